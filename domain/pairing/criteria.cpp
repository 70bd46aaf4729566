// C.04.3 section 2, criterion by criterion; see criteria.h.
#include "domain/pairing/criteria.h"

#include <algorithm>
#include <cstdlib>

namespace arbiter::dutch {

namespace {

bool sameColourDue(const Player& a, const Player& b) { return a.preference && a.preference == b.preference; }

bool bothAbsolute(const Player& a, const Player& b)
{
    return a.strength == Strength::Absolute && b.strength == Strength::Absolute;
}

} // namespace

bool c1_countsAsMet(const PastRound& past) { return past.kind == PastKind::Game; }

bool c2_mayHaveBye(const std::vector<PastRound>& past, const GamePoints& worth)
{
    return std::none_of(past.begin(), past.end(), [&](const PastRound& r) {
        return r.kind == PastKind::PairingBye || (r.kind != PastKind::Game && r.got >= worth.win);
    });
}

bool c3_mayMeet(const Player& a, const Player& b)
{
    return !(sameColourDue(a, b) && bothAbsolute(a, b)) || a.topscorer || b.topscorer;
}

Points c5_byeScore(const Player& receiver) { return receiver.score; }

int c6_downfloater(const Player&) { return 1; }

Points c7_downfloaterScore(const Player& downfloater) { return downfloater.score; }

int c8_unpairedInNext(const Player&) { return 1; }

int c9_unplayedGames(const Player& receiver, int roundsBefore)
{
    return roundsBefore - static_cast<int>(receiver.games.size());
}

int c10_differenceBeyondTwo(const Player& a, const Player& b)
{
    return sameColourDue(a, b) && std::abs(a.colourDifference) >= 2 && std::abs(b.colourDifference) >= 2;
}

int c11_thirdColourRunning(const Player& a, const Player& b)
{
    if (!sameColourDue(a, b) || !bothAbsolute(a, b)) return 0;
    const int da = std::abs(a.colourDifference), db = std::abs(b.colourDifference);
    if (da == db) return a.repeated && a.repeated == b.repeated;
    // The larger difference gets its colour (5.2.2); the other player gets what he is not due.
    const Player& refused = da > db ? b : a;
    return refused.repeated == opposite(*a.preference);
}

int c12_preferenceRefused(const Player& a, const Player& b) { return sameColourDue(a, b); }

int c13_strongPreferenceRefused(const Player& a, const Player& b)
{
    const bool both = a.strength >= Strength::Strong && b.strength >= Strength::Strong;
    return sameColourDue(a, b) && both && !bothAbsolute(a, b);
}

int c14_residentFloatsAgain(const Player& resident) { return resident.oneBack == Float::Down; }
int c15_opponentFloatsUpAgain(const Player& opponent) { return opponent.oneBack == Float::Up; }
int c16_residentFloatsAgain(const Player& resident) { return resident.twoBack == Float::Down; }
int c17_opponentFloatsUpAgain(const Player& opponent) { return opponent.twoBack == Float::Up; }
int c18_movedDownAgain(const Player& unpairedMovedDown) { return unpairedMovedDown.oneBack == Float::Down; }
int c19_opponentDifference(const Player& opponent) { return opponent.oneBack == Float::Up; }
int c20_movedDownAgain(const Player& unpairedMovedDown) { return unpairedMovedDown.twoBack == Float::Down; }
int c21_opponentDifference(const Player& opponent) { return opponent.twoBack == Float::Up; }

} // namespace arbiter::dutch
