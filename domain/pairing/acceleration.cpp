// See acceleration.h.
#include "domain/pairing/acceleration.h"

namespace arbiter {

Points bakuVirtualPoints(int round, int rounds, const GamePoints& worth)
{
    const int accelerated = (rounds + 1) / 2;
    const int full = (accelerated + 1) / 2;
    if (round <= full) return worth.win;
    return round <= accelerated ? worth.draw : Points{};
}

} // namespace arbiter
