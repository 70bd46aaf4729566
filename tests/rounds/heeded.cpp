// What the pairings of an event must heed besides: acceleration (C.04.7; VCL 106-111) and forbidden pairs.
#include "domain/exchange/trf_import.h"
#include "domain/exchange/trf_reader.h"
#include "domain/exchange/trf_writer.h"
#include "domain/rounds/next_round.h"
#include "tests/support/build.h"

#include <algorithm>

using namespace arbiter;
using namespace arbiter::test;

namespace {

std::vector<Fact> paired(const Event& e) { return *pairNextRound(e.t, {Colour::White, false, true}); }

Event& pairNext(Event& e)
{
    for (const auto& fact : paired(e)) e.take(fact);
    return e;
}

Event& whiteWins(Event& e)
{
    const auto round = lastPublished(e.t);
    for (const auto board : openBoards(e.t, round, false)) e.result(round.value, board.value, Outcome::WhiteWins);
    return e;
}

bool meet(const Tournament& t, int round, int a, int b)
{
    const auto& boards = findRound(t, RoundNumber{round})->boards;
    return std::any_of(boards.begin(), boards.end(), [&](const Board& board) {
        return std::minmax(board.pairing.white.value, board.pairing.black.value) == std::minmax(a, b);
    });
}

std::string levelOfWarning(const Event& e, const Fact& fact)
{
    const auto found = warnings(e.t, fact);
    return found.empty() ? "" : std::string{nameOf(found.front().about)};
}

} // namespace

BOOST_AUTO_TEST_SUITE(acceleration)

BOOST_AUTO_TEST_CASE(group_a_is_drawn_up_with_round_1_from_those_whom_it_pairs__vcl_111)
{
    Event e{9};
    e.players(12).take(AccelerationAnnounced{Acceleration::Baku}).take(ByeGranted{id(1), round(1), Bye::Half});
    pairNext(e);
    BOOST_TEST_REQUIRE(e.t.virtualPoints.size() == 2u);
    BOOST_TEST((e.t.virtualPoints[0].to == id(7))); // 11 are paired: six of them, number 1 away
    BOOST_TEST(e.t.virtualPoints[0].last.value == 3);
    BOOST_TEST(e.t.virtualPoints[1].last.value == 5);
    BOOST_TEST((virtualPointsIn(e.t, e.t.players[0], round(2)) == Points::whole(1)));
    BOOST_TEST((virtualPointsIn(e.t, e.t.players[6], round(5)) == Points::halves(1)));
    BOOST_TEST((virtualPointsIn(e.t, e.t.players[7], round(2)) == Points{}));
    BOOST_TEST((virtualPointsIn(e.t, e.t.players[0], round(6)) == Points{}));
}

BOOST_AUTO_TEST_CASE(the_last_of_group_a_stays_the_last_when_somebody_enters_above_him__vcl_111)
{
    Event e{9};
    e.players(8).take(AccelerationAnnounced{Acceleration::Baku});
    whiteWins(pairNext(e));
    Entering late;
    late.card.name = "Late, Though Strong";
    late.rating = 2390;
    e.take(enterPlayer(e.t, late));
    pairNext(e);
    BOOST_TEST(e.t.players[8].number.value < e.t.players[3].number.value);
    BOOST_TEST((virtualPointsIn(e.t, e.t.players[8], round(2)) == Points::whole(1)));
    BOOST_TEST((virtualPointsIn(e.t, e.t.players[3], round(2)) == Points::whole(1)));
    BOOST_TEST((virtualPointsIn(e.t, e.t.players[4], round(2)) == Points{}));
}

BOOST_AUTO_TEST_CASE(is_fixed_once_round_1_is_paired__vcl_109)
{
    Event e{9};
    e.players(8).take(AccelerationAnnounced{Acceleration::Baku});
    pairNext(e);
    BOOST_TEST((e.refusal(AccelerationAnnounced{Acceleration::None}) == Why::AccelerationFixed));
    BOOST_TEST(
        (e.refusal(VirtualPointsGiven{round(3), round(3), {}, id(2), Points::whole(1)}) == Why::AccelerationFixed));
}

BOOST_AUTO_TEST_CASE(needs_a_win_worth_two_draws__c_04_7)
{
    Event e{9};
    SettingsChange change;
    change.scoring = Scoring{Points::whole(3), Points::whole(1), {}, {}, Points::whole(3)};
    e.take(SettingsChanged{change});
    BOOST_TEST((e.refusal(AccelerationAnnounced{Acceleration::Baku}) == Why::AccelerationNeedsScoring));
    change.scoring = Scoring{};
    e.take(SettingsChanged{change}).take(AccelerationAnnounced{Acceleration::Baku});
    change.scoring = Scoring{Points::whole(3), Points::whole(1), {}, {}, Points::whole(3)};
    BOOST_TEST((e.refusal(SettingsChanged{change}) == Why::AccelerationNeedsScoring));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(forbidden_pairs)

BOOST_AUTO_TEST_CASE(do_not_meet_in_their_rounds)
{
    Event plain{5}, barred{5};
    BOOST_TEST(meet(pairNext(plain.players(8)).t, 1, 1, 5));
    barred.players(8).take(PairsForbidden{round(1), round(1), {id(1), id(5)}, "a family"});
    BOOST_TEST(!meet(pairNext(barred).t, 1, 1, 5));
    Event later{5};
    later.players(8).take(PairsForbidden{round(2), {}, {id(1), id(5)}, {}});
    BOOST_TEST(meet(pairNext(later).t, 1, 1, 5));
}

BOOST_AUTO_TEST_CASE(name_two_different_players_and_rounds_to_come)
{
    Event e{5};
    e.players(8);
    BOOST_TEST((e.refusal(PairsForbidden{round(1), {}, {id(1)}, {}}) == Why::TooFewForbidden));
    BOOST_TEST((e.refusal(PairsForbidden{round(1), {}, {id(1), id(1)}, {}}) == Why::TooFewForbidden));
    BOOST_TEST((e.refusal(PairsForbidden{round(1), {}, {id(1), id(9)}, {}}) == Why::NoSuchPlayer));
    BOOST_TEST((e.refusal(PairsForbidden{round(6), {}, {id(1), id(2)}, {}}) == Why::NoSuchRound));
    BOOST_TEST((e.refusal(PairsForbidden{round(3), round(2), {id(1), id(2)}, {}}) == Why::NoSuchRound));
    pairNext(e);
    BOOST_TEST((e.refusal(PairsForbidden{round(1), {}, {id(1), id(2)}, {}}) == Why::RoundAlreadyPaired));
}

BOOST_AUTO_TEST_CASE(after_round_1_they_leave_fide_mode__vcl_42)
{
    Event e{5};
    e.players(8);
    const Fact fact = PairsForbidden{round(2), {}, {id(1), id(2)}, {}};
    BOOST_TEST(levelOfWarning(e, fact) == "");
    pairNext(e);
    BOOST_TEST(levelOfWarning(e, fact) == "pairs-forbidden-late");
    BOOST_TEST((levelOf(Caution::PairsForbiddenLate) == Level::ConfirmTwice));
    BOOST_TEST(e.t.fideMode);
    BOOST_TEST(!e.take(fact).t.fideMode);
}

BOOST_AUTO_TEST_CASE(whoever_is_removed_is_forgotten_in_them)
{
    Event e{5};
    e.players(5).numbered().take(PairsForbidden{round(1), {}, {id(1), id(2), id(3)}, {}});
    e.take(VirtualPointsGiven{round(1), round(2), id(2), id(3), Points::whole(1)});
    e.take(PlayerRemoved{id(3)});
    BOOST_TEST(e.t.forbidden[0].players.size() == 2u);
    BOOST_TEST((e.t.virtualPoints[0].to == id(2)));
    e.take(PlayerRemoved{id(2)});
    BOOST_TEST(e.t.virtualPoints.empty());
    BOOST_TEST(writeTrf(e.t, {}).text.find("260") == std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(in_a_report)

BOOST_AUTO_TEST_CASE(they_keep_their_players_when_numbers_change_after_an_import)
{
    Event e{5};
    e.players(8).numbered().take(PairsForbidden{round(1), {}, {id(2), id(7)}, {}});
    e.take(VirtualPointsGiven{round(1), round(1), id(2), id(3), Points::whole(1)});
    const auto report = readTrf(writeTrf(e.t, {}).text);
    BOOST_REQUIRE(report.has_value());
    Event taken{5};
    const auto import = importTrf(taken.t, *report, {"e.trf", Language::English});
    for (const auto& fact : import->facts) taken.take(fact);
    std::vector<PlayerId> order;
    for (int n = 8; n >= 1; --n) order.push_back(id(n));
    taken.take(NumbersAssigned{order});
    const auto text = writeTrf(taken.t, {}).text;
    BOOST_TEST(text.find("260   1   5    7    2\n") != std::string::npos, text);
}

BOOST_AUTO_TEST_SUITE_END()
