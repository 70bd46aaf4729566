// A frame of dashes: a draft, or a place where something can be dropped.
import QtQuick
import QtQuick.Shapes
import Arbiter

Shape {
    id: frame

    property color ink: Theme.amber

    ShapePath {
        strokeColor: frame.ink
        strokeWidth: 1.5
        strokeStyle: ShapePath.DashLine
        dashPattern: [3, 2]
        fillColor: "transparent"
        startX: 1
        startY: 1
        PathLine { x: frame.width - 1; y: 1 }
        PathLine { x: frame.width - 1; y: frame.height - 1 }
        PathLine { x: 1; y: frame.height - 1 }
        PathLine { x: 1; y: 1 }
    }
}
