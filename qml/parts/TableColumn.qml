// A column of a dense table.
import QtQml

QtObject {
    /// Its place in the cells of a row.
    required property int cell
    property string title
    /// "white" or "black": the ring or disc before the title.
    property string dot
    /// Pixels; of a growing column the least.
    property int width: 60
    property bool grows: false
    /// "left", "right" or "centre".
    property string align: "left"
    /// 1 always shown; 4 is the first to go where the window is narrow.
    property int priority: 1
    /// Shown as a chip in the tone of the cell.
    property bool chip: false
    property bool mono: false
}
