// Berger and Varma against the published tables.
#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <sstream>

#include "csv_rows.h"
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
