// Drawing diagrams.
#include "reports/paper/board.h"

#include "reports/paper/type.h"
#include "reports/render/assets.h"

#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>

namespace arbiter::reports::paper {

namespace {

/// Between the lines of the hatching, and how thick they are, in pixels.
constexpr qreal hatchStep = 3.6, hatchLine = 0.45;
constexpr qreal frameLine = 1.5;
/// The pieces are drawn in a soft black for the screen; a printer would make dots of it.
constexpr const char* screenInk = "#14181A";

/// Lines that fall to the left across one square, continued from square to square: all have x + y a multiple of `step`.
void hatch(QPainter& painter, const QRectF& square, const QPointF& origin)
{
    const qreal step = hatchStep * std::sqrt(2.0) * dotsPerPixel;
    const qreal side = square.width();
    const qreal before = square.left() - origin.x() + square.top() - origin.y();
    for (qreal sum = std::ceil(before / step) * step - before; sum < 2 * side; sum += step) {
        const qreal x = std::max(0.0, sum - side), y = std::min(sum, side);
        painter.drawLine(square.topLeft() + QPointF{x, y}, square.topLeft() + QPointF{y, x});
    }
}

/// "wK.svg" for 'K', "bK.svg" for 'k'.
std::string pieceFile(char man)
{
    const bool white = man >= 'A' && man <= 'Z';
    return {white ? 'w' : 'b', static_cast<char>(white ? man : man - 'a' + 'A'), '.', 's', 'v', 'g'};
}

QRectF squareAt(const QRectF& squares, int i)
{
    const qreal side = squares.width() / 8;
    return {squares.left() + side * (i % 8), squares.top() + side * (i / 8), side, side};
}

} // namespace

void paintBoard(QPainter& painter, const QRectF& squares, const Diagram& diagram)
{
    painter.save();
    painter.setPen(QPen{Qt::black, hatchLine * dotsPerPixel, Qt::SolidLine, Qt::FlatCap});
    for (int i = 0; i < 64; ++i)
        if ((i % 8 + i / 8) % 2 == 1) hatch(painter, squareAt(squares, i), squares.topLeft());
    for (const char man : std::string_view{"KQRBNPkqrbnp"}) {
        if (std::find(diagram.men.begin(), diagram.men.end(), man) == diagram.men.end()) continue;
        const auto svg = asset(pieceFile(man));
        QByteArray ink{svg.data(), static_cast<qsizetype>(svg.size())};
        QSvgRenderer piece{ink.replace(screenInk, "#000000")};
        for (int i = 0; i < 64; ++i)
            if (diagram.men[static_cast<std::size_t>(i)] == man) piece.render(&painter, squareAt(squares, i));
    }
    painter.setPen(QPen{Qt::black, frameLine * dotsPerPixel, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin});
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(squares);
    painter.restore();
}

} // namespace arbiter::reports::paper
