// What was just decided, with its undo; or why something was not. It goes by itself after ten seconds, but not while
// it is looked at; Ctrl+Z works long after.
import QtQuick
import QtQuick.Layouts
import Arbiter

FocusScope {
    id: bar

    property string sentence
    property bool refusal: false
    property bool revocation: false

    function offer(text: string, wasRevocation: bool) {
        refusal = false
        revocation = wasRevocation
        show(text)
    }
    function say(text: string) {
        refusal = true
        show(text)
    }
    function show(text: string) {
        sentence = text
        visible = true
        leaving.restart()
    }
    function hide() { visible = false }

    visible: false
    x: parent.width - width - 20
    y: parent.height - height - 92
    z: 5
    width: Math.min(row.implicitWidth + 24, parent.width - 220)
    height: Math.max(40, row.implicitHeight + 12)
    Accessible.role: refusal ? Accessible.AlertMessage : Accessible.Notification
    Accessible.name: sentence

    Timer {
        id: leaving
        interval: 10000
        onTriggered: if (hover.hovered || bar.activeFocus) restart(); else bar.hide()
    }
    HoverHandler { id: hover }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusCard
        color: bar.refusal ? Theme.redtint : Theme.text
        border.color: bar.refusal ? Theme.redfill : Theme.text
    }
    RowLayout {
        id: row
        anchors.fill: parent
        anchors.leftMargin: 14
        anchors.rightMargin: 8
        spacing: 12
        Icon {
            visible: bar.refusal
            name: "stop"
            ink: Theme.red
        }
        Words {
            Layout.fillWidth: true
            Layout.maximumWidth: 620
            text: bar.sentence
            wrapMode: Text.Wrap
            maximumLineCount: 3
            color: bar.refusal ? Theme.text : Theme.bg
            Accessible.ignored: true
        }
        PushButton {
            visible: !bar.refusal
            small: true
            text: bar.revocation ? qsTr("Redo") : qsTr("Undo")
            key: bar.revocation ? "Ctrl Y" : "Ctrl Z"
            onClicked: {
                bar.hide()
                if (bar.revocation) Session.redo()
                else Session.undo()
            }
        }
        PushButton {
            visible: bar.refusal
            kind: "quiet"
            small: true
            iconName: "close"
            tip: qsTr("Close")
            onClicked: bar.hide()
        }
    }
}
