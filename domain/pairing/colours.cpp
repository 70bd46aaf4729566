// C.04.3 5.2.1-5.2.5, in their order.
#include "domain/pairing/colours.h"

#include <algorithm>
#include <cstdlib>

namespace arbiter::dutch {

namespace {

/// 5.2.2: the stronger preference; of two absolute ones the larger colour difference. Positive: the higher ranked has
/// it.
int stronger(const Player& higher, const Player& lower)
{
    if (higher.strength != lower.strength) return higher.strength > lower.strength ? 1 : -1;
    if (higher.strength != Strength::Absolute) return 0;
    return std::abs(higher.colourDifference) - std::abs(lower.colourDifference);
}

/// 5.2.3: the colour the lower ranked had the last time the two had different ones, which the higher ranked now gets.
std::optional<Colour> alternated(const Player& higher, const Player& lower)
{
    const auto n = std::min(higher.games.size(), lower.games.size());
    for (std::size_t back = 1; back <= n; ++back) {
        const Colour his = higher.games[higher.games.size() - back];
        const Colour other = lower.games[lower.games.size() - back];
        if (his != other) return other;
    }
    return {};
}

} // namespace

Allocation allocate(const Player& higher, const Player& lower, Colour initialColour)
{
    if (!higher.preference && !lower.preference) {
        const bool odd = higher.effectiveNumber % 2 != 0;
        return {odd ? initialColour : opposite(initialColour), ColourRule::InitialColour};
    }
    if (higher.preference != lower.preference)
        return {higher.preference.value_or(opposite(lower.preference.value_or(Colour::White))),
                ColourRule::BothGranted};
    if (const int more = stronger(higher, lower); more != 0)
        return {more > 0 ? *higher.preference : opposite(*lower.preference), ColourRule::StrongerPreference};
    if (const auto colour = alternated(higher, lower)) return {*colour, ColourRule::Alternated};
    return {*higher.preference, ColourRule::HigherRanked};
}

} // namespace arbiter::dutch
