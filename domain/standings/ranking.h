// The ranking by points. Tie-breaks are not here yet: whoever is level on points shares the place.
#pragma once

#include "domain/tournament/query.h"

namespace arbiter {

struct Placed {
    const Player* player;
    Points points;
    int place;      ///< from 1; shared by those level
    bool withdrawn; ///< in the round ranked after (VCL 170)
};

/// The players ranked after a published round, best first, those level by pairing number; who was removed before
/// round 1 or expelled is left out (VCL 197).
std::vector<Placed> rankedByPoints(const Tournament& t, RoundNumber after);

/// Why these standings are not final (VCL 161, 169): rounds to come, results missing, or games adjourned; nothing
/// where they are.
enum class NotFinal { RoundsToCome, ResultsMissing, GamesAdjourned };
std::optional<NotFinal> notFinal(const Tournament& t, RoundNumber after);

} // namespace arbiter
