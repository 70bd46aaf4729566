// Who attacks a square in a position, and whether a capture en passant leaves the king safe (Laws 3.1.3, 3.9).
#pragma once

#include "domain/chess/attacks.h"
#include "domain/chess/position.h"

namespace arbiter {

/// The men of `by` that attack a square, the squares in `occupied` being in the way.
template <class Cpu> Bitboard attackersOf(const Position& p, Square s, Colour by, Bitboard occupied)
{
    const Bitboard straight = p.of(Role::Rook) | p.of(Role::Queen), diagonal = p.of(Role::Bishop) | p.of(Role::Queen);
    return p.of(by) & ((Cpu::rook(s, occupied) & straight) | (Cpu::bishop(s, occupied) & diagonal) |
                       (steps.knight[s] & p.of(Role::Knight)) | (steps.king[s] & p.of(Role::King)) |
                       (steps.pawn[opposite(by)][s] & p.of(Role::Pawn)));
}

/// The square behind the one a pawn of `mover` came to: what it passed over, or where the pawn it took en passant is.
constexpr Square behind(Square s, Colour mover)
{
    return static_cast<Square>(index(s) + (mover == Colour::White ? -8 : 8));
}

/// Whether the king of the player to move is safe after a capture en passant; a pin on the rank counts, too.
template <class Cpu> bool isLegalEnPassant(const Position& p, Square from, Square to)
{
    const Colour us = p.toMove;
    const Bitboard taken = bit(behind(to, us));
    const Bitboard occupied = (p.occupied() ^ bit(from) ^ taken) | bit(to);
    return (attackersOf<Cpu>(p, p.king(us), opposite(us), occupied) & ~taken) == 0;
}

/// Whether the king of the player to move is safe once his man has gone from `from` to `to`. For a king that moves,
/// `to` is where he is then; not for en passant and castling.
template <class Cpu> bool isSafeAfter(const Position& p, Role role, Square from, Square to)
{
    const Colour us = p.toMove;
    const Square king = role == Role::King ? to : p.king(us);
    const Bitboard occupied = (p.occupied() ^ bit(from)) | bit(to);
    return (attackersOf<Cpu>(p, king, opposite(us), occupied) & ~bit(to)) == 0;
}

} // namespace arbiter
