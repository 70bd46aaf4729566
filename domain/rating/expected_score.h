// What a player is expected to score against another by their ratings: the table of the FIDE Rating Regulations, 8.1.2.
#pragma once

namespace arbiter {

/// Hundredths of a point for the player whose rating is higher by `difference`; negative where it is lower. No limit is
/// put on the difference here.
int expectedHundredths(int difference);

} // namespace arbiter
