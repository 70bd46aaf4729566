// The theme of the window.
import QtQuick
import Arbiter

Choice {
    label: qsTr("Theme")
    options: [
        { value: "system", name: qsTr("As the system") }, { value: "light", name: qsTr("Light") },
        { value: "dark", name: qsTr("Dark") }, { value: "contrast", name: qsTr("High contrast") }
    ]
    value: Session.preferences.theme
    onChosen: value => Session.preferences.theme = value
}
