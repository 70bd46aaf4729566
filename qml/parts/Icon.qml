// An icon of the design system in the colour of a token.
import QtQuick
import Arbiter

Image {
    id: icon

    property string name
    property color ink: Theme.text2
    property int size: 18

    width: size
    height: size
    sourceSize.width: size * Screen.devicePixelRatio
    sourceSize.height: size * Screen.devicePixelRatio
    source: name.length > 0 ? "image://icon/" + name + "/" + ink : ""
    Accessible.ignored: true
}
