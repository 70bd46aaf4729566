// The criteria of a scene as one whole number a pair: the width is chosen by what the scene needs, and cannot overflow.
#pragma once

#include <bit>
#include <cstdlib>
#include <vector>

#include "domain/pairing/scene.h"
#include "domain/pairing/wide.h"

namespace arbiter::dutch {

/// Costs are multiples of this, so that every dual is whole (blossom.h).
inline constexpr int costScale = 4;

/// Costs by the kinds of the two vertices.
template <class V> std::vector<V> costTable(const Scene& scene)
{
    const int kinds = scene.kinds();
    std::vector<V> table(std::size_t(kinds) * kinds);
    for (int a = 0; a < kinds; ++a)
        for (int b = a; b < kinds; ++b) {
            V value{};
            const auto counts = edgeCounts(scene, scene.sample[a], scene.sample[b]);
            for (std::size_t s = 0; s < counts.size(); ++s)
                value = value * (std::int64_t{1} << std::bit_width(static_cast<unsigned>(scene.slots[s].most))) +
                        V{counts[s]};
            table[std::size_t(a) * kinds + b] = table[std::size_t(b) * kinds + a] = value * costScale;
        }
    return table;
}

template <class V> struct KindCost {
    const int* kind;
    const V* table;
    int kinds;
    V operator()(int u, int v) const { return table[std::size_t(kind[u]) * kinds + kind[v]]; }
};

/// Calls `run(V{})` with a number type that holds weights of `bits` bits, with room for the duals of `vertices`
/// vertices.
template <class Run> auto withWidth(int bits, int vertices, Run&& run)
{
    const int needed = bits + std::bit_width(unsigned(costScale)) + std::bit_width(static_cast<unsigned>(vertices)) + 3;
    if (needed <= bitsOf<std::int64_t>) return run(std::int64_t{});
    if (needed <= bitsOf<Int128>) return run(Int128{});
    if (needed <= bitsOf<Wide<4>>) return run(Wide<4>{});
    if (needed <= bitsOf<Wide<12>>) return run(Wide<12>{});
    if (needed <= bitsOf<Wide<64>>) return run(Wide<64>{});
    std::abort(); // more distinct scores than an event of 99 rounds can have
}

} // namespace arbiter::dutch
