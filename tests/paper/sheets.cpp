// Every document as PDF says what the document says, on paper of its size, with faces of its language.
#include "reports/sheets/sheets.h"
#include "reports/handover.h"
#include "reports/paper/paper.h"
#include "tests/paper/look.h"
#include "tests/reports/events.h"

#include <regex>
#include <sstream>

using namespace arbiter;
using namespace arbiter::reports;

namespace {

constexpr Language languages[] = {Language::English, Language::Chinese};
const GameRef sealedGame{RoundNumber{4}, BoardNumber{2}, 1};

struct Event {
    test::Event event = test::demonstration();

    [[nodiscard]] Context context(Language language, Paper paper = Paper::A4) const
    {
        auto context = event.context(language);
        context.paper = paper;
        context.bothScripts = true;
        return context;
    }
    [[nodiscard]] std::vector<Document> sheets(const Context& context) const
    {
        const auto& t = event.state();
        return {pairings(t, RoundNumber{5}, context).value(), standings(t, RoundNumber{5}, context).value(),
                envelope(t, sealedGame, context).value()};
    }
};

Document large(int players, Language language)
{
    const auto e = test::largeEvent(players);
    return standings(e.state(), RoundNumber{1}, e.context(language)).value();
}

/// CreationDate is the one thing that two drawings may differ in.
std::string undated(const std::string& pdf)
{
    return std::regex_replace(pdf, std::regex{R"(/CreationDate \([^)]*\))"}, "");
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

} // namespace

BOOST_AUTO_TEST_SUITE(on_paper)

BOOST_FIXTURE_TEST_CASE(every_sheet_says_what_its_document_says, Event)
{
    for (const auto language : languages)
        for (const auto paper : {Paper::A4, Paper::Letter, Paper::DL, Paper::C5})
            for (const auto& d : sheets(context(language, paper)))
                BOOST_TEST(test::contentOf(d, test::pagesOf(test::drawing(d))) == test::contentOf(d));
}

BOOST_FIXTURE_TEST_CASE(the_page_has_the_size_of_the_paper, Event)
{
    const auto size = [&](Paper paper) {
        return test::sizeOf(test::drawing(sheets(context(Language::English, paper))[2]));
    };
    BOOST_TEST(size(Paper::A4) == "595 x 842");
    BOOST_TEST(size(Paper::Letter) == "612 x 792");
    BOOST_TEST(size(Paper::DL) == "624 x 312");
    BOOST_TEST(size(Paper::C5) == "649 x 459");
}

BOOST_FIXTURE_TEST_CASE(a_short_sheet_is_one_page_and_an_envelope_has_a_back, Event)
{
    for (const auto language : languages) {
        for (const auto paper : {Paper::A4, Paper::Letter})
            for (const auto& d : sheets(context(language, paper)))
                BOOST_TEST(test::pagesOf(test::drawing(d)).size() == 1u, d.title);
        for (const auto paper : {Paper::DL, Paper::C5})
            BOOST_TEST(test::pagesOf(test::drawing(sheets(context(language, paper))[2])).size() == 2u);
    }
}

BOOST_FIXTURE_TEST_CASE(faces_are_embedded_and_the_chinese_one_is_the_simplified, Event)
{
    for (const auto language : languages) {
        const auto sheet = test::drawing(sheets(context(language))[0]);
        const auto fonts = test::said("pdffonts @ | tail -n +3", sheet);
        for (const char* face : {"NotoSans-Regular", "NotoSans-Bold", "NotoSansCJKsc-Regular", "DejaVuSansMono-Bold"})
            BOOST_TEST(has(fonts, face), fonts);
        // Name, two words of type, encoding, embedded, subset, Unicode, object.
        BOOST_TEST(!std::regex_search(fonts, std::regex{"Identity-H +no "}), fonts);
        BOOST_TEST(!std::regex_search(fonts, std::regex{"CJK(jp|kr|tc|hk)"}), fonts);
        // The faces whole are some 20 MB.
        BOOST_TEST(sheet.size() < 120'000u);
    }
}

BOOST_FIXTURE_TEST_CASE(there_is_black_and_white_and_nothing_between, Event)
{
    for (const auto& d : sheets(context(Language::English))) {
        const auto ink = test::said("pdftocairo -svg @ - | grep -oE 'rgb\\([^)]*\\)' | sort -u", test::drawing(d));
        BOOST_TEST(!ink.empty());
        std::istringstream lines{ink};
        for (std::string line; std::getline(lines, line);) BOOST_TEST((has(line, "(0%") || has(line, "(100%")), line);
    }
}

BOOST_FIXTURE_TEST_CASE(the_same_document_gives_the_same_bytes_but_for_the_date, Event)
{
    for (const auto& d : sheets(context(Language::Chinese)))
        BOOST_TEST((undated(test::drawing(d)) == undated(test::drawing(d))));
}

BOOST_AUTO_TEST_CASE(a_draft_is_not_printed)
{
    Document draft;
    draft.draft = true;
    draft.round = RoundNumber{2};
    BOOST_TEST((pdf(draft).error().why == Why::DraftOpen));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(long_tables)

BOOST_AUTO_TEST_CASE(sixty_stand_on_one_page_of_either_paper)
{
    for (const auto language : languages)
        for (const auto paper : {Paper::A4, Paper::Letter}) {
            auto d = large(60, language);
            d.paper = paper;
            BOOST_TEST(test::pagesOf(test::drawing(d)).size() == 1u);
        }
}

BOOST_AUTO_TEST_CASE(the_head_stands_on_every_page_and_no_row_is_lost)
{
    for (const auto language : languages) {
        const auto d = large(301, language);
        const auto pages = test::pagesOf(test::drawing(d));
        BOOST_TEST(pages.size() >= 5u);
        std::string head;
        for (const auto& column : std::get<Table>(d.body.front()).columns) head += column.head;
        for (std::size_t i = 0; i + 1 < pages.size(); ++i)
            BOOST_TEST(has(pages[i], test::squeezed(head)), "page " << i + 1);
        BOOST_TEST(test::contentOf(d, pages) == test::contentOf(d));
    }
}

BOOST_AUTO_TEST_CASE(two_thousand_rows_come_out_whole)
{
    const auto d = large(2000, Language::English);
    const auto sheet = test::drawing(d);
    const auto pages = test::pagesOf(sheet);
    BOOST_TEST(pages.size() > 30u);
    BOOST_TEST((test::contentOf(d, pages) == test::contentOf(d)));
}

BOOST_AUTO_TEST_CASE(long_names_are_broken_and_stay_on_the_page)
{
    Settings settings;
    settings.name = "The Very Long Name of an Open Tournament That Somebody Thought Would Look Well on a Poster "
                    "and That Must Now Stand on Every Sheet 名称很长的国际象棋公开赛名称很长的国际象棋公开赛";
    settings.place = "Hall";
    settings.rounds = 1;
    auto e = test::pairOfPlayers(settings, true);
    auto d = pairings(e.state(), RoundNumber{1}, e.context(Language::English)).value();
    auto& table = std::get<Table>(d.body.front());
    table.rows[0][3].value = std::string(300, 'W');
    table.rows[0][7].value = std::string{"Wexcombe-Fitzgerald de la Fontaine und zu Hohenlohe-Schillingsfürst, "
                                         "Lucian Bartholomew Maximilian 欧阳若溪欧阳若溪欧阳若溪欧阳若溪"};
    for (const auto paper : {Paper::A4, Paper::Letter}) {
        d.paper = paper;
        const auto sheet = test::drawing(d);
        BOOST_TEST(test::contentOf(d, test::pagesOf(sheet)) == test::contentOf(d));
        // Every word lies between the margins.
        const auto boxes = test::said("pdftotext -bbox @ -", sheet);
        const double right = (paper == Paper::A4 ? 595 : 612) - 49 * 0.75 + 0.5;
        const std::regex box{"xMin=\"([0-9.]+)\" yMin=\"[0-9.]+\" xMax=\"([0-9.]+)\""};
        for (std::sregex_iterator at{boxes.begin(), boxes.end(), box}, end; at != end; ++at) {
            BOOST_TEST(std::stod((*at)[1]) >= 49 * 0.75 - 0.5);
            BOOST_TEST(std::stod((*at)[2]) <= right);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_FIXTURE_TEST_SUITE(handing_over, Event)

BOOST_AUTO_TEST_CASE(a_document_arrives_as_it_was_sent)
{
    for (const auto language : languages)
        for (const auto paper : {Paper::A4, Paper::DL})
            for (const auto& d : sheets(context(language, paper))) {
                const auto bytes = handedOver(d);
                const auto arrived = readDocument(bytes);
                BOOST_TEST_REQUIRE(arrived.has_value());
                BOOST_TEST(handedOver(*arrived) == bytes);
                BOOST_TEST(test::contentOf(*arrived) == test::contentOf(d));
                BOOST_TEST((undated(test::drawing(*arrived)) == undated(test::drawing(d))));
            }
}

BOOST_AUTO_TEST_CASE(half_a_document_is_none)
{
    const auto bytes = handedOver(sheets(context(Language::English))[2]);
    for (std::size_t size = 0; size < bytes.size(); ++size)
        BOOST_TEST(!readDocument(bytes.substr(0, size)).has_value(), size);
    BOOST_TEST(!readDocument(bytes + "0;").has_value());
}

BOOST_AUTO_TEST_CASE(a_changed_byte_is_refused_or_harmless)
{
    const auto bytes = handedOver(sheets(context(Language::English))[1]);
    for (std::size_t at = 0; at < bytes.size(); at += 3)
        for (const char c : {'0', '9', ';', ':', '-', 'x'}) {
            auto other = bytes;
            other[at] = c;
            if (const auto d = readDocument(other)) BOOST_TEST(handedOver(*d).size() <= other.size() + 20);
        }
}

BOOST_AUTO_TEST_SUITE_END()
