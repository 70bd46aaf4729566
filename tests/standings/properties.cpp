// What must hold of every tournament (the invariants of C.07), over those of tests/oracles/standings.
#include "contests.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <set>

using namespace arbiter;
using namespace arbiter::test;

namespace {

std::vector<RankedEvent> swissEvents()
{
    std::vector<RankedEvent> events;
    std::set<std::string> seen;
    for (const auto& row : table("ranks.tsv"))
        if (row[1] == "swiss" && seen.insert(row[0]).second) events.push_back(oracle(row[0], "swiss"));
    return events;
}

std::vector<std::optional<Exact>> values(const RankedEvent& event, const std::string& code)
{
    std::vector<std::optional<Exact>> all(event.main.contestants.size());
    for (const auto& row : rankedBy(event, listOf(code)))
        all[static_cast<std::size_t>(row.contestant)] = row.values.back().value;
    return all;
}

} // namespace

BOOST_AUTO_TEST_SUITE(of_every_tournament)

BOOST_AUTO_TEST_CASE(a_cut_never_adds)
{
    for (const auto& event : swissEvents())
        for (const std::string code : {"BH", "FB", "SB", "PS"}) {
            const auto plain = values(event, code), less = values(event, code + "/C1");
            for (std::size_t i = 0; i < plain.size(); ++i) BOOST_TEST((*less[i] <= *plain[i]));
        }
}

BOOST_AUTO_TEST_CASE(who_has_no_points_has_no_sonneborn_berger)
{
    for (const auto& event : swissEvents()) {
        const auto points = values(event, "PTS"), sb = values(event, "SB");
        for (std::size_t i = 0; i < points.size(); ++i)
            if (*points[i] == Exact{0}) BOOST_TEST((*sb[i] == Exact{0}));
    }
}

BOOST_AUTO_TEST_CASE(without_unplayed_rounds_buchholz_adds_up_to_games_times_scores_in_both_editions)
{
    // A double round of four, everything played.
    const auto w = Points::whole(1), d = Points::halves(1), l = Points{};
    RankedEvent event{
        contestOf(
            {{game(1, w), game(2, d)}, {game(0, l), game(3, w)}, {game(3, d), game(0, d)}, {game(2, d), game(1, l)}}),
        {},
        true,
        0,
        {}};
    for (const auto edition : {TieBreakEdition::E2024, TieBreakEdition::E2026}) {
        event.main.edition = edition;
        Exact sum, expected;
        for (const auto& each : values(event, "BH")) sum += *each;
        for (const auto& c : event.main.contestants) expected += Exact{2} * Exact{scoreOf(c)};
        BOOST_TEST((sum == expected));
    }
}

BOOST_AUTO_TEST_CASE(the_rounds_of_a_working_add_up_to_the_value)
{
    for (const auto& event : swissEvents())
        for (const auto* code : {"BH", "BH/C1", "BH/M1", "BH/P", "FB", "SB", "SB/C1", "SB/C2", "PS", "PS/C1", "WIN",
                                 "WON", "BPG", "BWG", "REP", "STD", "KS"})
            for (const auto& row : rankedBy(event, listOf(code)))
                BOOST_TEST((sumOf(row.values.front().parts) == *row.values.front().value), code);
}

BOOST_AUTO_TEST_CASE(other_numbers_change_no_value_but_the_number)
{
    for (const auto& event : swissEvents()) {
        auto renumbered = event;
        const int last = static_cast<int>(event.main.contestants.size());
        for (auto& c : renumbered.main.contestants) c.number = last + 1 - c.number;
        for (const auto* code : {"BH/C1", "SB", "DE", "TPR", "AOB"}) {
            const auto a = values(event, std::string{"PTS,"} + code),
                       b = values(renumbered, std::string{"PTS,"} + code);
            BOOST_TEST((a == b), code);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
