// The numbers that a position's hash is joined from: one for each man on each square, each rook that may castle, each
// en passant file, and the player to move.
#pragma once

#include "domain/chess/square.h"

namespace arbiter {

struct HashNumbers {
    std::array<std::array<PerSquare<std::uint64_t>, 6>, 2> man;
    PerSquare<std::uint64_t> castlingRook;
    std::array<std::uint64_t, 8> enPassantFile;
    std::uint64_t blackToMove;

    [[nodiscard]] constexpr std::uint64_t of(Colour c, Role r, Square s) const
    {
        return man[static_cast<std::size_t>(c)][static_cast<std::size_t>(r)][s];
    }
};

namespace detail {

/// A counter that is stirred: the usual 64-bit mixing by multiplication.
constexpr std::uint64_t stir(std::uint64_t& counter)
{
    counter += 0x9e3779b97f4a7c15;
    std::uint64_t z = counter;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

constexpr HashNumbers makeHashNumbers()
{
    HashNumbers n;
    std::uint64_t counter = 1924; // the year FIDE was founded
    for (auto& colour : n.man)
        for (auto& role : colour)
            for (auto& number : role.values) number = stir(counter);
    for (auto& number : n.castlingRook.values) number = stir(counter);
    for (auto& number : n.enPassantFile) number = stir(counter);
    n.blackToMove = stir(counter);
    return n;
}

} // namespace detail

inline constexpr HashNumbers hashNumbers = detail::makeHashNumbers();

} // namespace arbiter
