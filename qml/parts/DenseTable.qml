// A dense table: sticky head, one Tab stop, rows by keyboard, focus kept by identity. Columns go by priority where the
// window is narrow. Rows come from a RowsModel; delegates are reused.
import QtQuick
import QtQuick.Controls.Basic
import Arbiter

FocusScope {
    id: table

    property RowsModel model: null
    property list<TableColumn> columns
    property int rowHeight: Theme.row
    property string name
    /// The cell that typed letters search; -1 where letters mean something else.
    property int searchCell: -1
    property real currentKey: 0
    readonly property alias currentIndex: list.currentIndex
    readonly property alias view: list
    /// The columns that fit, with room for the scroll bar beside them: {column, x, width}.
    readonly property var laid: lay(width - 14)

    /// Enter, or a double click, on a row.
    signal activated(key: real)
    /// A key that the table does not use itself.
    signal keyed(event: var)
    /// The row of this key has just been decided: it lights up for a moment.
    signal flashed(key: real)

    /// Goes to a row and shows it.
    function go(row: int) {
        if (!model || model.count === 0) return
        list.currentIndex = Math.max(0, Math.min(model.count - 1, row))
        currentKey = model.keyAt(list.currentIndex)
        list.positionViewAtIndex(list.currentIndex, ListView.Contain)
    }
    function goToKey(key: real): bool {
        const row = model ? model.indexOf(key) : -1
        if (row >= 0) go(row)
        return row >= 0
    }

    function lay(available: real): var {
        let kept = Array.from(columns)
        const least = () => kept.reduce((sum, column) => sum + column.width, 0)
        for (let priority = 4; priority > 1 && least() > available; --priority)
            kept = kept.filter(column => column.priority < priority)
        const growing = kept.filter(column => column.grows).length
        const spare = growing > 0 ? Math.max(0, available - least()) / growing : 0
        let x = 0
        return kept.map(column => {
            const width = column.width + (column.grows ? Math.min(spare, 480) : 0)
            x += width
            return { column: column, x: x - width, width: width }
        })
    }

    Accessible.role: Accessible.Table
    Accessible.name: name

    Connections {
        target: table.model
        function onShown() {
            const row = table.model.indexOf(table.currentKey)
            if (row >= 0) list.currentIndex = row
            else table.go(list.currentIndex)
        }
    }
    onModelChanged: go(0)
    Component.onCompleted: go(0)

    Card { anchors.fill: parent }

    Item {
        id: head
        x: 1
        y: 1
        width: parent.width - 2
        height: 30
        clip: true
        Repeater {
            model: table.laid
            delegate: TableHead {}
        }
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.line
        }
    }

    ListView {
        id: list
        anchors.fill: parent
        anchors.topMargin: 31
        anchors.margins: 1
        clip: true
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: false
        boundsBehavior: Flickable.StopAtBounds
        reuseItems: true
        cacheBuffer: 0
        currentIndex: 0
        highlightFollowsCurrentItem: false
        model: table.model
        delegate: TableLine { owner: table; view: list }
        Accessible.role: Accessible.List
        Accessible.name: table.name
        Accessible.focusable: true
        ScrollBar.vertical: ScrollBar { policy: list.contentHeight > list.height ? ScrollBar.AlwaysOn : ScrollBar.AsNeeded }

        readonly property int page: Math.max(1, Math.floor(height / table.rowHeight) - 1)
        Keys.onPressed: event => {
            event.accepted = true
            switch (event.key) {
            case Qt.Key_Down: return table.go(currentIndex + 1)
            case Qt.Key_Up: return table.go(currentIndex - 1)
            case Qt.Key_PageDown: return table.go(currentIndex + page)
            case Qt.Key_PageUp: return table.go(currentIndex - page)
            case Qt.Key_Home: return table.go(0)
            case Qt.Key_End: return table.go(count - 1)
            }
            event.accepted = false
            table.keyed(event)
            if (event.accepted || event.modifiers & (Qt.ControlModifier | Qt.AltModifier)) return
            if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
                event.accepted = true
                return table.activated(table.currentKey)
            }
            if (table.searchCell >= 0 && /^[^\s\d]$/.test(event.text)) {
                event.accepted = true
                typed.search(event.text)
            }
        }
    }
    FocusRing {
        anchors.fill: list
        away: 0
        shown: list.activeFocus && list.count === 0
    }
    QtObject {
        id: typed
        property string letters
        property double at: 0
        function search(letter: string) {
            const now = Date.now()
            letters = now - at > 1000 ? letter : letters + letter
            at = now
            const row = table.model.beginningWith(letters, table.searchCell, letters.length > 1 ? list.currentIndex : list.currentIndex + 1)
            if (row >= 0) table.go(row)
        }
    }
}
