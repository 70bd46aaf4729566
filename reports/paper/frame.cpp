// What stands round the content of a page: the head of the sheet, the line at the head of later pages, the foot.
#include "reports/dates.h"
#include "reports/paper/flow.h"
#include "reports/words.h"

#include <algorithm>

namespace arbiter::reports::paper {

namespace {

constexpr qreal headRule = 2.5, continuationRule = 1, footRule = 1;
/// Between what stands left and what stands right on one line.
constexpr qreal gap = 24;

std::string sealText(const Document& d) { return std::to_string(d.footer.entry.value) + ':' + d.footer.seal; }

/// "Head seal ": what stands before the seal, which is set in a face of its own.
std::string sealWords(const Document& d)
{
    auto words = say(Says::HeadSeal, d.language, {""});
    while (words.ends_with(' ')) words.pop_back();
    return words;
}

using Lines = std::vector<std::shared_ptr<const SetText>>;

qreal widest(const Lines& lines)
{
    qreal width = 0;
    for (const auto& line : lines) width = std::max(width, line->width());
    return width;
}

qreal heightOf(const Lines& lines)
{
    qreal height = 0;
    for (const auto& line : lines) height += line->height();
    return height;
}

/// What stands beside the title, no wider than its part of the page.
Lines cornerLines(const Document& d, const Style& style, qreal most)
{
    Lines lines;
    if (!d.standing.empty()) lines.push_back(setText(d.standing, style.standing, most));
    for (const auto& line : d.corner) lines.push_back(setText(line, style.corner, most));
    return lines;
}

} // namespace

void Flow::addHead()
{
    const auto corner = cornerLines(m_document, m_style, width() * 0.48);
    const qreal room = width() - widest(corner) - gap;
    // On an envelope the title stands on one line with the event where both fit.
    const auto title = setText(m_document.title, m_style.title, room);
    auto event = setText(m_document.event, m_style.event, room);
    const bool beside = isEnvelope(m_document.paper) && title->lines() == 1 &&
                        title->width() + 14 + event->width() <= room && event->lines() == 1;
    const qreal left = beside ? title->height() : title->height() + event->height();
    const qreal height = std::max(left, heightOf(corner));
    const qreal bottom = m_y + height;
    if (beside)
        add(TextMark{event, m_left + title->width() + 14,
                     bottom - title->height() + title->baseline() - event->baseline(), room});
    else
        add(TextMark{event, m_left, bottom - left, room});
    add(TextMark{title, m_left, bottom - title->height(), room});
    qreal at = bottom - heightOf(corner);
    for (const auto& line : corner) {
        add(TextMark{line, m_left, at, width(), Align::Right});
        at += line->height();
    }
    const qreal rule = bottom + (isEnvelope(m_document.paper) ? 5 : 8);
    add(RuleMark{m_left, right(), rule, headRule});
    m_y = rule + (m_document.paper == Paper::DL ? 8 : 12);
}

void Flow::addContinuation()
{
    const qreal page = m_style.page.side;
    const auto corner = m_document.corner.empty() ? std::string{} : m_document.corner.front();
    const auto title = setText(m_document.title, m_style.running, (right() - page) / 2);
    const auto event = setText(corner, m_style.event, (right() - page) / 2 - gap);
    add(TextMark{title, page, m_y, right() - page});
    add(TextMark{event, page, m_y, right() - page, Align::Right});
    m_y += std::max(title->height(), event->height()) + 3;
    add(RuleMark{page, right(), m_y, continuationRule});
    m_y += 8;
}

Flow::Foot Flow::makeFoot() const
{
    const auto& d = m_document;
    Foot foot{{}, setText(sealWords(d), m_style.foot), setText(sealText(d), m_style.seal), 0};
    const qreal left =
        m_style.page.width() - 2 * m_style.page.side - gap - foot.sealWords->width() - 4 - foot.seal->width();
    foot.left.push_back(setText(d.footer.event + " · " + d.footer.document, m_style.foot, left));
    foot.left.push_back(
        setText(say(Says::Printed, d.language, {printedMoment(d.footer.printedAt, d.language)}), m_style.foot, left));
    foot.height = 6 + std::max(heightOf(foot.left), 2 * m_style.foot.line);
    return foot;
}

void Flow::addFoot(Page& page, std::size_t number) const
{
    const qreal left = m_style.page.side, room = right() - left;
    auto put = [&](TextMark mark) { page.marks.emplace_back(std::move(mark)); };
    page.marks.emplace_back(RuleMark{left, right(), m_bottom + 3, footRule});
    const qreal top = m_bottom + 6;
    qreal y = top;
    for (const auto& line : m_foot.left) {
        put({line, left, y, room});
        y += line->height();
    }
    const auto count = say(Says::PageOf, m_document.language, {std::to_string(number), std::to_string(pageCount())});
    put({setText(count, m_style.foot), left, top, room, Align::Right});
    const qreal sealTop = top + m_foot.height - 6 - m_style.foot.line;
    const qreal words = room - m_foot.seal->width() - 4;
    put({m_foot.sealWords, left, sealTop, words, Align::Right});
    put({m_foot.seal, left, sealTop + m_foot.sealWords->baseline() - m_foot.seal->baseline(), room, Align::Right});
}

} // namespace arbiter::reports::paper
