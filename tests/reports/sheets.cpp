// What the sheets may claim: drafts, refusals, final standings and those that are not.
#include "reports/sheets/sheets.h"
#include "reports/render/html.h"
#include "reports/render/text.h"
#include "tests/reports/events.h"
#include "tests/reports/look.h"

using namespace arbiter;
using namespace arbiter::reports;
using namespace arbiter::reports::test;

BOOST_AUTO_TEST_SUITE(drafts)

BOOST_AUTO_TEST_CASE(a_draft_says_so_and_goes_to_no_printer)
{
    const auto draft = test::pairOfPlayers(test::finished().state().settings, false);
    for (const auto language : {en, zh}) {
        const auto sheet = pairings(draft.state(), RoundNumber{1}, draft.context(language)).value();
        const std::string word = language == en ? "DRAFT" : "草稿";
        BOOST_TEST(text(sheet).rfind("*** " + word + " ***", 0) == 0u);
        BOOST_TEST(has(html(sheet), "<strong>" + word + "</strong>"));
        BOOST_TEST(has(html(sheet), "<body class=\"draft\">"));
        BOOST_TEST(has(html(sheet), ".draft>*{display:none!important}"));
        BOOST_TEST_REQUIRE(objectionToPrinting(sheet).has_value());
        BOOST_TEST((objectionToPrinting(sheet)->why == Why::DraftOpen));
    }
}

BOOST_AUTO_TEST_CASE(a_published_round_may_be_printed)
{
    const auto e = test::finished();
    const auto sheet = pairings(e.state(), RoundNumber{1}, e.context(en)).value();
    BOOST_TEST(!objectionToPrinting(sheet).has_value());
    BOOST_TEST(!has(text(sheet), "DRAFT"));
    BOOST_TEST(!has(html(sheet), "<body class=\"draft\">"));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(refusals)

BOOST_AUTO_TEST_CASE(a_round_that_is_not_there_has_no_sheet)
{
    const auto e = test::smallEvent();
    for (const int round : {-1, 0, 3, 99}) {
        BOOST_TEST((pairings(e.state(), RoundNumber{round}, e.context(en)).error().why == Why::NoSuchRound));
        BOOST_TEST((standings(e.state(), RoundNumber{round}, e.context(en)).error().why == Why::NoSuchRound));
    }
}

BOOST_AUTO_TEST_CASE(there_are_no_standings_after_a_draft)
{
    const auto draft = test::pairOfPlayers(test::finished().state().settings, false);
    BOOST_TEST((standings(draft.state(), RoundNumber{1}, draft.context(en)).error().why == Why::RoundNotPublished));
}

BOOST_AUTO_TEST_CASE(a_game_that_was_never_adjourned_has_no_envelope)
{
    const auto e = test::smallEvent();
    const auto why = [&](int round, int board, int game) {
        return envelope(e.state(), {RoundNumber{round}, BoardNumber{board}, game}, e.context(en)).error().why;
    };
    BOOST_TEST((why(1, 1, 1) == Why::NotSealed));
    BOOST_TEST((why(2, 1, 1) == Why::NotSealed));
    BOOST_TEST((why(7, 1, 1) == Why::NoSuchRound));
    BOOST_TEST((why(1, 9, 1) == Why::NoSuchBoard));
    BOOST_TEST((why(1, 3, 2) == Why::NoSuchGame));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(final_or_not)

BOOST_AUTO_TEST_CASE(standings_are_final_after_the_last_round_with_every_result_in__vcl_161)
{
    auto e = test::finished();
    auto sheet = standings(e.state(), RoundNumber{1}, e.context(en)).value();
    BOOST_TEST(sheet.title == "Standings after round 1");
    BOOST_TEST(sheet.standing == "Not final");
    e.result(1, Outcome::Drawn);
    sheet = standings(e.state(), RoundNumber{1}, e.context(en)).value();
    BOOST_TEST(sheet.title == "Final standings");
    BOOST_TEST(sheet.standing.empty());
    BOOST_TEST(standings(e.state(), RoundNumber{1}, e.context(zh))->title == "最终名次表");
}

BOOST_AUTO_TEST_CASE(they_are_not_final_while_a_game_is_adjourned__vcl_169)
{
    auto e = test::finished();
    e.result(1, Outcome::Adjourned);
    const auto sheet = standings(e.state(), RoundNumber{1}, e.context(zh)).value();
    BOOST_TEST(sheet.title == "第1轮后名次表");
    BOOST_TEST(sheet.standing == "非最终名次");
    BOOST_TEST(has(text(sheet), "结束前按和棋计：第1轮第1台（First – Second）"));
    BOOST_TEST((std::get<Points>(tableOf(sheet).rows[0].back().value) == Points::halves(1)));
}

BOOST_AUTO_TEST_CASE(a_complete_round_before_the_last_is_interim_and_nothing_more)
{
    auto settings = test::finished().state().settings;
    settings.rounds = 2;
    auto e = test::pairOfPlayers(settings, true);
    e.result(1, Outcome::WhiteWins);
    const auto sheet = standings(e.state(), RoundNumber{1}, e.context(en)).value();
    BOOST_TEST(sheet.title == "Standings after round 1");
    BOOST_TEST(sheet.standing.empty());
}

BOOST_AUTO_TEST_CASE(who_is_expelled_after_the_last_round_is_left_out_too__vcl_197)
{
    auto e = test::finished();
    e.result(1, Outcome::WhiteWins);
    e.take(PlayerExpelled{PlayerId{1}, RoundNumber{2}, "12.9.9", "device"});
    const auto sheet = standings(e.state(), RoundNumber{1}, e.context(en)).value();
    BOOST_TEST_REQUIRE(tableOf(sheet).rows.size() == 1u);
    BOOST_TEST(cell(tableOf(sheet).rows[0], 3) == "Second");
    BOOST_TEST(has(text(sheet), "Expelled, therefore not ranked: First"));
}

BOOST_AUTO_TEST_CASE(long_lists_of_missing_results_are_counted)
{
    const auto e = test::largeEvent(300);
    BOOST_TEST(has(text(standings(e.state(), RoundNumber{1}, e.context(en)).value()),
                   "Results missing in round 1: 150 boards."));
    BOOST_TEST(has(text(standings(e.state(), RoundNumber{1}, e.context(zh)).value()), "第1轮未报结果：共150台。"));
}

BOOST_AUTO_TEST_CASE(an_earlier_round_shows_who_was_expelled_only_later)
{
    const auto e = test::smallEvent();
    BOOST_TEST(has(text(standings(e.state(), RoundNumber{1}, e.context(en)).value()), "Fang, Jiyue*  "));
    BOOST_TEST(!has(text(standings(e.state(), RoundNumber{1}, e.context(en)).value()), "Expelled"));
}

BOOST_AUTO_TEST_SUITE_END()
