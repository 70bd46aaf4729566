// The demonstration event: 24 players, seven rounds, the fifth running, with one of everything that happens to an
// arbiter. Made by a seed and dated, so that the same seed makes the same event; every step goes through the desk.
#pragma once

#include "app/desk/desk.h"

namespace arbiter {

/// Makes the event at `path`. The open desk, or the refusal that stopped it.
Result<Desk> makeDemonstration(const std::string& path, unsigned seed);

} // namespace arbiter
