// A door of the rail to one page.
import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic
import Arbiter

AbstractButton {
    id: door

    property string iconName
    property string key
    property bool on: false
    property bool collapsed: false
    property int count: 0

    implicitHeight: 34
    activeFocusOnTab: true
    focusPolicy: Qt.StrongFocus
    opacity: enabled ? 1 : 0.55
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Accessible.role: Accessible.PageTab
    Accessible.name: count > 0 ? text + ", " + count : text
    Accessible.description: key
    Accessible.selected: on
    Accessible.onPressAction: clicked()

    background: Rectangle {
        radius: Theme.radius
        color: door.on ? Theme.surface : door.hovered ? Theme.tint : "transparent"
        Rectangle {
            visible: door.on
            width: 3
            height: parent.height
            radius: 1
            color: Theme.accent
        }
        FocusRing { shown: door.activeFocus; away: 0 }
        Tip { anchors.fill: parent; text: door.text + "  " + door.key; focused: door.collapsed && door.visualFocus }
    }
    contentItem: RowLayout {
        spacing: 10
        Icon {
            Layout.leftMargin: 11
            name: door.iconName
            ink: door.on ? Theme.accent : Theme.text2
        }
        Words {
            Layout.fillWidth: true
            visible: !door.collapsed
            text: door.text
            font.bold: door.on
            color: door.on ? Theme.text : Theme.text2
            Accessible.ignored: true
        }
        Words {
            visible: !door.collapsed && door.count > 0
            Layout.rightMargin: 10
            text: door.count
            color: Theme.text2
            font.pixelSize: Theme.micro
            Accessible.ignored: true
        }
    }
}
