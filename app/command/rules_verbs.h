// Verbs that hold pairings against the rules, or make some: check, explain, generate.
#pragma once

#include "app/command/verb.h"

namespace arbiter {

/// Pairs every round of a report or an event again, and looks at the ranking of a report; names each difference.
Result<int> checkVerb(const Given& given, Console& console);
/// Why a round is paired as it is: the whole round, or one player.
Result<int> explainVerb(const Given& given, Console& console);

/// Announces Baku acceleration for an event, or none.
Result<int> accelerateVerb(const Given& given, Console& console);
/// Bars players of an event from being paired with each other.
Result<int> forbidVerb(const Given& given, Console& console);

/// Makes a random event and writes it as a report.
Result<int> generateVerb(const Given& given, Console& console);
std::vector<Parameter> generateWords();

} // namespace arbiter
