// Export format, and that what is written reads back the same.
#include "tests/exchange_pgn/read_text.h"

#include "domain/chess/legal_moves.h"
#include "domain/exchange/pgn_writer.h"

#include <rapidcheck.h>

using namespace arbiter;

namespace {

PgnLine randomLine(Position p, const std::vector<unsigned char>& choices, int depth)
{
    PgnLine line;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const MoveList moves = legalMoves(p);
        if (moves.empty()) break;
        PgnMove move{moves[choices[i] % moves.size()], {}, {}, {}, choices[i] % 11 == 0};
        if (choices[i] % 3 == 0) move.nags.push_back(choices[i] % 140 + 1);
        if (choices[i] % 4 == 0)
            move.notes.push_back({"a note of some words [%clk 0:10:0" + std::to_string(i % 10) + "]", false});
        if (choices[i] % 5 == 0 && depth > 0)
            move.variations.push_back(
                randomLine(p, {choices.begin() + static_cast<std::ptrdiff_t>(i) / 2, choices.end()}, depth - 1));
        p.play(move.move);
        line.moves.push_back(move);
    }
    return line;
}

} // namespace

BOOST_AUTO_TEST_SUITE(pgn_writing)

BOOST_AUTO_TEST_CASE(a_game_is_written_in_export_format)
{
    const auto game = readOne("[White \"Müller \\\"M\\\"\"]\n[ECO \"C20\"]\n\n1.e4 {best} e5 2.Nf3! (2.f4) Nc6 (=) *");
    BOOST_TEST(writePgn(game) == "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"
                                 "[White \"Müller \\\"M\\\"\"]\n[Black \"?\"]\n[Result \"*\"]\n[ECO \"C20\"]\n\n"
                                 "1. e4 {best} 1... e5 2. Nf3 $1 (2. f4) 2... Nc6 (=) *\n\n");
}

BOOST_AUTO_TEST_CASE(a_game_that_does_not_start_from_the_beginning_says_so)
{
    const auto game = readOne("[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 20\"]\n[SetUp \"1\"]\n\n20... Kd7 21. e4 1/2-1/2");
    const std::string text = writePgn(game);
    BOOST_TEST(text.find("[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 20\"]\n[SetUp \"1\"]\n\n20... Kd7 21. e4 1/2-1/2") !=
                   text.npos,
               text);
}

BOOST_AUTO_TEST_CASE(an_unplayed_game_is_marked)
{
    PgnGame game;
    game.result = PgnResult::WhiteWins;
    game.unplayed = true;
    const auto again = readOne(writePgn(game));
    BOOST_TEST(again.unplayed);
    BOOST_TEST((again.result == PgnResult::WhiteWins));
    BOOST_TEST(again.game.plies() == 0u);
}

BOOST_AUTO_TEST_CASE(braces_in_comments_and_escaped_lines_survive)
{
    const auto game = readOne("1. e4 ; a } brace\ne5 {b}\n%escaped\n2. Nf3 *");
    const auto again = readOne(writePgn(game));
    BOOST_TEST((again.line == game.line), writePgn(game));
}

BOOST_AUTO_TEST_CASE(null_moves_in_variations_survive)
{
    const auto game = readOne("1. e4 e5 (1... -- 2. d4 d5) 2. Nf3 *");
    BOOST_TEST(game.line.moves.at(1).variations.at(0).moves.size() == 3u);
    BOOST_TEST((readOne(writePgn(game)).line == game.line), writePgn(game));
}

BOOST_AUTO_TEST_CASE(whatever_is_written_reads_back_the_same)
{
    const bool held = rc::check("PGN", [](const std::vector<unsigned char>& choices) {
        PgnGame game;
        game.line = randomLine(startPosition(), choices, 2);
        for (const PgnMove& m : game.line.moves) game.game.play(m.move);
        game.tags = {{"Event", "Öffnung \\ \"x\""}, {"Annotator", "]"}};
        const std::string text = writePgn(game);
        const auto again = readGames(text);
        RC_ASSERT(again.size() == 1u);
        RC_ASSERT(!again[0].error && again[0].warnings.empty());
        RC_ASSERT(again[0].line == game.line);
        RC_ASSERT(writePgn(again[0]) == text);
        for (std::size_t at = 0; at < text.size();) {
            const auto end = text.find('\n', at);
            RC_ASSERT(end - at <= 80u);
            at = end + 1;
        }
    });
    BOOST_TEST(held);
}

BOOST_AUTO_TEST_SUITE_END()
