// Scheveningen against the published tables; knock-out brackets and mini-matches; acceleration.
#include <algorithm>
#include <map>
#include <set>

#include "csv_rows.h"
#include "domain/pairing/acceleration.h"
#include "domain/pairing/knockout.h"
#include "domain/pairing/round_robin.h"

using namespace arbiter;

namespace {

std::vector<std::vector<std::string>> rows(const std::string& name)
{
    auto table = test::tableRows(name);
    BOOST_TEST_REQUIRE(!table.empty(), name);
    return table;
}

int n(const std::string& text) { return std::stoi(text); }

} // namespace

BOOST_AUTO_TEST_SUITE(scheveningen_tables)

BOOST_AUTO_TEST_CASE(are_the_published_ones)
{
    for (const auto& row : rows("scheveningen.csv")) {
        const auto table = scheveningenTable(n(row[0]));
        BOOST_TEST_REQUIRE(table.has_value(), row[0]);
        const bool aWhite = row[2][0] == 'A';
        const int white = n(row[2].substr(1)), black = n(row[3].substr(1));
        const ScheveningenGame expected{aWhite ? white : black, aWhite ? black : white, aWhite};
        const auto& round = table->at(n(row[1]) - 1);
        BOOST_TEST((std::find(round.begin(), round.end(), expected) != round.end()),
                   row[0] << " boards, round " << row[1]);
    }
}

BOOST_AUTO_TEST_CASE(everybody_meets_the_whole_other_team_with_balanced_colours)
{
    for (const int boards : {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 20}) {
        std::set<std::pair<int, int>> met;
        std::map<int, int> whites;
        const auto table = scheveningenTable(boards);
        BOOST_TEST_REQUIRE(table.has_value());
        BOOST_TEST(static_cast<int>(table->size()) == boards);
        for (const auto& round : *table) {
            std::set<int> a, b;
            for (const auto& game : round) {
                met.emplace(game.a, game.b), a.insert(game.a), b.insert(game.b);
                ++whites[game.aHasWhite ? game.a : boards + game.b];
            }
            BOOST_TEST((a.size() == round.size() && b.size() == round.size()));
        }
        BOOST_TEST(static_cast<int>(met.size()) == boards * boards);
        for (const auto& [player, count] : whites) BOOST_TEST(std::abs(2 * count - boards) <= boards % 2, boards);
    }
    BOOST_TEST(!scheveningenTable(14).has_value());
    BOOST_TEST(!scheveningenTable(0).has_value());
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(knock_out)

BOOST_AUTO_TEST_CASE(eight_are_seeded_so_that_the_first_two_meet_in_the_final)
{
    const std::vector<KnockoutMatch> expected{{1, 8}, {4, 5}, {2, 7}, {3, 6}};
    BOOST_TEST((knockoutFirstRound(8) == expected));
    const std::vector<KnockoutMatch> semi{{1, 4}, {2, 3}}, final{{1, 2}};
    BOOST_TEST((knockoutNextRound({1, 4, 2, 3}) == semi));
    BOOST_TEST((knockoutNextRound({1, 2}) == final));
}

BOOST_AUTO_TEST_CASE(byes_go_to_the_highest_seeds)
{
    for (int players = 2; players <= 200; ++players) {
        std::set<int> byes, seen;
        const auto round = knockoutFirstRound(players);
        for (const auto& match : round) {
            seen.insert(match.player);
            if (match.opponent)
                seen.insert(*match.opponent);
            else
                byes.insert(match.player);
        }
        const int count = (1 << knockoutRounds(players)) - players;
        BOOST_TEST(static_cast<int>(seen.size()) == players);
        BOOST_TEST(static_cast<int>(byes.size()) == count);
        if (count > 0) BOOST_TEST(*byes.rbegin() == count);
    }
    BOOST_TEST(knockoutFirstRound(1).empty());
}

BOOST_AUTO_TEST_CASE(the_better_seed_always_winning_meets_ever_better_ones)
{
    std::vector<int> winners;
    for (const auto& match : knockoutFirstRound(32)) winners.push_back(match.player);
    while (winners.size() > 1) {
        const int size = static_cast<int>(winners.size());
        std::vector<int> next;
        for (const auto& match : knockoutNextRound(winners)) {
            BOOST_TEST(match.player + *match.opponent == size + 1);
            next.push_back(std::min(match.player, *match.opponent));
        }
        winners = next;
    }
}

BOOST_AUTO_TEST_CASE(a_mini_match_is_decided_by_points_or_by_the_announced_decider)
{
    MatchScore match;
    match.games = 2;
    BOOST_TEST((matchState(match) == MatchState::Open));
    match.finished = 1, match.first = Points::whole(1);
    BOOST_TEST((matchState(match) == MatchState::Open));
    match.finished = 2, match.second = Points::whole(1);
    BOOST_TEST((matchState(match) == MatchState::NeedsDecider));
    match.firstWonDecider = false;
    BOOST_TEST((matchState(match) == MatchState::Second));
    match.decider = Decider::HigherSeed;
    BOOST_TEST((matchState(match) == MatchState::First));
    match.games = 4, match.finished = 3, match.first = Points::halves(5), match.second = Points::halves(1);
    BOOST_TEST((matchState(match) == MatchState::First));
    BOOST_TEST((colourInGame(Colour::White, 2) == Colour::Black));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(baku_acceleration)

BOOST_AUTO_TEST_CASE(lasts_half_the_rounds_and_halves_on_the_way__c_04_7)
{
    const auto tenths = [](int rounds) {
        std::vector<int> list;
        for (int r = 1; r <= rounds; ++r) list.push_back(bakuVirtualPoints(r, rounds, {}).inTenths());
        return list;
    };
    BOOST_TEST(tenths(9) == (std::vector{10, 10, 10, 5, 5, 0, 0, 0, 0}));
    BOOST_TEST(tenths(7) == (std::vector{10, 10, 5, 5, 0, 0, 0}));
    BOOST_TEST(tenths(5) == (std::vector{10, 10, 5, 0, 0}));
}

BOOST_AUTO_TEST_CASE(group_a_is_the_upper_half_rounded_up_to_even__c_04_7)
{
    BOOST_TEST(bakuGroupA(161) == 82);
    BOOST_TEST(bakuGroupA(10) == 6);
    BOOST_TEST(bakuGroupA(8) == 4);
    BOOST_TEST(!bakuAllows({Points::whole(3), Points::whole(1), {}}));
}

BOOST_AUTO_TEST_SUITE_END()
