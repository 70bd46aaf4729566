// A label and what it is, in the card beside a table.
import QtQuick
import QtQuick.Layouts
import Arbiter

RowLayout {
    id: fact

    property string label
    property string value

    visible: value.length > 0
    Layout.fillWidth: true
    spacing: Theme.gap
    Words {
        Layout.preferredWidth: 96
        Layout.alignment: Qt.AlignTop
        text: fact.label
        color: Theme.text2
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
    Words {
        Layout.fillWidth: true
        text: fact.value
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
}
