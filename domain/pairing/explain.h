// Why a round was paired as it was: the obvious alternative, and the rule or criterion that decided against it, as
// values. The words, in both languages, are elsewhere. Every answer can be checked: put the alternative in its place,
// and it breaks the rule named or is worse in the criterion named.
#pragma once

#include <optional>
#include <vector>

#include "domain/pairing/pairing.h"
#include "domain/pairing/round.h"

namespace arbiter {

/// What stands against an alternative.
enum class Obstacle {
    None,         ///< it is what was paired
    Met,          ///< C1
    Forbidden,    ///< the organiser's restriction for this round
    SameAbsolute, ///< C3
    NoBye,        ///< C2: he may not have the bye
    ByeScore,     ///< C5: the bye goes to a lower score
    Completion,   ///< C4: the others could not all be paired
    Quality,      ///< worse in a criterion C6-C21
    Order,        ///< as good, but a later candidate (3.8.1)
    LowerDown,    ///< this bracket would be the same; a bracket further down decides
};

/// At which step of the order of generation two equal candidates part (3.6, 3.7, 4).
enum class OrderStep {
    MovedDownPaired, ///< which of the moved-down players are paired
    Opponents,       ///< with whom they are paired
    Exchanges,       ///< how many residents change between S1 and S2
    NumberSum,       ///< by how much, as the sum of their numbers
    LeavingUpper,    ///< which of S1
    EnteringUpper,   ///< which of S2
    Transposition,   ///< the order of S2
};

/// An alternative held against what was paired, in the bracket where they part.
struct Against {
    Obstacle obstacle = Obstacle::None;
    int bracket = 0;
    std::optional<Criterion> criterion; ///< of Quality
    std::optional<OrderStep> step;      ///< of Order
    CriteriaVector paired;              ///< of the bracket as it was paired
    CriteriaVector alternative;         ///< of the best candidate with the alternative in it; empty where there is none
    std::vector<std::pair<int, int>> candidate; ///< that candidate's pairs in the bracket, the better player first
};

/// Why somebody did not stay in his bracket.
enum class WhyFloat {
    NobodyToMeet, ///< no legal opponent in the bracket
    TooFewPairs,  ///< C6: no candidate has more pairs, and somebody must go on
    ForTheRest,   ///< C4: more pairs exist, but then the others could not all be paired
};

struct FloatReport {
    int bracket = 0;
    WhyFloat why = WhyFloat::TooFewPairs;
    /// The obvious one to go in his place: the lowest ranked resident; nothing if that is he.
    std::optional<int> insteadOf;
    Against against; ///< why that one did not
};

struct PlayerReport {
    int number = 0;
    Points score;        ///< pairing score
    int homeBracket = 0; ///< where he is a resident
    std::optional<int> opponent;
    int pairedIn = 0;                   ///< the bracket in which he was paired, or the last one where he was not
    std::vector<FloatReport> floats;    ///< one for each bracket that he left unpaired
    std::optional<int> obviousOpponent; ///< the one he would have had without any of the criteria; nothing for a bye
    Against obvious;                    ///< why he does not have him
    std::optional<ColourRule> colourRule;
};

/// Why `a` and `b` were not paired with each other in `pairing`, which is that of this round. Both are present.
Against whyNotPaired(const std::vector<Entrant>& entrants, const RoundToPair& round, const PairedRound& pairing,
                     std::pair<int, int> players);

/// The same for several pairs of one round, in their order.
std::vector<Against> whyNotPairedEach(const std::vector<Entrant>& entrants, const RoundToPair& round,
                                      const PairedRound& pairing, const std::vector<std::pair<int, int>>& pairs);

/// Why `player`, who is present, does not have the bye of a round in which somebody has.
Against whyNoBye(const std::vector<Entrant>& entrants, const RoundToPair& round, const PairedRound& pairing,
                 int player);

/// Everything about one player who is present.
PlayerReport explainPlayer(const std::vector<Entrant>& entrants, const RoundToPair& round, const PairedRound& pairing,
                           int player);

} // namespace arbiter
