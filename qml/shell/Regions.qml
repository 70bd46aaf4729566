// F6 and Shift+F6 go round the regions of the window: bar, rail, page.
import QtQuick

Item {
    id: regions

    /// Each has a function takeFocus.
    property var list: []

    function go(by: int) {
        const all = Array.from(list)
        const at = all.findIndex(region => region.activeFocus)
        all[(at + by + all.length) % all.length].takeFocus()
    }

    Shortcut { sequence: "F6"; context: Qt.ApplicationShortcut; onActivated: regions.go(1) }
    Shortcut { sequence: "Shift+F6"; context: Qt.ApplicationShortcut; onActivated: regions.go(-1) }
}
