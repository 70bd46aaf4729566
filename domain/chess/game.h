// A game as it was played: every position, how often each has stood (Laws 9.2), how many half-moves have gone by
// without a capture or pawn move (9.3), and what the player to move may claim. Whether a claim is correct in form,
// and what follows from it, is in domain/laws.
#pragma once

#include "domain/chess/position.h"

#include <vector>

namespace arbiter {

/// What a claim needs: the third occurrence (Laws 9.2), fifty moves by each player (9.3).
struct ClaimLimits {
    int occurrences = 3;
    std::uint32_t halfMoves = 100;
};

/// Ply 0 is the position the game starts from; ply n stands after n half-moves.
class Game {
public:
    explicit Game(const Position& start = startPosition()) { restart(start); }

    void restart(const Position& start);

    /// Plays a legal move.
    void play(Move move);

    [[nodiscard]] std::size_t plies() const { return m_moves.size(); }
    [[nodiscard]] const std::vector<Move>& moves() const { return m_moves; }
    [[nodiscard]] const Position& at(std::size_t ply) const { return m_positions[ply]; }
    [[nodiscard]] const Position& now() const { return m_positions.back(); }

    /// Laws 9.2.3: how often the position after `ply` has stood up to then, itself included.
    [[nodiscard]] int occurrences(std::size_t ply) const { return m_occurrences[ply]; }

    /// How often the position would have stood once `move` is played after `ply` (Laws 9.2.1).
    [[nodiscard]] int occurrencesAfter(std::size_t ply, Move move) const;

    /// The most that any position of the game has stood, and that the move count has reached.
    [[nodiscard]] ClaimLimits reached() const { return m_reached; }

private:
    [[nodiscard]] int countEarlier(const Position& position, std::size_t ply) const;

    std::vector<Position> m_positions;
    std::vector<Move> m_moves;
    std::vector<int> m_occurrences;
    ClaimLimits m_reached;
};

/// What the player to move at `ply` may claim: on the position before him (Laws 9.2.2, 9.3.2), or by writing down a
/// move that he intends to make (9.2.1, 9.3.1). Both as if no automatic end (9.6) had come before.
bool repetitionHoldsNow(const Game& game, std::size_t ply, ClaimLimits limits = {});
bool repetitionByMove(const Game& game, std::size_t ply, ClaimLimits limits = {});
bool moveCountHoldsNow(const Game& game, std::size_t ply, ClaimLimits limits = {});
bool moveCountByMove(const Game& game, std::size_t ply, ClaimLimits limits = {});

enum class BoardEnd { None, Checkmate, Stalemate };

/// Laws 5.1.1 and 5.2.1: a mate stands whatever the counts are (9.6.2).
BoardEnd boardEnd(const Position& position);

} // namespace arbiter
