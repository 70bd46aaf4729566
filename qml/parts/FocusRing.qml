// The ring around what has the keyboard: always visible, 2 px away from buttons, inside rows.
import QtQuick
import Arbiter

Rectangle {
    id: ring

    property bool shown: false
    property int away: 2

    anchors.fill: parent
    anchors.margins: -away - (away > 0 ? Theme.ring : 0)
    visible: shown
    color: "transparent"
    radius: Theme.radius + (away > 0 ? 3 : 0)
    border.width: Theme.ring
    border.color: Theme.focus
}
