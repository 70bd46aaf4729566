// The pages, at the left; icons alone where the window is narrow or the rail was collapsed.
import QtQuick
import QtQuick.Layouts
import Arbiter

FocusScope {
    id: rail

    property string page
    property bool collapsed: false
    readonly property var rooms: [
        { id: "players", name: qsTr("Players"), icon: "players", key: "Ctrl+1" },
        { id: "pairings", name: qsTr("Pairings"), icon: "pairings", key: "Ctrl+2" },
        { id: "results", name: qsTr("Results"), icon: "results", key: "Ctrl+3" },
        { id: "standings", name: qsTr("Standings"), icon: "standings", key: "Ctrl+4" },
        { id: "log", name: qsTr("Log"), icon: "log", key: "Ctrl+5" }
    ]

    signal chosen(name: string)
    signal settings
    signal manual

    function takeFocus() {
        for (let i = 0; i < doors.count; ++i)
            if (doors.itemAt(i).on) return doors.itemAt(i).forceActiveFocus(Qt.TabFocusReason)
        help.forceActiveFocus(Qt.TabFocusReason)
    }

    implicitWidth: collapsed ? 56 : 176
    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("Pages")

    Rectangle {
        anchors.fill: parent
        color: Theme.sunken
        Rectangle { anchors.right: parent.right; width: 1; height: parent.height; color: Theme.line }
    }
    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: 2
        Column { // not a layout: see Choice
            id: column
            Layout.fillWidth: true
            spacing: 2
            Repeater {
                id: doors
                model: rail.rooms
                delegate: RailDoor {
                    required property var modelData
                    width: column.width
                    collapsed: rail.collapsed
                    enabled: Session.open
                    text: modelData.name
                    iconName: modelData.icon
                    key: modelData.key
                    on: rail.page === modelData.id
                    count: modelData.id === "results" ? Session.openBoards : 0
                    onClicked: rail.chosen(modelData.id)
                }
            }
        }
        Item { Layout.fillHeight: true }
        RailDoor {
            id: help
            Layout.fillWidth: true
            collapsed: rail.collapsed
            text: qsTr("Manual")
            iconName: "info"
            key: "F1"
            on: rail.page === "manual"
            onClicked: rail.manual()
        }
        RailDoor {
            Layout.fillWidth: true
            collapsed: rail.collapsed
            text: qsTr("Settings")
            iconName: "settings"
            key: "Ctrl+,"
            onClicked: rail.settings()
        }
    }
}
