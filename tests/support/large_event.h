// An event of any size, every round paired and scored, for benchmarks and for tests of growth.
#pragma once

#include "domain/journal/entry.h"

namespace arbiter::test {

/// The facts of an event of so many players (even) and rounds, in the order an arbiter would take them.
std::vector<Fact> largeEvent(int players, int rounds);
/// The same as entries of a journal, an act each; seals are left empty.
std::vector<Entry> asEntries(const std::vector<Fact>& facts);

} // namespace arbiter::test
