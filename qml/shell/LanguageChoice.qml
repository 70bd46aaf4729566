// The language of the window; each in its own name.
import QtQuick
import Arbiter

Choice {
    label: qsTr("Language")
    options: [{ value: "en", name: "English" }, { value: "zh", name: "简体中文" }]
    value: Session.preferences.language
    onChosen: value => Session.preferences.language = value
}
