// White is a ring, Black a disc.
import QtQuick
import Arbiter

Rectangle {
    property bool black: false

    width: 10
    height: 10
    radius: 5
    color: black ? Theme.text : "transparent"
    border.width: 1.5
    border.color: Theme.text2
    Accessible.ignored: true
}
