// Setting text.
#include "reports/paper/type.h"

#include "reports/render/utf8.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace arbiter::reports::paper {

namespace {

/// Half the height of a capital letter of Noto Sans, as a part of its size: capitals and figures stand in the middle of
/// their line, and Chinese characters a hair below it.
constexpr qreal halfCapital = 0.37;

/// What a line of any length is laid out in; QTextLayout counts in 26.6 bits.
constexpr qreal endless = 1'000'000;

} // namespace

QString printable(const std::string& text) { return QString::fromStdString(clean(text)); }

Type makeType(qreal size, qreal line, Weight weight, Family family)
{
    QFont font;
    // Noto Sans first: Latin letters and figures come from it, Chinese from the simplified face, which must be named.
    if (family == Family::Mono)
        font.setFamilies({"DejaVu Sans Mono", "Noto Sans CJK SC"});
    else
        font.setFamilies({"Noto Sans", "Noto Sans CJK SC"});
    font.setPixelSize(static_cast<int>(std::lround(size * dotsPerPixel)));
    font.setWeight(weight == Weight::Bold ? QFont::Bold : QFont::Normal);
    font.setHintingPreference(QFont::PreferNoHinting);
    return {font, size, line};
}

Type Type::scaled(qreal factor) const
{
    Type other = *this;
    other.size *= factor;
    other.line *= factor;
    other.font.setPixelSize(std::max(1, static_cast<int>(std::lround(other.size * dotsPerPixel))));
    return other;
}

SetText::SetText(const std::string& text, const Type& type, qreal width)
    : m_layout{printable(text), type.font}, m_line{type.line}, m_baseline{type.line / 2 + halfCapital * type.size}
{
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setUseDesignMetrics(true);
    m_layout.setTextOption(option);
    m_layout.setCacheEnabled(true);
    const qreal room = std::min(std::max(width, 1.0) * dotsPerPixel, endless);
    m_layout.beginLayout();
    for (auto line = m_layout.createLine(); line.isValid(); line = m_layout.createLine()) {
        line.setLineWidth(room);
        m_width = std::max(m_width, line.naturalTextWidth() / dotsPerPixel);
    }
    m_layout.endLayout();
}

void SetText::drawLine(QPainter& painter, int line, qreal left, qreal y, qreal room, Align align) const
{
    const auto set = m_layout.lineAt(line);
    const qreal free = room - set.naturalTextWidth() / dotsPerPixel;
    qreal x = left;
    switch (align) {
    case Align::Left: break;
    case Align::Centre: x += free / 2; break;
    case Align::Right: x += free; break;
    }
    set.draw(&painter, {x * dotsPerPixel, y * dotsPerPixel - set.ascent()});
}

} // namespace arbiter::reports::paper
