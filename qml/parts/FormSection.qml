// A part of a form: what it is at the left, its fields in two columns at the right.
import QtQuick
import QtQuick.Layouts
import Arbiter

ColumnLayout {
    id: section

    property string title
    property string note
    default property alias fields: grid.data

    Layout.fillWidth: true
    spacing: 12
    RowLayout {
        Layout.fillWidth: true
        spacing: 16
        ColumnLayout {
            Layout.minimumWidth: 150
            Layout.maximumWidth: 150
            Layout.alignment: Qt.AlignTop
            spacing: 2
            Words { Layout.fillWidth: true; text: section.title; font.bold: true; wrapMode: Text.Wrap }
            Words {
                Layout.fillWidth: true
                text: section.note
                color: Theme.text2
                font.pixelSize: Theme.caption
                wrapMode: Text.Wrap
            }
        }
        GridLayout {
            id: grid
            Layout.fillWidth: true
            columns: 2
            columnSpacing: 14
            rowSpacing: 10
        }
    }
    Rectangle { Layout.fillWidth: true; implicitHeight: 1; color: Theme.line }
}
