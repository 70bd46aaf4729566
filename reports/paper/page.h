// A page as a list of marks. What stands on it is laid out first and painted afterwards, since "page 1 of 3" is known
// only when all is laid out.
#pragma once

#include "reports/paper/type.h"

#include <QRectF>

#include <memory>
#include <variant>
#include <vector>

namespace arbiter::reports::paper {

/// Lines of a text, the first with its top at `top`.
struct TextMark {
    std::shared_ptr<const SetText> text;
    qreal left, top, room;
    Align align = Align::Left;
    int first = 0, count = -1; ///< lines; -1 is all from the first
};

struct RuleMark {
    qreal left, right, y, width;
};

struct BoxMark {
    QRectF box;
    qreal width;
};

/// A ring for White, a disc for Black.
struct DotMark {
    qreal left, middle;
    Colour colour;
};

struct BoardMark {
    QRectF squares;
    Diagram diagram;
};

using Mark = std::variant<TextMark, RuleMark, BoxMark, DotMark, BoardMark>;

struct Page {
    std::vector<Mark> marks;
};

inline constexpr qreal dotSize = 9;
/// A dot and the blank behind it.
inline constexpr qreal dotRoom = dotSize + 4;

/// The painter draws at the resolution of the writer.
void paint(QPainter& painter, const Page& page);

} // namespace arbiter::reports::paper
