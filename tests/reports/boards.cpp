// What stands on the sheets: results, byes, names, and the outside of an envelope.
#include "reports/render/text.h"
#include "reports/sheets/sheets.h"
#include "tests/reports/events.h"
#include "tests/reports/look.h"

#include <algorithm>
#include <set>

using namespace arbiter;
using namespace arbiter::reports;
using namespace arbiter::reports::test;

BOOST_AUTO_TEST_SUITE(results)

BOOST_AUTO_TEST_CASE(each_outcome_in_its_signs)
{
    const auto shown = [](Outcome outcome, Language language) {
        auto e = test::finished();
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
    auto e = test::finished();
    e.result(1, Outcome::WhiteWinsUnrated);
    BOOST_TEST(has(text(pairings(e.state(), RoundNumber{1}, e.context(en)).value()), "† Not rated."));
    auto f = test::finished();
    f.result(1, Outcome::Adjourned);
    BOOST_TEST(has(text(pairings(f.state(), RoundNumber{1}, f.context(zh)).value()), "* 封棋。"));
}

BOOST_AUTO_TEST_CASE(the_winner_stands_out_and_an_open_board_has_room)
{
    auto e = test::finished();
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
    auto settings = test::finished().state().settings;
    settings.edition = edition;
    auto e = test::pairOfPlayers(settings, true);
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
