// The page of HTML: well formed, self-contained, everything escaped, fit for paper.
#include "reports/render/escape.h"
#include "reports/render/html.h"
#include "reports/render/text.h"
#include "reports/sheets/sheets.h"
#include "tests/reports/events.h"
#include "tests/reports/markup.h"

#include <algorithm>

using namespace arbiter;
using namespace arbiter::reports;

namespace {

const GameRef adjourned{RoundNumber{1}, BoardNumber{3}, 1};

std::vector<Document> everySheet(const test::Event& e, Context context)
{
    const auto& t = e.state();
    std::vector<Document> all{pairings(t, RoundNumber{2}, context).value(),
                              standings(t, RoundNumber{2}, context).value()};
    for (const auto paper : {Paper::A4, Paper::Letter, Paper::DL, Paper::C5}) {
        context.paper = paper;
        all.push_back(envelope(t, adjourned, context).value());
    }
    return all;
}

void wellFormed(const std::string& page)
{
    for (const auto& fault : test::faultsOf(page)) BOOST_ERROR(fault);
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

} // namespace

BOOST_AUTO_TEST_SUITE(pages)

BOOST_AUTO_TEST_CASE(the_checker_itself_finds_what_is_wrong)
{
    const std::string open = "<!DOCTYPE html>\n<html><body>", close = "</body></html>";
    BOOST_TEST(test::faultsOf(open + "<p>a &lt; b</p>" + close).empty());
    for (const char* bad : {"<p>", "</p>", "<p><b></p></b>", "<p class=x></p>", "<p id=\"a\"></p><p id=\"a\"></p>",
                            "a & b", "a &x; b", "<td></td>", "a < b", "<p class=\"a\" class=\"b\"></p>"})
        BOOST_TEST(!test::faultsOf(open + bad + close).empty(), bad);
}

BOOST_AUTO_TEST_CASE(every_sheet_is_well_formed_in_both_languages)
{
    const auto e = test::smallEvent();
    for (const auto language : {Language::English, Language::Chinese})
        for (const auto& sheet : everySheet(e, e.context(language))) wellFormed(html(sheet));
}

BOOST_AUTO_TEST_CASE(a_page_fetches_nothing)
{
    const auto e = test::smallEvent();
    for (const auto& sheet : everySheet(e, e.context(Language::English)))
        for (const char* way : {"http", "src=", "@import", "<link", "<script", "url(\"", "//"})
            BOOST_TEST(!has(html(sheet), way), way);
}

BOOST_AUTO_TEST_CASE(a_page_names_its_language_and_the_simplified_chinese_face)
{
    const auto e = test::smallEvent();
    const auto page = [&](Language l) { return html(pairings(e.state(), RoundNumber{2}, e.context(l)).value()); };
    BOOST_TEST(has(page(Language::English), "<html lang=\"en\">"));
    BOOST_TEST(has(page(Language::Chinese), "<html lang=\"zh-Hans\">"));
    BOOST_TEST(has(page(Language::Chinese), "\"Noto Sans\",\"Noto Sans CJK SC\""));
}

BOOST_AUTO_TEST_CASE(heads_repeat_and_rows_are_not_torn)
{
    const auto e = test::smallEvent();
    const auto page = html(standings(e.state(), RoundNumber{2}, e.context(Language::English)).value());
    BOOST_TEST(has(page, "thead{display:table-header-group"));
    BOOST_TEST(has(page, "tr,.notes p,dl>div,header,.notes.strong{break-inside:avoid}"));
    BOOST_TEST(has(page, "counter(page)"));
}

BOOST_AUTO_TEST_CASE(the_page_has_the_size_of_the_paper)
{
    const auto e = test::smallEvent();
    auto context = e.context(Language::English);
    const auto size = [&](Paper paper) {
        context.paper = paper;
        return html(envelope(e.state(), adjourned, context).value());
    };
    BOOST_TEST(has(size(Paper::A4), "@page{size:A4;"));
    BOOST_TEST(has(size(Paper::Letter), "@page{size:letter;"));
    BOOST_TEST(has(size(Paper::DL), "@page{size:220mm 110mm;"));
    BOOST_TEST(has(size(Paper::C5), "@page{size:229mm 162mm;"));
}

BOOST_AUTO_TEST_CASE(only_an_envelope_goes_on_envelope_paper)
{
    const auto e = test::smallEvent();
    auto context = e.context(Language::English);
    context.paper = Paper::DL;
    BOOST_TEST((pairings(e.state(), RoundNumber{2}, context)->paper == Paper::A4));
    BOOST_TEST((envelope(e.state(), adjourned, context)->paper == Paper::DL));
}

BOOST_AUTO_TEST_CASE(every_man_of_the_position_is_on_the_board_and_no_other)
{
    const auto e = test::smallEvent();
    const auto page = html(envelope(e.state(), adjourned, e.context(Language::English)).value());
    const auto count = [&](const std::string& what) {
        std::size_t n = 0;
        for (auto at = page.find(what); at != std::string::npos; at = page.find(what, at + 1)) ++n;
        return n;
    };
    BOOST_TEST(count("<use ") == 11u);
    BOOST_TEST(count("href=\"#wP\"") == 4u);
    BOOST_TEST(count("href=\"#bP\"") == 3u);
    BOOST_TEST(count("<use href=\"#wK\" x=\"306\" y=\"288\"") == 1u); // g2, White below
    BOOST_TEST(count("<use href=\"#bK\" x=\"306\" y=\"48\"") == 1u);  // g7
    BOOST_TEST(count("<use href=\"#wR\" x=\"18\" y=\"144\"") == 1u);  // a5
    BOOST_TEST(count("<symbol ") == 12u);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(hostile_names)

BOOST_AUTO_TEST_CASE(no_name_becomes_markup)
{
    Settings settings;
    settings.name = "</style><script>alert('&')</script>\"";
    settings.place = "<img src=x onerror=\"x\">";
    settings.rounds = 3;
    test::Event e{settings};
    const std::string hostile = "<script>alert(1)</script> \"O'Neill\" & Sons \u202Eevil\u200F\x01";
    e.enter({hostile, {}, "ENG", Title::None, {}, {}, {}}, 2000);
    e.enter({"Other", "<b>甲</b>", "ENG", Title::None, {}, {}, {}}, 1900);
    e.openPlay();
    e.draft({{PlayerId{1}, PlayerId{2}}}, {});
    e.publish();
    for (const auto language : {Language::English, Language::Chinese}) {
        const auto page = html(pairings(e.state(), RoundNumber{1}, e.context(language)).value());
        wellFormed(page);
        BOOST_TEST(!has(page, "<script"));
        BOOST_TEST(!has(page, "<img"));
        const auto texts = test::textsOf(page);
        BOOST_TEST((std::find(texts.begin(), texts.end(), "<script>alert(1)</script> \"O'Neill\" & Sons evil ") !=
                    texts.end()));
        BOOST_TEST(!has(text(pairings(e.state(), RoundNumber{1}, e.context(language)).value()), "\u202E"));
    }
}

BOOST_AUTO_TEST_CASE(text_in_a_style_sheet_cannot_end_its_string)
{
    BOOST_TEST(cssEscaped("a\"b") == "a\\22 b");
    BOOST_TEST(cssEscaped("</style>") == "\\3c \\2f style\\3e ");
    BOOST_TEST(cssEscaped("草稿 7") == "草稿 7");
}

BOOST_AUTO_TEST_SUITE_END()
