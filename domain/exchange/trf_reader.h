// Reading a report to FIDE: TRF06, TRF16 and TRF26, with the extensions of JaVaFo and bbpPairings. Lenient where
// readers of the field are, but every leniency is an adjustment; all errors of a file come in one go.
#pragma once

#include "domain/exchange/trf_report.h"

#include <tl/expected.hpp>

#include <string_view>

namespace arbiter {

/// No report is larger; a caller need not even load a file beyond it.
inline constexpr std::size_t trfLargestFile = std::size_t{64} << 20;

/// The report, or everything that is wrong with the file, in the order of its lines.
tl::expected<TrfReport, std::vector<TrfNotice>> readTrf(std::string_view bytes);

} // namespace arbiter
