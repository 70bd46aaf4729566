// A move as a value: from, to, and what is special about it. How people write it is in san.h and notation.h.
#pragma once

#include "domain/chess/square.h"

#include <cassert>

namespace arbiter {

enum class MoveKind : std::uint8_t { Plain, EnPassant, Castling, Promotion };

/// Castling is king takes rook: `to` is the square of the rook, which also fits Chess960.
struct Move {
    Square from{};
    Square to{};
    Role role{};    ///< of the man that moves
    Role becomes{}; ///< other than `role` at a promotion only
    MoveKind kind{};

    friend constexpr bool operator==(const Move&, const Move&) = default;
};

constexpr Move plainMove(Role role, Square from, Square to) { return {from, to, role, role, MoveKind::Plain}; }
constexpr Move promotionMove(Square from, Square to, Role becomes)
{
    return {from, to, Role::Pawn, becomes, MoveKind::Promotion};
}

/// Where king and rook come to stand (Laws 3.8.2, Guidelines II.3): on the g- and f-file, or the c- and d-file.
constexpr Square castledKing(const Move& m) { return squareAt(m.to > m.from ? 6 : 2, rankOf(m.from)); }
constexpr Square castledRook(const Move& m) { return squareAt(m.to > m.from ? 5 : 3, rankOf(m.from)); }

/// "e2e4", "e7e8q"; castling "e1g1" where king and rook start as in ordinary chess, else king takes rook: "g1h1".
std::string toCoordinates(const Move& move);

/// The legal moves of one position; no position of 32 men has as many as this holds.
class MoveList {
public:
    void add(const Move& m)
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
