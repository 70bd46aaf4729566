// The plain way to choose: every choice is tried by solving the weighted matching again. Slow, and always possible.
#pragma once

#include <memory>

#include "domain/pairing/choices.h"

namespace arbiter::dutch {

/// With `warm` each solution starts from the duals of the one before; without, each stands for itself.
std::unique_ptr<Choices> weighedChoices(const Scene& scene, bool warm);

} // namespace arbiter::dutch
