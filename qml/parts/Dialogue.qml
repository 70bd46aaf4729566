// A question over the page: a title, what stands in it, its answers at the foot. The first answer has the keyboard; Esc
// gives up.
import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import Arbiter

Popup {
    id: dialogue

    property string title
    property string note
    property string iconName
    property string tone
    property Item first: null
    default property alias body: column.data
    property alias answers: buttons.data

    parent: T.Overlay.overlay
    anchors.centerIn: T.Overlay.overlay
    width: Math.min(560, parent ? parent.width - 40 : 560)
    modal: true
    focus: true
    padding: 0
    onOpened: if (first) first.forceActiveFocus(Qt.TabFocusReason)

    T.Overlay.modal: Rectangle { color: Theme.scrim }
    background: Rectangle {
        color: Theme.surface
        radius: Theme.radiusDialog
        border.color: Theme.line
    }
    contentItem: FocusScope {
        focus: true
        implicitHeight: whole.implicitHeight
        Accessible.role: Accessible.Dialog
        Accessible.name: dialogue.title
        ColumnLayout {
            id: whole
            width: parent.width
            spacing: 0
            RowLayout {
                Layout.margins: 20
                Layout.bottomMargin: 12
                spacing: 12
                Icon {
                    visible: dialogue.iconName.length > 0
                    Layout.alignment: Qt.AlignTop
                    Layout.topMargin: 3
                    name: dialogue.iconName
                    ink: Theme.ink(dialogue.tone)
                }
                ColumnLayout {
                    id: column
                    spacing: 10
                    Words {
                        Layout.fillWidth: true
                        text: dialogue.title
                        font.pixelSize: Theme.section
                        font.bold: true
                        wrapMode: Text.Wrap
                        Accessible.role: Accessible.Heading
                    }
                }
            }
            Rectangle {
                Layout.fillWidth: true
                implicitHeight: buttons.implicitHeight + 24
                color: Theme.sunken
                RowLayout {
                    id: buttons
                    anchors.fill: parent
                    anchors.leftMargin: 20
                    anchors.rightMargin: 20
                    spacing: Theme.gap
                    Words {
                        Layout.fillWidth: true
                        text: dialogue.note
                        color: Theme.text2
                        font.pixelSize: Theme.caption
                        wrapMode: Text.Wrap
                    }
                }
            }
        }
    }
}
