// The card beside a table: a title, what stands in it, its buttons at the foot. Esc closes it and gives the keyboard back.
import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic
import Arbiter

FocusScope {
    id: drawer

    property string title
    property string subtitle
    property bool closable: true
    default property alias body: column.data
    property alias foot: buttons.data

    signal closed

    Accessible.role: Accessible.Pane
    Accessible.name: title
    Keys.onEscapePressed: if (closable) closed()

    Card { anchors.fill: parent }
    RowLayout {
        id: head
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.between
        anchors.rightMargin: Theme.gap
        height: Math.max(44, names.implicitHeight + 12)
        ColumnLayout {
            id: names
            spacing: 0
            Words {
                Layout.fillWidth: true
                text: drawer.title
                font.bold: true
                wrapMode: Text.Wrap
                maximumLineCount: 3
                Accessible.role: Accessible.Heading
            }
            Words {
                visible: drawer.subtitle.length > 0
                Layout.fillWidth: true
                text: drawer.subtitle
                color: Theme.text2
                font.pixelSize: Theme.caption
                wrapMode: Text.Wrap
            }
        }
        PushButton {
            visible: drawer.closable
            kind: "quiet"
            iconName: "close"
            tip: qsTr("Close")
            key: "Esc"
            onClicked: drawer.closed()
        }
    }
    Rectangle {
        anchors.top: head.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }
    Flickable {
        id: scroll
        anchors.top: head.bottom
        anchors.topMargin: 1
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: foot.visible ? foot.top : parent.bottom
        contentHeight: column.implicitHeight + 2 * Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        ScrollBar.vertical: ScrollBar {}
        ColumnLayout {
            id: column
            x: Theme.between
            y: Theme.pad
            width: scroll.width - 2 * Theme.between
            spacing: 10
        }
    }
    Item {
        id: foot
        visible: buttons.children.length > 0
        anchors.bottom: parent.bottom
        width: parent.width
        height: buttons.implicitHeight + 20
        Rectangle {
            width: parent.width
            height: 1
            color: Theme.line
        }
        Flow {
            id: buttons
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.leftMargin: Theme.between
            anchors.rightMargin: Theme.between
            y: 10
            spacing: Theme.gap
        }
    }
}
