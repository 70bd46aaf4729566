// The only place where the machine's clock is read; everywhere else a moment comes in as an argument.
#pragma once

#include "domain/basics/time.h"

namespace arbiter {

/// The moment now, on this machine's clock and in its time zone.
Moment now();

} // namespace arbiter
