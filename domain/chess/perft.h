// perft: the number of move sequences of a length, by which generators of legal moves are compared with each other.
#pragma once

#include "domain/chess/position.h"

namespace arbiter {

/// The leaves of the tree of legal moves at `depth`; depth 0 is 1.
std::uint64_t perft(const Position& position, int depth);

/// The same by the multiplication instead of PEXT, for tests and comparison.
std::uint64_t perftOnAnyProcessor(const Position& position, int depth);

} // namespace arbiter
