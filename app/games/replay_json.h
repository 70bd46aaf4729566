// What `replay --json` prints. The verb itself is in replay_verb.cpp.
#pragma once

#include "domain/exchange/pgn.h"

namespace arbiter {

/// One game as a JSON object in a line on stdout; what is wrong with it is said in the language asked for.
void printReplayJson(std::size_t number, const PgnGame& game, Language language);

/// The line for a file without a game.
void printNoGameJson();

} // namespace arbiter
