// Text. What does not fit is cut with an ellipsis and shown whole in a tip.
import QtQuick
import Arbiter

Text {
    id: words

    /// What the tip says; the text itself unless something else is said.
    property string tip: text

    color: Theme.text
    elide: Text.ElideRight
    textFormat: Text.PlainText
    font.pixelSize: Theme.body
    verticalAlignment: Text.AlignVCenter
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Accessible.ignored: text.length === 0

    Loader {
        anchors.fill: parent
        active: words.truncated
        sourceComponent: Tip { text: words.tip }
    }
}
