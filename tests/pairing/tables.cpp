// Berger, Varma, Scheveningen, knock-out and acceleration against the published tables.
#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <sstream>

#include "domain/pairing/acceleration.h"
#include "domain/pairing/knockout.h"
#include "domain/pairing/round_robin.h"

using namespace arbiter;

namespace {

std::vector<std::vector<std::string>> rows(const std::string& name)
{
    std::ifstream in{std::string(ARBITER_SOURCE_DIR) + "/tests/oracles/pairing/tables/" + name};
    std::vector<std::vector<std::string>> table;
    std::string line;
    std::getline(in, line);
    while (std::getline(in, line)) {
        if (!line.empty() && line.back() == '\r') line.pop_back();
        std::istringstream cells{line};
        table.emplace_back();
        for (std::string cell; std::getline(cells, cell, ',');) table.back().push_back(cell);
    }
    BOOST_TEST_REQUIRE(!table.empty(), name);
    return table;
}

int n(const std::string& text) { return std::stoi(text); }

/// The longest run of one colour that a player has.
int longestRun(const std::vector<TableRound>& rounds, int players)
{
    int longest = 0;
    for (int p = 1; p <= players; ++p) {
        int run = 0;
        std::optional<bool> last;
        for (const auto& round : rounds)
            for (const auto& game : round) {
                if (game.white != p && game.black != p) continue;
                const bool white = game.white == p;
                run = last == white ? run + 1 : 1;
                last = white;
                longest = std::max(longest, run);
            }
    }
    return longest;
}

} // namespace

BOOST_AUTO_TEST_SUITE(berger_tables)

BOOST_AUTO_TEST_CASE(are_the_published_ones_board_by_board__c_05_annex_1)
{
    std::map<int, int> games;
    for (const auto& row : rows("berger.csv")) {
        const auto table = bergerTable({n(row[0]), false, false});
        const TableGame expected{n(row[3]), n(row[4])};
        BOOST_TEST((table.at(n(row[1]) - 1).at(n(row[2]) - 1) == expected), row[0] << " players, round " << row[1]);
        ++games[n(row[0])];
    }
    for (const auto& [players, count] : games) BOOST_TEST(count == players * (players - 1) / 2);
}

BOOST_AUTO_TEST_CASE(everybody_meets_everybody_once_and_has_balanced_colours)
{
    for (int players = 2; players <= 60; ++players) {
        std::set<std::pair<int, int>> met;
        std::map<int, int> balance;
        for (const auto& round : bergerTable({players, false, false})) {
            std::set<int> seen;
            for (const auto& [white, black] : round) {
                BOOST_TEST(met.insert(std::minmax(white, black)).second);
                BOOST_TEST((seen.insert(white).second && seen.insert(black).second));
                ++balance[white], --balance[black];
            }
        }
        BOOST_TEST(static_cast<int>(met.size()) == players * (players - 1) / 2, players);
        for (const auto& [p, b] : balance) BOOST_TEST(std::abs(b) <= (players % 2 == 0 ? 1 : 0), players);
    }
}

BOOST_AUTO_TEST_CASE(with_the_last_two_rounds_reversed_nobody_has_one_colour_three_times_in_a_double_one)
{
    for (int players = 4; players <= 24; ++players) {
        const bool reversed = lastTwoReversedByDefault(players);
        BOOST_TEST(longestRun(bergerTable({players, true, reversed}), players) <= 2, players);
        if (reversed) BOOST_TEST(longestRun(bergerTable({players, true, false}), players) == 3, players);
    }
}

BOOST_AUTO_TEST_CASE(each_of_an_odd_number_has_one_round_off)
{
    for (int players = 3; players <= 15; players += 2) {
        std::set<int> free;
        const auto table = bergerTable({players, false, false});
        for (int r = 1; r <= players; ++r) {
            const int off = freeInRound(players, r).value_or(0);
            free.insert(off);
            for (const auto& game : table[r - 1]) BOOST_TEST((game.white != off && game.black != off));
        }
        BOOST_TEST(static_cast<int>(free.size()) == players);
    }
    BOOST_TEST(!freeInRound(8, 1).has_value());
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(varma_draw)

BOOST_AUTO_TEST_CASE(has_the_published_sets__c_05_annex_2)
{
    for (const auto& row : rows("varma.csv")) {
        std::istringstream in{row[2]};
        const std::vector<int> expected{std::istream_iterator<int>{in}, {}};
        const auto set = varmaSets(n(row[0])).at(row[1][0] - 'A');
        BOOST_TEST(set == expected, row[0] << row[1]);
        auto odd = expected;
        std::erase(odd, n(row[0]));
        BOOST_TEST(varmaSets(n(row[0]) - 1).at(row[1][0] - 'A') == odd);
    }
    BOOST_TEST(varmaSets(8).empty());
    BOOST_TEST(varmaSets(25).empty());
}

BOOST_AUTO_TEST_CASE(keeps_a_federation_in_one_set_and_repeats_itself_by_its_seed)
{
    std::vector<VarmaEntrant> entrants;
    const std::vector<std::pair<std::string, int>> contingents{
        {"FRA", 2}, {"GER", 4}, {"NED", 3}, {"NOR", 1}, {"SWE", 2}};
    for (const auto& [federation, count] : contingents)
        for (int i = 0; i < count; ++i) entrants.push_back({federation + std::to_string(i), federation});
    for (unsigned seed = 0; seed < 200; ++seed) {
        const auto draw = drawVarma(entrants, seed);
        BOOST_TEST(draw.numbers == drawVarma(entrants, seed).numbers);
        std::set<int> all{draw.numbers.begin(), draw.numbers.end()};
        BOOST_TEST((all.size() == 12 && *all.begin() == 1 && *all.rbegin() == 12));
        for (const auto& set : varmaSets(12)) {
            const auto inSet = [&](int i) { return std::find(set.begin(), set.end(), draw.numbers[i]) != set.end(); };
            if (draw.spread.empty()) BOOST_TEST((inSet(2) == inSet(3) && inSet(3) == inSet(4) && inSet(4) == inSet(5)));
        }
        std::map<int, std::string> holder;
        for (std::size_t i = 0; i < entrants.size(); ++i) holder[draw.numbers[i]] = entrants[i].federation;
        for (const auto& federation : draw.meetLate)
            BOOST_TEST(((holder[6] == federation && holder[12] == federation) || !draw.spread.empty()));
    }
}

BOOST_AUTO_TEST_CASE(warns_of_6_and_12_which_meet_late_though_they_share_a_set)
{
    std::vector<VarmaEntrant> entrants(12);
    for (int i = 0; i < 12; ++i)
        entrants[i] = {std::string(1, static_cast<char>('a' + i)),
                       i < 3 ? "AAA" : std::string(3, static_cast<char>('b' + i))};
    bool warned = false;
    for (unsigned seed = 0; seed < 100; ++seed) {
        const auto draw = drawVarma(entrants, seed);
        const std::set<int> numbers{draw.numbers.begin(), draw.numbers.begin() + 3};
        const bool both = numbers.contains(6) && numbers.contains(12);
        BOOST_TEST(both == !draw.meetLate.empty());
        warned = warned || both;
    }
    BOOST_TEST(warned);
}

BOOST_AUTO_TEST_SUITE_END()

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
