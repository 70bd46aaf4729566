// Most pairs possible in a graph, nothing weighed: Edmonds' alternating trees over rows of bits.
// What the pairs are worth is not here; blossom.h weighs them.
#pragma once

#include <vector>

#include "domain/pairing/bits.h"

namespace arbiter::dutch {

inline constexpr int nobody = -1;

/// A matching that grows one alternating tree at a time. The graph may change between two calls as long as every pair
/// of `mate` remains an edge between vertices of `alive`.
class Matching {
public:
    Matching(const BitTable& graph, Bits alive);

    std::vector<int> mate; ///< the partner, or `nobody`
    Bits alive;            ///< vertices that take part

    void pair(int a, int b);
    /// Exposes both.
    void split(int a, int b);
    /// Takes both out of the graph; they keep each other as mates.
    void settle(int a, int b);

    /// Takes over the pairs of another matching of the same graph.
    void restore(const Matching& other);

    /// Pairs each exposed vertex, in order, with its first exposed neighbour.
    void greedy();
    /// Pairs the exposed `root` by one more pair if that is possible.
    bool augment(int root);
    /// As many pairs as possible; the vertices left exposed, ascending.
    std::vector<int> maximise();

    /// After `augment` has failed: the vertices at even distance, which are those that can be left over in the place of
    /// the root, and those at odd distance, which are all that the former have as partners outside their blossoms.
    [[nodiscard]] const Bits& even() const { return m_even; }
    [[nodiscard]] const Bits& odd() const { return m_odd; }
    /// After `augment` has failed: the same number for two even vertices exactly when one blossom holds both.
    [[nodiscard]] int blossomOf(int vertex) { return base(vertex); }

private:
    const BitTable& m_graph;
    Bits m_exposed, m_even, m_odd, m_rootBlossom;
    std::vector<int> m_from, m_base, m_queue;
    std::size_t m_next = 0;

    void plant(int root);
    int base(int vertex);
    int grow(int vertex);
    void shrinkAround(int vertex);
    void shrink(int a, int b);
    int commonBase(int a, int b);
    void climb(int vertex, int stop, int child, std::vector<int>& joined);
    void becomeEven(int vertex);
    void flip(int leaf);
    std::vector<int> m_marks;
    int m_mark = 0;
};

} // namespace arbiter::dutch
