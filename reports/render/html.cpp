// The page as HTML. How it looks is sheet.css; what depends on the document (size of the page, its running foot) is
// here.
#include "reports/render/html.h"

#include "reports/render/assets.h"
#include "reports/render/board.h"
#include "reports/render/escape.h"
#include "reports/render/html_table.h"
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
    case Paper::A4: return {"a4", "size:A4;margin:10mm 13mm 11mm"};
    case Paper::Letter: return {"letter", "size:letter;margin:10mm 13mm 11mm"};
    case Paper::DL: return {"dl", "size:220mm 110mm;margin:6mm 8mm 7mm"};
    case Paper::C5: return {"c5", "size:229mm 162mm;margin:9mm 10mm 10mm"};
    }
    return {};
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

    std::string operator()(const Table& table) const { return tableHtml(table, language); }

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
                       cssEscaped(say(Says::Draft, d.language) + " · " + say(Says::DraftNotice, d.language)));
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

/// The entry and its seal stand out: they are what is typed in when the sheet is checked.
std::string foot(const Document& d)
{
    const auto key = std::to_string(d.footer.entry.value) + ':' + d.footer.seal;
    std::string lines;
    for (const auto& line : footerLines(d)) {
        auto text = escaped(line);
        const auto at = text.rfind(key);
        if (at != std::string::npos)
            text = text.substr(0, at) + "<b class=\"mono\">" + key + "</b>" + text.substr(at + key.size());
        lines += "<span>" + text + "</span>\n";
    }
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
    const bool drawn = std::any_of(d.body.begin(), d.body.end(), hasFigure);
    if (drawn) all += boardDefinitions();
    all += fmt::format("<main class=\"sheet {}\">\n", rowOf(d.paper).name) + draftBar(d) + heading(d) +
           (drawn ? "<div class=\"body drawn\">\n" : "<div class=\"body\">\n");
    for (const auto& block : d.body) all += std::visit(Writer{d.language}, block);
    all += "</div>\n" + foot(d) + "</main>\n</body>\n</html>\n";
    return all;
}

} // namespace arbiter::reports
