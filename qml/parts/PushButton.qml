// A button. Assistive technology can press it. `kind`: "plain", "primary", "danger" (takes something back), "lost"
// (somebody loses something), "quiet".
import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic
import Arbiter

Button {
    id: button

    property string kind: "plain"
    property string iconName
    property string key
    property string tip
    property bool on: false
    property bool small: false
    /// The words begin at the left, as in a field.
    property bool leading: false

    readonly property bool filled: kind === "primary" || kind === "lost"
    readonly property color ink: {
        if (!enabled) return Theme.text3
        if (kind === "primary") return Theme.onaccent
        if (kind === "lost") return Theme.onred
        if (kind === "danger") return Theme.red
        return on ? Theme.ontint : Theme.text
    }
    readonly property color ground: {
        if (!enabled) return Theme.sunken
        if (kind === "primary") return hovered ? Qt.lighter(Theme.accent, 1.12) : Theme.accent
        if (kind === "lost") return hovered ? Qt.lighter(Theme.redfill, 1.12) : Theme.redfill
        if (on) return Theme.tint
        if (down || hovered) return Theme.sunken
        return kind === "quiet" ? "transparent" : Theme.surface
    }
    readonly property color frame: {
        if (kind === "quiet" && !on) return "transparent"
        if (!enabled) return Theme.line
        if (filled) return ground
        return kind === "danger" ? Theme.redfill : on ? Theme.accent : Theme.edge
    }

    implicitHeight: small ? 26 : Theme.control
    implicitWidth: Math.max(implicitHeight, contentItem.implicitWidth + leftPadding + rightPadding)
    leftPadding: text.length > 0 ? (small ? 9 : 12) : 6
    rightPadding: leftPadding
    topPadding: 0
    bottomPadding: 0
    font.pixelSize: small ? Theme.caption : Theme.body
    font.bold: filled
    activeFocusOnTab: true
    focusPolicy: Qt.StrongFocus
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Accessible.role: Accessible.Button
    Accessible.name: text.length > 0 ? text : tip
    Accessible.description: key
    Accessible.onPressAction: clicked()

    contentItem: RowLayout {
        spacing: Theme.gap
        Icon {
            visible: button.iconName.length > 0
            name: button.iconName
            ink: button.ink
            size: button.small ? 16 : 18
        }
        Text {
            id: words
            Layout.fillWidth: true
            visible: button.text.length > 0
            text: button.text
            textFormat: Text.PlainText
            color: button.ink
            font: button.font
            elide: Text.ElideRight
            horizontalAlignment: button.leading ? Text.AlignLeft : Text.AlignHCenter
            Accessible.ignored: true
        }
        KeyCap {
            visible: button.key.length > 0 && button.text.length > 0
            key: button.key
            ink: button.filled ? button.ink : Theme.text2
            face: button.filled ? "transparent" : Theme.surface
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: button.ground
        border.color: button.frame
        FocusRing { shown: button.visualFocus || button.activeFocus }
        Tip {
            anchors.fill: parent
            text: button.tip.length === 0 ? (words.truncated ? button.text : "") : button.key.length > 0 ? button.tip + "  " + button.key : button.tip
            focused: button.visualFocus
        }
    }
}
