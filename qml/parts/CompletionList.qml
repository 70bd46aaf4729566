// The texts that complete a field, under it; the field keeps the keyboard.
import QtQuick
import QtQuick.Controls.Basic
import Arbiter

Popup {
    id: popup

    property var texts: []
    property int currentIndex: 0
    property bool dismissed: false

    signal chosen(text: string)

    visible: texts.length > 0
    focus: false
    padding: 4
    closePolicy: Popup.NoAutoClose
    onTextsChanged: currentIndex = 0
    background: Rectangle {
        color: Theme.surface
        radius: Theme.radius
        border.color: Theme.line
    }
    contentItem: ListView {
        implicitHeight: Math.min(contentHeight, 8 * Theme.rowDense)
        clip: true
        model: popup.texts
        delegate: Rectangle {
            id: choice
            required property string modelData
            required property int index
            width: ListView.view.width
            height: Theme.rowDense
            radius: Theme.radiusSmall
            color: index === popup.currentIndex ? Theme.tint : "transparent"
            Accessible.role: Accessible.ListItem
            Accessible.name: modelData
            Accessible.onPressAction: popup.chosen(modelData)
            Words {
                anchors.fill: parent
                anchors.leftMargin: 8
                text: choice.modelData
                Accessible.ignored: true
            }
            TapHandler { onTapped: popup.chosen(choice.modelData) }
        }
    }
}
