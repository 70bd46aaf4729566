// The tip of whatever it fills, shown while the pointer rests there or the keyboard is there.
import QtQuick
import QtQuick.Controls.Basic
import Arbiter

Item {
    id: tip

    property string text
    property bool focused: false

    HoverHandler { id: hover }
    ToolTip {
        id: bubble
        visible: (hover.hovered || tip.focused) && tip.text.length > 0
        delay: 400
        padding: 6
        contentItem: Text {
            text: tip.text
            textFormat: Text.PlainText
            wrapMode: Text.Wrap
            color: Theme.bg
            font.pixelSize: Theme.caption
        }
        background: Rectangle { color: Theme.text; radius: Theme.radiusSmall }
    }
}
