// Chance from a seed, the same on every machine. Not for other rooms.
#pragma once

#include <cstdint>
#include <random>

namespace arbiter {

class SeededChance {
public:
    explicit SeededChance(std::uint64_t seed) : m_random{seed} {}

    /// From `from` to `to`, both possible.
    int between(int from, int to)
    {
        return from + static_cast<int>(m_random() % static_cast<std::uint64_t>(to - from + 1));
    }
    bool percent(int chance) { return between(0, 99) < chance; }
    /// About normal, mean 0 and standard deviation 1000: twelve throws added.
    int bell()
    {
        int sum = 0;
        for (int i = 0; i < 12; ++i) sum += between(0, 999);
        return sum - 5994;
    }

private:
    std::mt19937_64 m_random; // its numbers are fixed by the standard; the library's distributions are not
};

} // namespace arbiter
