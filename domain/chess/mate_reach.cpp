// The proof that a side will never mate, for positions that are walled up (Laws 5.2.2).
//
// For every man a set of squares grows that he may ever come to. A step is taken whenever it could be legal in *some*
// position: ways count as free once the man that stood on them at first may have left or been taken, men are taken
// wherever an enemy and they may meet. Whatever a real game does is therefore contained: its first move that is not
// would need a condition that had been met before. Where a pawn may promote, or castling is possible, it gives up.
// In the end every square is tried on which the king may stand: some man must be able to attack it, and each of his
// flights must be attacked by somebody, or filled by a man of his own, each flight by another one.
#include "domain/chess/attackers.h"
#include "domain/chess/can_mate.h"

#include <algorithm>
#include <vector>

namespace arbiter {

namespace {

struct Walker {
    Colour colour;
    Role role;
    Square start;
    Bitboard reach;
    bool taken = false;

    [[nodiscard]] bool hasLeft() const { return taken || reach != bit(start); }
};

class Reach {
public:
    explicit Reach(const Position& p) : m_position{p}
    {
        for (Bitboard men = p.occupied(); men != 0;) {
            const Square s = takeFirst(men);
            const Colour c = has(p.of(Colour::White), s) ? Colour::White : Colour::Black;
            m_men.push_back({c, p.roleOn(s), s, bit(s)});
        }
    }

    /// False where a pawn may promote, so that nothing can be said.
    bool grow()
    {
        for (bool grown = true; grown;) {
            grown = false;
            m_fixed = fixedMen();
            for (Walker& man : m_men) grown = growMan(man) || grown;
            grown = markTaken() || grown;
            for (const Walker& man : m_men)
                if (man.role == Role::Pawn && (man.reach & (firstRank | rankSet(7)))) return false;
        }
        return true;
    }

    [[nodiscard]] bool canBeMated(Colour loser) const
    {
        const Bitboard checks = attackedBy(opposite(loser), false), covered = attackedBy(opposite(loser), true);
        for (const Walker& man : m_men)
            if (man.colour == loser && man.role == Role::King)
                for (Bitboard squares = man.reach & checks; squares != 0;)
                    if (canBeFilled(steps.king[takeFirst(squares)] & ~covered, loser)) return true;
        return false;
    }

private:
    Bitboard fixedMen() const
    {
        Bitboard fixed = noSquares;
        for (const Walker& man : m_men)
            if (!man.hasLeft()) fixed |= bit(man.start);
        return fixed;
    }

    Bitboard attacks(const Walker& man, Square from, Bitboard inTheWay) const
    {
        if (man.role == Role::Pawn) return steps.pawn[man.colour][from];
        return attacksOf<AnyProcessor>(man.role, from, inTheWay);
    }

    Bitboard visitedBy(Colour c, bool kingToo) const
    {
        Bitboard visited = noSquares;
        for (const Walker& man : m_men)
            if (man.colour == c && (kingToo || man.role != Role::King)) visited |= man.reach;
        return visited;
    }

    /// The squares attacked for good by men who never leave, and whose attack nothing can close.
    Bitboard guardedForGood(Colour c) const
    {
        Bitboard guarded = noSquares;
        for (const Walker& man : m_men) {
            if (man.colour != c || man.hasLeft()) continue;
            const bool slides = man.role == Role::Bishop || man.role == Role::Rook || man.role == Role::Queen;
            guarded |= attacks(man, man.start, m_fixed) & (slides ? steps.king[man.start] : allSquares);
        }
        return guarded;
    }

    bool growMan(Walker& man) const
    {
        const Bitboard ownFixed = m_fixed & m_position.of(man.colour);
        Bitboard targets = noSquares;
        for (Bitboard from = man.reach; from != 0;) {
            const Square s = takeFirst(from);
            targets |= man.role == Role::Pawn ? pawnSteps(man, s) : attacks(man, s, m_fixed);
        }
        targets &= ~ownFixed & ~(m_fixed & m_position.of(Role::King));
        if (man.role == Role::King) targets &= ~guardedForGood(opposite(man.colour));
        const Bitboard before = man.reach;
        man.reach |= targets;
        return man.reach != before;
    }

    Bitboard pawnSteps(const Walker& man, Square s) const
    {
        const Bitboard free = ~m_fixed;
        const auto forward = [&](Bitboard set) { return man.colour == Colour::White ? set << 8 : set >> 8; };
        const Bitboard once = forward(bit(s)) & free;
        const Bitboard twice = forward(once & ownRankSet(man.colour, 2)) & free;
        const Bitboard prey = visitedBy(opposite(man.colour), false) | passedBy(opposite(man.colour));
        return once | twice | (steps.pawn[man.colour][s] & prey);
    }

    /// The squares over which pawns may make, or just made, a double step: there they can be taken in passing.
    Bitboard passedBy(Colour c) const
    {
        Bitboard passed = noSquares;
        for (const Walker& man : m_men)
            if (man.colour == c && man.role == Role::Pawn) passed |= passedBy(man);
        return passed;
    }

    Bitboard passedBy(const Walker& pawn) const
    {
        const auto back = [&](Bitboard set) { return pawn.colour == Colour::White ? set >> 8 : set << 8; };
        const Bitboard now = m_position.enPassant ? bit(*m_position.enPassant) & back(bit(pawn.start)) : noSquares;
        const bool fromHome = has(ownRankSet(pawn.colour, 1), pawn.start);
        return now | (fromHome ? back(pawn.reach & ownRankSet(pawn.colour, 3)) : noSquares);
    }

    /// Whoever may be where an enemy may come to take him, may be taken.
    bool markTaken()
    {
        bool grown = false;
        for (Walker& man : m_men) {
            if (man.taken || man.role == Role::King) continue;
            const Bitboard met = man.reach | (man.role == Role::Pawn ? passedBy(man) : noSquares);
            man.taken = (met & takenFrom(opposite(man.colour))) != 0;
            grown = grown || man.taken;
        }
        return grown;
    }

    /// The squares on which men of a side may take.
    Bitboard takenFrom(Colour c) const
    {
        Bitboard taken = noSquares;
        for (const Walker& man : m_men) {
            if (man.colour != c) continue;
            if (man.role != Role::Pawn)
                taken |= man.reach;
            else
                for (Bitboard from = man.reach; from != 0;) taken |= steps.pawn[c][takeFirst(from)];
        }
        return taken;
    }

    /// Through the other king, who cannot flee along the line on which he is attacked.
    Bitboard attackedBy(Colour c, bool kingToo) const
    {
        const Bitboard inTheWay = m_fixed & ~m_position.of(opposite(c), Role::King);
        Bitboard attacked = noSquares;
        for (const Walker& man : m_men)
            if (man.colour == c && (kingToo || man.role != Role::King))
                for (Bitboard from = man.reach; from != 0;) attacked |= attacks(man, takeFirst(from), inTheWay);
        return attacked;
    }

    /// Whether men of their own can stand on all of the squares at once.
    bool canBeFilled(Bitboard squares, Colour c) const
    {
        std::vector<int> holder(64, -1);
        for (Bitboard left = squares; left != 0;) {
            Bitboard tried = noSquares;
            if (!seat(takeFirst(left), c, holder, tried)) return false;
        }
        return true;
    }

    /// A man for the square; those who are seated may be moved to other squares of their reach (bipartite matching).
    bool seat(Square s, Colour c, std::vector<int>& holder, Bitboard& triedMen) const
    {
        for (std::size_t i = 0; i < m_men.size(); ++i) {
            const Walker& man = m_men[i];
            if (man.colour != c || man.role == Role::King || !has(man.reach, s) || (triedMen >> i & 1)) continue;
            triedMen |= Bitboard{1} << i;
            const auto seated = std::find(holder.begin(), holder.end(), static_cast<int>(i));
            if (seated == holder.end() || seat(static_cast<Square>(seated - holder.begin()), c, holder, triedMen)) {
                holder[static_cast<std::size_t>(s)] = static_cast<int>(i);
                return true;
            }
        }
        return false;
    }

    const Position& m_position;
    std::vector<Walker> m_men;
    Bitboard m_fixed = noSquares; ///< men that have not left
};

} // namespace

bool mateIsOutOfReach(const Position& p, Colour side)
{
    if (p.castling) return false;
    Reach reach{p};
    return reach.grow() && !reach.canBeMated(opposite(side));
}

} // namespace arbiter
