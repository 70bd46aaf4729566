// The next round of an event: from the state to what the pairing engine is given, and from its answer to the facts of
// one act. The engine itself is domain/pairing, which knows nothing of events.
#pragma once

#include "domain/pairing/dutch.h"
#include "domain/tournament/query.h"

namespace arbiter {

struct PairingWishes {
    std::optional<Colour> initialColour; ///< the lot, where it has not been recorded yet (C.04.3 5.1)
    bool missingAsAdjourned = false;     ///< games without a result are recorded as adjourned (VCL 158-160)
    bool publish = true;                 ///< at once; otherwise the round stays a draft
};

/// The facts of one act that pair the next round: adjourned games, the lot and the numbers where they are due, the
/// round as the Dutch system pairs it, its publication. Why::NoLegalPairing with the reason where there is none.
Result<std::vector<Fact>> pairNextRound(const Tournament& t, const PairingWishes& wishes);

/// The players as the engine is given them before this round; the numbers are pairing numbers.
std::vector<Entrant> entrantsFor(const Tournament& t, RoundNumber round);

/// The round as the engine is given it; the lot is drawn.
RoundToPair roundToPair(const Tournament& t, RoundNumber round);

/// What a past round with this score is to the engine; an adjourned game is a game (C.04.2 3.1).
PastKind pastKindOf(Score score);

/// Why there is no pairing, in words; the numbers are those of the call.
Refusal whyImpossible(const Impossible& impossible, int round);

} // namespace arbiter
