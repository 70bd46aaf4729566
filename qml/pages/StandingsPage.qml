// The standings after the shown round.
import QtQuick
import QtQuick.Layouts
import Arbiter

Page {
    id: page

    title: qsTr("Standings")
    summary: standings.summary
    first: (table.visible ? table.view : empty.button) as Item

    StandingsModel { id: standings; session: Session; active: page.current }
    Component { id: roundColumn; TableColumn { width: 66; priority: 3; align: "right" } }
    readonly property int after: standings.after
    onAfterChanged: lay()
    Component.onCompleted: lay()
    /// The columns of the rounds follow the event; the points come after them.
    function lay() {
        const list = [place, titles, names, federations, ratings]
        for (let round = 1; round <= after; ++round)
            list.push(roundColumn.createObject(page, { cell: StandingsModel.FirstRound + round - 1, title: qsTr("R%1").arg(round), priority: after - round < 2 ? 2 : after - round < 5 ? 3 : 4 }))
        points.cell = StandingsModel.FirstRound + after
        list.push(points)
        table.columns = list
    }
    TableColumn { id: place; cell: StandingsModel.Place; width: 52; align: "right"; title: qsTr("Place") }
    TableColumn { id: titles; cell: StandingsModel.TitleOf; width: 50; priority: 4; title: qsTr("Title") }
    TableColumn { id: names; cell: StandingsModel.Name; width: 170; grows: true; title: qsTr("Name") }
    TableColumn { id: federations; cell: StandingsModel.Federation; width: 56; priority: 4; title: qsTr("Fed") }
    TableColumn { id: ratings; cell: StandingsModel.Rating; width: 60; priority: 3; align: "right"; title: qsTr("Rtg") }
    TableColumn { id: points; cell: StandingsModel.FirstRound; width: 64; align: "right"; title: qsTr("Pts") }

    ColumnLayout {
        anchors.fill: parent
        spacing: 12
        Message {
            Layout.fillWidth: true
            visible: standings.notFinal.length > 0
            tone: "amber"
            text: standings.notFinal
        }
        DenseTable {
            id: table
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: standings.count > 0
            name: qsTr("Standings after round %1").arg(standings.after)
            rowHeight: Theme.rowDense
            model: standings
            searchCell: StandingsModel.Name
        }
        EmptyState {
            id: empty
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: standings.count === 0
            what: qsTr("There are no standings yet")
            how: qsTr("They appear with the first published round and follow every result.")
            action: qsTr("Go to Pairings")
            actionKey: "Ctrl 2"
            onActed: page.wanted("pairings")
        }
    }
}
