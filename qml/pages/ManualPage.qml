// The manual, opened at the chapter of the page one came from.
import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic
import Arbiter

Page {
    id: page

    property string chapter: "start"
    readonly property var chapters: [
        { id: "start", name: qsTr("The window") }, { id: "new-event", name: qsTr("A new event") },
        { id: "players", name: qsTr("Players") }, { id: "pairings", name: qsTr("Pairings") },
        { id: "results", name: qsTr("Results") }, { id: "standings", name: qsTr("Standings") },
        { id: "log", name: qsTr("The log, undo and verifying") }, { id: "keys", name: qsTr("All keys") }
    ]

    function act(id: string, what: var) { if (id === "chapter") open(what) }
    function open(chapter: string) {
        page.chapter = chapters.some(c => c.id === chapter) ? chapter : "start"
        scroll.contentY = 0
    }

    title: qsTr("Manual")
    first: scroll
    acts: PushButton { text: qsTr("Back"); key: "Esc"; onClicked: page.wanted("back") }
    Keys.onEscapePressed: wanted("back")

    RowLayout {
        anchors.fill: parent
        spacing: Theme.between
        Column { // not a layout: see Choice
            id: list
            Layout.preferredWidth: page.narrow ? 210 : 230
            Layout.maximumWidth: Layout.preferredWidth
            Layout.fillHeight: true
            spacing: 4
            Repeater {
                model: page.chapters
                delegate: PushButton {
                    required property var modelData
                    width: list.width
                    kind: "quiet"
                    leading: true
                    text: modelData.name
                    on: page.chapter === modelData.id
                    onClicked: page.open(modelData.id)
                }
            }
        }
        Card {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Flickable {
                id: scroll
                anchors.fill: parent
                anchors.margins: 20
                contentHeight: chapterText.implicitHeight
                boundsBehavior: Flickable.StopAtBounds
                clip: true
                activeFocusOnTab: true
                Accessible.role: Accessible.Document
                Accessible.name: page.title
                ScrollBar.vertical: ScrollBar {}
                Keys.onUpPressed: contentY = Math.max(0, contentY - 60)
                Keys.onDownPressed: contentY = Math.max(0, Math.min(contentHeight - height, contentY + 60))
                Text {
                    id: chapterText
                    width: Math.min(720, scroll.width)
                    text: Manual.chapter(page.chapter, Session.preferences.language)
                    textFormat: Text.MarkdownText
                    wrapMode: Text.Wrap
                    color: Theme.text
                    linkColor: Theme.accent
                    font.pixelSize: Theme.body + 1
                    lineHeight: 1.25
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
            }
            FocusRing { shown: scroll.activeFocus; away: 0; radius: Theme.radiusCard }
        }
    }
}
