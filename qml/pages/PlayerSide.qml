// The card of the player in the focused row: his name whole, his games, what can be done.
import QtQuick
import QtQuick.Layouts
import Arbiter

Drawer {
    id: side

    required property PlayersModel list
    property real player: 0
    property bool writable: true
    property var card: ({})
    readonly property string state_: card.state ?? ""
    readonly property bool gone: state_ === "withdrawn" || state_ === "expelled"

    signal editing

    function look() { card = player > 0 ? list.card(player) : {} }
    /// A key on the focused row; letters do what the legend says.
    function key(event: var) {
        if (player === 0 || event.modifiers & (Qt.ControlModifier | Qt.AltModifier)) return
        const acts = { [Qt.Key_W]: "withdraw", [Qt.Key_H]: "half", [Qt.Key_A]: "zero", [Qt.Key_R]: "again", [Qt.Key_Delete]: "remove" }
        const act = acts[event.key]
        if (!act) return
        event.accepted = true
        if (writable) perform(act)
        else Session.wasRefused(Session.readOnly)
    }
    function perform(act: string) {
        switch (act) {
        case "withdraw": return list.withdraw(player)
        case "remove": return list.remove(player)
        case "half": return list.bye(player, "half")
        case "zero": return list.bye(player, "zero")
        case "again": return gone ? list.comeBack(player) : list.bye(player, "none")
        }
    }

    closable: false
    title: card.shownName ?? ""
    subtitle: card.number ? qsTr("No. %1").arg(card.number) : qsTr("No number before round 1")
    onPlayerChanged: look()
    Connections { target: side.list; function onShown() { side.look() } }

    Fact { label: qsTr("Title"); value: side.card.title ?? "" }
    Fact { label: qsTr("Rating"); value: side.card.rating ?? "" }
    Fact { label: qsTr("Federation"); value: side.card.federation ?? "" }
    Fact { label: qsTr("FIDE ID"); value: side.card.fideId ?? "" }
    Fact { label: qsTr("Club or team"); value: side.card.club ?? "" }
    Fact { label: qsTr("Name in Chinese"); value: side.card.chineseName ?? "" }
    Words {
        visible: games.count > 0
        text: qsTr("Games")
        color: Theme.text2
        font.pixelSize: Theme.caption
    }
    Column { // not a layout: see Choice
        id: column
        Layout.fillWidth: true
        spacing: 10
        Repeater {
            id: games
            model: side.card.games ?? []
            delegate: RowLayout {
                id: game
                required property var modelData
                width: column.width
                spacing: Theme.gap
                Words { Layout.preferredWidth: 20; text: game.modelData.round; color: Theme.text3 }
                ColourDot { opacity: game.modelData.colour === "" ? 0 : 1; black: game.modelData.colour === "black" }
                Words { Layout.fillWidth: true; text: game.modelData.opponent; font.pixelSize: Theme.small }
                Words { text: game.modelData.result; font.pixelSize: Theme.small }
            }
        }
    }
    foot: [
        PushButton { small: true; text: qsTr("Edit"); key: "Enter"; enabled: side.writable; onClicked: side.editing() },
        PushButton { small: true; visible: !side.gone; text: qsTr("Withdraw"); key: "W"; kind: "danger"; enabled: side.writable; onClicked: side.perform("withdraw") },
        PushButton { small: true; visible: side.state_ === "plays"; text: qsTr("Half-point bye"); key: "H"; enabled: side.writable; onClicked: side.perform("half") },
        PushButton { small: true; visible: side.state_ === "plays"; text: qsTr("Absent"); key: "A"; enabled: side.writable; onClicked: side.perform("zero") },
        PushButton { small: true; visible: side.state_ !== "plays" && side.state_ !== "expelled"; text: qsTr("Plays again"); key: "R"; enabled: side.writable; onClicked: side.perform("again") },
        PushButton { small: true; visible: !side.card.fixed; text: qsTr("Remove"); key: "Del"; kind: "danger"; enabled: side.writable; onClicked: side.perform("remove") }
    ]
}
