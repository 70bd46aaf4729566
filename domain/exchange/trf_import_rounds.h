// The rounds of a report as facts. Not for other rooms.
#pragma once

#include "domain/exchange/trf_report.h"
#include "domain/facts/facts.h"

#include <vector>

namespace arbiter {

struct TrfRoundFacts {
    std::vector<ByeGranted> byes;
    RoundDrafted drafted;
    std::vector<ResultEntered> results;
};

/// A player's id is his place in the file, from 1. A report does not number boards; they stand here by the rule of
/// C.04.2 3.6: score of the higher-ranked player (virtual points counted), sum of both, number of the higher-ranked.
TrfRoundFacts roundFacts(const TrfReport& report, RoundNumber round);

/// What record 299 adds to a player's points; round 0 where it names none.
struct TrfPointChange {
    PlayerId player;
    RoundNumber round;
    Points points;
};
std::vector<TrfPointChange> abnormalChanges(const TrfReport& report);

} // namespace arbiter
