// The Dutch system as the regulations word it: every candidate of every bracket is written down, judged by C1-C21 and,
// among equals, by its place in the order of generation. For fields of ten or so; it shares no line with the engine.
#pragma once

#include <tl/expected.hpp>

#include "domain/pairing/pairing.h"
#include "domain/pairing/round.h"

namespace arbiter::test {

/// Boards are not in order; rules, brackets and reasons are not filled in.
tl::expected<PairedRound, Impossible> pairLiterally(const std::vector<Entrant>& entrants, const RoundToPair& round);

} // namespace arbiter::test
