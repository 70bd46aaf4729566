// F6 and Shift+F6 go round the regions of the window: bar, rail, page.
import QtQuick

Item {
    id: regions

    property list<Item> regions

    function go(by: int) {
        const at = regions.findIndex(region => region.activeFocus)
        const next = regions[(at + by + regions.length) % regions.length]
        const first = next.nextItemInFocusChain(true)
        if (next.takeFocus) next.takeFocus()
        else first.forceActiveFocus(Qt.TabFocusReason)
    }

    Shortcut { sequence: "F6"; context: Qt.ApplicationShortcut; onActivated: regions.go(1) }
    Shortcut { sequence: "Shift+F6"; context: Qt.ApplicationShortcut; onActivated: regions.go(-1) }
}
