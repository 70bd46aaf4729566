// Who has White in a pair: C.04.3 section 5.2, and which of its rules decided.
#pragma once

#include "domain/pairing/field.h"
#include "domain/pairing/pairing.h"

namespace arbiter::dutch {

struct Allocation {
    Colour ofHigher; ///< the colour of the higher ranked of the two
    ColourRule rule;
};

/// `higher` stands before `lower` in the pairing order.
Allocation allocate(const Player& higher, const Player& lower, Colour initialColour);

} // namespace arbiter::dutch
