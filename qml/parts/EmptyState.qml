// Where nothing is yet: what would be here, how it gets here, one button.
import QtQuick
import QtQuick.Layouts
import Arbiter

Item {
    id: empty

    property string what
    property string how
    property string action
    property string actionKey

    readonly property alias button: button

    signal acted

    ColumnLayout {
        anchors.centerIn: parent
        width: Math.min(parent.width - 40, 420)
        spacing: Theme.gap
        Words {
            Layout.fillWidth: true
            text: empty.what
            font.bold: true
            font.pixelSize: Theme.section
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
        }
        Words {
            Layout.fillWidth: true
            text: empty.how
            color: Theme.text2
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
        }
        PushButton {
            id: button
            Layout.alignment: Qt.AlignHCenter
            Layout.topMargin: 4
            visible: empty.action.length > 0
            text: empty.action
            key: empty.actionKey
            kind: "primary"
            onClicked: empty.acted()
        }
    }
}
