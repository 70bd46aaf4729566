// A round as it was paired held against the rules (VCL 21, 54, 68): every pair, every colour and the bye, each
// difference with its reason; and a stated ranking held against the points. The words are pairing_words.
#pragma once

#include "domain/pairing/explain.h"
#include "domain/rounds/round_position.h"

namespace arbiter {

struct RoundDifference {
    enum class What {
        Pair,      ///< the rules do not pair these two
        Colours,   ///< they do, with the colours the other way round
        Bye,       ///< the rules do not give him the bye
        ByeAtEven, ///< nobody has a bye: the number of players is even
    };
    What what = What::Pair;
    int first = 0;                             ///< White, or who has the bye
    int second = 0;                            ///< Black
    Against against;                           ///< of a pair or a bye
    ColourRule rule = ColourRule::BothGranted; ///< of colours: by which the rules give them
};

/// The numbers are the engine's.
struct RoundCheck {
    std::vector<RoundDifference> differences; ///< empty where the round is as the rules have it
    std::vector<PairedBoard> instead;         ///< boards of the rules that were not made
    std::optional<int> byeInstead;
    std::optional<Impossible> impossible; ///< the rules have no pairing at all, yet the round was paired
    std::optional<PairedRound> ruled;

    [[nodiscard]] bool agrees() const { return differences.empty() && instead.empty() && !byeInstead && !impossible; }
};

/// `position` is of a round that has been paired.
RoundCheck checkRound(const RoundPosition& position);

/// Whether a report's ranking can be judged, and by what.
enum class RankingJudged {
    ByPoints,       ///< the file names no tie-breaks: only the order by points
    TieBreaksAside, ///< it names some that were not computed: only the order by points
    OtherOrder,     ///< its order does not begin with points: not at all
    NoRanks,        ///< no player has a rank
};

struct RankingCheck {
    RankingJudged judged = RankingJudged::ByPoints;
    int players = 0; ///< with a rank
    struct Wrong {
        TrfNumber ahead; ///< ranked before the other with fewer points
        TrfNumber behind;
        Points pointsAhead, pointsBehind;
    };
    std::vector<Wrong> wrong;
};

RankingCheck checkRanking(const TrfReport& report);

} // namespace arbiter
