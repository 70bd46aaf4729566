// The pairing criteria of C.04.3 section 2, one function each, named by its number. What is *minimised* is the sum of a
// function over the pairs or downfloaters of a bracket, in the order C6..C21. C4 (completion) is in completion.h; the
// order of candidates that are equal in all of them (sections 3.6-3.8, 4) is in stages.h.
#pragma once

#include <vector>

#include "domain/pairing/field.h"

namespace arbiter::dutch {

/// C1 (2.1.1): two players shall not meet more than once; a forfeited pairing may be repeated.
bool c1_countsAsMet(const PastRound& past);

/// C2 (2.1.2): who has had a pairing-allocated bye, or has scored a win's worth in a round without playing, has no bye.
bool c2_mayHaveBye(const std::vector<PastRound>& past, const GamePoints& worth);

/// C3 (2.1.3): two who are not topscorers and have the same absolute preference shall not meet. In the last round one
/// topscorer is enough to lift it; before the last round nobody is a topscorer (1.8).
bool c3_mayMeet(const Player& a, const Player& b);

/// C5 (2.3.1): minimise the score of the bye's receiver.
Points c5_byeScore(const Player& receiver);

/// C6 (2.4.1): minimise the number of downfloaters; each counts one.
int c6_downfloater(const Player& downfloater);

/// C7 (2.4.2): minimise the scores of the downfloaters, highest first; each counts in the place of his score.
Points c7_downfloaterScore(const Player& downfloater);

/// C8 (2.4.3): choose the downfloaters so that the next bracket best keeps C6 and C7: whoever stays unpaired there, a
/// downfloater of this bracket or a resident of the next, counts one, then in the place of his score.
int c8_unpairedInNext(const Player& unpaired);

/// C9 (2.4.4): minimise the unplayed games of the bye's receiver.
int c9_unplayedGames(const Player& receiver, int roundsBefore);

/// C10 (2.4.5): minimise topscorers, or their opponents, who get a colour difference beyond 2.
int c10_differenceBeyondTwo(const Player& a, const Player& b);

/// C11 (2.4.6): minimise topscorers, or their opponents, who get the same colour three times running.
int c11_thirdColourRunning(const Player& a, const Player& b);

/// C12 (2.4.7): minimise the players who do not get the colour they are due.
int c12_preferenceRefused(const Player& a, const Player& b);

/// C13 (2.4.8): minimise the players who do not get the colour they are strongly due.
int c13_strongPreferenceRefused(const Player& a, const Player& b);

/// C14 (2.4.9): minimise the resident downfloaters who floated down in the previous round.
int c14_residentFloatsAgain(const Player& resident);

/// C15 (2.4.10): minimise the opponents of moved-down players who floated up in the previous round.
int c15_opponentFloatsUpAgain(const Player& opponent);

/// C16 (2.4.11): C14 for two rounds back.
int c16_residentFloatsAgain(const Player& resident);

/// C17 (2.4.12): C15 for two rounds back.
int c17_opponentFloatsUpAgain(const Player& opponent);

/// C18 (2.4.13): minimise the score differences of moved-down players who floated down in the previous round. All
/// residents share one score and staying unpaired is the largest difference, so one counts who stays unpaired, in the
/// place of his score.
int c18_movedDownAgain(const Player& unpairedMovedDown);

/// C19 (2.4.14): minimise the score differences of opponents who floated up in the previous round: one counts in the
/// place of the moved-down player's score.
int c19_opponentDifference(const Player& opponent);

/// C20 (2.4.15): C18 for two rounds back.
int c20_movedDownAgain(const Player& unpairedMovedDown);

/// C21 (2.4.16): C19 for two rounds back.
int c21_opponentDifference(const Player& opponent);

} // namespace arbiter::dutch
