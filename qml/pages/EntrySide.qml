// The card of the entry in the focused row of the log, and its taking back.
import QtQuick
import QtQuick.Layouts
import Arbiter

Drawer {
    id: side

    property var card: ({})
    property bool writable: true
    property alias reason: reason

    signal revoked

    function revoke() {
        const answer = Session.revoke(card.number, reason.text)
        if (!Session.wasTaken(answer)) return
        reason.text = ""
        revoked()
    }

    closable: false
    title: card.number ? qsTr("Entry %1").arg(card.number) : ""
    subtitle: card.number ? card.stands ? card.kind : qsTr("%1, taken back").arg(card.kind) : ""

    Words {
        Layout.fillWidth: true
        text: side.card.sentence ?? ""
        wrapMode: Text.Wrap
        font.strikeout: side.card.stands === false
    }
    Fact { label: qsTr("Time"); value: side.card.time ?? "" }
    Fact { label: qsTr("By"); value: side.card.author ?? "" }
    Fact { label: qsTr("Desk"); value: side.card.desk ?? "" }
    Fact { label: qsTr("Act"); value: side.card.act ? String(side.card.act) : "" }
    Fact { label: qsTr("Acknowledged"); value: side.card.acknowledged ?? "" }
    Fact { label: qsTr("Rests on"); value: side.card.restsOn ?? "" }
    Words {
        text: qsTr("Seal, SHA-256")
        color: Theme.text2
        font.pixelSize: Theme.caption
    }
    Rectangle {
        Layout.fillWidth: true
        implicitHeight: digits.implicitHeight + 16
        color: Theme.sunken
        radius: Theme.radius
        Words {
            id: digits
            anchors.fill: parent
            anchors.margins: 8
            text: side.card.seal ?? ""
            wrapMode: Text.Wrap
            font.family: Theme.mono
            font.pixelSize: Theme.micro
        }
    }
    TextEntry {
        id: reason
        Layout.fillWidth: true
        visible: side.card.stands ?? false
        label: qsTr("Take it back, because")
        hint: qsTr("Taking back adds an entry with your reason.")
        readOnly: !side.writable
        onAccepted: side.revoke()
    }
    foot: PushButton {
        text: qsTr("Take back")
        iconName: "undo"
        kind: "danger"
        enabled: side.writable && (side.card.stands ?? false)
        onClicked: side.revoke()
    }
}
