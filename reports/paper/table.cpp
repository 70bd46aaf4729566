// Tables: columns as wide as what is in them, those that grow sharing what is left; a name too long for its column is
// set a little smaller, or in several lines, never cut. The head stands on every page.
#include "reports/paper/blocks.h"

#include "reports/render/values.h"

#include <QFontMetricsF>

#include <algorithm>

namespace arbiter::reports::paper {

namespace {

/// With more rows a table that allows it is set closely.
constexpr std::size_t mostOpenRows = 30;
constexpr qreal padding = 5, boxWidth = 58, boxMost = 19;
/// What a column that grows has at least, before all columns are made narrower.
constexpr qreal leastGrowing = 70;
constexpr qreal thinRule = 0.4, fifthRule = 1.2, headRule = 1;

using Set = std::shared_ptr<const SetText>;

class Setter {
public:
    Setter(Flow& flow, const Table& table)
        : m_flow{flow}, m_table{table}, m_close{table.close && table.rows.size() > mostOpenRows},
          m_style{m_close ? flow.style().close : flow.style().open}
    {
        measure();
        share();
    }

    void add();

private:
    struct Measured {
        std::string text;
        Set set;         ///< on one line; nothing where there is nothing to set
        qreal extra = 0; ///< a dot before it, the room of a half behind it
        qreal behind = 0;
    };

    Flow& m_flow;
    const Table& m_table;
    bool m_close;
    const RowStyle& m_style;
    std::vector<std::vector<Measured>> m_cells;
    std::vector<qreal> m_widths;

    void measure();
    void share();
    [[nodiscard]] const Type& typeOf(std::size_t column, const Cell& cell) const;
    [[nodiscard]] Measured measured(std::size_t column, const Cell& cell, PointsForm form, qreal half) const;
    [[nodiscard]] bool boxed(std::size_t column, const Cell& cell) const
    {
        return std::holds_alternative<Blank>(cell.value) && m_table.columns[column].align == Align::Centre;
    }
    [[nodiscard]] std::vector<Set> setHeads() const;
    void addHead();
    void addRow(std::size_t row);
    void addCell(std::size_t row, std::size_t column, const Set& set, qreal left, qreal baseline);
};

const Type& Setter::typeOf(std::size_t column, const Cell& cell) const
{
    const bool grows = m_table.columns[column].grows;
    switch (cell.emphasis) {
    case Emphasis::Plain: return grows ? m_style.name : m_style.cell;
    case Emphasis::Small: return m_style.small;
    case Emphasis::Strong: break;
    }
    if (grows) return m_style.nameStrong;
    return column == 0 ? m_style.lead : m_style.strong;
}

Setter::Measured Setter::measured(std::size_t column, const Cell& cell, PointsForm form, qreal half) const
{
    Measured m;
    m.text = valueText(cell.value, form, m_flow.document().language);
    if (cell.dot) m.extra += dotRoom;
    if (leavesRoom(cell.value, form)) m.behind = half;
    if (!m.text.empty()) m.set = setText(m.text, typeOf(column, cell));
    return m;
}

/// Sets every cell on one line, column by column, and takes the widest.
void Setter::measure()
{
    const auto columns = m_table.columns.size();
    m_cells.assign(m_table.rows.size(), std::vector<Measured>(columns));
    m_widths.assign(columns, 0);
    const auto heads = setHeads();
    for (std::size_t c = 0; c < columns; ++c) {
        const auto form = pointsFormOf(m_table, c, m_flow.document().language);
        const auto& column = m_table.columns[c];
        qreal widest = heads[c]->width() + (column.dot ? dotRoom : 0);
        for (std::size_t r = 0; r < m_table.rows.size(); ++r) {
            const auto& cell = m_table.rows[r][c];
            const qreal half =
                form.hang ? QFontMetricsF{typeOf(c, cell).font}.horizontalAdvance(u'½') / dotsPerPixel : 0;
            auto& m = m_cells[r][c] = measured(c, cell, form, half);
            widest = std::max(widest, (m.set ? m.set->width() : 0) + m.extra + m.behind);
            if (boxed(c, cell)) widest = std::max(widest, boxWidth);
        }
        m_widths[c] = widest + 2 * padding;
    }
}

/// Columns that grow share the room alike, whatever is in them; where none grows, all are made wider.
void Setter::share()
{
    const auto& columns = m_table.columns;
    const auto growing =
        static_cast<qreal>(std::count_if(columns.begin(), columns.end(), [](const Column& c) { return c.grows; }));
    qreal fixed = 0;
    for (std::size_t c = 0; c < columns.size(); ++c) fixed += columns[c].grows ? 0 : m_widths[c];
    const qreal most = m_flow.width() - growing * leastGrowing;
    const qreal factor = fixed > most ? most / fixed : growing > 0 ? 1 : m_flow.width() / fixed;
    const qreal each = growing > 0 ? (m_flow.width() - fixed * factor) / growing : 0;
    for (std::size_t c = 0; c < columns.size(); ++c) m_widths[c] = columns[c].grows ? each : m_widths[c] * factor;
}

std::vector<Set> Setter::setHeads() const
{
    std::vector<Set> heads;
    for (std::size_t c = 0; c < m_table.columns.size(); ++c) {
        const auto& column = m_table.columns[c];
        const qreal room = m_widths[c] - 2 * padding - (column.dot ? dotRoom : 0);
        const bool known = m_widths[c] > 0;
        heads.push_back(known ? fitted(column.head, m_flow.style().head, room, m_flow.pageRoom() / 4)
                              : setText(column.head, m_flow.style().head));
    }
    return heads;
}

void Setter::addHead()
{
    const auto heads = setHeads();
    qreal height = 0;
    for (const auto& head : heads) height = std::max(height, head->height());
    const qreal bottom = m_flow.y() + height + 4;
    qreal left = m_flow.left();
    for (std::size_t c = 0; c < heads.size(); ++c) {
        const auto& column = m_table.columns[c];
        const qreal dot = column.dot ? dotRoom : 0, top = bottom - 3 - heads[c]->height();
        if (column.dot) m_flow.add(DotMark{left + padding, top + heads[c]->baseline() - 3.8, *column.dot});
        m_flow.add(TextMark{heads[c], left + padding + dot, top, m_widths[c] - 2 * padding - dot, column.align});
        left += m_widths[c];
    }
    m_flow.add(RuleMark{m_flow.left(), m_flow.right(), bottom, headRule});
    m_flow.moveTo(bottom);
}

/// The cell on the row's base line, or the box to write in.
void Setter::addCell(std::size_t row, std::size_t column, const Set& set, qreal left, qreal baseline)
{
    const auto& cell = m_table.rows[row][column];
    const auto& m = m_cells[row][column];
    const qreal width = m_widths[column];
    if (boxed(column, cell)) {
        const qreal height = std::min(boxMost, m_style.height - 6);
        const qreal wide = std::min(boxWidth, width - 4);
        m_flow.add(BoxMark{{left + (width - wide) / 2, m_flow.y() + (m_style.height - height) / 2, wide, height}, 1});
    }
    if (cell.dot) m_flow.add(DotMark{left + padding, baseline - m_style.cell.size * 0.37, *cell.dot});
    if (set)
        m_flow.add(TextMark{set, left + padding + m.extra, baseline - set->baseline(),
                            width - 2 * padding - m.extra - m.behind, m_table.columns[column].align});
}

void Setter::addRow(std::size_t row)
{
    std::vector<Set> sets;
    qreal height = m_style.height;
    const qreal top = (m_style.height - m_style.cell.line) / 2;
    for (std::size_t c = 0; c < m_table.columns.size(); ++c) {
        const auto& m = m_cells[row][c];
        const qreal room = m_widths[c] - 2 * padding - m.extra - m.behind;
        const bool fits = !m.set || m.set->width() <= room + 0.01;
        sets.push_back(fits ? m.set
                            : fitted(m.text, typeOf(c, m_table.rows[row][c]), room, m_flow.pageRoom() - 3 * top - 60));
        if (sets.back() && sets.back()->lines() > 1) height = std::max(height, sets.back()->height() + 2 * top);
    }
    if (m_flow.need(height) && m_table.repeatHead) addHead();
    const qreal baseline = m_flow.y() + top + m_style.cell.line / 2 + 0.37 * m_style.name.size;
    qreal left = m_flow.left();
    for (std::size_t c = 0; c < sets.size(); ++c) {
        addCell(row, c, sets[c], left, baseline);
        left += m_widths[c];
    }
    m_flow.skip(height);
    const bool heavy = (row + 1) % 5 == 0 || row + 1 == m_table.rows.size();
    m_flow.add(RuleMark{m_flow.left(), m_flow.right(), m_flow.y(), heavy ? fifthRule : thinRule});
}

void Setter::add()
{
    const auto& style = m_flow.style();
    // The caption and the head stay with the first two rows.
    const qreal caption = m_table.caption.empty() ? 0 : style.caption.line + 8;
    m_flow.need(caption + style.head.line + 4 + 2 * m_style.height);
    if (!m_table.caption.empty()) {
        m_flow.skip(6);
        m_flow.addLines(setText(m_table.caption, style.caption, m_flow.width()));
        m_flow.skip(2);
    }
    addHead();
    for (std::size_t row = 0; row < m_table.rows.size(); ++row) addRow(row);
    m_flow.skip(12);
}

} // namespace

void addTable(Flow& flow, const Table& table) { Setter{flow, table}.add(); }

} // namespace arbiter::reports::paper
