// The top: the event, its rounds, and the box that finds everything.
import QtQuick
import QtQuick.Layouts
import Arbiter

FocusScope {
    id: bar

    signal find

    function takeFocus() { finding.forceActiveFocus(Qt.TabFocusReason) }

    implicitHeight: 48
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Event")

    Rectangle {
        anchors.fill: parent
        color: Theme.surface
        Rectangle { anchors.bottom: parent.bottom; width: parent.width; height: 1; color: Theme.line }
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: 16
        anchors.rightMargin: 16
        spacing: 16
        Image {
            source: "image://icon/arbiter/"
            sourceSize.width: 48
            sourceSize.height: 48
            Layout.preferredWidth: 24
            Layout.preferredHeight: 24
            Accessible.ignored: true
        }
        ColumnLayout {
            Layout.minimumWidth: 80
            Layout.maximumWidth: 320
            spacing: 0
            Words {
                Layout.fillWidth: true
                text: Session.open ? Session.eventName : "Arbiter"
                font.bold: true
            }
            Words {
                Layout.fillWidth: true
                text: !Session.open ? qsTr("no event")
                    : qsTr("%n players", "", Session.players) + (Session.fideMode ? " · " + qsTr("FIDE mode") : "")
                color: Theme.text3
                font.pixelSize: Theme.micro
            }
        }
        RoundPills { Layout.fillWidth: true; Layout.minimumWidth: 32 }
        PushButton {
            id: finding
            Layout.preferredWidth: bar.width < 1100 ? 250 : 300
            iconName: "search"
            text: qsTr("Player, board or command")
            key: "Ctrl K"
            leading: true
            onClicked: bar.find()
        }
    }
}
