// A move as a value: from, to, and what is special about it. How people write it is in san.h and notation.h.
#pragma once

#include "domain/chess/square.h"

#include <cassert>

namespace arbiter {

enum class MoveKind : std::uint8_t { Plain, EnPassant, Castling, Promotion };

/// Castling is king takes rook: `to` is the square of the rook, which also fits Chess960.
/// Packed into one word, since moves are handed about by the million. `Move{}` is no move, and false.
class Move {
public:
    constexpr Move() = default;
    constexpr Move(Square from, Square to, Role role, Role becomes, MoveKind kind)
        : m_bits{static_cast<std::uint32_t>(index(from) | index(to) << 6 | index(role) << 12 | index(becomes) << 15 |
                                            static_cast<int>(kind) << 18)}
    {
    }

    [[nodiscard]] constexpr Square from() const { return static_cast<Square>(m_bits & 63); }
    [[nodiscard]] constexpr Square to() const { return static_cast<Square>(m_bits >> 6 & 63); }
    [[nodiscard]] constexpr Role role() const { return static_cast<Role>(m_bits >> 12 & 7); } ///< of the man that moves
    [[nodiscard]] constexpr Role becomes() const { return static_cast<Role>(m_bits >> 15 & 7); } ///< at a promotion
    [[nodiscard]] constexpr MoveKind kind() const { return static_cast<MoveKind>(m_bits >> 18); }

    constexpr explicit operator bool() const { return m_bits != 0; }
    friend constexpr bool operator==(Move, Move) = default;

private:
    std::uint32_t m_bits = 0;
};

constexpr Move plainMove(Role role, Square from, Square to) { return {from, to, role, role, MoveKind::Plain}; }
constexpr Move promotionMove(Square from, Square to, Role becomes)
{
    return {from, to, Role::Pawn, becomes, MoveKind::Promotion};
}

/// Where king and rook come to stand (Laws 3.8.2, Guidelines II.3): on the g- and f-file, or the c- and d-file.
constexpr Square castledKing(Move m) { return squareAt(m.to() > m.from() ? 6 : 2, rankOf(m.from())); }
constexpr Square castledRook(Move m) { return squareAt(m.to() > m.from() ? 5 : 3, rankOf(m.from())); }

/// "e2e4", "e7e8q"; castling "e1g1" where king and rook start as in ordinary chess, else king takes rook: "g1h1".
std::string toCoordinates(Move move);

/// The legal moves of one position; no position of 32 men has as many as this holds.
class MoveList {
public:
    void add(Move m)
    {
        assert(m_size < m_moves.size());
        m_moves[m_size++] = m;
    }
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] const Move& operator[](std::size_t i) const { return m_moves[i]; }
    [[nodiscard]] const Move* begin() const { return m_moves.data(); }
    [[nodiscard]] const Move* end() const { return m_moves.data() + m_size; }

private:
    std::array<Move, 512> m_moves; // not cleared: it would cost more than finding the moves
    std::size_t m_size = 0;
};

} // namespace arbiter
