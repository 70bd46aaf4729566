// What the person at this machine chooses, for every event.
import QtQuick
import Arbiter

Dialogue {
    id: dialog

    title: qsTr("Settings")
    note: qsTr("Kept on this computer, for every event")
    first: done
    answers: PushButton {
        id: done
        kind: "primary"
        text: qsTr("Done")
        onClicked: dialog.close()
    }

    LanguageChoice {}
    ThemeChoice {}
    Choice {
        label: qsTr("Motion")
        options: [{ value: "full", name: qsTr("As designed") }, { value: "less", name: qsTr("Less motion") }]
        value: Session.preferences.lessMotion ? "less" : "full"
        onChosen: value => Session.preferences.lessMotion = value === "less"
    }
    Choice {
        label: qsTr("Rail")
        options: [{ value: "words", name: qsTr("Icons and words") }, { value: "icons", name: qsTr("Icons alone") }]
        value: Session.preferences.railCollapsed ? "icons" : "words"
        onChosen: value => Session.preferences.railCollapsed = value === "icons"
    }
}
