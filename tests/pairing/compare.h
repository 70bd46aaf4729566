// Whether two answers of a pairing engine are the same, and what differs.
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "domain/pairing/pairing.h"

namespace arbiter::test {

/// Empty where both say the same: boards in order, the bye, or that there is no pairing.
std::string difference(const tl::expected<PairedRound, Impossible>& a, const tl::expected<PairedRound, Impossible>& b);

std::string show(const tl::expected<PairedRound, Impossible>& answer);

} // namespace arbiter::test
