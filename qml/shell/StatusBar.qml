// The foot: what is on disk, its seal, the last second copy, what is open, who is on duty.
import QtQuick
import QtQuick.Layouts
import Arbiter

Rectangle {
    id: bar

    signal verify

    implicitHeight: 28
    color: Theme.sunken
    Accessible.role: Accessible.StatusBar
    Accessible.name: qsTr("Status")

    Rectangle { width: parent.width; height: 1; color: Theme.line }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: 12
        anchors.rightMargin: 12
        spacing: 14
        StatusItem { visible: !Session.open; text: qsTr("No file") }
        StatusItem { visible: Session.open; iconName: "check"; text: qsTr("Saved %1").arg(Session.saved) }
        StatusItem {
            visible: Session.open
            iconName: "seal"
            // The first eight digits are enough to see it change; the log has all of them.
            text: qsTr("Head seal %1").arg(bar.width < 1300 ? Session.headSeal.slice(0, -8) : Session.headSeal)
        }
        StatusItem {
            visible: Session.open
            text: Session.lastCopy.length > 0 ? qsTr("Second copy %1").arg(Session.lastCopy) : qsTr("No second copy yet")
            Layout.maximumWidth: 240
        }
        StatusItem {
            visible: Session.open && Session.openBoards > 0
            text: qsTr("%n boards open", "", Session.openBoards)
        }
        StatusItem {
            visible: Session.open && Session.adjourned > 0
            text: qsTr("%n adjourned", "", Session.adjourned)
        }
        Item { Layout.fillWidth: true }
        StatusItem {
            visible: Session.open
            text: Session.edition === "A" ? qsTr("Laws: edition A") : qsTr("Laws: edition B (2023)")
        }
        StatusItem {
            visible: Session.open
            Layout.maximumWidth: 260
            text: Session.onDuty.length > 0 ? qsTr("On duty: %1").arg(Session.onDuty) : qsTr("Nobody on duty")
        }
    }
}
