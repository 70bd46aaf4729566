// The commands of the window: their names for Ctrl+K, their keys, and what they do.
import QtQuick
import QtQuick.Dialogs
import Arbiter

Item {
    id: commands

    required property var shell
    required property Finder finder
    required property SettingsDialog settings
    required property DutyDialog duty
    required property Pages pages

    readonly property bool open: Session.open
    /// A question lies over the window: it is answered before anything else is done.
    readonly property bool asked: Session.warned || finder.visible || settings.visible || duty.visible
    /// {id, name, keys, enabled, writes}; the keys work everywhere in the window.
    readonly property var all: [
        { id: "find", name: qsTr("Find"), keys: "Ctrl+K", enabled: true, hidden: true },
        { id: "players", name: qsTr("Players"), keys: "Ctrl+1", enabled: open },
        { id: "pairings", name: qsTr("Pairings"), keys: "Ctrl+2", enabled: open },
        { id: "results", name: qsTr("Results"), keys: "Ctrl+3", enabled: open },
        { id: "standings", name: qsTr("Standings"), keys: "Ctrl+4", enabled: open },
        { id: "log", name: qsTr("Log"), keys: "Ctrl+5", enabled: open },
        { id: "add-player", name: qsTr("Add a player"), keys: "Ctrl+N", enabled: open, writes: true },
        { id: "pair", name: qsTr("Pair the next round"), keys: "F5", enabled: open, writes: true },
        { id: "publish", name: qsTr("Publish the draft"), keys: "F9", enabled: open, writes: true },
        { id: "duty", name: qsTr("Take over the duty"), keys: "Ctrl+D", enabled: open, writes: true },
        { id: "undo", name: qsTr("Undo"), keys: "Ctrl+Z", enabled: open, writes: true },
        { id: "redo", name: qsTr("Redo"), keys: "Ctrl+Y", enabled: open, writes: true },
        { id: "verify", name: qsTr("Verify the file"), keys: "F4", enabled: open },
        { id: "copy", name: qsTr("Make a second copy"), keys: "Ctrl+S", enabled: open },
        { id: "new-event", name: qsTr("New event"), keys: open ? "Ctrl+Shift+N" : "Ctrl+N", enabled: true },
        { id: "open", name: qsTr("Open an event file"), keys: "Ctrl+O", enabled: true },
        { id: "practice", name: qsTr("Practice event"), keys: "Ctrl+T", enabled: true },
        { id: "close", name: qsTr("Close the event"), keys: "Ctrl+W", enabled: open },
        { id: "settings", name: qsTr("Settings"), keys: "Ctrl+,", enabled: true },
        { id: "manual", name: qsTr("Manual"), keys: "F1", enabled: true }
    ]
    readonly property var list: all.filter(command => command.enabled)

    function perform(id: string) {
        if (Session.readOnly.length > 0 && all.some(command => command.id === id && command.writes))
            return Session.wasRefused(Session.readOnly)
        switch (id) {
        case "find": return finder.open()
        case "undo": return Session.undo()
        case "redo": return Session.redo()
        case "open": return openDialog.open()
        case "copy": return copyDialog.open()
        case "practice": return arrived(Session.practise(Session.pathFor(qsTr("Practice event"))), "results")
        case "close":
            Session.closeEvent()
            return shell.arrive("start")
        case "settings": return settings.open()
        case "duty": return duty.open()
        case "add-player": return act("players", id)
        case "pair": return act("pairings", id)
        case "publish": return act("pairings", id)
        case "verify": return act("log", id)
        case "back": return shell.show(shell.pageBeforeManual)
        case "manual": return openManual()
        case "start": return shell.show(open ? "players" : "start")
        }
        shell.show(id)
    }
    /// At the chapter of the page that is shown.
    function openManual() {
        const chapter = shell.page
        shell.show("manual")
        pages.act("chapter", chapter)
    }
    /// Shows the page and lets it do what was wanted.
    function act(page: string, id: string) {
        shell.show(page)
        pages.act(id, 0)
    }
    /// What was found with Ctrl+K.
    function go(kind: string, id: var) {
        if (kind === "command") return perform(id)
        if (kind === "round") {
            Session.round = id
            return shell.show("pairings")
        }
        if (kind === "board") Session.round = Session.lastPublished
        shell.show(kind === "board" ? "results" : "players")
        pages.act(kind, id)
    }
    function arrived(answer: var, page: string) {
        if (Session.wasTaken(answer)) shell.arrive(page)
        else if (answer.field) Session.wasRefused(answer.text)
    }
    function openFile(path: string) {
        arrived(Session.openEvent(path), "players")
    }

    // Of fixed length: Qt 6.4 keeps the old shortcuts when the model is another, and a key with two of them does nothing.
    Instantiator {
        model: commands.all.length
        delegate: Shortcut {
            required property int index
            readonly property var command: commands.all[index]
            sequence: command.keys
            context: Qt.ApplicationShortcut
            enabled: command.enabled && !commands.asked
            onActivated: commands.perform(command.id)
        }
    }
    Instantiator {
        model: 9
        delegate: Shortcut {
            required property int index
            sequence: "Alt+" + (index + 1)
            context: Qt.ApplicationShortcut
            enabled: index < Session.rounds.length && !commands.asked
            onActivated: Session.round = index + 1
        }
    }
    FileDialog {
        id: openDialog
        title: qsTr("Open an event file")
        nameFilters: [qsTr("Events (*.arb)"), qsTr("All files (*)")]
        onAccepted: commands.openFile(Session.pathOf(selectedFile))
    }
    FileDialog {
        id: copyDialog
        title: qsTr("Where the second copy goes")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "arb"
        nameFilters: [qsTr("Events (*.arb)")]
        onAccepted: Session.copyTo(Session.pathOf(selectedFile))
    }
}
