// What the literal enumeration knows of a player, derived on its own from the rounds (C.04.3 1.4-1.8, 2.1).
#pragma once

#include <map>
#include <set>
#include <string>

#include "domain/pairing/round.h"

namespace arbiter::test {

struct LiteralPlayer {
    int number = 0;
    int score = 0;     ///< in tenths, virtual points included
    std::string games; ///< 'w' and 'b', oldest first
    std::set<int> met;
    char due = ' ';                 ///< the colour of the preference
    int strength = 0;               ///< 3 absolute, 2 strong, 1 mild, 0 none
    int difference = 0;             ///< whites less blacks
    char twice = ' ';               ///< the colour of the last two games where it is one
    int floated1 = 0, floated2 = 0; ///< -1 down, 1 up, in the round before and two rounds before
    bool eligible = true;           ///< for the bye
    bool top = false;
    bool oddNumber = false;
};

std::map<int, LiteralPlayer> literalPlayers(const std::vector<Entrant>& entrants, const RoundToPair& round);

} // namespace arbiter::test
