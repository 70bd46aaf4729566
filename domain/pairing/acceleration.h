// Accelerated rounds by the Baku method, C.04.7 section 1: who has how many virtual points in which round.
#pragma once

#include <vector>

#include "domain/pairing/round.h"

namespace arbiter {

/// How many players, from the top of the list, form group A when round 1 pairs `players` of them, the bye included.
constexpr int bakuGroupA(int players) { return 2 * ((players + 3) / 4); }

/// Virtual points of group A in a round (from 1) of `rounds`: a win's worth in the first half of the accelerated
/// rounds, rounded up, half of it in the others; accelerated is the first half of all rounds, rounded up. Group B has
/// none. The method needs a win to be worth two draws, and a loss nothing.
Points bakuVirtualPoints(int round, int rounds, const GamePoints& worth);

/// Whether the method can be used with this point system.
constexpr bool bakuAllows(const GamePoints& worth) { return worth.win == 2 * worth.draw && worth.loss == Points{}; }

} // namespace arbiter
