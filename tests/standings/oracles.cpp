// The tie-breaks of 37 tournaments, exactly: every code and every rank of tests/oracles/standings. What is expected
// there was computed from the rules by another hand.
#include "contests.h"

#include <boost/test/unit_test.hpp>

using namespace arbiter;
using namespace arbiter::test;

namespace {

std::string asText(const std::optional<Exact>& value) { return value ? toText(*value) : "-"; }

/// By contestant's number, what a list of codes says.
std::map<std::string, RankedRow> asked(const RankedEvent& event, const std::string& codes)
{
    std::map<std::string, RankedRow> rows;
    for (auto& row : rankedBy(event, listOf(codes)))
        rows[std::to_string(event.main.contestants[static_cast<std::size_t>(row.contestant)].number)] = row;
    return rows;
}

} // namespace

BOOST_AUTO_TEST_SUITE(the_rules_of_c_07_on_whole_tournaments)

BOOST_AUTO_TEST_CASE(every_value_is_exact)
{
    std::string file, code;
    RankedEvent event;
    std::map<std::string, RankedRow> rows;
    int values = 0;
    for (const auto& row : table("values.tsv")) {
        if (row[0] != file) event = oracle(row[0], row[1]);
        const bool stage = row[2] == "DE"; // a stage is asked for behind the points
        if (row[0] != file || row[2] != code) rows = asked(event, stage ? "PTS,DE" : row[2]);
        file = row[0];
        code = row[2];
        BOOST_TEST(asText(rows.at(row[3]).values.back().value) == row[4], file << ' ' << code << " of " << row[3]);
        ++values;
    }
    BOOST_TEST(values == 20520);
}

BOOST_AUTO_TEST_CASE(every_rank_by_a_list_of_tie_breaks_is_right__4_2)
{
    std::string file, order;
    RankedEvent event;
    std::map<std::string, RankedRow> rows;
    for (const auto& row : table("ranks.tsv")) {
        if (row[0] != file) event = oracle(row[0], row[1]);
        if (row[0] != file || row[2] != order) rows = asked(event, row[2]);
        file = row[0];
        order = row[2];
        BOOST_TEST(std::to_string(rows.at(row[3]).rank) == row[4], file << " rank of " << row[3] << " by " << order);
    }
}

BOOST_AUTO_TEST_SUITE_END()
