// The only file that names a colour, a size or a font. The tokens are those of the design system; a test holds the pairs
// named there to their contrast.
pragma Singleton
import QtQuick

QtObject {
    id: theme

    /// "light", "dark" or "contrast": set by the window from what was chosen.
    property string scheme: "light"
    property bool motion: true

    readonly property var light: ({
        bg: "#F3F5F3", surface: "#FFFFFF", sunken: "#E9EDEA", line: "#D6DCD8", edge: "#7F8A84",
        text: "#17201B", text2: "#46524C", text3: "#5C6862",
        accent: "#1C664E", onaccent: "#FFFFFF", tint: "#DCEDE5", ontint: "#124A38",
        amber: "#7D4E00", amberfill: "#E0A030", ambertint: "#FBEDD2",
        red: "#A3241F", redfill: "#B42318", redtint: "#FBE4E1", onred: "#FFFFFF",
        focus: "#1C664E", scrim: "#76080E0B"
    })
    readonly property var dark: ({
        bg: "#111513", surface: "#191E1B", sunken: "#222825", line: "#343C38", edge: "#7D8983",
        text: "#E9EDEA", text2: "#B5BFB9", text3: "#98A39D",
        accent: "#6CC9A2", onaccent: "#06231A", tint: "#1B3B2F", ontint: "#A5E3C8",
        amber: "#F2BC62", amberfill: "#D9982C", ambertint: "#3B2D12",
        red: "#FF9D94", redfill: "#E5534B", redtint: "#451F1C", onred: "#1A0000",
        focus: "#6CC9A2", scrim: "#76080E0B"
    })
    readonly property var contrast: ({
        bg: "#000000", surface: "#000000", sunken: "#000000", line: "#FFFFFF", edge: "#FFFFFF",
        text: "#FFFFFF", text2: "#FFFFFF", text3: "#FFFFFF",
        accent: "#FFD84A", onaccent: "#000000", tint: "#3A3000", ontint: "#FFE88C",
        amber: "#FFB84D", amberfill: "#FFB84D", ambertint: "#2E1E00",
        red: "#FF9C9C", redfill: "#FF6B6B", redtint: "#3A0000", onred: "#1A0000",
        focus: "#FFD84A", scrim: "#B0000000"
    })
    readonly property var tokens: scheme === "dark" ? dark : scheme === "contrast" ? contrast : light

    readonly property color bg: tokens.bg
    readonly property color surface: tokens.surface
    readonly property color sunken: tokens.sunken
    readonly property color line: tokens.line
    readonly property color edge: tokens.edge
    readonly property color text: tokens.text
    readonly property color text2: tokens.text2
    readonly property color text3: tokens.text3
    readonly property color accent: tokens.accent
    readonly property color onaccent: tokens.onaccent
    readonly property color tint: tokens.tint
    readonly property color ontint: tokens.ontint
    readonly property color amber: tokens.amber
    readonly property color amberfill: tokens.amberfill
    readonly property color ambertint: tokens.ambertint
    readonly property color red: tokens.red
    readonly property color redfill: tokens.redfill
    readonly property color redtint: tokens.redtint
    readonly property color onred: tokens.onred
    readonly property color focus: tokens.focus
    readonly property color scrim: tokens.scrim

    // Type: size in pixels; two weights only.
    readonly property int figure: 30
    readonly property int title: 20
    readonly property int section: 15
    readonly property int body: 13
    readonly property real small: 12.5
    readonly property int caption: 12
    readonly property int micro: 11
    readonly property string mono: "DejaVu Sans Mono"

    // Space and shape, in pixels.
    readonly property int gap: 8
    readonly property int between: 16
    readonly property int pad: 14
    readonly property int control: 32
    readonly property int radiusSmall: 4
    readonly property int radius: 6
    readonly property int radiusCard: 8
    readonly property int radiusDialog: 10
    readonly property int ring: 2
    readonly property int rowDense: 28
    readonly property int row: 32

    /// Milliseconds, none where less motion is wanted.
    readonly property int drawerTime: motion ? 140 : 0
    readonly property int flashTime: motion ? 900 : 0

    /// The colour of a cell or a chip by its tone.
    function ink(tone: string): color {
        switch (tone) {
        case "muted": return theme.text3
        case "green": return theme.ontint
        case "amber": return theme.amber
        case "red": return theme.red
        case "struck": return theme.text3
        }
        return theme.text
    }
    function wash(tone: string): color {
        switch (tone) {
        case "green": return theme.tint
        case "amber": return theme.ambertint
        case "red": return theme.redtint
        }
        return theme.sunken
    }
}
