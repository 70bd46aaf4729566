// The state of one thing, in a word and a wash.
import QtQuick
import Arbiter

Rectangle {
    id: chip

    property string text
    property string tone

    visible: text.length > 0
    implicitWidth: words.implicitWidth + 16
    implicitHeight: 22
    radius: 11
    color: Theme.wash(tone)
    border.width: Theme.scheme === "contrast" ? 1 : 0
    border.color: words.color
    Text {
        id: words
        anchors.fill: parent
        anchors.leftMargin: 8
        anchors.rightMargin: 8
        text: chip.text
        textFormat: Text.PlainText
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        color: chip.tone.length > 0 ? Theme.ink(chip.tone) : Theme.text2
        font.pixelSize: Theme.caption
        Accessible.ignored: true
    }
    Loader {
        anchors.fill: parent
        active: words.truncated
        sourceComponent: Tip { text: chip.text }
    }
}
