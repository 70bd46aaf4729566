// A cell: a text, or a chip.
import QtQuick
import Arbiter

Item {
    id: cell

    required property var modelData
    property string text
    property string tone
    readonly property TableColumn column: modelData.column

    x: modelData.x
    width: modelData.width

    Text {
        id: words
        visible: !cell.column.chip && !cell.column.mono
        anchors.fill: parent
        anchors.leftMargin: 8
        anchors.rightMargin: 8
        text: cell.text
        textFormat: Text.PlainText
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: cell.column.align === "right" ? Text.AlignRight
                           : cell.column.align === "centre" ? Text.AlignHCenter : Text.AlignLeft
        color: Theme.ink(cell.tone)
        font.pixelSize: Theme.body
        font.bold: cell.tone === "strong"
        font.strikeout: cell.tone === "struck"
        Accessible.ignored: true
    }
    Loader {
        anchors.fill: parent
        active: words.truncated && !cell.column.chip
        sourceComponent: Tip { text: cell.text }
    }
    Loader {
        x: 8
        anchors.verticalCenter: parent.verticalCenter
        active: cell.column.mono
        sourceComponent: Text {
            text: cell.text
            color: Theme.text
            font.family: Theme.mono
            font.pixelSize: Theme.micro
            Accessible.ignored: true
        }
    }
    Loader {
        x: 8
        anchors.verticalCenter: parent.verticalCenter
        active: cell.column.chip
        sourceComponent: Chip {
            width: Math.min(implicitWidth, cell.width - 12)
            text: cell.text
            tone: cell.tone
        }
    }
}
