// How a sheet looks: the size of its page, its margins and its types, by paper, language and tightness. Read from two
// metres, copied twice: black, two weights, rules of different strength instead of grey.
#pragma once

#include "reports/paper/type.h"

namespace arbiter::reports::paper {

struct PageSize {
    qreal widthMm, heightMm;
    qreal top, side, bottom; ///< margins, in pixels

    [[nodiscard]] qreal width() const { return widthMm / 25.4 * 96; }
    [[nodiscard]] qreal height() const { return heightMm / 25.4 * 96; }
};

PageSize sizeOf(Paper paper);

/// Rows of tables: as high as one writes in, or close, where a table of many rows allows it.
struct RowStyle {
    qreal height;
    Type cell, strong, small, name, nameStrong, lead;
};

struct Style {
    PageSize page;
    Type event, title, corner, standing, running, foot, seal;
    Type caption, head, label, value, note, noteStrong, coordinate;
    RowStyle open, close;
    qreal factsGap, signatureRoom, board;
};

/// `tight` is 1 where nothing presses; what is written is made lower by it, so that a little too much gets onto a page.
Style styleOf(Paper paper, Language language, qreal tight);
/// The values of `tight` to try, the loosest first.
inline constexpr qreal tightness[] = {1, 0.96, 0.92, 0.88, 0.84, 0.8, 0.76, 0.72};

} // namespace arbiter::reports::paper
