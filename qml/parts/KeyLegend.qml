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
        // A Row, not a layout: see Choice.
        Row {
            id: pairs
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            spacing: 12
            Repeater {
                model: legend.keys
                delegate: Row {
                    id: pair
                    required property var modelData
                    opacity: x + width <= pairs.width ? 1 : 0
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
        }
        Words {
            visible: legend.note.length > 0
            text: legend.note
            color: Theme.text2
            font.pixelSize: Theme.caption
        }
    }
}
