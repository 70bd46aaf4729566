// What every page has: a head, a body, whether it is looked at, and a way to be given the keyboard.
import QtQuick
import Arbiter

FocusScope {
    id: page

    property bool current: false
    property bool narrow: false
    property string title
    property string summary
    property Item first: null
    property alias acts: head.acts
    default property alias body: body.data
    readonly property int margin: narrow ? 12 : 20

    /// Asks for a command of the window.
    signal wanted(id: string)

    function takeFocus() {
        if (first) first.forceActiveFocus(Qt.TabFocusReason)
    }
    /// Does what was wanted of the page from elsewhere.
    function act(id: string, what: var) {}

    Accessible.role: Accessible.Pane
    Accessible.name: title

    PageHead {
        id: head
        x: page.margin
        width: page.width - 2 * page.margin
        title: page.title
        summary: page.summary
    }
    Item {
        id: body
        anchors.fill: parent
        anchors.leftMargin: page.margin
        anchors.rightMargin: page.margin
        anchors.bottomMargin: page.narrow ? 12 : 16
        anchors.topMargin: head.height
    }
}
