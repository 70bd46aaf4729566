// The window comes back as it was left.
import QtQuick
import QtQuick.Window
import Arbiter

QtObject {
    id: memory

    required property var window

    function restore() {
        const state = Object.assign({}, Session.preferences.windowState())
        if (!(state.width > 0)) return
        memory.window.width = Math.min(Number(state.width), Screen.desktopAvailableWidth || Number(state.width))
        memory.window.height = Math.min(Number(state.height), Screen.desktopAvailableHeight || Number(state.height))
        if (Number(state.x) > 0 || Number(state.y) > 0) {
            memory.window.x = Number(state.x)
            memory.window.y = Number(state.y)
        }
        if (state.maximised) memory.window.showMaximized()
    }
    function keep() {
        const maximised = memory.window.visibility === Window.Maximized
        const before = Session.preferences.windowState()
        Session.preferences.keepWindowState(maximised && before.width > 0
            ? Object.assign(before, { maximised: true })
            : { x: memory.window.x, y: memory.window.y, width: memory.window.width, height: memory.window.height, maximised: maximised })
    }
}
