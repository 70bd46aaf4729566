// The tables of known answers: legal moves counted (perft), notation, dead positions (Laws 5.2.2).
#include "tests/chess/table.h"

#include "domain/chess/can_mate.h"
#include "domain/chess/fen.h"
#include "domain/chess/notation.h"
#include "domain/chess/perft.h"

#include <cstdlib>
#include <sstream>

using namespace arbiter;

BOOST_AUTO_TEST_SUITE(known_answers)

BOOST_AUTO_TEST_CASE(legal_moves_are_counted_as_other_programs_count_them__laws_3)
{
    const std::uint64_t most = std::getenv("ARBITER_LONG") ? 3'000'000 : 60'000;
    const auto rows = oracle::read("perft.tsv", '\t');
    BOOST_TEST_REQUIRE(rows.size() == 166u);
    for (const auto& row : rows) {
        const auto reading = readFen(row.at("fen"));
        BOOST_TEST_REQUIRE(reading.has_value(), row.at("fen"));
        std::istringstream counts{row.at("counts_depth_1_up")};
        std::uint64_t expected = 0;
        for (int depth = 1; counts >> expected && expected <= most; ++depth) {
            BOOST_TEST(perft(reading->position, depth) == expected, row.at("fen") << " depth " << depth);
            BOOST_TEST(perftOnAnyProcessor(reading->position, depth) == expected, row.at("fen") << " without PEXT");
        }
    }
}

BOOST_AUTO_TEST_CASE(moves_are_read_as_people_write_them__laws_appendix_c)
{
    const auto rows = oracle::read("notation.tsv", '\t');
    BOOST_TEST_REQUIRE(rows.size() == 243u);
    for (const auto& row : rows) {
        const auto reading = readNotation(readFen(row.at("fen"))->position, row.at("text"), row.at("language"));
        std::string got = reading ? toCoordinates(reading->move) : "error:";
        if (!reading) got += keyOf(reading.error().fault);
        BOOST_TEST(got == row.at("expected"), row.at("fen") << " '" << row.at("text") << "' " << got);
    }
}

BOOST_AUTO_TEST_CASE(who_can_still_mate_is_known__laws_5_2_2)
{
    const auto inWords = [](MateVerdict v) {
        return v == MateVerdict::Yes ? "yes" : v == MateVerdict::No ? "no" : "unknown";
    };
    const auto rows = oracle::read("dead.csv", ',');
    BOOST_TEST_REQUIRE(rows.size() == 96u);
    for (const auto& row : rows) {
        const Position p = readFen(row.at("fen"))->position;
        BOOST_TEST(inWords(canMate(p, Colour::White)) == row.at("white_can_mate"), row.at("fen") << " White");
        BOOST_TEST(inWords(canMate(p, Colour::Black)) == row.at("black_can_mate"), row.at("fen") << " Black");
        if (row.at("dead") == "yes") BOOST_TEST((isDead(p) == MateVerdict::Yes), row.at("fen") << " dead");
    }
}

BOOST_AUTO_TEST_SUITE_END()
