// The width of each column is found first, from all its cells; then the rows are written one by one.
#include "reports/render/text_table.h"

#include "reports/render/utf8.h"
#include "reports/render/values.h"
#include "reports/render/width.h"

#include <algorithm>

namespace arbiter::reports {

namespace {

constexpr int gap = 2;
/// Room to write in: a result is short, a name is not.
constexpr int shortBlank = 6;
constexpr int longBlank = 18;

struct Layout {
    const Table& table;
    Language language;
    std::vector<PointsForm> forms{};
    std::vector<int> widths{};
};

std::string cellText(const Layout& l, const Cell& cell, std::size_t column)
{
    auto text = clean(valueText(cell.value, l.forms[column], l.language));
    if (leavesRoom(cell.value, l.forms[column])) text += ' ';
    return text;
}

int naturalWidth(const Layout& l, const Cell& cell, std::size_t column)
{
    if (std::holds_alternative<Blank>(cell.value))
        return l.table.columns[column].align == Align::Left ? longBlank : shortBlank;
    return columnsOf(cellText(l, cell, column));
}

int total(const std::vector<int>& widths)
{
    int sum = gap * (static_cast<int>(widths.size()) - 1);
    for (const int w : widths) sum += w;
    return sum;
}

/// Texts give way, the widest first, until the table fits; numbers and results do not.
void fit(Layout& l)
{
    for (int most = textColumns; total(l.widths) > textColumns && most > 2; --most)
        for (std::size_t i = 0; i < l.widths.size(); ++i)
            if (l.table.columns[i].align == Align::Left) l.widths[i] = std::min(l.widths[i], most);
}

Layout layoutOf(const Table& table, Language language)
{
    Layout l{table, language};
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        l.forms.push_back(pointsFormOf(table, i, language));
        int width = columnsOf(clean(table.columns[i].head));
        for (const auto& row : table.rows) width = std::max(width, naturalWidth(l, row[i], i));
        l.widths.push_back(width);
    }
    fit(l);
    return l;
}

/// One row, each of its cells wrapped within its column.
void addRow(std::vector<std::string>& lines, const Layout& l, const std::vector<std::string>& cells)
{
    std::vector<std::vector<std::string>> parts;
    std::size_t height = 1;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const bool fits = columnsOf(cells[i]) <= l.widths[i];
        parts.push_back(fits ? std::vector{cells[i]} : wrapped(cells[i], l.widths[i]));
        height = std::max(height, parts.back().size());
    }
    for (std::size_t y = 0; y < height; ++y) {
        std::string line;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (i > 0) line.append(gap, ' ');
            line += padded(y < parts[i].size() ? parts[i][y] : std::string{}, l.widths[i], l.table.columns[i].align);
        }
        lines.push_back(trimmed(std::move(line)));
    }
}

} // namespace

std::string padded(const std::string& text, int columns, Align align)
{
    const int room = std::max(0, columns - columnsOf(text));
    const int left = align == Align::Right ? room : align == Align::Centre ? room / 2 : 0;
    return std::string(static_cast<std::size_t>(left), ' ') + text +
           std::string(static_cast<std::size_t>(room - left), ' ');
}

std::string trimmed(std::string line)
{
    line.erase(line.find_last_not_of(' ') + 1);
    return line;
}

std::vector<std::string> tableLines(const Table& table, Language language)
{
    const auto l = layoutOf(table, language);
    std::vector<std::string> lines, cells;
    for (const auto& column : table.columns) cells.push_back(clean(column.head));
    addRow(lines, l, cells);
    lines.emplace_back(static_cast<std::size_t>(total(l.widths)), '-');
    for (const auto& row : table.rows) {
        cells.clear();
        for (std::size_t i = 0; i < row.size(); ++i) {
            const bool blank = std::holds_alternative<Blank>(row[i].value);
            cells.push_back(blank ? std::string(static_cast<std::size_t>(l.widths[i]), '_') : cellText(l, row[i], i));
        }
        addRow(lines, l, cells);
    }
    return lines;
}

} // namespace arbiter::reports
