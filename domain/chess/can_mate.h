// Whether a side can still mate by any series of legal moves (Laws 5.2.2, 6.9, 9.6): what decides a dead position and a
// fallen flag. The answer is proved or it is "unknown"; nothing is guessed. The move counts play no part in it.
#pragma once

#include "domain/chess/position.h"

namespace arbiter {

enum class MateVerdict { Yes, No, Unknown };

/// Where the game is over, the side that has mated can, and nobody else. `positions` bounds the search: it takes well
/// under a second at the value given.
MateVerdict canMate(const Position& position, Colour side, std::size_t positions = 200'000);

/// Laws 5.2.2: neither side can mate. Unknown where one of the two is.
MateVerdict isDead(const Position& position);

/// By the men alone: false where the side cannot mate whatever the moves are. True promises nothing.
bool materialCanMate(const Position& position, Colour side);

/// A proof for blocked positions: it follows where each man can ever get to, more generously than the Laws allow, and
/// looks for a square on which the king could be mated. True: there is none. False promises nothing.
bool mateIsOutOfReach(const Position& position, Colour side);

} // namespace arbiter
