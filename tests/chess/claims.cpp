// Repetition and the fifty moves over whole games, ply by ply (Laws 9.2, 9.3, 9.6).
#include "tests/chess/table.h"

#include "domain/chess/fen.h"
#include "domain/exchange/pgn_reader.h"

#include <cstring>
#include <sstream>

using namespace arbiter;

namespace {

encodings::ByteSource textSource(std::string text)
{
    return [text = std::move(text), at = std::size_t{0}](char* into, std::size_t room) mutable {
        const std::size_t n = std::min(room, text.size() - at);
        std::memcpy(into, text.data() + at, n);
        at += n;
        return n;
    };
}

std::map<std::string, Game> readOracleGames()
{
    std::ifstream in{std::string{ARBITER_SOURCE_DIR} + "/tests/oracles/chess/claims.pgn"};
    std::ostringstream all;
    all << in.rdbuf();
    PgnReader reader{textSource(all.str())};
    std::map<std::string, Game> games;
    for (PgnGame game; reader.next(game);) games[*game.tag("Event")] = game.game;
    return games;
}

using Holds = bool (*)(const Game&, std::size_t, ClaimLimits);

std::string plies(const Game& game, Holds holds)
{
    std::string text;
    for (std::size_t ply = 0; ply <= game.plies(); ++ply)
        if (holds(game, ply, {})) text += (text.empty() ? "" : ",") + std::to_string(ply);
    return text.empty() ? "-" : text;
}

template <class Value> std::string each(const Game& game, Value value)
{
    std::string text;
    for (std::size_t ply = 0; ply <= game.plies(); ++ply) text += (ply ? "," : "") + std::to_string(value(ply));
    return text;
}

Game play(const char* fen, std::initializer_list<const char*> moves)
{
    Game game{readFen(fen)->position};
    for (const char* m : moves) game.play(readNotation(game.now(), m)->move);
    return game;
}

} // namespace

BOOST_AUTO_TEST_SUITE(claims_in_whole_games)

BOOST_AUTO_TEST_CASE(occurrences_counts_and_claims_are_known_at_every_ply__laws_9_2_9_3)
{
    const auto games = readOracleGames();
    const auto rows = oracle::read("claims.tsv", '\t');
    BOOST_TEST_REQUIRE(rows.size() == 138u);
    for (const auto& row : rows) {
        const auto& id = row.at("id");
        BOOST_TEST_REQUIRE(games.contains(id), id);
        const Game& game = games.at(id);
        BOOST_TEST(std::to_string(game.plies()) == row.at("plies"), id);
        BOOST_TEST(toFen(game.now()) == row.at("final_fen_legal_ep"), id);
        BOOST_TEST(each(game, [&](std::size_t ply) { return game.occurrences(ply); }) == row.at("rep_by_ply"), id);
        BOOST_TEST(
            each(game, [&](std::size_t ply) { return game.at(ply).moveCount; }) == row.at("halfmove_clock_by_ply"), id);
        BOOST_TEST(plies(game, repetitionByMove) == row.at("claim3_with_next_move_plies"), id);
        BOOST_TEST(plies(game, moveCountByMove) == row.at("claim50_with_next_move_plies"), id);
    }
}

BOOST_AUTO_TEST_CASE(en_passant_that_a_pin_forbids_does_not_make_a_difference__laws_9_2_3)
{
    const Game game = play("6k1/1p2p1rp/rP1pR3/2pP1pP1/p1P2P1P/R5K1/8/8 b - - 0 1",
                           {"h5", "Rh6", "Rh7", "Re6", "Rg7", "Rh6", "Rh7", "Re6", "Rg7"});
    BOOST_TEST(game.occurrences(9) == 3);
    BOOST_TEST(repetitionHoldsNow(game, 9));
}

BOOST_AUTO_TEST_CASE(mate_on_the_hundredth_half_move_is_mate__laws_9_6_2)
{
    const Game game = play("4Q3/8/1p4pk/1PbB1p1p/7P/p3P1PK/P3qP2/8 w - - 99 88", {"Qh8"});
    BOOST_TEST(game.at(1).moveCount == 100u);
    BOOST_TEST((boardEnd(game.now()) == BoardEnd::Checkmate));
    BOOST_TEST(!moveCountHoldsNow(game, 1));
    BOOST_TEST(moveCountByMove(game, 0));
}

BOOST_AUTO_TEST_CASE(a_count_that_comes_with_the_position_counts__laws_9_3)
{
    const Game game = play("8/4k3/8/8/8/8/R7/4K3 w - - 99 70", {});
    BOOST_TEST(!moveCountHoldsNow(game, 0));
    BOOST_TEST(moveCountByMove(game, 0));
}

BOOST_AUTO_TEST_CASE(a_count_beyond_255_is_no_wrap__laws_9_6_2)
{
    const Game game = play("8/4k3/8/8/8/8/R7/4K3 w - - 255 200", {"Ra1", "Kd7"});
    BOOST_TEST(game.now().moveCount == 257u);
}

BOOST_AUTO_TEST_SUITE_END()
