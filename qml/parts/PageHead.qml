// The head of a page: its title, one line about it, its acts at the right.
import QtQuick
import QtQuick.Layouts
import Arbiter

Item {
    id: head

    property string title
    property string summary
    default property alias acts: acts.data

    implicitHeight: 60
    RowLayout {
        anchors.fill: parent
        spacing: 12
        Words {
            text: head.title
            font.pixelSize: Theme.title
            font.bold: true
            Accessible.role: Accessible.Heading
        }
        Words {
            Layout.fillWidth: true
            text: head.summary
            color: Theme.text2
        }
        RowLayout {
            id: acts
            spacing: 12
        }
    }
}
