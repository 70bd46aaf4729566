// Filling pages.
#include "reports/paper/flow.h"

#include <algorithm>

namespace arbiter::reports::paper {

namespace {

/// Below this a text is broken rather than made smaller.
constexpr qreal leastShrink = 0.82;
/// Smaller than this nothing is set, however long it is.
constexpr qreal leastSize = 4;

} // namespace

std::shared_ptr<const SetText> fitted(const std::string& text, const Type& type, qreal width, qreal mostHeight)
{
    auto whole = setText(text, type);
    if (whole->width() <= width) return whole;
    const qreal factor = width / whole->width();
    if (factor >= leastShrink) {
        auto smaller = type.scaled(factor * 0.995);
        smaller.line = type.line;
        return setText(text, smaller);
    }
    auto broken = setText(text, type, width);
    for (auto t = type.scaled(0.9); broken->height() > mostHeight && t.size > leastSize; t = t.scaled(0.9))
        broken = setText(text, t, width);
    return broken;
}

Flow::Flow(const Document& document, const Style& style)
    : m_document{document}, m_style{style}, m_foot{makeFoot()}, m_pages(1), m_left{style.page.side},
      m_top{style.page.top}, m_bottom{style.page.height() - style.page.bottom - m_foot.height}, m_y{style.page.top}
{
    addHead();
    m_top = m_y;
}

bool Flow::need(qreal height)
{
    if (m_y + height <= m_bottom) return false;
    turn();
    return true;
}

void Flow::turn()
{
    m_pages.emplace_back();
    m_y = m_style.page.top;
    addContinuation();
    m_top = m_y;
}

void Flow::addLines(const std::shared_ptr<const SetText>& text)
{
    int line = 0;
    while (line < text->lines()) {
        need(text->lineHeight());
        const int fit = std::max(1, static_cast<int>((m_bottom - m_y) / text->lineHeight() + 1e-6));
        const int count = std::min(fit, text->lines() - line);
        add(TextMark{text, m_left, m_y, width(), Align::Left, line, count});
        skip(count * text->lineHeight());
        line += count;
    }
}

std::vector<Page> Flow::finish()
{
    for (std::size_t i = 0; i < m_pages.size(); ++i) addFoot(m_pages[i], i + 1);
    return std::move(m_pages);
}

} // namespace arbiter::reports::paper
