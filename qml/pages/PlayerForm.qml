// The form of a player, new or known. Enter in any field stores; after a new player the form is ready for the next.
import QtQuick
import QtQuick.Layouts
import Arbiter

Drawer {
    id: form

    required property PlayersModel list
    property real player: 0
    property var wrong: ({})
    property bool waiting: false
    readonly property bool adding: player === 0

    signal stored(adding: bool)

    function errorOf(field: string): string { return wrong.field === field ? wrong.text : "" }
    /// Fills the form: with a player, or empty for a new one.
    function begin(player: real) {
        form.player = player
        wrong = {}
        waiting = false
        const card = player === 0 ? {} : list.card(player)
        const fields = { name: name, chineseName: chineseName, federation: federation, title: titleEntry, rating: rating, fideId: fideId, club: club }
        for (const field in fields) fields[field].text = card[field] ?? ""
        sex.value = card.sex ?? ""
        name.field.forceActiveFocus(Qt.TabFocusReason)
        name.field.selectAll()
    }
    function store() {
        const values = {
            name: name.text, chineseName: chineseName.text, federation: federation.text.toUpperCase(),
            title: titleEntry.text, rating: rating.text, fideId: fideId.text, sex: sex.value, club: club.text
        }
        const adding = form.adding
        wrong = adding ? list.add(values) : list.edit(player, values)
        waiting = wrong.came === "waiting"
        if (wrong.came === "taken") stored(adding)
    }

    title: adding ? qsTr("Add a player") : qsTr("Edit a player")
    subtitle: qsTr("Enter stores, Esc leaves")

    Connections { target: Session.preferences; function onLanguageChanged() { form.wrong = ({}) } }
    Connections {
        target: Session
        enabled: form.waiting
        function onActed() {
            form.waiting = false
            form.stored(form.adding)
        }
        function onWarningChanged() { if (!Session.warned) form.waiting = false }
    }

    TextEntry {
        id: name
        Layout.fillWidth: true
        label: qsTr("Name")
        hint: qsTr("Family name, comma, given name")
        error: form.errorOf("name")
        onAccepted: form.store()
    }
    RowLayout {
        spacing: 10
        TextEntry { id: rating; Layout.fillWidth: true; label: qsTr("Rating"); error: form.errorOf("rating"); onAccepted: form.store() }
        TextEntry {
            id: federation
            Layout.fillWidth: true
            label: qsTr("Federation")
            maximumLength: 3
            completions: text => text.length > 0 && text.length < 3 ? form.list.federations(text) : []
            error: form.errorOf("federation")
            onAccepted: form.store()
        }
    }
    RowLayout {
        spacing: 10
        TextEntry {
            id: titleEntry
            Layout.fillWidth: true
            label: qsTr("Title")
            maximumLength: 3
            completions: text => text.length === 0 ? [] : form.list.titles().filter(title => title.startsWith(text.toUpperCase()) && title !== text.toUpperCase())
            error: form.errorOf("title")
            onAccepted: form.store()
        }
        TextEntry { id: fideId; Layout.fillWidth: true; label: qsTr("FIDE ID"); maximumLength: 11; error: form.errorOf("fideId"); onAccepted: form.store() }
    }
    TextEntry { id: chineseName; Layout.fillWidth: true; label: qsTr("Name in Chinese"); onAccepted: form.store() }
    TextEntry { id: club; Layout.fillWidth: true; label: qsTr("Club or team"); onAccepted: form.store() }
    Choice {
        id: sex
        label: qsTr("Sex")
        options: [{ value: "", name: qsTr("not stated") }, { value: "m", name: qsTr("man") }, { value: "w", name: qsTr("woman") }]
        onChosen: value => sex.value = value
    }
    foot: [
        PushButton { text: form.adding ? qsTr("Add") : qsTr("Store"); key: "Enter"; kind: "primary"; onClicked: form.store() },
        PushButton { text: qsTr("Cancel"); key: "Esc"; onClicked: form.closed() }
    ]
}
