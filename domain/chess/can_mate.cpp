// First the men, then the proof for walls, then a search for a mate in which both sides help. It goes to the most
// promising position first; where it has seen every position that can arise, there is no mate.
#include "domain/chess/can_mate.h"

#include "domain/chess/attackers.h"
#include "domain/chess/game.h"
#include "domain/chess/legal_moves.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace arbiter {

namespace {

int distance(Square a, Square b)
{
    return std::max(std::abs(fileOf(a) - fileOf(b)), std::abs(rankOf(a) - rankOf(b)));
}

/// How many steps from the edge, or 3 in the middle.
int fromEdge(int coordinate) { return std::min(coordinate, 7 - coordinate); }

/// The squares a king could step to out of check.
int flights(const Position& p, Colour loser)
{
    const Square king = p.king(loser);
    const Bitboard seen = p.occupied() ^ bit(king);
    int count = 0;
    for (Bitboard left = steps.king[king] & ~p.of(loser); left != 0;)
        count += onThisProcessor([&, to = takeFirst(left)]<class Cpu>(Cpu) {
            return attackersOf<Cpu>(p, to, opposite(loser), seen) == 0;
        });
    return count;
}

/// A winner without a rook or queen brings a pawn on; with them he brings his men to the king.
int stepsToForce(const Position& p, Colour winner)
{
    if (p.of(winner) & (p.of(Role::Queen) | p.of(Role::Rook))) return 0;
    int nearest = 6;
    for (Bitboard pawns = p.of(winner, Role::Pawn); pawns != 0;)
        nearest = std::min(nearest, 7 - ownRank(winner, rankOf(takeFirst(pawns))));
    return 2 + nearest;
}

/// How far a position seems from mate: flights of the king, his way to the edge, the way of the men to him.
std::size_t farFromMate(const Position& p, Colour winner)
{
    const Colour loser = opposite(winner);
    const Square king = p.king(loser);
    int far = 6 * flights(p, loser) + 3 * std::min(fromEdge(fileOf(king)), fromEdge(rankOf(king)));
    far += fromEdge(fileOf(king)) + fromEdge(rankOf(king)) + 4 * stepsToForce(p, winner);
    for (Bitboard men = p.of(winner) & ~p.of(Role::Pawn); men != 0;) far += distance(takeFirst(men), king);
    far += distance(p.king(winner), king);
    return static_cast<std::size_t>(far);
}

/// Positions that were seen; the hash finds them, and the Laws' equality decides.
class Seen {
public:
    Seen() : m_slots(std::size_t{1} << 12, 0) {}

    /// False where it had been seen before.
    bool add(const Position& p)
    {
        if (2 * m_positions.size() > m_slots.size()) grow();
        for (std::size_t slot = p.hash & mask();; slot = (slot + 1) & mask()) {
            if (m_slots[slot] == 0) {
                m_positions.push_back(p);
                m_slots[slot] = static_cast<std::uint32_t>(m_positions.size());
                return true;
            }
            const Position& there = m_positions[m_slots[slot] - 1];
            if (there.hash == p.hash && sameInTheLaws(there, p)) return false;
        }
    }
    [[nodiscard]] std::size_t size() const { return m_positions.size(); }
    [[nodiscard]] const Position& operator[](std::size_t i) const { return m_positions[i]; }

private:
    [[nodiscard]] std::size_t mask() const { return m_slots.size() - 1; }

    void grow()
    {
        m_slots.assign(4 * m_slots.size(), 0);
        for (std::size_t i = 0; i < m_positions.size(); ++i) {
            std::size_t slot = m_positions[i].hash & mask();
            while (m_slots[slot] != 0) slot = (slot + 1) & mask();
            m_slots[slot] = static_cast<std::uint32_t>(i + 1);
        }
    }

    std::vector<Position> m_positions;
    std::vector<std::uint32_t> m_slots; ///< one more than the index; zero is free
};

class HelpmateSearch {
public:
    explicit HelpmateSearch(Colour winner) : m_winner{winner} {}

    MateVerdict run(const Position& root, std::size_t positions)
    {
        add(root);
        while (m_seen.size() < positions) {
            const auto bucket = std::find_if(m_open.begin(), m_open.end(), [](const auto& b) { return !b.empty(); });
            if (bucket == m_open.end()) return MateVerdict::No;
            const std::uint32_t next = bucket->back();
            bucket->pop_back();
            if (expand(Position{m_seen[next]})) return MateVerdict::Yes;
        }
        return MateVerdict::Unknown;
    }

private:
    /// True where the position is mate.
    bool expand(const Position& p)
    {
        const MoveList moves = legalMoves(p);
        if (moves.empty()) return p.toMove != m_winner && isInCheck(p, p.toMove);
        for (const Move m : moves) {
            const Position next = p.after(m);
            if (next.moveCount > 0 || !isHopeless(next)) add(next);
        }
        return false;
    }

    /// After a capture or pawn move: whether a mate is ruled out without a search.
    bool isHopeless(const Position& p)
    {
        if (!materialCanMate(p, m_winner)) return true;
        if (m_proofs == 0) return false;
        --m_proofs;
        return mateIsOutOfReach(p, m_winner);
    }

    void add(const Position& p)
    {
        if (!m_seen.add(p)) return;
        const std::size_t far = std::min(farFromMate(p, m_winner), m_open.size() - 1);
        m_open[far].push_back(static_cast<std::uint32_t>(m_seen.size() - 1));
    }

    Colour m_winner;
    Seen m_seen;
    std::array<std::vector<std::uint32_t>, 256> m_open; ///< positions to look at, by how far they are from mate
    int m_proofs = 2000;                                ///< each takes some microseconds
};

} // namespace

/// A lone king; bishops on squares of one colour against nothing that could close the other; a knight against queens.
bool materialCanMate(const Position& p, Colour side)
{
    const Bitboard own = p.of(side), others = p.of(opposite(side));
    if (own & (p.of(Role::Pawn) | p.of(Role::Rook) | p.of(Role::Queen))) return true;
    const Bitboard knights = own & p.of(Role::Knight), bishops = own & p.of(Role::Bishop);
    if (knights) return moreThanOne(knights | bishops) || (others & ~p.of(Role::King) & ~p.of(Role::Queen)) != 0;
    if (!bishops) return false;
    const Bitboard all = p.of(Role::Bishop);
    const bool bothColours = (all & darkSquares) && (all & ~darkSquares);
    return bothColours || (others & (p.of(Role::Pawn) | p.of(Role::Knight))) != 0;
}

MateVerdict canMate(const Position& p, Colour side, std::size_t positions)
{
    const BoardEnd end = boardEnd(p);
    if (end != BoardEnd::None)
        return end == BoardEnd::Checkmate && p.toMove != side ? MateVerdict::Yes : MateVerdict::No;
    if (!materialCanMate(p, side) || mateIsOutOfReach(p, side)) return MateVerdict::No;
    return HelpmateSearch{side}.run(p, positions);
}

MateVerdict isDead(const Position& p)
{
    const MateVerdict white = canMate(p, Colour::White);
    if (white == MateVerdict::Yes) return MateVerdict::No;
    const MateVerdict black = canMate(p, Colour::Black);
    if (black == MateVerdict::Yes) return MateVerdict::No;
    return white == MateVerdict::No && black == MateVerdict::No ? MateVerdict::Yes : MateVerdict::Unknown;
}

} // namespace arbiter
