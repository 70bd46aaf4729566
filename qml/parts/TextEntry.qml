// A field with its label above and a hint, or what is wrong, below. With `completions` a list opens under it: Enter or
// Tab takes the first, Esc keeps what was typed.
import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic
import Arbiter

ColumnLayout {
    id: entry

    property string label
    property string hint
    property string error
    property string iconName
    property alias text: field.text
    property alias placeholder: field.placeholderText
    property alias readOnly: field.readOnly
    property alias maximumLength: field.maximumLength
    property alias field: field
    /// Gives the texts that complete what was typed.
    property var completions: null
    readonly property var offered: {
        const complete = completions
        return complete && field.activeFocus && !list.dismissed ? complete(field.text) : []
    }

    signal accepted
    signal edited

    function take(completion: string) {
        field.text = completion
        list.dismissed = true
        entry.edited()
    }

    Layout.alignment: Qt.AlignTop
    Layout.preferredWidth: 1
    spacing: 3

    Words {
        visible: entry.label.length > 0
        Layout.fillWidth: true
        text: entry.label
        color: Theme.text2
        font.pixelSize: Theme.caption
        Accessible.ignored: true
    }
    TextField {
        id: field
        Layout.fillWidth: true
        implicitHeight: Theme.control
        implicitWidth: 120
        leftPadding: entry.iconName.length > 0 ? 34 : 10
        rightPadding: 10
        color: Theme.text
        placeholderTextColor: Theme.text3
        selectionColor: Theme.accent
        selectedTextColor: Theme.onaccent
        selectByMouse: true
        activeFocusOnTab: true
        font.pixelSize: Theme.body
        Accessible.role: Accessible.EditableText
        Accessible.name: entry.label.length > 0 ? entry.label : placeholderText
        Accessible.description: entry.error.length > 0 ? entry.error : entry.hint
        onTextEdited: {
            list.dismissed = false
            entry.edited()
        }
        onAccepted: {
            if (entry.offered.length > 0 && list.currentIndex >= 0 && entry.offered[list.currentIndex] !== text)
                entry.take(entry.offered[list.currentIndex])
            else
                entry.accepted()
        }
        Keys.onDownPressed: event => {
            event.accepted = entry.offered.length > 0
            list.currentIndex = Math.min(list.currentIndex + 1, entry.offered.length - 1)
        }
        Keys.onUpPressed: event => {
            event.accepted = entry.offered.length > 0
            list.currentIndex = Math.max(list.currentIndex - 1, 0)
        }
        Keys.onEscapePressed: event => {
            event.accepted = entry.offered.length > 0
            list.dismissed = true
        }
        background: Rectangle {
            radius: Theme.radius
            color: field.readOnly ? Theme.sunken : Theme.surface
            border.width: field.activeFocus ? Theme.ring : 1
            border.color: entry.error.length > 0 ? Theme.redfill : field.activeFocus ? Theme.focus : Theme.edge
            Icon {
                x: 10
                anchors.verticalCenter: parent.verticalCenter
                name: entry.iconName
                size: 16
            }
        }
        CompletionList {
            id: list
            y: field.height + 4
            width: field.width
            texts: entry.offered
            onChosen: text => entry.take(text)
        }
    }
    Words {
        visible: text.length > 0
        Layout.fillWidth: true
        text: entry.error.length > 0 ? entry.error : entry.hint
        wrapMode: Text.Wrap
        color: entry.error.length > 0 ? Theme.red : Theme.text3
        font.pixelSize: Theme.caption
    }
}
