// A new event on one page. What the file says of itself can be changed later, but for what round 1 fixes.
import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic
import QtQuick.Dialogs
import Arbiter

Page {
    id: page

    property var wrong: ({})
    property bool pathTouched: false

    function errorOf(field: string): string { return wrong.field === field ? wrong.text : "" }
    function create() {
        const answer = Session.createEvent({
            path: path.text, name: name.text, place: place.text, federation: federation.text.toUpperCase(),
            start: start.text, end: end.text, rounds: rounds.text, timeControl: time.text,
            edition: edition.value, chief: chief.text
        })
        wrong = answer
        if (Session.wasTaken(answer)) wanted("players")
    }

    title: qsTr("New event")
    summary: qsTr("One page. The format is fixed when round 1 is paired.")
    first: name.field
    onCurrentChanged: if (current && name.text.length === 0 && !pathTouched) path.text = Session.pathFor("")
    acts: [
        PushButton {
            text: qsTr("Cancel")
            key: "Esc"
            onClicked: page.wanted("start")
        },
        PushButton {
            text: qsTr("Create")
            key: "Ctrl Enter"
            kind: "primary"
            onClicked: page.create()
        }
    ]
    Keys.onEscapePressed: wanted("start")
    Connections { target: Session.preferences; function onLanguageChanged() { page.wrong = ({}) } }
    Shortcut { sequence: "Ctrl+Return"; enabled: page.current; onActivated: page.create() }

    RowLayout {
        anchors.fill: parent
        spacing: Theme.between
        Card {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumWidth: 420
            Layout.maximumWidth: 820
            Flickable {
                id: scroll
                anchors.fill: parent
                anchors.margins: 20
                contentHeight: form.implicitHeight
                boundsBehavior: Flickable.StopAtBounds
                clip: true
                ScrollBar.vertical: ScrollBar {}
                ColumnLayout {
                    id: form
                    width: scroll.width - 4
                    x: 2
                    spacing: 12
                    FormSection {
                        title: qsTr("Event")
                        note: qsTr("As it stands on the report.")
                        TextEntry {
                            id: name
                            Layout.columnSpan: 2
                            Layout.fillWidth: true
                            label: qsTr("Name")
                            error: page.errorOf("name")
                            onEdited: if (!page.pathTouched) path.text = Session.pathFor(text)
                        }
                        TextEntry { id: place; Layout.fillWidth: true; label: qsTr("Place") }
                        TextEntry {
                            id: federation
                            Layout.fillWidth: true
                            label: qsTr("Federation")
                            hint: qsTr("ENG, CHN")
                            maximumLength: 3
                            error: page.errorOf("federation")
                        }
                        TextEntry { id: start; Layout.fillWidth: true; label: qsTr("First day"); placeholder: "2026-11-30"; error: page.errorOf("start") }
                        TextEntry { id: end; Layout.fillWidth: true; label: qsTr("Last day"); placeholder: "2026-12-08"; error: page.errorOf("end") }
                    }
                    FormSection {
                        title: qsTr("Format")
                        note: qsTr("Swiss, Dutch system.")
                        TextEntry { id: rounds; Layout.fillWidth: true; label: qsTr("Rounds"); text: "9"; error: page.errorOf("rounds") }
                        TextEntry {
                            id: time
                            Layout.fillWidth: true
                            label: qsTr("Time control")
                            placeholder: qsTr("90 min + 30 s a move")
                        }
                    }
                    FormSection {
                        title: qsTr("Laws")
                        note: qsTr("Every ruling cites this edition.")
                        Choice {
                            id: edition
                            Layout.columnSpan: 2
                            label: qsTr("Edition of the Laws")
                            value: "B"
                            options: [{ value: "B", name: qsTr("B, FIDE 2023") }, { value: "A", name: qsTr("A, older, with adjournment") }]
                            onChosen: value => edition.value = value
                        }
                        TextEntry { id: chief; Layout.columnSpan: 2; Layout.fillWidth: true; label: qsTr("Chief arbiter"); hint: qsTr("Signs the decisions until somebody else is on duty.") }
                    }
                }
            }
        }
        Card {
            Layout.preferredWidth: page.narrow ? 260 : 320
            Layout.alignment: Qt.AlignTop
            implicitHeight: file.implicitHeight + 2 * Theme.pad
            ColumnLayout {
                id: file
                anchors.fill: parent
                anchors.margins: Theme.pad
                spacing: Theme.gap
                TextEntry {
                    id: path
                    Layout.fillWidth: true
                    label: qsTr("File of the event")
                    error: page.errorOf("path")
                    onEdited: page.pathTouched = true
                }
                PushButton {
                    small: true
                    text: qsTr("Choose…")
                    onClicked: choose.open()
                }
                Words {
                    Layout.fillWidth: true
                    text: qsTr("The event is one file. Copy it, and you have copied everything.")
                    color: Theme.text2
                    font.pixelSize: Theme.caption
                    wrapMode: Text.Wrap
                }
            }
        }
    }
    FileDialog {
        id: choose
        title: qsTr("File of the event")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "arb"
        nameFilters: [qsTr("Events (*.arb)")]
        onAccepted: {
            path.text = Session.pathOf(selectedFile)
            page.pathTouched = true
        }
    }
}
