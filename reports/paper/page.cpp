// Painting marks.
#include "reports/paper/page.h"

#include "reports/paper/board.h"

#include <QPainter>

namespace arbiter::reports::paper {

namespace {

QPen penOf(qreal width)
{
    QPen pen{Qt::black, width * dotsPerPixel};
    pen.setCapStyle(Qt::FlatCap);
    pen.setJoinStyle(Qt::MiterJoin);
    return pen;
}

QPointF dots(qreal x, qreal y) { return {x * dotsPerPixel, y * dotsPerPixel}; }

QRectF dots(const QRectF& r) { return {dots(r.left(), r.top()), dots(r.right(), r.bottom())}; }

struct Painting {
    QPainter& painter;

    void operator()(const TextMark& mark) const
    {
        painter.setPen(Qt::black);
        const int last = mark.count < 0 ? mark.text->lines() : mark.first + mark.count;
        for (int line = mark.first; line < last; ++line) {
            const qreal top = mark.top + (line - mark.first) * mark.text->lineHeight();
            mark.text->drawLine(painter, line, mark.left, top + mark.text->baseline(), mark.room, mark.align);
        }
    }

    void operator()(const RuleMark& mark) const
    {
        painter.setPen(penOf(mark.width));
        painter.drawLine(dots(mark.left, mark.y), dots(mark.right, mark.y));
    }

    void operator()(const BoxMark& mark) const
    {
        painter.setPen(penOf(mark.width));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(dots(mark.box));
    }

    void operator()(const DotMark& mark) const
    {
        constexpr qreal line = 1.3, size = dotSize - line;
        painter.setPen(penOf(line));
        painter.setBrush(mark.colour == Colour::Black ? QBrush{Qt::black} : QBrush{Qt::NoBrush});
        painter.drawEllipse(dots(QRectF{mark.left + line / 2, mark.middle - size / 2, size, size}));
    }

    void operator()(const BoardMark& mark) const { paintBoard(painter, dots(mark.squares), mark.diagram); }
};

} // namespace

void paint(QPainter& painter, const Page& page)
{
    for (const auto& mark : page.marks) std::visit(Painting{painter}, mark);
}

} // namespace arbiter::reports::paper
