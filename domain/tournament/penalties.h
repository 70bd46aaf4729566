// Points given and taken by penalties, and from which round on they count.
#pragma once

#include "domain/tournament/state.h"

namespace arbiter {

/// The points that penalties have added to the player's score (its own and as an opponent) by the end of `last`. A
/// penalty in a game counts from that game's round on, any other from the last round that was published when it was
/// imposed: what was printed after earlier rounds stays as it was.
Points penaltyPointsAfter(const Tournament& t, const Player& player, RoundNumber last);

} // namespace arbiter
