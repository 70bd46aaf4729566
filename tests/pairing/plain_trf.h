// Reads the plain tournament report files of the test data into what the engine is given: for tests only, strict about
// nothing. The program's own reader, with its errors and dialects, is elsewhere.
#pragma once

#include <string>
#include <vector>

#include "domain/pairing/round.h"

namespace arbiter::test {

struct Position {
    std::vector<Entrant> entrants;
    RoundToPair round;
};

struct FinishedRound {
    Position before;                        ///< as it stood when the round was to be paired
    std::vector<std::pair<int, int>> pairs; ///< white, black
    int bye = 0;
};

/// The position after the last round with a pairing in it.
Position readPosition(const std::string& text);

/// Every round of a finished event with the position before it.
std::vector<FinishedRound> readRounds(const std::string& text);

std::string readFile(const std::string& path);

} // namespace arbiter::test
