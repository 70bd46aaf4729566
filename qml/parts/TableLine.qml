// A row of a dense table. It reads as one sentence.
import QtQuick
import Arbiter

Item {
    id: line

    required property var owner
    required property ListView view
    required property int index
    required property real key
    required property var cells
    required property var tones
    required property string spoken
    readonly property bool current: index === view.currentIndex

    ListView.onPooled: visible = false
    ListView.onReused: visible = true

    width: view.width
    height: owner.rowHeight
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken
    Accessible.selected: current
    Accessible.focusable: true
    Accessible.focused: current && view.activeFocus
    Accessible.onPressAction: {
        owner.go(index)
        owner.activated(key)
    }

    Rectangle {
        anchors.fill: parent
        visible: line.current
        color: Theme.tint
    }
    Rectangle {
        id: flash
        anchors.fill: parent
        color: Theme.accent
        opacity: 0
        NumberAnimation { id: fading; target: flash; property: "opacity"; from: 0.35; to: 0; duration: Theme.flashTime }
    }
    Connections {
        target: line.owner
        function onFlashed(key) { if (key === line.key && Theme.flashTime > 0) fading.restart() }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }
    Repeater {
        model: line.owner.laid
        delegate: TableCell {
            height: line.height
            text: line.cells[modelData.column.cell] ?? ""
            tone: line.tones[modelData.column.cell] ?? ""
        }
    }
    FocusRing {
        away: 0
        radius: Theme.radiusSmall
        shown: line.current && line.view.activeFocus
    }
    TapHandler {
        onTapped: {
            line.owner.go(line.index)
            line.view.forceActiveFocus()
        }
        onDoubleTapped: line.owner.activated(line.key)
    }
}
