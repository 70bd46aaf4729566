// First the men, then the proof for walls, then a search for a mate in which both sides help. It goes to the most
// promising position first; where it has seen every position that can arise, there is no mate.
#include "domain/chess/can_mate.h"

#include "domain/chess/attackers.h"
#include "domain/chess/game.h"
#include "domain/chess/legal_moves.h"

#include <algorithm>
#include <cstdlib>
#include <deque>
#include <vector>

namespace arbiter {

namespace {

int distance(Square a, Square b) { return std::max(std::abs(fileOf(a) - fileOf(b)), std::abs(rankOf(a) - rankOf(b))); }

/// How many steps from the edge, or 3 in the middle.
int fromEdge(int coordinate) { return std::min(coordinate, 7 - coordinate); }

/// A way to tell which position is nearer to mate. No one of them finds every mate.
struct Plan {
    bool newestFirst; ///< among positions that seem equally far
    bool onlyFree;    ///< pawns that another pawn stops are not counted on
    int forEachFlight;
    int forEachMan; ///< to open walls, and to take defenders
};

constexpr std::array<Plan, 8> plans{{{true, false, 6, 0},
                                     {false, false, 6, 0},
                                     {true, true, 6, 0},
                                     {false, true, 6, 0},
                                     {false, false, 1, 0},
                                     {false, true, 1, 0},
                                     {true, false, 6, 3},
                                     {false, true, 6, 3}}};

/// The pawns that the plan counts on.
Bitboard usefulPawns(const Position& p, Colour c, const Plan& plan)
{
    if (!plan.onlyFree) return p.of(c, Role::Pawn);
    const Bitboard stops = p.of(Role::Pawn);
    return p.of(c, Role::Pawn) & ~(c == Colour::White ? stops >> 8 : stops << 8);
}

/// The king's way to where he is mated: a corner, which bishops alone must be able to attack.
int farFromCorner(const Position& p, Square king, Colour winner, const Plan& plan)
{
    const int any =
        fromEdge(fileOf(king)) + fromEdge(rankOf(king)) + 3 * std::min(fromEdge(fileOf(king)), fromEdge(rankOf(king)));
    const Bitboard men = p.of(winner) & ~p.of(Role::King) & ~(p.of(Role::Pawn) & ~usefulPawns(p, winner, plan));
    if (men & ~p.of(Role::Bishop)) return any;
    const bool dark = men & darkSquares, light = men & ~darkSquares;
    const int toDark = std::min(distance(king, squareAt(0, 0)), distance(king, squareAt(7, 7)));
    const int toLight = std::min(distance(king, squareAt(0, 7)), distance(king, squareAt(7, 0)));
    return dark && light ? any : 4 * (dark ? toDark : toLight);
}

/// The squares a king could step to out of check.
int flights(const Position& p, Colour loser)
{
    const Square king = p.king(loser);
    const Bitboard seen = p.occupied() ^ bit(king);
    int count = 0;
    for (Bitboard left = steps.king[king] & ~p.of(loser); left != 0;)
        count += onThisProcessor(
            [&, to = takeFirst(left)]<class Cpu>(Cpu) { return attackersOf<Cpu>(p, to, opposite(loser), seen) == 0; });
    return count;
}

int stepsOfNearestPawn(const Position& p, Colour c, const Plan& plan)
{
    int nearest = 6;
    for (Bitboard pawns = usefulPawns(p, c, plan); pawns != 0;)
        nearest = std::min(nearest, 7 - ownRank(c, rankOf(takeFirst(pawns))));
    return nearest;
}

int distances(Bitboard men, Square to)
{
    int sum = 0;
    while (men) sum += distance(takeFirst(men), to);
    return sum;
}

/// A winner without rook or queen brings a pawn on. Without pawns, too, he needs the other side's men to fill flights:
/// no queens, and men beside their king.
int farFromForce(const Position& p, Colour winner, const Plan& plan)
{
    const Bitboard own = p.of(winner), helpers = p.of(opposite(winner)) & ~p.of(Role::King);
    if (own & (p.of(Role::Queen) | p.of(Role::Rook))) return 0;
    if (usefulPawns(p, winner, plan)) return 8 + 4 * stepsOfNearestPawn(p, winner, plan);
    const Bitboard minors = helpers & (p.of(Role::Knight) | p.of(Role::Bishop));
    const int promotion = minors ? 0 : 8 + 4 * stepsOfNearestPawn(p, opposite(winner), plan);
    return promotion + 6 * std::popcount(helpers & p.of(Role::Queen)) + distances(minors, p.king(opposite(winner)));
}

/// How far a position seems from mate: flights of the king, his way to the edge, the way of the men to him.
std::size_t farFromMate(const Position& p, Colour winner, const Plan& plan)
{
    const Colour loser = opposite(winner);
    const Square king = p.king(loser);
    int far =
        plan.forEachFlight * flights(p, loser) + farFromCorner(p, king, winner, plan) + farFromForce(p, winner, plan);
    far += distances(p.of(winner) & ~p.of(Role::Pawn), king) + distance(p.king(winner), king);
    far += plan.forEachMan * std::popcount(p.occupied());
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
    HelpmateSearch(Colour winner, const Plan& plan) : m_winner{winner}, m_plan{plan} {}

    MateVerdict run(const Position& root, std::size_t positions)
    {
        add(root);
        while (m_seen.size() < positions) {
            const auto bucket = std::find_if(m_open.begin(), m_open.end(), [](const auto& b) { return !b.empty(); });
            if (bucket == m_open.end()) return MateVerdict::No;
            const std::uint32_t next = take(*bucket);
            if (expand(Position{m_seen[next]})) return MateVerdict::Yes;
        }
        return MateVerdict::Unknown;
    }

private:
    std::uint32_t take(std::deque<std::uint32_t>& bucket)
    {
        const std::uint32_t next = m_plan.newestFirst ? bucket.back() : bucket.front();
        if (m_plan.newestFirst)
            bucket.pop_back();
        else
            bucket.pop_front();
        return next;
    }

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
        const std::size_t far = std::min(farFromMate(p, m_winner, m_plan), m_open.size() - 1);
        m_open[far].push_back(static_cast<std::uint32_t>(m_seen.size() - 1));
    }

    Colour m_winner;
    Plan m_plan;
    Seen m_seen;
    std::array<std::deque<std::uint32_t>, 256> m_open; ///< positions to look at, by how far they are from mate
    int m_proofs = 2000;                               ///< each takes some microseconds
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
    const bool both = (all & darkSquares) && (all & ~darkSquares);
    return both || (others & (p.of(Role::Pawn) | p.of(Role::Knight))) != 0;
}

MateVerdict canMate(const Position& p, Colour side, std::size_t positions)
{
    const BoardEnd end = boardEnd(p);
    if (end != BoardEnd::None)
        return end == BoardEnd::Checkmate && p.toMove != side ? MateVerdict::Yes : MateVerdict::No;
    if (!materialCanMate(p, side) || mateIsOutOfReach(p, side)) return MateVerdict::No;
    for (const Plan& plan : plans) {
        const MateVerdict verdict = HelpmateSearch{side, plan}.run(p, positions);
        if (verdict != MateVerdict::Unknown) return verdict;
    }
    return MateVerdict::Unknown;
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
