// A position: men, player to move, castling rights, en passant, the move counts. Laws 9.2.3 says when two are the
// same. FEN is in fen.h, the legal moves in legal_moves.h, the positions of a whole game in game.h.
#pragma once

#include "domain/chess/move.h"

namespace arbiter {

/// 64 bits that find a position again. Only `sameInTheLaws` decides.
using PositionHash = std::uint64_t;

/// A position that can be played on: one king each, and the king of the player who is not to move stands in no check.
struct Position {
    std::array<Bitboard, 6> roles{};
    std::array<Bitboard, 2> colours{};
    Bitboard castling = noSquares; ///< the rooks that may still castle with their king, as far as history goes
    PositionHash hash = 0;
    std::uint32_t moveCount = 0;  ///< half-moves since the last capture or pawn move (Laws 9.3)
    std::uint32_t moveNumber = 1; ///< as on the scoresheet
    Colour toMove = Colour::White;
    std::optional<Square> enPassant; ///< the square behind the pawn; only where such a capture is legal

    [[nodiscard]] Bitboard occupied() const { return colours[0] | colours[1]; }
    [[nodiscard]] Bitboard of(Colour c) const { return colours[static_cast<std::size_t>(c)]; }
    [[nodiscard]] Bitboard of(Role r) const { return roles[static_cast<std::size_t>(r)]; }
    [[nodiscard]] Bitboard of(Colour c, Role r) const { return of(c) & of(r); }
    [[nodiscard]] Square king(Colour c) const { return first(of(c, Role::King)); }

    /// The man on a square that is occupied.
    [[nodiscard]] Role roleOn(Square s) const
    {
        int role = 0;
        for (int r = 1; r < 6; ++r) role += has(roles[static_cast<std::size_t>(r)], s) ? r : 0;
        return static_cast<Role>(role);
    }

    /// Puts a man on an empty square, or takes it off again.
    void toggle(Colour c, Role r, Square s);

    /// Plays a legal move.
    void play(Move move);
    [[nodiscard]] Position after(Move move) const;

    /// The same with the other player to move, as analysts write it; nothing where a king is left in check.
    [[nodiscard]] std::optional<Position> afterNullMove() const;
};

/// The start position of ordinary chess (Laws 2.3).
Position startPosition();

/// Laws 9.2.3: the same player to move, men of the same kind and colour on the same squares, and the possible moves of
/// all men the same: castling rights, and en passant where the capture is legal. The move counts do not matter.
inline bool sameInTheLaws(const Position& a, const Position& b)
{
    return a.toMove == b.toMove && a.colours == b.colours && a.roles == b.roles && a.castling == b.castling &&
           a.enPassant == b.enPassant;
}

/// The hash of a position counted from nothing; `play` keeps it up to date.
PositionHash hashOf(const Position& position);

/// Sets the en passant square, but only if such a capture is legal (Laws 9.2.3.1).
void offerEnPassant(Position& position, Square behindThePawn);

/// Whether the king of a side is attacked (Laws 3.9.1).
bool isInCheck(const Position& position, Colour side);

} // namespace arbiter
