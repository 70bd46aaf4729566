// What a pairing engine is given: the players as they stand before a round, and the round. No file, no journal, no
// name. Floats, colour preferences and effective numbers are not given: they follow from the rounds (C.04.3 1.4-1.7).
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "domain/basics/colour.h"
#include "domain/basics/points.h"

namespace arbiter {

/// What one past round was to one player.
enum class PastKind {
    Game,        ///< played over the board, rated or not
    ForfeitWin,  ///< paired, not played, won
    ForfeitLoss, ///< paired, not played, lost (also when both lost)
    PairingBye,  ///< the pairing-allocated bye
    FullBye,
    HalfBye,
    ZeroBye, ///< absent: announced, withdrawn, or not yet entered
};

struct PastRound {
    PastKind kind = PastKind::ZeroBye;
    int opponent = 0;             ///< his pairing number; 0 where there was none
    std::optional<Colour> colour; ///< of a game; of a forfeit it does not matter (C.04.3 1.6)
    Points got;                   ///< as the event's point system counts it
    Points virtualPoints;         ///< acceleration he had in that round
};

struct Entrant {
    int number = 0;              ///< pairing number (TPN), from 1; the lower number ranks higher
    Points score;                ///< real points before this round
    Points virtualPoints;        ///< acceleration in the round to pair
    bool present = true;         ///< to be paired in this round
    std::vector<PastRound> past; ///< the rounds before this one, in order; a missing end counts as absent
};

/// What a game is worth. Floats and the bye ask for it (C.04.3 1.4, 2.1.2), the last round's topscorers too (1.8).
struct GamePoints {
    Points win = Points::whole(1);
    Points draw = Points::halves(1);
    Points loss;
};

struct RoundToPair {
    int number = 1;                       ///< from 1
    int rounds = 1;                       ///< of the whole event
    Colour initialColour = Colour::White; ///< drawn by lot before round 1 (C.04.3 5.1)
    GamePoints worth;
    std::vector<std::pair<int, int>> forbidden; ///< pairing numbers that may not meet in this round
};

} // namespace arbiter
