// Occurrences and move counts. A capture or pawn move cannot be undone, so that only the positions since the last one
// can be the same as the present one.
#include "domain/chess/game.h"

#include "domain/chess/legal_moves.h"

#include <algorithm>

namespace arbiter {

void Game::restart(const Position& start)
{
    m_positions.assign(1, start);
    m_occurrences.assign(1, 1);
    m_moves.clear();
    m_reached = {1, start.moveCount};
}

void Game::play(Move move)
{
    const std::size_t ply = m_positions.size();
    m_positions.push_back(m_positions.back());
    m_positions.back().play(move);
    m_moves.push_back(move);
    const Position& now = m_positions.back();
    m_occurrences.push_back(1 + countEarlier(now, ply));
    m_reached = {std::max(m_reached.occurrences, m_occurrences.back()), std::max(m_reached.halfMoves, now.moveCount)};
}

/// The latest same position before `ply` knows how often it had stood.
int Game::countEarlier(const Position& position, std::size_t ply) const
{
    const std::size_t back = std::min<std::size_t>(position.moveCount, ply);
    for (std::size_t distance = 4; distance <= back; distance += 2) {
        const Position& earlier = m_positions[ply - distance];
        if (earlier.hash == position.hash && sameInTheLaws(earlier, position)) return m_occurrences[ply - distance];
    }
    return 0;
}

int Game::occurrencesAfter(std::size_t ply, Move move) const
{
    return 1 + countEarlier(m_positions[ply].after(move), ply + 1);
}

bool repetitionHoldsNow(const Game& game, std::size_t ply, ClaimLimits limits)
{
    return game.occurrences(ply) >= limits.occurrences && hasLegalMove(game.at(ply));
}

bool repetitionByMove(const Game& game, std::size_t ply, ClaimLimits limits)
{
    const std::size_t back = std::min<std::size_t>(game.at(ply).moveCount, ply);
    bool possible = false;
    for (std::size_t distance = 3; distance <= back && !possible; distance += 2)
        possible = game.occurrences(ply - distance) >= limits.occurrences - 1;
    if (!possible) return false;
    const MoveList moves = legalMoves(game.at(ply));
    return std::any_of(moves.begin(), moves.end(),
                       [&](Move m) { return game.occurrencesAfter(ply, m) >= limits.occurrences; });
}

bool moveCountHoldsNow(const Game& game, std::size_t ply, ClaimLimits limits)
{
    return game.at(ply).moveCount >= limits.halfMoves && hasLegalMove(game.at(ply));
}

bool moveCountByMove(const Game& game, std::size_t ply, ClaimLimits limits)
{
    const Position& p = game.at(ply);
    if (p.moveCount + 1 < limits.halfMoves) return false;
    const MoveList moves = legalMoves(p);
    return std::any_of(moves.begin(), moves.end(), [&](Move m) { return p.after(m).moveCount >= limits.halfMoves; });
}

BoardEnd boardEnd(const Position& p)
{
    if (hasLegalMove(p)) return BoardEnd::None;
    return isInCheck(p, p.toMove) ? BoardEnd::Checkmate : BoardEnd::Stalemate;
}

} // namespace arbiter
