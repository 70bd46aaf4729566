// A warning of level 2, 3 or 4 before an act. L2: one button. L3: giving up is the default. L4: two questions, and
// staying is the default of both.
import QtQuick
import QtQuick.Controls.Basic
import Arbiter

Dialogue {
    id: dialog

    readonly property var warning: Session.warning
    readonly property int level: warning.level ?? 0
    readonly property bool twice: level === 4
    property bool answered: false

    function answer(accept: bool) {
        answered = true
        if (accept) Session.acceptWarning()
        else Session.declineWarning()
        answered = false
    }

    title: warning.text ?? ""
    iconName: level === 2 ? "info" : "stop"
    tone: level === 4 ? "red" : "amber"
    note: level === 2 ? qsTr("To be acknowledged; it is written in the log")
        : level === 3 ? qsTr("To be confirmed; it is written in the log")
        : warning.second ? qsTr("Second question of two") : qsTr("First question of two")
    first: level === 2 ? seen : cancel
    visible: level > 0
    closePolicy: Popup.CloseOnEscape
    onClosed: if (!answered && Session.warned) answer(level === 2)

    answers: [
        PushButton {
            id: seen
            visible: dialog.level === 2
            kind: "primary"
            text: qsTr("I have seen it")
            onClicked: dialog.answer(true)
        },
        PushButton {
            id: cancel
            visible: dialog.level > 2
            kind: dialog.twice ? "primary" : "plain"
            text: dialog.twice ? qsTr("Leave it as it is") : qsTr("Cancel")
            key: "Esc"
            onClicked: dialog.answer(false)
        },
        PushButton {
            visible: dialog.level > 2
            kind: "danger"
            text: dialog.twice && !dialog.warning.second ? qsTr("Go on…") : qsTr("Do it all the same")
            onClicked: dialog.answer(true)
        }
    ]
}
