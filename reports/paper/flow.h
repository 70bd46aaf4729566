// Pages being filled from above: where the next thing goes, and when a new page begins. A new page has a line at its
// head that says what it continues; its foot is put on when all pages are there.
#pragma once

#include "reports/paper/page.h"
#include "reports/paper/style.h"

#include <string_view>

namespace arbiter::reports::paper {

class Flow {
public:
    Flow(const Document& document, const Style& style);

    [[nodiscard]] const Document& document() const { return m_document; }
    [[nodiscard]] const Style& style() const { return m_style; }

    /// The column that is being filled, the whole page unless narrowed, and how far down it is.
    [[nodiscard]] qreal left() const { return m_left; }
    [[nodiscard]] qreal right() const { return m_style.page.width() - m_style.page.side; }
    [[nodiscard]] qreal width() const { return right() - left(); }
    [[nodiscard]] qreal y() const { return m_y; }
    /// What this page holds below its head.
    [[nodiscard]] qreal pageRoom() const { return m_bottom - m_top; }
    [[nodiscard]] std::size_t pageCount() const { return m_pages.size(); }

    /// A new page unless so much fits; true where it is one.
    bool need(qreal height);
    void turn();
    void skip(qreal height) { m_y += height; }
    void moveTo(qreal y) { m_y = y; }
    /// From now on only what is right of this.
    void narrow(qreal left) { m_left = left; }
    void widen() { m_left = m_style.page.side; }

    void add(Mark mark) { m_pages.back().marks.push_back(std::move(mark)); }
    /// The lines of a text below each other, over as many pages as they need.
    void addLines(const std::shared_ptr<const SetText>& text);
    /// Puts the feet on and gives the pages away.
    std::vector<Page> finish();

private:
    struct Foot {
        std::vector<std::shared_ptr<const SetText>> left;
        std::shared_ptr<const SetText> sealWords, seal;
        qreal height;
    };

    const Document& m_document;
    const Style& m_style;
    Foot m_foot;
    std::vector<Page> m_pages;
    qreal m_left, m_top, m_bottom, m_y;

    [[nodiscard]] Foot makeFoot() const;
    void addHead();
    void addContinuation();
    void addFoot(Page& page, std::size_t number) const;
};

inline std::shared_ptr<const SetText> setText(const std::string& text, const Type& type,
                                              qreal width = std::numeric_limits<qreal>::infinity())
{
    return std::make_shared<const SetText>(text, type, width);
}

/// The text in a room: as it is, a little smaller to save its line, or in several lines, at most so many pixels high.
std::shared_ptr<const SetText> fitted(const std::string& text, const Type& type, qreal width, qreal mostHeight);

} // namespace arbiter::reports::paper
