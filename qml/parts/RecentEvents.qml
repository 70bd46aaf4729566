// The events opened lately, newest first.
import QtQuick
import QtQuick.Layouts
import Arbiter

ColumnLayout {
    id: recent

    signal chosen(path: string)

    visible: events.count > 0
    spacing: 6
    Words {
        text: qsTr("Recent events")
        color: Theme.text2
        font.pixelSize: Theme.caption
        Accessible.role: Accessible.Heading
    }
    Column { // not a layout: see Choice
        id: column
        Layout.fillWidth: true
        spacing: 6
        Repeater {
            id: events
            model: Session.preferences.recent
            delegate: RowLayout {
                id: event
                required property var modelData
                width: column.width
                spacing: Theme.gap
                PushButton {
                    Layout.fillWidth: true
                    enabled: event.modelData.there
                    text: event.modelData.name
                    tip: event.modelData.there ? event.modelData.path : qsTr("The file is not there: %1").arg(event.modelData.path)
                    iconName: "log"
                    leading: true
                    onClicked: recent.chosen(event.modelData.path)
                }
                Words {
                    Layout.preferredWidth: 120
                    text: event.modelData.when
                    color: Theme.text3
                    font.pixelSize: Theme.caption
                }
                PushButton {
                    kind: "quiet"
                    iconName: "close"
                    tip: qsTr("Take %1 off this list; the file stays").arg(event.modelData.name)
                    onClicked: Session.preferences.forget(event.modelData.path)
                }
            }
        }
    }
}
