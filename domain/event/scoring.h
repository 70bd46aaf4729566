// What a win, a draw, a loss, an absence and the pairing-allocated bye are worth (C.04.1; TRF 162).
#pragma once

#include "domain/basics/points.h"
#include "domain/basics/refusal.h"

#include <optional>

namespace arbiter {

/// FIDE's own five values; 1-½-0 where nothing else is announced.
struct Scoring {
    Points win = Points::whole(1);        ///< W: also a forfeit win and a full-point bye
    Points draw = Points::halves(1);      ///< D: also a half-point bye and, for the time being, an adjourned game
    Points loss = Points::whole(0);       ///< L
    Points absence = Points::whole(0);    ///< A: a forfeit loss and a zero-point bye
    Points pairingBye = Points::whole(1); ///< P

    friend bool operator==(const Scoring&, const Scoring&) = default;
};

/// Why the values cannot stand together: two draws beat a win and a loss (VCL 74), a bye beats a win (VCL 83),
/// a bye that no result can give (VCL 84).
std::optional<Refusal> objectionTo(const Scoring& scoring);

} // namespace arbiter
