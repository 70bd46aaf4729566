// The players: search, add, edit, withdraw, byes of the next round.
import QtQuick
import QtQuick.Layouts
import Arbiter

Page {
    id: page

    /// What the card beside the table shows: "", "add" or "edit".
    property string mode: ""
    readonly property bool writable: Session.readOnly.length === 0

    function act(id: string, what: var) {
        if (id === "add-player") return begin("add")
        if (id === "player") {
            players.search = ""
            if (table.goToKey(what)) table.view.forceActiveFocus(Qt.TabFocusReason)
        }
    }
    function begin(mode: string) {
        if (!writable) return Session.wasRefused(Session.readOnly)
        page.mode = mode
        form.begin(mode === "edit" ? table.currentKey : 0)
    }
    function end() {
        mode = ""
        takeFocus()
    }

    title: qsTr("Players")
    summary: players.summary
    first: (players.count > 0 ? table.view : add) as Item
    acts: PushButton {
        id: add
        enabled: page.writable
        text: qsTr("Add a player")
        key: "Ctrl N"
        iconName: "plus"
        kind: players.count === 0 || page.mode !== "" ? "plain" : "primary"
        onClicked: page.begin("add")
    }

    PlayersModel {
        id: players
        session: Session
        active: page.current
    }
    RowLayout {
        anchors.fill: parent
        spacing: Theme.between
        ColumnLayout {
            spacing: 12
            TextEntry {
                id: search
                Layout.maximumWidth: 320
                Layout.fillWidth: true
                visible: Session.players > 0
                iconName: "search"
                placeholder: qsTr("Name, number, club or id")
                onEdited: players.search = text
                onAccepted: table.view.forceActiveFocus(Qt.TabFocusReason)
            }
            DenseTable {
                id: table
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: Session.players > 0
                name: qsTr("Players")
                model: players
                searchCell: PlayersModel.Name
                columns: [
                    TableColumn { cell: PlayersModel.Number; width: 56; align: "right"; title: qsTr("No.") },
                    TableColumn { cell: PlayersModel.TitleOf; width: 52; priority: 3; title: qsTr("Title") },
                    TableColumn { cell: PlayersModel.Name; width: 150; grows: true; title: qsTr("Name") },
                    TableColumn { cell: PlayersModel.Federation; width: 60; priority: 2; title: qsTr("Fed") },
                    TableColumn { cell: PlayersModel.Rating; width: 68; align: "right"; title: qsTr("Rating") },
                    TableColumn { cell: PlayersModel.PointsOf; width: 56; align: "right"; title: qsTr("Pts") },
                    TableColumn { cell: PlayersModel.State; width: 136; chip: true; title: qsTr("Next round") }
                ]
                onActivated: page.begin("edit")
                onKeyed: event => side.key(event)
            }
            EmptyState {
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: Session.players === 0
                what: qsTr("Nobody has entered yet")
                how: qsTr("Players are added one by one: a name is enough, the rating orders them.")
                action: page.mode === "" ? qsTr("Add a player") : ""
                actionKey: "Ctrl N"
                onActed: page.begin("add")
            }
            KeyLegend {
                Layout.fillWidth: true
                visible: Session.players > 0
                keys: [
                    { key: "Enter", name: qsTr("edit") }, { key: "W", name: qsTr("withdraw") },
                    { key: "H", name: qsTr("half-point bye") }, { key: "A", name: qsTr("absent") },
                    { key: "R", name: qsTr("plays again") }, { key: qsTr("letters"), name: qsTr("search names") }
                ]
            }
        }
        PlayerSide {
            id: side
            visible: page.mode === "" && Session.players > 0 && (!page.narrow || width > 0)
            Layout.preferredWidth: page.narrow ? 252 : 320
            Layout.fillHeight: true
            list: players
            player: table.currentKey
            writable: page.writable
            onEditing: page.begin("edit")
        }
        PlayerForm {
            id: form
            visible: page.mode !== ""
            Layout.preferredWidth: page.narrow ? 324 : 360
            Layout.fillHeight: true
            list: players
            onClosed: page.end()
            onStored: adding => {
                if (adding) form.begin(0)
                else page.end()
            }
        }
    }
}
