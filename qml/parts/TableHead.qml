// The head of a column.
import QtQuick
import Arbiter

Item {
    id: head

    required property var modelData
    readonly property TableColumn column: modelData.column

    x: modelData.x
    width: modelData.width
    height: parent ? parent.height : 0

    ColourDot {
        id: dot
        visible: head.column.dot.length > 0
        black: head.column.dot === "black"
        x: head.column.align === "right" ? parent.width - 8 - words.contentWidth - 14 : 8
        anchors.verticalCenter: parent.verticalCenter
    }
    Words {
        id: words
        anchors.fill: parent
        anchors.leftMargin: head.column.dot.length > 0 ? 22 : 8
        anchors.rightMargin: 8
        text: head.column.title
        color: Theme.text3
        font.pixelSize: Theme.caption
        horizontalAlignment: head.column.align === "right" ? Text.AlignRight
                           : head.column.align === "centre" ? Text.AlignHCenter : Text.AlignLeft
    }
}
