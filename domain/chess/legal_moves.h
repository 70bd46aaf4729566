// The legal moves of a position (Laws 3), found directly: pins and checks first, then only what is legal. They are
// handed to a sink as a man and the set of squares it may go to, so that who only counts need not list them.
// The templates are for perft and the like; everybody else calls the three functions at the end.
#pragma once

#include "domain/chess/attackers.h"

namespace arbiter {

/// Sink: `man(role, from, targets)`, `pawns(step, targets)` (each target was left from at target - step; targets on the
/// last rank are promotions), `single(move)` for en passant and castling.
template <class Cpu, Colour us, class Sink> class LegalMoves {
public:
    LegalMoves(const Position& position, Sink& sink)
        : p{position}, out{sink}, own{p.of(us)}, others{p.of(them)}, occupied{own | others}, king{p.king(us)}
    {
    }

    void run()
    {
        lookAtKing();
        kingMoves();
        if (moreThanOne(checkers)) return;
        pawnMoves();
        men(Role::Knight);
        men(Role::Bishop);
        men(Role::Rook);
        men(Role::Queen);
        if (p.enPassant) enPassant();
    }

    /// The castlings alone.
    void runCastlings()
    {
        lookAtKing();
        if (!checkers && (p.castling & ownRankSet(us, 0))) castlings(attackedByThem());
    }

private:
    static constexpr Colour them = opposite(us);
    static constexpr int forward = us == Colour::White ? 8 : -8;

    static constexpr Bitboard shift(Bitboard set, int by) { return by > 0 ? set << by : set >> -by; }

    /// Who gives check, where a man must go against it, and on which lines our men are pinned.
    void lookAtKing()
    {
        const Bitboard queens = p.of(Role::Queen);
        const Bitboard straight = others & (p.of(Role::Rook) | queens),
                       diagonal = others & (p.of(Role::Bishop) | queens);
        const Bitboard rookView = Cpu::rook(king, occupied), bishopView = Cpu::bishop(king, occupied);
        checkers = others & ((steps.knight[king] & p.of(Role::Knight)) | (steps.pawn[us][king] & p.of(Role::Pawn)));
        checkers |= (rookView & straight) | (bishopView & diagonal);
        if (checkers) answers = between(king, first(checkers)) | checkers;
        if (steps.rookRays[king] & straight)
            pinnedStraight = pinLines(Cpu::rook(king, occupied ^ (rookView & own)) & straight & ~rookView);
        if (steps.bishopRays[king] & diagonal)
            pinnedDiagonal = pinLines(Cpu::bishop(king, occupied ^ (bishopView & own)) & diagonal & ~bishopView);
    }

    Bitboard pinLines(Bitboard pinners) const
    {
        Bitboard lines = noSquares;
        while (pinners) {
            const Square pinner = takeFirst(pinners);
            lines |= between(king, pinner) | bit(pinner);
        }
        return lines;
    }

    void kingMoves()
    {
        const Bitboard steppable = steps.king[king] & ~own;
        const bool mayCastle = !checkers && (p.castling & ownRankSet(us, 0));
        if (!steppable && !mayCastle) return;
        const Bitboard danger = attackedByThem();
        if (const Bitboard targets = steppable & ~danger) out.man(Role::King, king, targets);
        if (mayCastle) castlings(danger);
    }

    /// Through our king, who would only step back on the same line.
    [[nodiscard]] Bitboard attackedByThem() const
    {
        const Bitboard seen = occupied ^ bit(king);
        const Bitboard pawns = others & p.of(Role::Pawn), queens = p.of(Role::Queen);
        Bitboard danger = shift(pawns & ~aFile, -forward - 1) | shift(pawns & ~hFile, -forward + 1);
        danger |= steps.king[p.king(them)];
        for (Bitboard men = others & p.of(Role::Knight); men;) danger |= steps.knight[takeFirst(men)];
        for (Bitboard men = others & (p.of(Role::Bishop) | queens); men;) danger |= Cpu::bishop(takeFirst(men), seen);
        for (Bitboard men = others & (p.of(Role::Rook) | queens); men;) danger |= Cpu::rook(takeFirst(men), seen);
        return danger;
    }

    /// Laws 3.8.2, Guidelines II.3: nothing between and on the new squares, the king's way not attacked. A rook that
    /// shields the king (Chess960) is "pinned".
    void castlings(Bitboard danger)
    {
        for (Bitboard rooks = p.castling & ownRankSet(us, 0); rooks;) {
            const Square rook = takeFirst(rooks);
            const Move m{king, rook, Role::King, Role::King, MoveKind::Castling};
            const Square kingTo = castledKing(m), rookTo = castledRook(m);
            const Bitboard kingWay = between(king, kingTo) | bit(kingTo);
            const Bitboard rookWay = between(rook, rookTo) | bit(rookTo) | between(king, rook);
            const Bitboard inTheWay = occupied & ~bit(king) & ~bit(rook);
            if (!((kingWay | rookWay) & inTheWay) && !(kingWay & danger) && !has(pinnedStraight, rook)) out.single(m);
        }
    }

    void pawnMoves()
    {
        const Bitboard pawns = own & p.of(Role::Pawn), empty = ~occupied;
        const Bitboard pushers = pawns & ~pinnedDiagonal;
        const Bitboard once = empty & (shift(pushers & ~pinnedStraight, forward) |
                                       (shift(pushers & pinnedStraight, forward) & pinnedStraight));
        const Bitboard twice = shift(once & ownRankSet(us, 2), forward) & empty;
        out.pawns(forward, once & answers);
        out.pawns(2 * forward, twice & answers);
        captures(pawns & ~aFile & ~pinnedStraight, forward - 1);
        captures(pawns & ~hFile & ~pinnedStraight, forward + 1);
    }

    void captures(Bitboard takers, int step)
    {
        const Bitboard targets =
            shift(takers & ~pinnedDiagonal, step) | (shift(takers & pinnedDiagonal, step) & pinnedDiagonal);
        out.pawns(step, targets & others & answers);
    }

    void men(Role role)
    {
        const Bitboard allowed = answers & ~own;
        for (Bitboard left = own & p.of(role); left;) {
            const Square from = takeFirst(left);
            if (const Bitboard targets = unpinned(role, from) & allowed) out.man(role, from, targets);
        }
    }

    /// A pinned man stays on the line to his king (Laws 3.9.2).
    Bitboard unpinned(Role role, Square from) const
    {
        if (!has(pinnedStraight | pinnedDiagonal, from)) return attacksOf<Cpu>(role, from, occupied);
        if (role == Role::Knight) return noSquares;
        const bool alongRank = has(pinnedStraight, from);
        if (role == (alongRank ? Role::Bishop : Role::Rook)) return noSquares;
        return alongRank ? Cpu::rook(from, occupied) & pinnedStraight : Cpu::bishop(from, occupied) & pinnedDiagonal;
    }

    void enPassant()
    {
        for (Bitboard takers = steps.pawn[them][*p.enPassant] & own & p.of(Role::Pawn); takers;) {
            const Square from = takeFirst(takers);
            if (isLegalEnPassant<Cpu>(p, from, *p.enPassant))
                out.single({from, *p.enPassant, Role::Pawn, Role::Pawn, MoveKind::EnPassant});
        }
    }

    const Position& p;
    Sink& out;
    const Bitboard own, others, occupied;
    const Square king;
    Bitboard checkers = noSquares;
    Bitboard answers = allSquares;
    Bitboard pinnedStraight = noSquares, pinnedDiagonal = noSquares; ///< lines from the king to the pinning man
};

template <class Cpu, class Sink> void forEachLegal(const Position& p, Sink& sink)
{
    if (p.toMove == Colour::White)
        LegalMoves<Cpu, Colour::White, Sink>{p, sink}.run();
    else
        LegalMoves<Cpu, Colour::Black, Sink>{p, sink}.run();
}

/// Lists them.
struct ListSink {
    MoveList& list;

    void man(Role role, Square from, Bitboard targets)
    {
        while (targets) list.add(plainMove(role, from, takeFirst(targets)));
    }
    void pawns(int step, Bitboard targets)
    {
        while (targets) {
            const Square to = takeFirst(targets);
            const auto from = static_cast<Square>(index(to) - step);
            if (has(firstRank | rankSet(7), to))
                for (const Role r : {Role::Queen, Role::Rook, Role::Bishop, Role::Knight})
                    list.add(promotionMove(from, to, r));
            else
                list.add(plainMove(Role::Pawn, from, to));
        }
    }
    void single(Move m) { list.add(m); }
};

/// Counts them, a set at a time.
template <class Cpu> struct CountSink {
    std::uint64_t count = 0;

    void man(Role, Square, Bitboard targets) { count += static_cast<std::uint64_t>(Cpu::count(targets)); }
    void pawns(int, Bitboard targets)
    {
        count += static_cast<std::uint64_t>(Cpu::count(targets) + 3 * Cpu::count(targets & (firstRank | rankSet(7))));
    }
    void single(Move) { ++count; }
};

/// Castling to the king's or the queen's side; no move where it is not legal.
Move legalCastling(const Position& position, bool kingSide);

/// All legal moves of the player to move.
MoveList legalMoves(const Position& position);

/// Whether he has any (Laws 5.1.1, 5.2.1: without one he is mated or stalemated).
bool hasLegalMove(const Position& position);

bool isLegal(const Position& position, Move move);

} // namespace arbiter
