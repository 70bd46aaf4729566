// The log: every decision, verified, taken back, never erased; and whether a posted sheet shows what the record says.
import QtQuick
import QtQuick.Layouts
import Arbiter

Page {
    id: page

    property var verdict: ({})
    readonly property bool writable: Session.readOnly.length === 0

    function act(id: string, what: var) { if (id === "verify") verify() }
    function verify() { verdict = Session.verifyFile(sheet.text) }
    function look() { side.card = log.card(table.currentKey) }

    title: qsTr("Log")
    summary: log.summary
    first: table.view
    acts: [
        PushButton { visible: !page.narrow; enabled: Session.canUndo; text: qsTr("Undo"); key: "Ctrl Z"; iconName: "undo"; onClicked: Session.undo() },
        PushButton { visible: !page.narrow; enabled: Session.canRedo; text: qsTr("Redo"); key: "Ctrl Y"; iconName: "redo"; onClicked: Session.redo() },
        PushButton { text: qsTr("Copy to…"); key: page.narrow ? "" : "Ctrl S"; iconName: "export"; onClicked: page.wanted("copy") },
        PushButton { text: qsTr("Verify"); key: "F4"; iconName: "seal"; kind: "primary"; onClicked: page.verify() }
    ]

    LogModel { id: log; session: Session; active: page.current; onShown: page.look() }
    Connections { target: Session; function onChanged() { page.verdict = ({}) } }
    RowLayout {
        anchors.fill: parent
        spacing: Theme.between
        ColumnLayout {
            spacing: 12
            Message {
                Layout.fillWidth: true
                visible: page.verdict.came === "taken"
                tone: "green"
                fact: qsTr("Every seal holds.")
                text: sheet.text.trim().length > 0
                      ? qsTr("%1 entries checked, head %2. The record contains what sheet %3 showed.").arg(page.verdict.entries ?? 0).arg(page.verdict.head ?? "").arg(sheet.text.trim())
                      : qsTr("%1 entries checked, head %2.").arg(page.verdict.entries ?? 0).arg(page.verdict.head ?? "")
            }
            Message {
                Layout.fillWidth: true
                visible: page.verdict.came === "refused"
                tone: "red"
                fact: qsTr("The check found a fault.")
                text: page.verdict.text ?? ""
            }
            RowLayout {
                spacing: 12
                TextEntry {
                    Layout.fillWidth: true
                    Layout.maximumWidth: 300
                    iconName: "search"
                    placeholder: qsTr("Find in the log")
                    onEdited: log.filter = text
                    onAccepted: table.view.forceActiveFocus(Qt.TabFocusReason)
                }
                TextEntry {
                    id: sheet
                    Layout.fillWidth: true
                    Layout.maximumWidth: 300
                    iconName: "seal"
                    placeholder: qsTr("Seal on a sheet")
                    onEdited: page.verdict = ({})
                    onAccepted: page.verify()
                }
                Item { Layout.fillWidth: true }
            }
            DenseTable {
                id: table
                Layout.fillWidth: true
                Layout.fillHeight: true
                name: qsTr("Log")
                rowHeight: Theme.rowDense
                model: log
                columns: [
                    TableColumn { cell: LogModel.Number; width: 58; align: "right"; title: qsTr("Entry") },
                    TableColumn { cell: LogModel.Time; width: 116; priority: 3; title: qsTr("Time") },
                    TableColumn { cell: LogModel.KindOf; width: 120; priority: 4; title: qsTr("Kind") },
                    TableColumn { cell: LogModel.Decision; width: 430; grows: true; title: qsTr("Decision") },
                    TableColumn { cell: LogModel.SealOf; width: 84; priority: 2; mono: true; title: qsTr("Seal") }
                ]
                onCurrentKeyChanged: page.look()
                onActivated: side.reason.field.forceActiveFocus(Qt.TabFocusReason)
                onKeyed: event => {
                    event.accepted = event.key === Qt.Key_Delete
                    if (event.accepted) side.reason.field.forceActiveFocus(Qt.TabFocusReason)
                }
            }
            KeyLegend {
                Layout.fillWidth: true
                keys: [{ key: "Del", name: qsTr("take back…") }, { key: "F4", name: qsTr("verify") }, { key: "Ctrl Z", name: qsTr("undo the last act") }]
            }
        }
        EntrySide {
            id: side
            Layout.preferredWidth: page.narrow ? 252 : 320
            Layout.fillHeight: true
            writable: page.writable
            onRevoked: table.view.forceActiveFocus(Qt.TabFocusReason)
        }
    }
}
