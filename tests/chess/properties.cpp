// What must hold in every game: games are played at random, from ordinary and Chess960 starts and from sharp positions.
#include "tests/chess/literal.h"
#include "tests/chess/table.h"

#include "domain/chess/fen.h"
#include "domain/chess/game.h"
#include "domain/chess/legal_moves.h"
#include "domain/chess/notation.h"
#include "domain/chess/san.h"
#include "domain/chess/start_positions.h"

#include <rapidcheck.h>

#include <map>

using namespace arbiter;

namespace {

/// A start: one of the positions of the perft oracle, or a numbered start position.
Position startBy(unsigned number)
{
    static const auto rows = oracle::read("perft.tsv", '\t');
    const unsigned choice = number % (2 * static_cast<unsigned>(rows.size()));
    if (choice < rows.size()) return readFen(rows[choice].at("fen"))->position;
    return *chess960Start(static_cast<int>(number / 7 % 960));
}

struct Played {
    Game game;
};

Played playAtRandom(unsigned start, const std::vector<unsigned char>& choices)
{
    Played played{Game{startBy(start)}};
    for (const unsigned char choice : choices) {
        const MoveList moves = legalMoves(played.game.now());
        if (moves.empty()) break;
        played.game.play(moves[choice % moves.size()]);
    }
    return played;
}

/// Checks every position of a random game.
void inEveryPosition(const char* what, void (*check)(const Position&))
{
    const bool held = rc::check(what, [check](unsigned start, const std::vector<unsigned char>& choices) {
        const Played played = playAtRandom(start, choices);
        for (std::size_t ply = 0; ply <= played.game.plies(); ++ply) check(played.game.at(ply));
    });
    BOOST_TEST(held, what);
}

std::string coordinatesOf(Move m)
{
    std::string text = toText(m.from()) + toText(m.to());
    if (m.kind() == MoveKind::Promotion) text += static_cast<char>(englishLetter(m.becomes()) | 0x20);
    return text;
}

} // namespace

BOOST_AUTO_TEST_SUITE(in_every_game)

BOOST_AUTO_TEST_CASE(the_legal_moves_are_those_of_the_laws_taken_literally__laws_3)
{
    inEveryPosition("legal moves", [](const Position& p) {
        std::set<std::string> found;
        for (const Move m : legalMoves(p)) found.insert(coordinatesOf(m));
        RC_ASSERT(found == literal::legalMoves(p));
        RC_ASSERT(hasLegalMove(p) == !found.empty());
    });
}

BOOST_AUTO_TEST_CASE(a_position_that_was_played_to_equals_the_one_read_from_its_fen)
{
    inEveryPosition("FEN", [](const Position& p) {
        const auto again = readFen(toFen(p));
        RC_ASSERT(again.has_value());
        RC_ASSERT(again->changes.empty());
        RC_ASSERT(sameInTheLaws(again->position, p));
        RC_ASSERT(again->position.hash == p.hash && hashOf(p) == p.hash);
        RC_ASSERT(again->position.moveCount == p.moveCount && again->position.moveNumber == p.moveNumber);
    });
}

BOOST_AUTO_TEST_CASE(a_move_that_is_written_reads_back_as_itself__laws_appendix_c)
{
    inEveryPosition("SAN", [](const Position& p) {
        for (const Move m : legalMoves(p)) {
            const std::string san = toSan(p, m);
            RC_ASSERT(readSan(p, san) == m);
            const auto loose = readNotation(p, san);
            RC_ASSERT(loose && loose->move == m && loose->warnings.empty());
            const auto plain = readNotation(p, toCoordinates(m));
            RC_ASSERT(plain && plain->move == m);
        }
    });
}

BOOST_AUTO_TEST_CASE(two_positions_are_the_same_when_the_law_says_so__laws_9_2_3)
{
    const bool held = rc::check("sameness", [](const std::vector<unsigned char>& choices) {
        Game game;
        for (const unsigned char choice : choices) {
            const MoveList moves = legalMoves(game.now());
            if (moves.empty()) break;
            game.play(moves[choice % 4 % moves.size()]);
        }
        std::map<std::string, int> stood;
        for (std::size_t ply = 0; ply <= game.plies(); ++ply)
            RC_ASSERT(game.occurrences(ply) == ++stood[literal::sameness(game.at(ply))]);
    });
    BOOST_TEST(held);
}

BOOST_AUTO_TEST_SUITE_END()
