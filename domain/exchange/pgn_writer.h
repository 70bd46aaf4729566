// Writes games as PGN in its export format: tags in their order, lines of at most 79 characters where a word allows it.
// What is written reads back the same.
#pragma once

#include "domain/exchange/pgn.h"

namespace arbiter {

/// One game with the empty line after it, in UTF-8. The seven tags of the roster are there in any case; Result, SetUp
/// and FEN are written from the game itself, and an unplayed one is marked [Termination "unplayed"].
std::string writePgn(const PgnGame& game);

} // namespace arbiter
