// Ctrl+K: a few letters find players, boards, rounds and commands.
import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import Arbiter

Popup {
    id: finder

    property var commands: []

    signal chosen(kind: string, id: var)

    function take(key: real) {
        const found = results.moreAt(results.indexOf(key))
        finder.close()
        if (found.kind) finder.chosen(found.kind, found.id)
    }

    parent: T.Overlay.overlay
    x: Math.round((parent.width - width) / 2)
    y: 60
    width: Math.min(560, parent.width - 40)
    height: 72 + 12 * Theme.rowDense
    modal: true
    focus: true
    padding: 12
    onOpened: {
        entry.text = ""
        results.query = ""
        entry.field.forceActiveFocus(Qt.PopupFocusReason)
        table.go(0)
    }
    T.Overlay.modal: Rectangle { color: Theme.scrim }
    background: Rectangle { color: Theme.surface; radius: Theme.radiusDialog; border.color: Theme.line }
    FindModel {
        id: results
        session: Session
        active: finder.visible
        commands: finder.commands.filter(command => !command.hidden)
    }
    contentItem: ColumnLayout {
        spacing: Theme.gap
        TextEntry {
            id: entry
            Layout.fillWidth: true
            iconName: "search"
            placeholder: qsTr("Player, board or command")
            onEdited: {
                results.query = text
                table.go(0)
            }
            onAccepted: finder.take(table.currentKey)
            field.Keys.onPressed: event => {
                event.accepted = event.key === Qt.Key_Down || event.key === Qt.Key_Up
                if (event.accepted) table.go(table.currentIndex + (event.key === Qt.Key_Down ? 1 : -1))
            }
        }
        DenseTable {
            id: table
            Layout.fillWidth: true
            Layout.fillHeight: true
            name: qsTr("Found")
            rowHeight: Theme.rowDense
            model: results
            columns: [
                TableColumn { cell: FindModel.What; width: 120; title: qsTr("Kind") },
                TableColumn { cell: FindModel.Name; width: 160; grows: true; title: qsTr("Name") },
                TableColumn { cell: FindModel.Hint; width: 110; align: "right"; title: qsTr("Key or value") }
            ]
            onActivated: key => finder.take(key)
        }
    }
}
