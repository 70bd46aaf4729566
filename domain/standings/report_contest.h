// From a report to FIDE to what its tie-breaks are computed from: players, or the teams of its team records.
#pragma once

#include "domain/exchange/trf_report.h"
#include "domain/standings/arena.h"

namespace arbiter {

/// A round robin counts forfeits as games (15.2).
enum class ContestKind { Swiss, RoundRobin, TeamSwiss, TeamRoundRobin };

/// The event of a report; `after` is the last round included. A team event without team records has no contestants.
RankedEvent rankedEventOf(const TrfReport& report, ContestKind kind, RoundNumber after);

/// What the report's own system is, where it says so.
ContestKind kindOf(const TrfReport& report);

} // namespace arbiter
