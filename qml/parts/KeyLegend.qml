// The foot of a list: the keys that work here, and nothing else. `keys` is a list of {key, name}.
import QtQuick
import QtQuick.Layouts
import Arbiter

Card {
    id: legend

    property string title
    property var keys: []
    property string note

    implicitHeight: 36
    clip: true
    Accessible.role: Accessible.Note
    Accessible.name: title + " " + keys.map(k => k.key + " " + k.name).join(", ")

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.pad
        anchors.rightMargin: Theme.pad
        spacing: 12
        Words {
            visible: legend.title.length > 0
            text: legend.title
            font.bold: true
            font.pixelSize: Theme.caption
            Accessible.ignored: true
        }
        Repeater {
            model: legend.keys
            delegate: RowLayout {
                id: pair
                required property var modelData
                readonly property bool fits: x + implicitWidth <= legend.width - 2 * Theme.pad
                opacity: fits ? 1 : 0
                spacing: 5
                KeyCap { key: pair.modelData.key }
                Words {
                    text: pair.modelData.name
                    color: Theme.text2
                    font.pixelSize: Theme.caption
                    Accessible.ignored: true
                }
            }
        }
        Item { Layout.fillWidth: true }
        Words {
            visible: legend.note.length > 0
            text: legend.note
            color: Theme.text2
            font.pixelSize: Theme.caption
        }
    }
}
