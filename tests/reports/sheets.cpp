// What the sheets say: who is on them, in which order, and what they must not claim.
#include "reports/sheets/sheets.h"
#include "reports/render/html.h"
#include "reports/render/text.h"
#include "tests/reports/events.h"

#include <algorithm>
#include <set>

using namespace arbiter;
using namespace arbiter::reports;

namespace {

constexpr auto en = Language::English;
constexpr auto zh = Language::Chinese;

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

const Table& tableOf(const Document& d, std::size_t which = 0)
{
    for (const auto& block : d.body)
        if (const auto* table = std::get_if<Table>(&block); table && which-- == 0) return *table;
    throw std::runtime_error("no such table");
}

std::string cell(const std::vector<Cell>& row, std::size_t at) { return std::get<std::string>(row[at].value); }

/// Two players, one round, the game drawn.
test::Event finished()
{
    Settings settings;
    settings.name = "Match";
    settings.rounds = 1;
    test::Event e{settings};
    e.enter({"First", {}, {}, Title::None, {}, {}, {}}, 2000);
    e.enter({"Second", {}, {}, Title::None, {}, {}, {}}, 1900);
    e.openPlay();
    e.draft({{PlayerId{1}, PlayerId{2}}}, {});
    e.publish();
    return e;
}

} // namespace

BOOST_AUTO_TEST_SUITE(drafts)

BOOST_AUTO_TEST_CASE(a_draft_says_so_and_goes_to_no_printer)
{
    auto e = finished();
    Settings settings = e.state().settings;
    test::Event draft{settings};
    draft.enter({"First", {}, {}, Title::None, {}, {}, {}}, 2000);
    draft.enter({"Second", {}, {}, Title::None, {}, {}, {}}, 1900);
    draft.openPlay();
    draft.draft({{PlayerId{1}, PlayerId{2}}}, {});
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
    const auto e = finished();
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
    auto e = finished();
    test::Event draft{e.state().settings};
    draft.enter({"First", {}, {}, Title::None, {}, {}, {}}, 2000);
    draft.enter({"Second", {}, {}, Title::None, {}, {}, {}}, 1900);
    draft.openPlay();
    draft.draft({{PlayerId{1}, PlayerId{2}}}, {});
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
    auto e = finished();
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
    auto e = finished();
    e.result(1, Outcome::Adjourned);
    const auto sheet = standings(e.state(), RoundNumber{1}, e.context(zh)).value();
    BOOST_TEST(sheet.title == "第1轮后名次表");
    BOOST_TEST(sheet.standing == "非最终名次");
    BOOST_TEST(has(text(sheet), "结束前按和棋计：第1轮第1台（First – Second）"));
    BOOST_TEST((std::get<Points>(tableOf(sheet).rows[0].back().value) == Points::halves(1)));
}

BOOST_AUTO_TEST_CASE(a_complete_round_before_the_last_is_interim_and_nothing_more)
{
    auto settings = finished().state().settings;
    settings.rounds = 2;
    test::Event e{settings};
    e.enter({"First", {}, {}, Title::None, {}, {}, {}}, 2000);
    e.enter({"Second", {}, {}, Title::None, {}, {}, {}}, 1900);
    e.openPlay();
    e.draft({{PlayerId{1}, PlayerId{2}}}, {});
    e.publish();
    e.result(1, Outcome::WhiteWins);
    const auto sheet = standings(e.state(), RoundNumber{1}, e.context(en)).value();
    BOOST_TEST(sheet.title == "Standings after round 1");
    BOOST_TEST(sheet.standing.empty());
}

BOOST_AUTO_TEST_CASE(who_is_expelled_after_the_last_round_is_left_out_too__vcl_197)
{
    auto e = finished();
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

BOOST_AUTO_TEST_SUITE(results)

BOOST_AUTO_TEST_CASE(each_outcome_in_its_signs)
{
    const auto shown = [](Outcome outcome, Language language) {
        auto e = finished();
        e.result(1, outcome);
        const auto sheet = pairings(e.state(), RoundNumber{1}, e.context(language)).value();
        return cell(tableOf(sheet).rows[0], 5);
    };
    BOOST_TEST(shown(Outcome::WhiteWins, en) == "1–0");
    BOOST_TEST(shown(Outcome::Drawn, zh) == "½-½");
    BOOST_TEST(shown(Outcome::WhiteHalfBlackNone, en) == "½–0");
    BOOST_TEST(shown(Outcome::BothLose, zh) == "0-0");
    BOOST_TEST(shown(Outcome::BlackWinsUnrated, en) == "0–1†");
    BOOST_TEST(shown(Outcome::DrawnUnrated, zh) == "½-½†");
    BOOST_TEST(shown(Outcome::WhiteWinsByForfeit, zh) == "+ : -");
    BOOST_TEST(shown(Outcome::BlackWinsByForfeit, en) == "–/+");
    BOOST_TEST(shown(Outcome::BothForfeit, zh) == "- : -");
    BOOST_TEST(shown(Outcome::Adjourned, en) == "*");
}

BOOST_AUTO_TEST_CASE(signs_that_need_it_are_explained_at_the_foot)
{
    auto e = finished();
    e.result(1, Outcome::WhiteWinsUnrated);
    BOOST_TEST(has(text(pairings(e.state(), RoundNumber{1}, e.context(en)).value()), "† Not rated."));
    auto f = finished();
    f.result(1, Outcome::Adjourned);
    BOOST_TEST(has(text(pairings(f.state(), RoundNumber{1}, f.context(zh)).value()), "* 封棋。"));
}

BOOST_AUTO_TEST_CASE(the_winner_stands_out_and_an_open_board_has_room)
{
    auto e = finished();
    BOOST_TEST(
        (tableOf(pairings(e.state(), RoundNumber{1}, e.context(en)).value()).rows[0][5].value == Value{Blank{}}));
    e.result(1, Outcome::BlackWins);
    const auto sheet = pairings(e.state(), RoundNumber{1}, e.context(en)).value();
    const auto& row = tableOf(sheet).rows[0];
    BOOST_TEST((row[3].emphasis == Emphasis::Plain));
    BOOST_TEST((row[8].emphasis == Emphasis::Strong));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(byes)

BOOST_AUTO_TEST_CASE(the_allocated_bye_stands_first_then_by_worth_and_number)
{
    test::Event e{Settings{"Byes", {}, {}, {}, {}, {}, {}, Edition::B, 3, {}, {}, {}}};
    for (const char* player : {"Zero", "Half B", "Half A", "White", "Black", "Allocated"})
        e.enter({player, {}, {}, Title::None, {}, {}, {}}, 2000);
    e.take(NumbersAssigned{{PlayerId{1}, PlayerId{3}, PlayerId{2}, PlayerId{4}, PlayerId{5}, PlayerId{6}}});
    e.take(InitialColourDrawn{Colour::White});
    const std::vector<Unpaired> unpaired{{PlayerId{1}, Bye::Zero},
                                         {PlayerId{2}, Bye::Half},
                                         {PlayerId{3}, Bye::Half},
                                         {PlayerId{6}, Bye::PairingAllocated}};
    for (int p = 0; p < 3; ++p)
        e.take(ByeGranted{unpaired[static_cast<std::size_t>(p)].player, RoundNumber{1},
                          unpaired[static_cast<std::size_t>(p)].bye});
    e.draft({{PlayerId{4}, PlayerId{5}}}, unpaired);
    e.publish();
    const auto sheet = pairings(e.state(), RoundNumber{1}, e.context(en)).value();
    std::string order;
    for (const auto& row : tableOf(sheet, 1).rows) order += cell(row, 2) + '|';
    BOOST_TEST(order == "Allocated|Half A|Half B|Zero|");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(names)

BOOST_AUTO_TEST_CASE(both_scripts_only_where_asked)
{
    const auto e = test::smallEvent();
    auto context = e.context(zh);
    const auto names = [&] {
        const auto sheet = standings(e.state(), RoundNumber{1}, context).value();
        std::set<std::string> all;
        for (const auto& row : tableOf(sheet).rows) all.insert(cell(row, 3));
        return all;
    };
    BOOST_TEST(names().contains("裴子衡"));
    context.bothScripts = true;
    BOOST_TEST(names().contains("裴子衡 Pei, Ziheng"));
    context.language = en;
    BOOST_TEST(names().contains("Pei, Ziheng 裴子衡"));
    BOOST_TEST(names().contains("Garroway, Ivo"));
}

BOOST_AUTO_TEST_CASE(chinese_names_take_no_blank_and_no_comma)
{
    const auto e = test::smallEvent();
    const auto printed = text(standings(e.state(), RoundNumber{2}, e.context(zh)).value());
    BOOST_TEST(has(printed, "林知远（退赛）"));
    BOOST_TEST(!has(printed, "林 知远"));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(envelopes)

namespace {

const GameRef game{RoundNumber{1}, BoardNumber{1}, 1};

test::Event sealedByBlack(Edition edition)
{
    auto settings = finished().state().settings;
    settings.edition = edition;
    test::Event e{settings};
    e.enter({"First", {}, {}, Title::None, {}, {}, {}}, 2000);
    e.enter({"Second", {}, {}, Title::None, {}, {}, {}}, 1900);
    e.openPlay();
    e.draft({{PlayerId{1}, PlayerId{2}}}, {});
    e.publish();
    e.take(EnvelopeSealed{
        game, {Colour::Black, 40, "4k3/8/8/8/8/8/4P3/4K3 b - - 0 40", {Seconds{60}, Seconds{3600}}, {}, ""}});
    return e;
}

} // namespace

BOOST_AUTO_TEST_CASE(it_waits_for_the_player_who_must_reply__a_14_2__b_i_7)
{
    const auto a = sealedByBlack(Edition::A), b = sealedByBlack(Edition::B);
    BOOST_TEST(has(text(envelope(a.state(), game, a.context(en)).value()),
                   "Open only when White, First, is present (article 14.2)."));
    BOOST_TEST(has(text(envelope(b.state(), game, b.context(en)).value()),
                   "Open only when White, First, is present (Guidelines I.7)."));
    BOOST_TEST(
        has(text(envelope(a.state(), game, a.context(zh)).value()), "白方First到场时方可拆封（第14.2条，旧版）。"));
    BOOST_TEST(has(text(envelope(b.state(), game, b.context(zh)).value()), "《国际象棋规则》（2023年版）指南I.7"));
    BOOST_TEST(has(text(envelope(b.state(), game, b.context(en)).value()), "Guidelines I.2"));
}

BOOST_AUTO_TEST_CASE(what_is_not_known_is_left_to_be_written_in)
{
    const auto e = sealedByBlack(Edition::B);
    auto context = e.context(en);
    context.stampOf = {};
    const auto printed = text(envelope(e.state(), game, context).value());
    for (const char* label : {"Resumption", "Sealed    ", "Arbiter   "}) {
        const auto at = printed.find(std::string{"\n"} + label);
        BOOST_TEST_REQUIRE(at != std::string::npos, label);
        BOOST_TEST(has(printed.substr(at + 1, printed.find('\n', at + 1) - at - 1), "____"), label);
    }
    BOOST_TEST(has(printed, "Draw offer open            none"));
}

BOOST_AUTO_TEST_CASE(the_move_is_shown_only_after_the_opening)
{
    auto e = sealedByBlack(Edition::A);
    BOOST_TEST(!has(text(envelope(e.state(), game, e.context(en)).value()), "Move found"));
    e.take(EnvelopeOpened{game, "First", "40...Kd7"});
    e.take(GameResumed{game, {Seconds{60}, Seconds{3600}}});
    const auto printed = text(envelope(e.state(), game, e.context(en)).value());
    BOOST_TEST(has(printed, "Move found              40...Kd7"));
    BOOST_TEST(has(printed, "Present at the opening  First"));
    BOOST_TEST(has(printed, "Resumed "));
}

BOOST_AUTO_TEST_CASE(the_latest_adjournment_of_a_game_counts)
{
    auto e = sealedByBlack(Edition::A);
    e.take(EnvelopeOpened{game, "First", "40...Kd7"});
    e.take(GameResumed{game, {Seconds{60}, Seconds{3600}}});
    e.take(EnvelopeSealed{
        game, {Colour::White, 61, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 61", {Seconds{61}, Seconds{3601}}, {}, ""}});
    const auto printed = text(envelope(e.state(), game, e.context(en)).value());
    BOOST_TEST(has(printed, "Number of the sealed move  61"));
    BOOST_TEST(!has(printed, "Move found"));
}

BOOST_AUTO_TEST_CASE(an_envelope_has_its_custody_on_the_back)
{
    const auto e = sealedByBlack(Edition::A);
    auto context = e.context(en);
    const auto backs = [&] {
        const auto d = envelope(e.state(), game, context).value();
        return std::count_if(d.body.begin(), d.body.end(),
                             [](const Block& b) { return std::holds_alternative<NewPage>(b); });
    };
    BOOST_TEST(backs() == 0);
    context.paper = Paper::C5;
    BOOST_TEST(backs() == 1);
}

BOOST_AUTO_TEST_SUITE_END()
