// Squares, files and ranks, men, and sets of squares. Attacks are in attacks.h, the position in position.h.
#pragma once

#include "domain/basics/colour.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter {

/// a1 = 0, b1 = 1 ... h8 = 63.
enum class Square : std::uint8_t {};

/// `file` and `rank` count from 0: the a-file and the first rank.
constexpr Square squareAt(int file, int rank) { return static_cast<Square>(8 * rank + file); }
constexpr int index(Square s) { return static_cast<int>(s); }
constexpr int fileOf(Square s) { return index(s) & 7; }
constexpr int rankOf(Square s) { return index(s) >> 3; }
constexpr int index(Colour c) { return static_cast<int>(c); }

/// "e4".
inline std::string toText(Square s) { return {static_cast<char>('a' + fileOf(s)), static_cast<char>('1' + rankOf(s))}; }

/// Reads "e4"; nothing where it is no square.
constexpr std::optional<Square> readSquare(std::string_view text)
{
    if (text.size() != 2 || text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8') return {};
    return squareAt(text[0] - 'a', text[1] - '1');
}

enum class Role : std::uint8_t { Pawn, Knight, Bishop, Rook, Queen, King };

inline constexpr std::array allRoles{Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King};
constexpr int index(Role r) { return static_cast<int>(r); }

/// The letter of English notation: P N B R Q K.
constexpr char englishLetter(Role r) { return "PNBRQK"[index(r)]; }

/// A set of squares: bit n is the square with index n.
using Bitboard = std::uint64_t;

inline constexpr Bitboard noSquares = 0;
inline constexpr Bitboard allSquares = ~noSquares;
inline constexpr Bitboard aFile = 0x0101010101010101;
inline constexpr Bitboard hFile = aFile << 7;
inline constexpr Bitboard firstRank = 0xff;
inline constexpr Bitboard darkSquares = 0xaa55aa55aa55aa55;

constexpr Bitboard bit(Square s) { return Bitboard{1} << index(s); }
constexpr Bitboard fileSet(int file) { return aFile << file; }
constexpr Bitboard rankSet(int rank) { return firstRank << (8 * rank); }
constexpr bool has(Bitboard set, Square s) { return (set >> index(s)) & 1; }
constexpr bool moreThanOne(Bitboard set) { return (set & (set - 1)) != 0; }

/// The first square of a set that is not empty.
constexpr Square first(Bitboard set) { return static_cast<Square>(std::countr_zero(set)); }

/// Takes the first square out of a set that is not empty.
constexpr Square takeFirst(Bitboard& set)
{
    const Square s = first(set);
    set &= set - 1;
    return s;
}

/// The rank as its own player counts it: 0 is his first rank, where his pieces start.
constexpr int ownRank(Colour c, int rank) { return c == Colour::White ? rank : 7 - rank; }
constexpr Bitboard ownRankSet(Colour c, int rank) { return rankSet(ownRank(c, rank)); }

/// One value for each square, reached by square.
template <class T> struct PerSquare {
    std::array<T, 64> values{};

    constexpr T& operator[](Square s) { return values[static_cast<std::size_t>(s)]; }
    constexpr const T& operator[](Square s) const { return values[static_cast<std::size_t>(s)]; }
};

} // namespace arbiter
