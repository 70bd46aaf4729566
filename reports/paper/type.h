// Faces and sizes (DESIGN_SYSTEM 3 and 12), and a text set in lines. Lengths are pixels, 96 an inch, as in the mockups.
#pragma once

#include "reports/document.h"

#include <QFont>
#include <QTextLayout>

#include <limits>

class QPainter;

namespace arbiter::reports::paper {

inline constexpr int dotsPerInch = 1200;
inline constexpr qreal dotsPerPixel = dotsPerInch / 96.0;

enum class Weight { Regular, Bold };
enum class Family { Sans, Mono };

/// One way of setting text: its font at the resolution of the writer, and how far lines are apart.
struct Type {
    QFont font;
    qreal size = 0; ///< of the letters
    qreal line = 0; ///< from line to line

    [[nodiscard]] Type scaled(qreal factor) const;
};

Type makeType(qreal size, qreal line, Weight weight = Weight::Regular, Family family = Family::Sans);

/// A text in lines no wider than asked, broken at words, and within a word where a word is wider than the line.
class SetText {
public:
    SetText(const std::string& text, const Type& type, qreal width = std::numeric_limits<qreal>::infinity());

    [[nodiscard]] int lines() const { return m_layout.lineCount(); }
    [[nodiscard]] qreal height() const { return lines() * m_line; }
    [[nodiscard]] qreal lineHeight() const { return m_line; }
    /// Of the widest line.
    [[nodiscard]] qreal width() const { return m_width; }
    /// From the top of a line to where its letters stand.
    [[nodiscard]] qreal baseline() const { return m_baseline; }
    /// Draws one line with its letters standing at `y`, in the room from `left` of width `room`.
    void drawLine(QPainter& painter, int line, qreal left, qreal y, qreal room, Align align) const;

private:
    QTextLayout m_layout;
    qreal m_line;
    qreal m_baseline;
    qreal m_width = 0;
};

/// The text without control characters and marks that turn the direction of writing.
QString printable(const std::string& text);

} // namespace arbiter::reports::paper
