// The window: event bar, rail, the page, status bar, and what lies over them. What a page does is the page's own.
import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic
import Arbiter

ApplicationWindow {
    id: window

    /// An event to open at the start; empty for the start page.
    property string openAtStart
    property string page: "start"
    property string pageBeforeManual: "start"
    readonly property bool narrow: width < 1100

    /// Shows a page and gives it the keyboard.
    function show(name: string) {
        if (name === "manual" && page !== "manual") pageBeforeManual = page
        page = name
        pages.takeFocus()
    }
    /// An event was opened or closed.
    function arrive(name: string) {
        show(name)
        undoBar.hide()
    }
    function perform(id: string) {
        commands.perform(id)
    }

    visible: true
    title: Session.open ? Session.eventName + " – Arbiter" : "Arbiter"
    width: 1280
    height: 800
    minimumWidth: 900
    minimumHeight: 600
    color: Theme.bg
    palette.window: Theme.bg
    palette.windowText: Theme.text

    Binding { target: Theme; property: "scheme"; value: {
        const chosen = Session.preferences.theme
        return chosen !== "system" ? chosen : Session.preferences.systemDark ? "dark" : "light"
    } }
    Binding { target: Theme; property: "motion"; value: !Session.preferences.lessMotion }

    Commands { id: commands; shell: window; finder: finder; settings: settings; duty: duty; pages: pages }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0
        EventBar {
            id: bar
            Layout.fillWidth: true
            onFind: finder.open()
        }
        RowLayout {
            spacing: 0
            Rail {
                id: rail
                Layout.fillHeight: true
                page: window.page
                collapsed: window.narrow || Session.preferences.railCollapsed
                onChosen: name => window.show(name)
                onSettings: settings.open()
                onManual: window.perform("manual")
            }
            ColumnLayout {
                spacing: 0
                Message {
                    Layout.fillWidth: true
                    Layout.margins: visible ? 12 : 0
                    visible: Session.readOnly.length > 0
                    tone: "red"
                    iconName: "lock"
                    fact: qsTr("This event can only be read.")
                    text: Session.readOnly
                }
                Pages {
                    id: pages
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    page: window.page
                    narrow: window.narrow
                    onWanted: id => window.perform(id)
                    onOpening: path => commands.openFile(path)
                }
            }
        }
        StatusBar { Layout.fillWidth: true; onVerify: window.show("log") }
    }

    UndoBar { id: undoBar; parent: window.contentItem }
    Finder { id: finder; commands: commands.list; onChosen: (kind, id) => commands.go(kind, id) }
    WarningDialog {}
    SettingsDialog { id: settings }
    DutyDialog { id: duty }
    Regions { list: [bar, rail, pages] }
    DropArea {
        anchors.fill: parent
        onDropped: drop => { if (drop.hasUrls) commands.openFile(Session.pathOf(drop.urls[0])) }
    }

    Connections {
        target: Session
        function onWasRefused(sentence) { undoBar.say(sentence) }
        function onActed(sentence, revocation) { undoBar.offer(sentence, revocation) }
    }
    Connections {
        target: Session.preferences
        function onLanguageChanged() { undoBar.hide() } // its sentence was said in the other one
    }
    WindowMemory { id: memory; window: window }
    Component.onCompleted: {
        memory.restore()
        if (openAtStart.length > 0) commands.openFile(openAtStart)
        else show("start")
    }
    onClosing: memory.keep()
}
