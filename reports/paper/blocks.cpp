// Notes, lines to sign on, facts and the figure beside them. Tables are in table.cpp.
#include "reports/paper/blocks.h"

#include "reports/render/values.h"

#include <algorithm>

namespace arbiter::reports::paper {

namespace {

constexpr qreal besideGap = 26, columnGap = 18, signatureGap = 16;
constexpr qreal frameLine = 2, framePadX = 10, framePadY = 6;
/// Left of the board and below it, for the coordinates.
constexpr qreal coordinateRoom = 11;
constexpr qreal captionGap = 3, leastBoard = 96;

/// A label over its value, set for a width.
struct SetFact {
    std::shared_ptr<const SetText> label, value;
    std::optional<Colour> dot;

    [[nodiscard]] qreal height() const { return label->height() + value->height() + 2; }
};

SetFact setFact(const Flow& flow, const Labelled& item, qreal width)
{
    const auto& style = flow.style();
    const qreal dot = item.dot ? dotRoom : 0;
    return {setText(item.label, style.label, width - dot),
            fitted(factText(item, flow.document().language), style.value, width, flow.pageRoom() / 2), item.dot};
}

void put(Flow& flow, const SetFact& fact, qreal left, qreal width, qreal bottom)
{
    const qreal top = bottom - fact.height(), dot = fact.dot ? dotRoom : 0;
    if (fact.dot) flow.add(DotMark{left, top + fact.label->baseline() - 3.5, *fact.dot});
    flow.add(TextMark{fact.label, left + dot, top, width - dot});
    flow.add(TextMark{fact.value, left, top + fact.label->height(), width});
    flow.add(RuleMark{left, left + width, bottom, 1});
}

/// The facts in two columns, one that is wide over both.
void addItems(Flow& flow, const std::vector<Labelled>& items)
{
    for (std::size_t i = 0; i < items.size();) {
        const bool pair = !items[i].wide && i + 1 < items.size() && !items[i + 1].wide;
        const qreal half = (flow.width() - columnGap) / 2, width = items[i].wide ? flow.width() : half;
        std::vector<SetFact> facts{setFact(flow, items[i], width)};
        if (pair) facts.push_back(setFact(flow, items[i + 1], width));
        qreal height = 0;
        for (const auto& fact : facts) height = std::max(height, fact.height());
        flow.need(height);
        const qreal bottom = flow.y() + height;
        for (std::size_t k = 0; k < facts.size(); ++k)
            put(flow, facts[k], flow.left() + static_cast<qreal>(k) * (half + columnGap), width, bottom);
        flow.skip(height + flow.style().factsGap);
        i += facts.size();
    }
}

void addFramed(Flow& flow, const Notes& notes)
{
    std::vector<std::shared_ptr<const SetText>> lines;
    qreal height = 2 * framePadY;
    for (const auto& line : notes.lines) {
        lines.push_back(setText(line, flow.style().noteStrong, flow.width() - 2 * framePadX));
        height += lines.back()->height();
    }
    flow.need(height);
    flow.add(BoxMark{{flow.left() + frameLine / 2, flow.y(), flow.width() - frameLine, height}, frameLine});
    qreal y = flow.y() + framePadY;
    for (const auto& line : lines) {
        flow.add(TextMark{line, flow.left() + framePadX, y, flow.width()});
        y += line->height();
    }
    flow.skip(height + 10);
}

/// A figure set for the page: the board as large as the style has it, but for an envelope, which may be too low.
struct SetFigure {
    std::shared_ptr<const SetText> title;
    std::vector<std::shared_ptr<const SetText>> lines;
    qreal board = 0;

    [[nodiscard]] qreal around() const
    {
        qreal height = coordinateRoom + captionGap + (title ? title->height() : 0);
        for (const auto& line : lines) height += line->height();
        return height;
    }
};

SetFigure setFigure(const Flow& flow, const Figure& figure)
{
    const auto& style = flow.style();
    SetFigure set;
    if (!figure.title.empty()) set.title = setText(figure.title, style.standing, figureWidth(flow));
    for (const auto& line : figure.lines) set.lines.push_back(setText(line, style.label, style.board));
    set.board = std::max(leastBoard, std::min(style.board, flow.pageRoom() - set.around()));
    return set;
}

void addCoordinates(Flow& flow, const QRectF& board)
{
    const qreal side = board.width() / 8;
    const auto& type = flow.style().coordinate;
    for (int i = 0; i < 8; ++i) {
        const auto rank = setText(std::string{static_cast<char>('8' - i)}, type);
        flow.add(TextMark{rank, flow.left(), board.top() + (i + 0.5) * side - type.line / 2, coordinateRoom});
    }
    for (int i = 0; i < 8; ++i) {
        const auto file = setText(std::string{static_cast<char>('a' + i)}, type);
        flow.add(TextMark{file, board.left() + i * side, board.bottom() + 1.5, side, Align::Centre});
    }
}

} // namespace

std::string factText(const Labelled& item, Language language) { return valueText(item.value, {}, language); }

qreal figureWidth(const Flow& flow) { return flow.style().board + coordinateRoom; }

qreal figureHeight(const Flow& flow, const Figure& figure)
{
    const auto set = setFigure(flow, figure);
    return set.board + set.around();
}

void addFigure(Flow& flow, const Figure& figure)
{
    const auto set = setFigure(flow, figure);
    if (set.title) {
        flow.add(TextMark{set.title, flow.left(), flow.y(), figureWidth(flow)});
        flow.skip(set.title->height());
    }
    const QRectF board{flow.left() + coordinateRoom, flow.y() + 1, set.board - 1, set.board - 1};
    flow.add(BoardMark{board, figure.diagram});
    addCoordinates(flow, board);
    flow.skip(set.board + coordinateRoom + captionGap);
    for (const auto& line : set.lines) {
        flow.add(TextMark{line, board.left(), flow.y(), flow.style().board});
        flow.skip(line->height());
    }
}

void addFacts(Flow& flow, const Facts& facts)
{
    if (!facts.figure) return addItems(flow, facts.items);
    flow.need(figureHeight(flow, *facts.figure));
    const qreal top = flow.y();
    addFigure(flow, *facts.figure);
    flow.moveTo(top);
    flow.narrow(flow.left() + figureWidth(flow) + besideGap);
    addItems(flow, facts.items);
}

void addNotes(Flow& flow, const Notes& notes)
{
    if (notes.emphasis == Emphasis::Strong) return addFramed(flow, notes);
    for (const auto& line : notes.lines) {
        const auto text = setText(line, flow.style().note, flow.width());
        if (text->height() <= flow.pageRoom()) flow.need(text->height());
        flow.addLines(text);
        flow.skip(4);
    }
    flow.skip(4);
}

void addSignatures(Flow& flow, const Signatures& signatures)
{
    constexpr std::size_t inLine = 3;
    const qreal width = (flow.width() - (inLine - 1) * signatureGap) / inLine;
    for (std::size_t from = 0; from < signatures.labels.size(); from += inLine) {
        std::vector<std::shared_ptr<const SetText>> labels;
        qreal height = 0;
        for (auto i = from; i < std::min(from + inLine, signatures.labels.size()); ++i) {
            labels.push_back(setText(signatures.labels[i], flow.style().label, width));
            height = std::max(height, labels.back()->height());
        }
        flow.need(flow.style().signatureRoom + height);
        const qreal y = flow.y() + flow.style().signatureRoom;
        for (std::size_t k = 0; k < labels.size(); ++k) {
            const qreal left = flow.left() + static_cast<qreal>(k) * (width + signatureGap);
            flow.add(RuleMark{left, left + width, y, 1});
            flow.add(TextMark{labels[k], left, y + 2, width});
        }
        flow.skip(flow.style().signatureRoom + height + 12);
    }
}

} // namespace arbiter::reports::paper
