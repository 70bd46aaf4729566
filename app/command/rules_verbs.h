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
/// Prints the Berger table of a round robin, single or double.
Result<int> roundRobinVerb(const Given& given, Console& console);
/// Prints the table of a match of two teams in which everybody meets everybody of the other.
Result<int> scheveningenVerb(const Given& given, Console& console);
/// Draws the numbers of a round robin so that players of one federation do not meet in the last three rounds.
Result<int> varmaVerb(const Given& given, Console& console);

} // namespace arbiter
