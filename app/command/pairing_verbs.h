// The verb `pair`.
#pragma once

#include "app/command/verb.h"

namespace arbiter {

/// Pairs the next round of EVENT, which may also be a TRF file: files are told apart by content.
Result<int> pairRound(const Given& given, Console& console);

} // namespace arbiter
