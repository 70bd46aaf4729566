// What tie-breaks are computed from: who met whom with what result, one row a contestant. A player of an event, a
// player of a report, or a team: all become contestants first. Accelerated points never enter.
#pragma once

#include "domain/basics/colour.h"
#include "domain/standings/exact.h"

#include <optional>
#include <vector>

namespace arbiter {

/// What a round was (C.07 16.1). Whatever leaves no record is a zero-point bye (16.1.1).
enum class Happening { Game, ForfeitWin, ForfeitLoss, PairingBye, FullBye, HalfBye, ZeroBye };

/// One round of one contestant.
struct Encounter {
    Happening happening = Happening::ZeroBye;
    int opponent = -1; ///< place in the contest; -1 without
    Colour colour = Colour::White;
    Points points;     ///< as awarded
    bool open = false; ///< paired, and no result yet

    [[nodiscard]] bool paired() const { return opponent >= 0; }
};

struct Contestant {
    int number = 0; ///< pairing number, or team number
    int rating = 0; ///< 0: unrated
    std::vector<Encounter> rounds;
    Points extra; ///< given or taken outside any round: penalties
};

/// The rule edition: E2024 knows no caps of the dummy (16.4) and no STD, TPN, RTNG.
enum class TieBreakEdition { E2024, E2026 };

struct Contest {
    std::vector<Contestant> contestants;
    Points win = Points::whole(1);
    Points draw = Points::halves(1);
    int rounds = 0;          ///< included
    int scheduled = 0;       ///< of the event; the final round is the last of these (8.3)
    bool roundRobin = false; ///< pre-determined pairings (15.2)
    TieBreakEdition edition = TieBreakEdition::E2026;
};

/// The sum of what was awarded.
Points scoreOf(const Contestant& contestant);

} // namespace arbiter
