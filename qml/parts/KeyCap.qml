// A key, as it stands on the keyboard.
import QtQuick
import Arbiter

Rectangle {
    id: cap

    property string key
    property color ink: Theme.text2
    property color face: Theme.surface

    visible: key.length > 0
    implicitWidth: Math.max(18, letters.implicitWidth + 10)
    implicitHeight: 18
    radius: Theme.radiusSmall
    color: face
    border.color: ink === Theme.text2 ? Theme.edge : ink
    Text {
        id: letters
        anchors.centerIn: parent
        text: cap.key
        color: cap.ink
        font.pixelSize: Theme.micro
        Accessible.ignored: true
    }
}
