// The players to be paired, in pairing order, with all that the rules ask of them: score, colours, floats, whom they
// met. Everything follows from the rounds. What a criterion makes of it is in criteria.h.
#pragma once

#include <optional>
#include <vector>

#include "domain/pairing/bits.h"
#include "domain/pairing/round.h"

namespace arbiter::dutch {

/// C.04.3 1.7: how strongly a player is due a colour.
enum class Strength { None, Mild, Strong, Absolute };

/// C.04.3 1.4: how a player came out of his scoregroup in a round.
enum class Float { None, Up, Down };

struct Player {
    int number = 0;
    Points score;                   ///< pairing score: with the virtual points of this round
    std::vector<Colour> games;      ///< colours of the games played, in order
    int colourDifference = 0;       ///< games with White less games with Black (1.6)
    std::optional<Colour> repeated; ///< the colour of the last two games where it is the same
    std::optional<Colour> preference;
    Strength strength = Strength::None;
    Float oneBack = Float::None; ///< in the previous round
    Float twoBack = Float::None; ///< in the round before that
    bool mayHaveBye = true;      ///< 2.1.2
    bool topscorer = false;      ///< 1.8
    int effectiveNumber = 0;     ///< number among those who are or have been in the pairings (5.2.5)
};

struct Field {
    std::vector<Player> players; ///< present ones, highest score first, then lowest number (1.2)
    BitTable legal;              ///< who may meet whom: C1, C3, forbidden pairs
    int roundsBefore = 0;
    Colour initialColour = Colour::White;

    [[nodiscard]] int size() const { return static_cast<int>(players.size()); }
    [[nodiscard]] bool odd() const { return players.size() % 2 != 0; }
};

/// The field of a round. Numbers are unique and above 0; an opponent or a forbidden pair may name a player who is
/// absent.
Field makeField(const std::vector<Entrant>& entrants, const RoundToPair& round);

} // namespace arbiter::dutch
