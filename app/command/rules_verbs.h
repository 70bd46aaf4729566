// Verbs that hold pairings against the rules, or make some: check, explain, generate.
#pragma once

#include "app/command/verb.h"

namespace arbiter {

/// Pairs every round of a report or an event again, and looks at the ranking of a report; names each difference.
Result<int> checkVerb(const Given& given, Console& console);
/// Why a round is paired as it is: the whole round, or one player.
Result<int> explainVerb(const Given& given, Console& console);

} // namespace arbiter
