// FEN: each thing that makes it no position, with its column, and each thing that reading changes.
#include "domain/chess/fen.h"

#include <boost/test/unit_test.hpp>

#include <string>

using namespace arbiter;

namespace {

struct Wrong {
    const char* fen;
    FenFault fault;
    std::size_t column;
};

std::vector<FenChange> changesOf(const char* fen)
{
    const auto reading = readFen(fen);
    BOOST_TEST_REQUIRE(reading.has_value(), fen);
    return reading->changes;
}

bool changedOnly(const char* fen, FenChange change) { return changesOf(fen) == std::vector{change}; }

} // namespace

BOOST_AUTO_TEST_SUITE(fen)

BOOST_AUTO_TEST_CASE(what_is_no_position_is_refused_with_its_column)
{
    const std::string crowd = "4k3/pppppppp/pppppppp/p7/8/8/8/4K3 w - - 0 1";
    const Wrong wrong[]{
        {"", FenFault::NotEightRanks, 1},
        {"4k3/8/8/8/8/8/4K3 w - - 0 1", FenFault::NotEightRanks, 18},
        {"4k3/8/8/8/8/8/8/8/4K3 w - - 0 1", FenFault::NotEightRanks, 18},
        {"4k3/8/8/8/8/8/7/4K3 w - - 0 1", FenFault::RankNotEightFiles, 16},
        {"4k3/8/8/8/8/8/8/4K w - - 0 1", FenFault::RankNotEightFiles, 19},
        {"4k4/8/8/8/8/8/8/4K3 w - - 0 1", FenFault::RankNotEightFiles, 3},
        {"pppppppppk/8/8/8/8/8/8/4K3 w - - 0 1", FenFault::RankNotEightFiles, 9},
        {"  4k3/8/8/8/8/8/8/4X3 w - - 0 1", FenFault::UnknownMan, 20},
        {"4k3/8/8/9/8/8/8/4K3 w - - 0 1", FenFault::UnknownMan, 9},
        {"4k3/8/8/8/8/8/8/8 w - - 0 1", FenFault::NotOneKingEach, 1},
        {"4k3/8/8/8/8/8/8/K3K3 w - - 0 1", FenFault::NotOneKingEach, 1},
        {crowd.c_str(), FenFault::TooManyMen, 1},
        {"4k2P/8/8/8/8/8/8/4K3 w - - 0 1", FenFault::PawnOnLastRank, 1},
        {"4k3/8/8/8/8/8/8/p3K3 w - - 0 1", FenFault::PawnOnLastRank, 1},
        {"4k3/8/8/8/8/8/8/4K3 x - - 0 1", FenFault::UnknownPlayer, 21},
        {"4k3/8/8/8/4R3/8/8/4K3 w - - 0 1", FenFault::WaitingKingInCheck, 1},
    };
    for (const Wrong& w : wrong) {
        const auto reading = readFen(w.fen);
        BOOST_TEST_REQUIRE(!reading.has_value(), w.fen);
        BOOST_TEST((reading.error() == FenError{w.fault, w.column}),
                   w.fen << ": " << inWords(reading.error().fault).en << ", column " << reading.error().column);
    }
}

BOOST_AUTO_TEST_CASE(what_can_be_put_right_is_put_right_and_said)
{
    BOOST_TEST(changesOf("4k3/8/8/8/8/8/8/4K3 w - - 0 1").empty());
    BOOST_TEST(changedOnly("4k3/8/8/8/8/8/8/4K3 w", FenChange::FieldMissing));
    BOOST_TEST(changedOnly("4k3/8/8/8/8/8/8/4K3 w - - x 1", FenChange::NumberUnreadable));
    BOOST_TEST(changedOnly("4k3/8/8/8/8/8/8/4K3 w - - 0 -1", FenChange::NumberUnreadable));
    BOOST_TEST(changedOnly("4k3/8/8/8/8/8/8/4K3 w K - 0 1", FenChange::CastlingImpossible));
    BOOST_TEST(changedOnly("4k3/8/8/8/8/8/4K3/7R w K - 0 1", FenChange::CastlingImpossible));
    BOOST_TEST(changedOnly("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", FenChange::EnPassantDropped));
    BOOST_TEST(changedOnly("4k3/8/8/3pP3/8/8/8/4K3 w - z9 0 1", FenChange::EnPassantDropped));
    BOOST_TEST(changedOnly("4k3/8/8/8/8/8/8/4K3 w - - 0 1 rest", FenChange::RestIgnored));
}

BOOST_AUTO_TEST_CASE(an_en_passant_square_stays_only_where_the_capture_is_legal__laws_9_2_3)
{
    const auto kept = readFen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    BOOST_TEST(kept->changes.empty());
    BOOST_TEST(toFen(kept->position) == "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    // Both pawns leave the rank, and the king would stand in check.
    const auto pinned = readFen("4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1");
    BOOST_TEST((pinned->changes == std::vector{FenChange::EnPassantDropped}));
    BOOST_TEST(toFen(pinned->position) == "4k3/8/8/K2pP2r/8/8/8/8 w - - 0 1");
}

BOOST_AUTO_TEST_CASE(castling_letters_of_chess960_name_the_rook)
{
    const char* const inner = "4k3/8/8/8/8/8/8/4KR1R w F - 0 1";
    BOOST_TEST(toFen(readFen(inner)->position) == inner);
    BOOST_TEST(toFen(readFen("4k3/8/8/8/8/8/8/4KR1R w H - 0 1")->position) == "4k3/8/8/8/8/8/8/4KR1R w K - 0 1");
    BOOST_TEST(changedOnly("4k3/8/8/8/8/8/8/4KR1R w FH - 0 1", FenChange::CastlingImpossible));
}

BOOST_AUTO_TEST_SUITE_END()
