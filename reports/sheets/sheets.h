// The sheets: pure functions from the state of an event to a document. How it looks is render/'s matter.
#pragma once

#include "domain/tournament/state.h"
#include "reports/context.h"
#include "reports/document.h"

namespace arbiter::reports {

/// The pairings by board: White left, Black right, the result or room for it, and at the foot whoever has no opponent,
/// with the kind of the bye and its worth. Points are those before the round. A round that is not published yet is
/// marked as a draft. Refused where there is no such round.
Result<Document> pairings(const Tournament& t, RoundNumber round, const Context& context);

/// The standings after a published round, by points alone. Final only after the last round, with no result missing and
/// no game adjourned (VCL 161, 169). Withdrawn players are marked (VCL 170), expelled ones left out and named at the
/// foot (VCL 197). Refused where the round is not there or not published.
Result<Document> standings(const Tournament& t, RoundNumber after, const Context& context);

/// The outside of the envelope of a game's latest adjournment (A 13.2; B guidelines I.2), with its custody. Refused
/// where there is no such game or it was never adjourned.
Result<Document> envelope(const Tournament& t, const GameRef& game, const Context& context);

} // namespace arbiter::reports
