// A random event, folded from random decisions: late entries, byes, withdrawals, penalties, every kind of result.
#pragma once

#include "domain/tournament/state.h"

#include <random>

namespace samples {

arbiter::Tournament randomEvent(std::mt19937& chance);

} // namespace samples
