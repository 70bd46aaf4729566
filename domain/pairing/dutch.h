// The Dutch system, edition in force since February 2026 (C.04.3): the one entry for pairing, checking and explaining.
#pragma once

#include <tl/expected.hpp>
#include <vector>

#include "domain/pairing/bracket.h"
#include "domain/pairing/pairing.h"
#include "domain/pairing/round.h"

namespace arbiter {

/// The one right pairing of the round, or why there is none. Numbers are unique and above 0.
tl::expected<PairedRound, Impossible> pairDutch(const std::vector<Entrant>& entrants, const RoundToPair& round,
                                            dutch::Path path = dutch::Path::Fast);

} // namespace arbiter
