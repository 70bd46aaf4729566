// Rows and cells in HTML.
#include "reports/render/html_table.h"

#include "reports/render/escape.h"
#include "reports/render/values.h"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::reports {

namespace {

/// With more rows a table that allows it is set closely: sixty stand on one page.
constexpr std::size_t mostOpenRows = 30;

void addClass(std::string& classes, std::string_view name)
{
    if (!classes.empty()) classes += ' ';
    classes += name;
}

std::string columnClasses(const Column& column)
{
    std::string classes;
    switch (column.align) {
    case Align::Left: break;
    case Align::Centre: addClass(classes, "c"); break;
    case Align::Right: addClass(classes, "r"); break;
    }
    if (column.wideOnly) addClass(classes, "wide");
    if (column.grows) addClass(classes, "grow");
    return classes;
}

std::string cellClasses(const Column& column, const Cell& cell, PointsForm form)
{
    auto classes = columnClasses(column);
    if (leavesRoom(cell.value, form)) addClass(classes, "whole");
    switch (cell.emphasis) {
    case Emphasis::Plain: break;
    case Emphasis::Strong: addClass(classes, "b"); break;
    case Emphasis::Small: addClass(classes, "s"); break;
    }
    return classes;
}

std::string cellHtml(const Column& column, const Cell& cell, PointsForm form, Language language)
{
    const bool blank = std::holds_alternative<Blank>(cell.value);
    const bool boxed = blank && column.align == Align::Centre;
    const auto value = boxed   ? std::string{"<span class=\"box\"></span>"}
                       : blank ? std::string{"&nbsp;"}
                               : escaped(valueText(cell.value, form, language));
    return fmt::format("<td{}>{}{}</td>", classText(cellClasses(column, cell, form)), dotText(cell.dot), value);
}

/// The head; columns that grow share the room alike, whatever is in them.
std::string headHtml(const Table& table)
{
    const auto growing =
        std::count_if(table.columns.begin(), table.columns.end(), [](const Column& c) { return c.grows; });
    std::string cells;
    for (const auto& column : table.columns) {
        const auto width = column.grows ? fmt::format(" style=\"width:{}%\"", 100 / growing) : std::string{};
        cells += fmt::format("<th scope=\"col\"{}{}>{}{}</th>", classText(columnClasses(column)), width,
                             dotText(column.dot), escaped(column.head));
    }
    return fmt::format("<thead{}>\n<tr>{}</tr>\n</thead>\n", classText(table.repeatHead ? "" : "once"), cells);
}

} // namespace

std::string classText(std::string_view names) { return names.empty() ? "" : fmt::format(" class=\"{}\"", names); }

std::string dotText(std::optional<Colour> colour)
{
    if (!colour) return {};
    return *colour == Colour::White ? "<i class=\"dot\"></i> " : "<i class=\"dot black\"></i> ";
}

std::string tableHtml(const Table& table, Language language)
{
    const bool close = table.close && table.rows.size() > mostOpenRows;
    std::string all = fmt::format("<table{}>\n", classText(close ? "close" : ""));
    if (!table.caption.empty()) all += "<caption>" + escaped(table.caption) + "</caption>\n";
    all += headHtml(table) + "<tbody>\n";
    std::vector<PointsForm> forms;
    for (std::size_t i = 0; i < table.columns.size(); ++i) forms.push_back(pointsFormOf(table, i, language));
    for (const auto& row : table.rows) {
        all += "<tr>";
        for (std::size_t i = 0; i < row.size(); ++i) all += cellHtml(table.columns[i], row[i], forms[i], language);
        all += "</tr>\n";
    }
    return all + "</tbody>\n</table>\n";
}

} // namespace arbiter::reports
