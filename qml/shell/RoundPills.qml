// A pill a round, with its state in a word, a shape and a colour. One Tab stop; arrows go from round to round.
import QtQuick
import Arbiter

ListView {
    id: pills

    readonly property var states: ({
        bare: qsTr("not paired"), draft: qsTr("draft"), playing: qsTr("playing"),
        adjourned: qsTr("complete but for an adjourned game"), complete: qsTr("complete")
    })
    function go(row: int) {
        Session.round = row + 1
        positionViewAtIndex(row, ListView.Contain)
    }

    implicitHeight: 36
    orientation: ListView.Horizontal
    boundsBehavior: Flickable.StopAtBounds
    spacing: 4
    clip: true
    activeFocusOnTab: count > 0
    keyNavigationEnabled: false
    model: Session.rounds
    currentIndex: Session.round - 1
    Keys.onLeftPressed: go(Math.max(0, currentIndex - 1))
    Keys.onRightPressed: go(Math.min(count - 1, currentIndex + 1))
    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("Rounds")
    Accessible.focusable: true

    delegate: Item {
        id: pill
        required property var modelData
        required property int index
        readonly property string state_: modelData.state
        readonly property bool shown: index === pills.currentIndex
        readonly property bool now: state_ === "playing"

        width: 32
        height: pills.height
        Accessible.role: Accessible.PageTab
        Accessible.name: qsTr("Round %1, %2").arg(modelData.number).arg(pills.states[state_])
        Accessible.selected: shown
        Accessible.onPressAction: pills.go(index)

        Rectangle {
            anchors.centerIn: parent
            width: 28
            height: 28
            radius: Theme.radius
            color: pill.now ? Theme.accent : pill.state_ === "complete" || pill.state_ === "adjourned" ? Theme.tint : "transparent"
            border.width: pill.shown ? 1.5 : 0
            border.color: Theme.accent
            Text {
                anchors.centerIn: parent
                text: pill.modelData.number
                font.pixelSize: Theme.small
                font.bold: pill.now || pill.state_ === "draft"
                color: pill.now ? Theme.onaccent : pill.state_ === "draft" ? Theme.amber
                     : pill.state_ === "bare" ? Theme.text3 : Theme.ontint
                Accessible.ignored: true
            }
            Row {
                visible: pill.state_ === "complete" || pill.state_ === "adjourned"
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                anchors.bottomMargin: 3
                spacing: pill.state_ === "adjourned" ? 2 : 0
                Repeater {
                    model: pill.state_ === "adjourned" ? 3 : 1
                    delegate: Rectangle {
                        width: pill.state_ === "adjourned" ? 3 : 12
                        height: 2
                        color: pill.state_ === "adjourned" ? Theme.amber : Theme.accent
                    }
                }
            }
            DashedFrame { visible: pill.state_ === "draft"; anchors.fill: parent }
            FocusRing { shown: pill.shown && pills.activeFocus; away: 0 }
            Tip { anchors.fill: parent; text: pill.Accessible.name }
        }
        TapHandler { onTapped: pills.go(pill.index) }
    }
}
