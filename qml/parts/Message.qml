// An icon, a sentence with its fact in bold before it, and at most one button. `tone`: "", "green", "amber", "red".
import QtQuick
import QtQuick.Layouts
import Arbiter

Rectangle {
    id: message

    property string tone
    property string fact
    property string text
    property string iconName: tone === "red" ? "stop" : tone === "green" ? "seal" : "info"
    property string action
    property string actionKey

    signal acted

    implicitHeight: Math.max(40, row.implicitHeight + 14)
    radius: Theme.radius
    color: Theme.wash(tone)
    border.width: Theme.scheme === "contrast" ? 1 : 0
    border.color: Theme.edge
    Accessible.role: tone === "red" ? Accessible.AlertMessage : Accessible.Note
    Accessible.name: fact.length > 0 ? fact + " " + text : text

    RowLayout {
        id: row
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: 12
        anchors.rightMargin: Theme.gap
        spacing: 10
        Icon {
            name: message.iconName
            ink: message.tone.length > 0 ? Theme.ink(message.tone) : Theme.text2
        }
        Words {
            visible: message.fact.length > 0
            text: message.fact
            font.bold: true
            Accessible.ignored: true
        }
        Words {
            Layout.fillWidth: true
            text: message.text
            wrapMode: Text.Wrap
            elide: Text.ElideNone
            Accessible.ignored: true
        }
        PushButton {
            visible: message.action.length > 0
            text: message.action
            key: message.actionKey
            small: true
            onClicked: message.acted()
        }
    }
}
