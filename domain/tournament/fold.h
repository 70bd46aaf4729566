// Folding: whether a fact can follow on a state, and the state after it. Every rule on what may follow what is an
// objection, so that a live decision, an imported file and a replayed journal meet the same gate.
#pragma once

#include "domain/tournament/state.h"

namespace arbiter {

/// Why this fact cannot follow on this state; nothing where it can. (What a Revoked may revoke is domain/journal's.)
std::optional<Refusal> objection(const Tournament& t, const Fact& fact);

/// What must be acknowledged before the fact is taken (VCL). Judged for live decisions only: in a journal the
/// acknowledgement is part of the entry.
std::vector<Warning> warnings(const Tournament& t, const Fact& fact);

/// Changes the state in place. The fact must have met no objection.
void apply(Tournament& t, const Fact& fact, EntryNumber entry);

/// The state after the fact, for what-if only; past rounds are shared, not copied.
Tournament after(Tournament t, const Fact& fact);

} // namespace arbiter
