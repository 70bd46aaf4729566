// A surface with a hairline: what belongs together.
import QtQuick
import Arbiter

Rectangle {
    color: Theme.surface
    radius: Theme.radiusCard
    border.color: Theme.line
}
