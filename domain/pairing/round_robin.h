// Round robins: Berger's tables (C.05 Annex 1), the seam of a double one, Varma's restricted draw (C.05 Annex 2), and
// Scheveningen matches. Numbers are those drawn; the players behind them are elsewhere.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace arbiter {

struct TableGame {
    int white = 0;
    int black = 0;
    friend bool operator==(const TableGame&, const TableGame&) = default;
};

/// A round's games by board. Where the number of players is odd, the game of the free place is left out.
using TableRound = std::vector<TableGame>;

struct RoundRobin {
    int players = 0; ///< 2 or more
    bool twice = false;
    /// The last two rounds of the first cycle change places, so that nobody has one colour three times running at the
    /// seam of a double round robin; for even numbers the federation recommends it. It has no meaning for a single one.
    bool reverseLastTwo = false;
};

/// Every round in order. Fewer than two players: no rounds.
std::vector<TableRound> bergerTable(const RoundRobin& event);

/// The recommended choice for a double round robin: reversed where the number is even.
constexpr bool lastTwoReversedByDefault(int players) { return players % 2 == 0; }

/// The number that has the round off (from 1; players odd); nothing where the number is even.
std::optional<int> freeInRound(int players, int round);

/// Varma's sets of numbers for 9 to 24 players, A to D; empty for other numbers. Players of one set do not meet in the
/// last three rounds (with one exception that the official table has: 6 and 12 of 12 players meet in round 11).
std::vector<std::vector<int>> varmaSets(int players);

struct VarmaEntrant {
    std::string name;
    std::string federation; ///< three letters
};

struct VarmaDraw {
    std::vector<int> numbers; ///< of each entrant, in the order given
    /// Federations too large for any one set: their players were spread, the largest set first.
    std::vector<std::string> spread;
    /// Federations that hold two numbers which meet in the last three rounds all the same.
    std::vector<std::string> meetLate;
};

/// The draw of C.05 Annex 2 by a recorded seed: the same seed and entrants give the same numbers, for ever. Outside of
/// 9 to 24 players everybody draws from all numbers.
VarmaDraw drawVarma(const std::vector<VarmaEntrant>& entrants, std::uint64_t seed);

struct ScheveningenGame {
    int a = 0; ///< number in team A
    int b = 0; ///< number in team B
    bool aHasWhite = true;
    friend bool operator==(const ScheveningenGame&, const ScheveningenGame&) = default;
};

/// Team against team, everybody of one with everybody of the other: `boards` rounds. The published tables for 2 to 8,
/// the same construction for odd numbers and multiples of 4, a balanced table for 10; nothing for other numbers.
std::optional<std::vector<std::vector<ScheveningenGame>>> scheveningenTable(int boards);

} // namespace arbiter
