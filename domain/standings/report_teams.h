// The teams of a report as contestants with two scores: match points and game points.
#pragma once

#include "domain/exchange/trf_report.h"
#include "domain/standings/arena.h"

namespace arbiter {

/// `players` is the contest of the players, in the order of the report.
RankedEvent teamsOf(const TrfReport& report, const Contest& players);

} // namespace arbiter
