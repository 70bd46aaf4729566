// The 960 start positions of Chess960 by their number (Guidelines II).
#pragma once

#include "domain/chess/position.h"

namespace arbiter {

/// Number 0 to 959 in the usual (Scharnagl) numbering; 518 is the position of ordinary chess.
std::optional<Position> chess960Start(int number);

} // namespace arbiter
