// The ranking by an ordered list of tie-breaks: each is applied inside every group that is still tied (C.07 4.2). Where
// the list is exhausted, who is still level shares the place.
#pragma once

#include "domain/standings/arena.h"

namespace arbiter {

/// What one code says of one contestant: a value, or the place inside the group that was still tied (0: not split).
struct RankedValue {
    std::optional<Exact> value;
    std::vector<Contribution> parts;
};

struct RankedRow {
    int contestant = 0;              ///< place in the contest
    int rank = 0;                    ///< from 1; shared by those level
    std::vector<RankedValue> values; ///< one a code
};

/// Best first; those level in the order of their numbers.
std::vector<RankedRow> rankedBy(const RankedEvent& event, const std::vector<TieBreakCode>& list);

} // namespace arbiter
