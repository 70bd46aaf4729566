// No event is open: make one, open one, practise; the events opened lately.
import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic
import Arbiter

Page {
    id: page

    title: ""
    Accessible.name: qsTr("Start")
    first: newEvent

    Flickable {
        anchors.fill: parent
        contentHeight: column.implicitHeight
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        ColumnLayout {
            id: column
            width: Math.min(720, parent.width)
            x: (parent.width - width) / 2
            spacing: Theme.between
            RowLayout {
                spacing: 22
                Image {
                    source: "image://icon/arbiter/"
                    sourceSize.width: 144
                    sourceSize.height: 144
                    Layout.preferredWidth: 72
                    Layout.preferredHeight: 72
                    Accessible.ignored: true
                }
                ColumnLayout {
                    spacing: 2
                    Words {
                        Layout.fillWidth: true
                        text: Session.open ? Session.eventName : qsTr("No event is open")
                        font.pixelSize: Theme.title + 4
                        font.bold: true
                        Accessible.role: Accessible.Heading
                    }
                    Words {
                        Layout.fillWidth: true
                        text: qsTr("Start one, open a file, or learn on a practice event. Nothing leaves this computer.")
                        color: Theme.text2
                        wrapMode: Text.Wrap
                    }
                }
            }
            GridLayout {
                columns: 3
                columnSpacing: 12
                rowSpacing: 12
                StartCard {
                    id: newEvent
                    iconName: "plus"
                    title: qsTr("New event")
                    text: qsTr("One page: name, rounds, time, laws. Then players.")
                    key: Session.open ? "Ctrl Shift N" : "Ctrl N"
                    onClicked: page.wanted("new-event")
                }
                StartCard {
                    iconName: "log"
                    title: qsTr("Open an event file")
                    text: qsTr("An .arb file. Its record is checked as it opens.")
                    key: "Ctrl O"
                    onClicked: page.wanted("open")
                }
                StartCard {
                    iconName: "play"
                    title: qsTr("Practice event")
                    text: qsTr("24 players, round 5 of 7 running.")
                    key: "Ctrl T"
                    onClicked: page.wanted("practice")
                }
            }
            RecentEvents {
                Layout.fillWidth: true
                onChosen: path => page.opened(path)
            }
            Item {
                Layout.fillWidth: true
                implicitHeight: 52
                DashedFrame { anchors.fill: parent; ink: Theme.edge }
                Words {
                    anchors.centerIn: parent
                    text: qsTr("Drop an event file anywhere in this window")
                    color: Theme.text2
                }
            }
            Flow {
                Layout.fillWidth: true
                spacing: 24
                LanguageChoice {}
                ThemeChoice {}
            }
        }
    }

    signal opened(path: string)
}
