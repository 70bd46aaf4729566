// One thing in the status bar.
import QtQuick
import QtQuick.Layouts
import Arbiter

RowLayout {
    id: item

    property string iconName
    property alias text: words.text
    property alias tip: words.tip

    spacing: 6
    Icon { visible: item.iconName.length > 0; name: item.iconName; size: 14 }
    Words {
        id: words
        Layout.fillWidth: true
        color: Theme.text2
        font.pixelSize: Theme.caption
    }
}
