// Which of the equally good candidates comes first (C.04.3 3.6-3.8, 4): the order of generation, decided step by step.
#pragma once

#include <optional>
#include <vector>

#include "domain/pairing/choices.h"

namespace arbiter::dutch {

struct Decision {
    std::vector<int> mate; ///< of each vertex of the scene; outside of the bracket any that completes it
    int exchanges = 0;
};

/// The first of the optimal candidates. Nothing if `choices` cannot go on.
std::optional<Decision> decideInOrder(const Scene& scene, Choices& choices);

} // namespace arbiter::dutch
