// The pages, each made when it is first looked at and kept.
import QtQuick
import Arbiter

FocusScope {
    id: pages

    property string page
    property bool narrow: false

    /// A page asks for a command of the window.
    signal wanted(id: string)
    /// A page wants an event opened.
    signal opening(path: string)

    readonly property Page shown: {
        for (let i = 0; i < rooms.count; ++i)
            if (rooms.itemAt(i) && rooms.itemAt(i).modelData.id === page) return (rooms.itemAt(i) as Loader).item as Page
        return null
    }
    function takeFocus() { if (shown) shown.takeFocus() }
    /// The shown page does what was wanted of it.
    function act(id: string, what: var) { if (shown) shown.act(id, what) }

    Repeater {
        id: rooms
        model: [
            { id: "start", file: "StartPage" }, { id: "new-event", file: "NewEventPage" },
            { id: "players", file: "PlayersPage" }, { id: "pairings", file: "PairingsPage" },
            { id: "results", file: "ResultsPage" }, { id: "standings", file: "StandingsPage" },
            { id: "log", file: "LogPage" }, { id: "manual", file: "ManualPage" }
        ]
        delegate: Loader {
            id: room
            required property var modelData
            readonly property bool current: pages.page === modelData.id

            anchors.fill: parent
            visible: current
            enabled: current
            focus: current
            active: false
            source: "../pages/" + modelData.file + ".qml"
            onCurrentChanged: if (current) active = true
            Component.onCompleted: if (current) active = true
            Binding { target: room.item; property: "current"; value: room.current; when: room.item !== null }
            Binding { target: room.item; property: "narrow"; value: pages.narrow; when: room.item !== null }
            Connections {
                target: room.item
                ignoreUnknownSignals: true
                function onWanted(id) { pages.wanted(id) }
                function onOpened(path) { pages.opening(path) }
            }
        }
    }
}
