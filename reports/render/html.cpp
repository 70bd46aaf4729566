// The page as HTML. How it looks is sheet.css; what depends on the document (size of the page, its running foot) is
// here.
#include "reports/render/html.h"

#include "reports/render/assets.h"
#include "reports/render/board.h"
#include "reports/render/escape.h"
#include "reports/render/values.h"
#include "reports/words.h"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::reports {

namespace {

std::string_view languageTag(Language l) { return l == Language::English ? "en" : "zh-Hans"; }

struct PaperRow {
    std::string_view name; ///< class of the sheet
    std::string_view size; ///< of the page, and its margins
};

PaperRow rowOf(Paper paper)
{
    switch (paper) {
    case Paper::A4: return {"a4", "size:A4;margin:12mm 13mm 14mm"};
    case Paper::Letter: return {"letter", "size:letter;margin:12mm 13mm 14mm"};
    case Paper::DL: return {"dl", "size:220mm 110mm;margin:6mm 8mm 7mm"};
    case Paper::C5: return {"c5", "size:229mm 162mm;margin:9mm 10mm 10mm"};
    }
    return {};
}

std::string classText(std::string_view names) { return names.empty() ? "" : fmt::format(" class=\"{}\"", names); }

std::string dotText(std::optional<Colour> colour)
{
    if (!colour) return {};
    return *colour == Colour::White ? "<i class=\"dot\"></i> " : "<i class=\"dot black\"></i> ";
}

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
    return classes;
}

std::string cellClasses(const Column& column, const Cell& cell, PointsForm form)
{
    auto classes = columnClasses(column);
    if (leavesRoom(cell.value, form)) addClass(classes, "whole");
    if (column.align == Align::Left && std::holds_alternative<std::string>(cell.value) &&
        cell.emphasis != Emphasis::Small)
        addClass(classes, "t");
    switch (cell.emphasis) {
    case Emphasis::Plain: break;
    case Emphasis::Strong: addClass(classes, "b"); break;
    case Emphasis::Small: addClass(classes, "s"); break;
    }
    return classes;
}

std::string figureHtml(const Figure& figure)
{
    std::string lines, name;
    for (const auto& line : figure.lines) {
        lines += "<span>" + escaped(line) + "</span>\n";
        name += (name.empty() ? "" : ". ") + line;
    }
    std::string all = "<figure>\n";
    if (!figure.title.empty()) all += "<b>" + escaped(figure.title) + "</b>\n";
    return all + boardSvg(figure.diagram, name) + "<figcaption>\n" + lines + "</figcaption>\n</figure>\n";
}

struct Writer {
    Language language;

    std::string operator()(const Facts& facts) const
    {
        std::string items;
        for (const auto& item : facts.items) {
            const bool blank = std::holds_alternative<Blank>(item.value);
            const auto value = blank ? "&nbsp;" : escaped(valueText(item.value, {}, language));
            items += fmt::format("<div{}><dt>{}{}</dt><dd>{}</dd></div>\n", classText(item.wide ? "all" : ""),
                                 dotText(item.dot), escaped(item.label), value);
        }
        const auto list = "<dl>\n" + items + "</dl>\n";
        if (!facts.figure) return "<section class=\"facts\">\n" + list + "</section>\n";
        return "<section class=\"facts beside\">\n" + figureHtml(*facts.figure) + list + "</section>\n";
    }

    std::string operator()(const Table& table) const
    {
        std::string all = "<table>\n";
        if (!table.caption.empty()) all += "<caption>" + escaped(table.caption) + "</caption>\n";
        all += table.repeatHead ? "<thead>\n<tr>" : "<thead class=\"once\">\n<tr>";
        std::vector<PointsForm> forms;
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            const auto& column = table.columns[i];
            forms.push_back(pointsFormOf(table, i, language));
            all += fmt::format("<th scope=\"col\"{}>{}{}</th>", classText(columnClasses(column)), dotText(column.dot),
                               escaped(column.head));
        }
        all += "</tr>\n</thead>\n<tbody>\n";
        for (const auto& row : table.rows) {
            all += "<tr>";
            for (std::size_t i = 0; i < row.size(); ++i) all += cellHtml(table.columns[i], row[i], forms[i]);
            all += "</tr>\n";
        }
        return all + "</tbody>\n</table>\n";
    }

    std::string operator()(const Notes& notes) const
    {
        std::string all;
        const bool strong = notes.emphasis == Emphasis::Strong;
        for (const auto& line : notes.lines) all += "<p>" + escaped(line) + "</p>\n";
        return fmt::format("<div class=\"notes{}\">\n{}</div>\n", strong ? " strong" : "", all);
    }

    std::string operator()(const Signatures& signatures) const
    {
        std::string all;
        for (const auto& label : signatures.labels) all += "<p>" + escaped(label) + "</p>\n";
        return "<div class=\"signatures\">\n" + all + "</div>\n";
    }

    std::string operator()(const NewPage&) const { return "<div class=\"newpage\"></div>\n"; }

private:
    [[nodiscard]] std::string cellHtml(const Column& column, const Cell& cell, PointsForm form) const
    {
        const bool blank = std::holds_alternative<Blank>(cell.value);
        const bool boxed = blank && column.align == Align::Centre;
        const auto value = boxed   ? std::string{"<span class=\"box\"></span>"}
                           : blank ? std::string{"&nbsp;"}
                                   : escaped(valueText(cell.value, form, language));
        return fmt::format("<td{}>{}{}</td>", classText(cellClasses(column, cell, form)), dotText(cell.dot), value);
    }
};

/// The page of the printer: its size, and the count of pages at its foot, which the browser fills in.
std::string pageStyle(const Document& d)
{
    const auto pattern = say(Says::PageOf, d.language, {"\x01", "\x02"});
    std::string count;
    for (const char c : pattern) {
        if (c == '\x01')
            count += "\" counter(page) \"";
        else if (c == '\x02')
            count += "\" counter(pages) \"";
        else
            count += c == ' ' || (c & 0x80) != 0 ? std::string{c} : cssEscaped({&c, 1});
    }
    return fmt::format(
               "@page{{{};@bottom-right{{content:\"{}\";font:9px \"Noto Sans\",\"Noto Sans CJK SC\",sans-serif}}}}\n",
               rowOf(d.paper).size, count) +
           fmt::format("@media print{{body.draft::before{{content:\"{}\"}}}}\n",
                       cssEscaped(say(Says::Draft, d.language) + ". " + say(Says::DraftNotice, d.language)));
}

std::string heading(const Document& d)
{
    std::string corner;
    if (!d.standing.empty()) corner += "<strong>" + escaped(d.standing) + "</strong>\n";
    for (const auto& line : d.corner) corner += "<span>" + escaped(line) + "</span>\n";
    return fmt::format("<header>\n<div>\n<p>{}</p>\n<h1>{}</h1>\n</div>\n<p class=\"corner\">\n{}</p>\n</header>\n",
                       escaped(d.event), escaped(d.title), corner);
}

std::string draftBar(const Document& d)
{
    if (!d.draft) return {};
    return fmt::format("<p class=\"draftbar\"><strong>{}</strong> {}</p>\n", escaped(say(Says::Draft, d.language)),
                       escaped(say(Says::DraftNotice, d.language)));
}

std::string foot(const Document& d)
{
    std::string lines;
    for (const auto& line : footerLines(d)) lines += "<span>" + escaped(line) + "</span>\n";
    return "<footer>\n<div>\n" + lines + "</div>\n</footer>\n";
}

bool hasFigure(const Block& block)
{
    const auto* facts = std::get_if<Facts>(&block);
    return facts && facts->figure;
}

} // namespace

std::string html(const Document& d)
{
    std::string all = fmt::format("<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
                                  "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                                  "<title>{} · {}</title>\n<style>\n",
                                  languageTag(d.language), escaped(d.title), escaped(d.event));
    all += asset("sheet.css");
    all += pageStyle(d);
    all += fmt::format("</style>\n</head>\n<body{}>\n", classText(d.draft ? "draft" : ""));
    if (std::any_of(d.body.begin(), d.body.end(), hasFigure)) all += boardDefinitions();
    all += fmt::format("<main class=\"sheet {}\">\n", rowOf(d.paper).name) + draftBar(d) + heading(d) +
           "<div class=\"body\">\n";
    for (const auto& block : d.body) all += std::visit(Writer{d.language}, block);
    all += "</div>\n" + foot(d) + "</main>\n</body>\n</html>\n";
    return all;
}

} // namespace arbiter::reports
