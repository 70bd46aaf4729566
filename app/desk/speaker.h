// How the entries of an event are spoken of: the names behind the numbers in a fact.
#pragma once

#include "domain/facts/kinds.h"
#include "domain/tournament/state.h"

namespace arbiter {

/// A speaker for sentences about this event; it refers to the state and lives no longer than that.
Speaker speakerFor(const Tournament& t, Language language);

} // namespace arbiter
