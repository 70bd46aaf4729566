// One of a few: segments side by side, one Tab stop, arrows choose. `options` is a list of {value, name}.
import QtQuick
import QtQuick.Layouts
import Arbiter

FocusScope {
    id: choice

    property var options: []
    property string value
    property string name
    property string label

    signal chosen(value: string)

    function step(by: int) {
        const at = options.findIndex(option => option.value === value)
        const next = Math.max(0, Math.min(options.length - 1, at + by))
        if (next !== at) chosen(options[next].value)
    }

    implicitWidth: column.implicitWidth
    implicitHeight: column.implicitHeight
    activeFocusOnTab: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: {
        const at = options.find(option => option.value === value)
        return (name.length > 0 ? name : label) + ": " + (at ? at.name : "")
    }
    Accessible.focusable: true
    Accessible.onPressAction: step(1)
    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)

    ColumnLayout {
        id: column
        spacing: 3
        Words {
            visible: choice.label.length > 0
            text: choice.label
            color: Theme.text2
            font.pixelSize: Theme.caption
            Accessible.ignored: true
        }
        Rectangle {
            implicitWidth: segments.implicitWidth + 2
            implicitHeight: Theme.control
            radius: Theme.radius
            color: Theme.surface
            border.color: Theme.edge
            FocusRing { shown: choice.activeFocus }
            // A Row, not a layout: one of Qt 6.4 can keep a segment that is no more when the options change.
            Row {
                id: segments
                x: 1
                y: 1
                height: parent.height - 2
                Repeater {
                    model: choice.options
                    delegate: Rectangle {
                        id: segment
                        required property var modelData
                        readonly property bool on: modelData.value === choice.value
                        width: label.implicitWidth + 22
                        height: segments.height
                        radius: Theme.radius - 1
                        color: on ? Theme.tint : "transparent"
                        border.width: on ? 1 : 0
                        border.color: Theme.accent
                        Accessible.role: Accessible.Button
                        Accessible.name: modelData.name
                        Accessible.onPressAction: choice.chosen(modelData.value)
                        Words {
                            id: label
                            anchors.centerIn: parent
                            text: segment.modelData.name
                            color: segment.on ? Theme.ontint : Theme.text2
                            font.bold: segment.on
                            Accessible.ignored: true
                        }
                        TapHandler {
                            onTapped: {
                                choice.forceActiveFocus()
                                choice.chosen(segment.modelData.value)
                            }
                        }
                    }
                }
            }
        }
    }
}
