// Who is on duty from now on, and signs the decisions.
import QtQuick
import QtQuick.Layouts
import Arbiter

Dialogue {
    id: dialog

    property string wrong

    function show(answer: var) { wrong = answer.text ?? "" }
    function take() {
        const answer = Session.takeDuty(name.text)
        if (Session.wasTaken(answer)) close()
        else show(answer)
    }

    title: qsTr("Take over the duty")
    note: Session.onDuty.length > 0 ? qsTr("On duty now: %1").arg(Session.onDuty) : ""
    first: name.field
    onAboutToShow: {
        name.text = ""
        wrong = ""
    }
    answers: [
        PushButton {
            text: qsTr("Cancel")
            key: "Esc"
            onClicked: dialog.close()
        },
        PushButton {
            kind: "primary"
            text: qsTr("Take over")
            key: "Enter"
            onClicked: dialog.take()
        }
    ]

    TextEntry {
        id: name
        Layout.fillWidth: true
        label: qsTr("Arbiter on duty from now on")
        hint: qsTr("Signs every decision until the next change.")
        error: dialog.wrong
        onAccepted: dialog.take()
    }
}
