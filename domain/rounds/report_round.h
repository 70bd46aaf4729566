// The next round of a report to FIDE as it stands in a file: what the pairing engine is given, and its answer in the
// numbers of the file. Nothing is recorded.
#pragma once

#include "domain/exchange/trf_query.h"
#include "domain/pairing/dutch.h"

#include <tl/expected.hpp>

namespace arbiter {

/// A pairing in the numbers of the file, by board; the bye last, where there is one.
struct ReportRound {
    struct Line {
        TrfNumber white;
        TrfNumber black;
    };
    std::vector<Line> boards;
    std::optional<TrfNumber> bye;
};

/// What stands in the way: notices of the file, or the reason why no legal pairing exists.
struct ReportNotPaired {
    std::vector<TrfNotice> notices;
    std::optional<Refusal> impossible;
};

tl::expected<ReportRound, ReportNotPaired> pairReport(const TrfReport& report);

} // namespace arbiter
