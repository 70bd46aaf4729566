// The ways to choose among the optimal candidates of a scene: each choice is kept only if an optimum remains.
// Which choices are made, and in what order, is in stages.h.
#pragma once

#include <optional>
#include <vector>

#include "domain/pairing/scene.h"

namespace arbiter::dutch {

/// The remainder of a bracket: its players' numbers in the bracket (BSN, 3.4) and the size of S1.
struct Remainder {
    std::vector<int> number; ///< of each vertex, from 1; 0 of those who are not in the remainder
    int upperHalf = 0;       ///< |S1|, which is the number of pairs of the remainder

    /// What an edge adds to the order of exchanges (4.3): twice a large unit for each player exchanged, then the number
    /// of the better player. (S1-S1 and S1-outside edges are as many as S2-S2 edges: each costs one unit.)
    [[nodiscard]] std::int64_t cost(int u, int v) const;
    [[nodiscard]] std::int64_t unit() const;
};

class Choices {
public:
    virtual ~Choices() = default;
    /// Finds an optimal candidate. Nothing if this way of choosing cannot go on (another one can).
    [[nodiscard]] virtual bool begin() = 0;
    [[nodiscard]] virtual int mate(int vertex) const = 0;
    /// Lets the vertex have only partners of `to` if an optimum remains; else changes nothing.
    virtual bool restrict(int vertex, const Bits& to) = 0;
    /// The pair stands; both are done with.
    virtual void settle(int u, int v) = 0;
    /// Fewest exchanges, then the smallest sum of numbers that come up (4.3); the number of exchanges. Nothing if this
    /// way of choosing cannot go on.
    [[nodiscard]] virtual std::optional<int> arrange(const Remainder& remainder) = 0;
    /// Gives the vertex the first partner of `among` that leaves an optimum, and settles the two.
    virtual void settleFirst(int vertex, const Bits& among) = 0;
};

} // namespace arbiter::dutch
