// A way to begin, as a card that can be pressed.
import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic
import Arbiter

AbstractButton {
    id: card

    property string title
    property string iconName
    property string key

    Layout.fillWidth: true
    Layout.fillHeight: true
    Layout.preferredWidth: 200
    implicitHeight: column.implicitHeight + 28
    activeFocusOnTab: true
    focusPolicy: Qt.StrongFocus
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Accessible.role: Accessible.Button
    Accessible.name: title
    Accessible.description: text + " " + key
    Accessible.onPressAction: clicked()

    background: Card {
        color: card.hovered ? Theme.tint : Theme.surface
        FocusRing { shown: card.activeFocus; away: 0; radius: Theme.radiusCard }
    }
    contentItem: Item {
        ColumnLayout {
            id: column
            anchors.fill: parent
            anchors.margins: Theme.pad
            spacing: 6
            RowLayout {
                spacing: 10
                Icon { name: card.iconName; ink: Theme.accent; size: 20 }
                Item { Layout.fillWidth: true }
                KeyCap { key: card.key }
            }
            Words {
                Layout.fillWidth: true
                text: card.title
                font.bold: true
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            Words {
                Layout.fillWidth: true
                text: card.text
                color: Theme.text2
                font.pixelSize: Theme.caption
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            Item { Layout.fillHeight: true }
        }
    }
}
