// The results of a round, by keyboard: a key types a result, Enter goes to the next missing one, "." then a number then
// Enter goes to that board.
import QtQuick
import QtQuick.Layouts
import Arbiter

Page {
    id: page

    /// The number typed after "."; null where none is being typed.
    property var goingTo: null
    readonly property bool writable: Session.readOnly.length === 0
    readonly property var conflict: results.conflict

    function act(id: string, what: var) {
        results.onlyMissing = false
        if (table.goToKey(what)) table.view.forceActiveFocus(Qt.TabFocusReason)
    }
    function key(event: var) {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier)) return
        // 1 and 2 answer for the board that differs only while it is the one in focus.
        const differs = conflict.board > 0 && conflict.board === table.currentKey
        event.accepted = goingTo !== null ? typeNumber(event) : differs ? settle(event) : typeResult(event)
    }
    function typeNumber(event: var): bool {
        if (/^[0-9]$/.test(event.text)) goingTo += event.text
        else if (event.key === Qt.Key_Backspace) goingTo = goingTo.slice(0, -1)
        else {
            const enter = event.key === Qt.Key_Return || event.key === Qt.Key_Enter
            const number = goingTo
            goingTo = null
            if (enter && number.length > 0 && !table.goToKey(Number(number)))
                Session.wasRefused(qsTr("There is no board %1 in this list.").arg(number))
        }
        return true
    }
    function settle(event: var): bool {
        if (event.text === "1" || event.key === Qt.Key_Escape) results.keepStanding()
        else if (event.text === "2") results.takeTyped(qsTr("typed again at the desk"))
        else return false
        return true
    }
    function typeResult(event: var): bool {
        if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
            const next = results.nextMissing(table.currentIndex)
            if (next >= 0) table.go(next)
            return true
        }
        if (event.text === ".") {
            goingTo = ""
            return true
        }
        const clears = event.key === Qt.Key_Delete
        if (!clears && !["1", "0", "=", "5", "+", "-", "*"].includes(event.text)) return false
        if (!writable) Session.wasRefused(Session.readOnly)
        else done(clears ? results.clear(table.currentKey) : results.type(table.currentKey, event.text))
        return true
    }
    function done(answer: var) {
        if (Session.wasTaken(answer)) table.flashed(table.currentKey)
    }

    title: qsTr("Results")
    summary: results.summary
    first: (table.visible ? table.view : empty.button) as Item
    acts: Choice {
        name: qsTr("Boards shown")
        options: [{ value: "all", name: qsTr("All") }, { value: "missing", name: qsTr("Missing %1").arg(results.missing) }]
        value: results.onlyMissing ? "missing" : "all"
        onChosen: value => results.onlyMissing = value === "missing"
    }

    ResultsModel { id: results; session: Session; active: page.current }
    ColumnLayout {
        anchors.fill: parent
        spacing: 12
        Message {
            Layout.fillWidth: true
            visible: page.conflict.board > 0
            tone: "amber"
            fact: qsTr("Board %1 differs.").arg(page.conflict.board ?? "")
            text: qsTr("%1 stands, %2 was typed. Look at the slip: 1 keeps %1, 2 takes %2.").arg(page.conflict.stands ?? "").arg(page.conflict.typed ?? "")
            action: qsTr("Keep %1").arg(page.conflict.stands ?? "")
            actionKey: "1"
            onActed: results.keepStanding()
        }
        Message {
            Layout.fillWidth: true
            visible: results.count > 0 && results.missing === 0 && Session.round === Session.lastPublished
            tone: "green"
            iconName: "check"
            fact: qsTr("Every result is in.")
            text: qsTr("Round %1 is complete.").arg(Session.round)
            action: qsTr("Standings")
            actionKey: "Ctrl 4"
            onActed: page.wanted("standings")
        }
        DenseTable {
            id: table
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: results.count > 0
            name: qsTr("Results of round %1").arg(Session.round)
            model: results
            columns: [
                TableColumn { cell: ResultsModel.BoardOf; width: 52; align: "right"; title: qsTr("Bd") },
                TableColumn { cell: ResultsModel.White; width: 140; grows: true; align: "right"; dot: "white"; title: qsTr("White") },
                TableColumn { cell: ResultsModel.WhiteRating; width: 60; priority: 3; align: "right"; title: qsTr("Rtg") },
                TableColumn { cell: ResultsModel.Result; width: 84; align: "centre"; title: qsTr("Result") },
                TableColumn { cell: ResultsModel.BlackRating; width: 60; priority: 3; title: qsTr("Rtg") },
                TableColumn { cell: ResultsModel.Black; width: 140; grows: true; dot: "black"; title: qsTr("Black") },
                TableColumn { cell: ResultsModel.State; width: 110; chip: true; title: qsTr("State") }
            ]
            onKeyed: event => page.key(event)
        }
        EmptyState {
            id: empty
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: results.count === 0
            what: results.onlyMissing && results.missing === 0 && Session.lastPublished >= Session.round
                  ? qsTr("No result is missing in round %1").arg(Session.round) : qsTr("Round %1 is not published yet").arg(Session.round)
            how: results.onlyMissing ? qsTr("The filter shows the missing ones only.") : qsTr("Results are typed once the round is paired and published.")
            action: results.onlyMissing ? qsTr("Show all boards") : qsTr("Go to Pairings")
            actionKey: results.onlyMissing ? "" : "Ctrl 2"
            onActed: {
                if (results.onlyMissing) results.onlyMissing = false
                else page.wanted("pairings")
            }
        }
        KeyLegend {
            Layout.fillWidth: true
            title: page.goingTo !== null ? qsTr("Go to board %1…").arg(page.goingTo) : qsTr("Keys: Arbiter")
            keys: [
                { key: "1", name: "1–0" }, { key: "0", name: "0–1" }, { key: "=", name: "½–½" }, { key: "+", name: "+/–" },
                { key: "-", name: "–/+" }, { key: "*", name: qsTr("adjourned") }, { key: "Enter", name: qsTr("next missing") },
                { key: ".12", name: qsTr("go to") }, { key: "Del", name: qsTr("clear") }
            ]
        }
    }
}
