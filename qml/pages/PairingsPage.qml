// The pairings of a round: pair, look, publish.
import QtQuick
import QtQuick.Layouts
import Arbiter

Page {
    id: page

    property var wrong: ({})
    readonly property bool writable: Session.readOnly.length === 0
    readonly property bool draft: pairings.state === "draft"
    readonly property bool next: pairings.nextRound > 0

    function act(id: string, what: var) {
        if (id === "pair") return pair(false)
        if (id === "publish") return publish()
    }
    function pair(missingAsAdjourned: bool) {
        wrong = pairings.pair(missingAsAdjourned)
        if (wrong.came === "taken") takeFocus()
    }
    function publish() {
        const answer = pairings.publish()
        if (Session.wasTaken(answer)) wrong = {}
    }

    title: qsTr("Pairings")
    summary: pairings.summary
    first: (table.visible ? table.view : empty.button.visible ? empty.button : pairButton) as Item
    acts: [
        PushButton {
            visible: page.draft
            enabled: page.writable
            text: qsTr("Take the draft back")
            kind: "danger"
            onClicked: pairings.discardDraft()
        },
        PushButton {
            id: pairButton
            visible: !page.draft && page.next
            enabled: page.writable
            text: qsTr("Pair round %1").arg(pairings.nextRound)
            key: "F5"
            kind: "primary"
            onClicked: page.pair(false)
        },
        PushButton {
            visible: page.draft
            enabled: page.writable
            text: qsTr("Publish")
            key: "F9"
            kind: "primary"
            onClicked: page.publish()
        }
    ]

    PairingsModel { id: pairings; session: Session; active: page.current }
    Connections { target: Session; function onActed() { page.wrong = ({}) } }
    Connections { target: Session.preferences; function onLanguageChanged() { page.wrong = ({}) } }
    ColumnLayout {
        anchors.fill: parent
        spacing: 12
        Message {
            Layout.fillWidth: true
            visible: page.wrong.came === "refused"
            tone: "red"
            fact: qsTr("Not paired.")
            text: page.wrong.text ?? ""
            action: page.wrong.field === "missing" ? qsTr("Record them as adjourned and pair") : ""
            onActed: page.pair(true)
        }
        Message {
            Layout.fillWidth: true
            visible: page.draft
            tone: "amber"
            iconName: "pin"
            fact: qsTr("Draft.")
            text: qsTr("Nobody sees it until you publish.")
        }
        DenseTable {
            id: table
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: pairings.count > 0
            name: qsTr("Pairings of round %1").arg(Session.round)
            rowHeight: Theme.rowDense
            model: pairings
            searchCell: PairingsModel.White
            columns: [
                TableColumn { cell: PairingsModel.BoardOf; width: 48; align: "right"; title: qsTr("Bd") },
                TableColumn { cell: PairingsModel.WhitePoints; width: 46; align: "right"; title: qsTr("Pts") },
                TableColumn { cell: PairingsModel.WhiteTitle; width: 50; priority: 4 },
                TableColumn { cell: PairingsModel.White; width: 130; grows: true; dot: "white"; title: qsTr("White") },
                TableColumn { cell: PairingsModel.WhiteRating; width: 60; priority: 3; align: "right"; title: qsTr("Rtg") },
                TableColumn { cell: PairingsModel.BlackPoints; width: 46; align: "right"; title: qsTr("Pts") },
                TableColumn { cell: PairingsModel.BlackTitle; width: 50; priority: 4 },
                TableColumn { cell: PairingsModel.Black; width: 130; grows: true; dot: "black"; title: qsTr("Black") },
                TableColumn { cell: PairingsModel.BlackRating; width: 60; priority: 3; align: "right"; title: qsTr("Rtg") }
            ]
            onActivated: if (!page.draft) page.wanted("results")
        }
        EmptyState {
            id: empty
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: pairings.count === 0
            what: qsTr("Round %1 is not paired yet").arg(Session.round)
            how: Session.players < 2 ? qsTr("A round needs two players at least; they are entered on the page Players.")
                                     : qsTr("The Dutch system pairs it as a draft; you look, then publish.")
            action: Session.players < 2 ? qsTr("Go to Players") : Session.round === pairings.nextRound ? qsTr("Pair round %1").arg(pairings.nextRound) : ""
            actionKey: Session.players < 2 ? "Ctrl 1" : "F5"
            onActed: {
                if (Session.players < 2) page.wanted("players")
                else page.pair(false)
            }
        }
        KeyLegend {
            Layout.fillWidth: true
            visible: pairings.count > 0
            keys: page.draft ? [{ key: "F9", name: qsTr("publish") }, { key: "Ctrl Z", name: qsTr("take back") }]
                             : [{ key: "Enter", name: qsTr("to the results") }, { key: "F5", name: qsTr("pair the next round") }, { key: qsTr("letters"), name: qsTr("search White") }]
        }
    }
}
