// The cheapest perfect matching of a graph by Edmonds' primal-dual method, in whole numbers of any width.
// A pair costs `cost(u, v)`, which must be even; vertices carry duals y with cost - y(u) - y(v) >= 0 on every edge, and
// odd sets that shrink to blossoms carry duals z >= 0. Pairs always have slack 0, so that the end is provably the
// cheapest. The steps inside a blossom are in blossom_steps.h.
#pragma once

#include <utility>
#include <vector>

#include "domain/pairing/bits.h"
#include "domain/pairing/matching.h"
#include "domain/pairing/wide.h"

namespace arbiter::dutch {

template <class V, class Cost> class WeightedMatching {
public:
    /// `duals` are even and feasible for `cost` on `graph` within `alive`.
    WeightedMatching(const BitTable& graph, const Bits& alive, Cost cost, std::vector<V> duals);

    std::vector<int> mate; ///< to start with, pairs of slack 0 at most
    std::vector<V> y;

    /// False if the graph has no perfect matching.
    bool solve();
    /// Whether an odd set with positive dual remains: then not every perfect matching of slack 0 is a cheapest one.
    [[nodiscard]] bool hasBlossoms() const;
    [[nodiscard]] V slack(int u, int v) const { return m_cost(u, v) - y[u] - y[v]; }
    /// The sum over all pairs.
    [[nodiscard]] V total() const;
    /// Duals that are feasible without the blossoms: a start for another run on fewer edges.
    [[nodiscard]] std::vector<V> vertexDuals() const;

private:
    enum class Label { Free, Even, Odd };
    using Edge = std::pair<int, int>;
    /// A vertex, or an odd cycle of nodes: link[i] leads from child[i] to child[i+1], and child[0] holds the base.
    struct Node {
        int parent = nobody;
        int base = nobody;
        Label label = Label::Free;
        Edge via{nobody, nobody}; ///< of an odd node: from the even vertex outside to the vertex inside
        V z{};
        std::vector<int> child;
        std::vector<Edge> link;
    };

    const BitTable& m_graph;
    const Bits& m_alive;
    Cost m_cost;
    std::vector<Node> m_nodes;
    std::vector<int> m_vertices, m_top, m_unused, m_queue;
    std::vector<int> m_bestIn, m_bestEven; ///< the even vertex nearest to a vertex that is not even, and to one that is
    std::vector<V> m_inSlack, m_evenSlack;

    bool phase();
    void begin();
    void dissolveSpent();
    bool scan(int u);
    void noteEven(int u, int v, const V& s);
    bool meet(int u, int v);
    bool step();
    bool leastDelta(V& delta) const;
    void applyDelta(const V& delta);
    bool handleTight();
    void makeEven(int node);
    void makeOdd(int u, int v);
    [[nodiscard]] int parentEven(int node) const;
    void shrink(int u, int v, int meeting);
    std::vector<std::pair<int, Edge>> wayUp(int u, int meeting) const;
    void expand(int node);
    void release(int node);
    void setTop(int node, int top);
    [[nodiscard]] int childHolding(int node, int vertex) const;
    void rebase(int node, int vertex);
    void augmentFrom(int u, int v);
    template <class Visit> void forEachLeaf(int node, Visit&& visit) const;
};

template <class V, class Cost>
WeightedMatching<V, Cost>::WeightedMatching(const BitTable& graph, const Bits& alive, Cost cost, std::vector<V> duals)
    : mate(graph.size(), nobody), y(std::move(duals)), m_graph{graph}, m_alive{alive}, m_cost{cost},
      m_nodes(graph.size()), m_top(graph.size()), m_bestIn(graph.size()), m_bestEven(graph.size()),
      m_inSlack(graph.size()), m_evenSlack(graph.size())
{
    for (int v = 0; v < graph.size(); ++v) m_nodes[v].base = m_top[v] = v;
    forEach(alive, [&](int v) { m_vertices.push_back(v); });
}

template <class V, class Cost> bool WeightedMatching<V, Cost>::solve()
{
    for (const int v : m_vertices)
        while (mate[v] == nobody)
            if (!phase()) return false;
    return true;
}

/// One more pair: trees grow from every exposed node at once until two of them meet.
template <class V, class Cost> bool WeightedMatching<V, Cost>::phase()
{
    begin();
    for (;;) {
        while (!m_queue.empty()) {
            const int u = m_queue.back();
            m_queue.pop_back();
            if (scan(u)) return dissolveSpent(), true;
        }
        V delta{};
        if (!leastDelta(delta)) return false;
        applyDelta(delta);
        if (handleTight()) return dissolveSpent(), true;
    }
}

template <class V, class Cost> void WeightedMatching<V, Cost>::begin()
{
    m_queue.clear();
    for (auto& node : m_nodes) node.label = Label::Free;
    for (const int v : m_vertices) m_bestIn[v] = m_bestEven[v] = nobody;
    for (const int v : m_vertices)
        if (const int top = m_top[v]; mate[m_nodes[top].base] == nobody && m_nodes[top].label == Label::Free)
            makeEven(top);
}

/// Looks along the edges of an even vertex. True once a way between two exposed vertices was found and used.
template <class V, class Cost> bool WeightedMatching<V, Cost>::scan(int u)
{
    const Word* row = m_graph.row(u);
    for (int w = 0; w < m_graph.stride(); ++w)
        for (Word word = row[w] & m_alive.words()[w]; word != 0; word &= word - 1) {
            const int v = w * wordBits + std::countr_zero(word);
            if (m_top[v] == m_top[u]) continue;
            const V s = slack(u, v);
            const Label label = m_nodes[m_top[v]].label;
            if (label == Label::Even) {
                if (s == V{}) {
                    if (meet(u, v)) return true;
                } else {
                    noteEven(u, v, s);
                }
                continue;
            }
            if (m_bestIn[v] == nobody || s < m_inSlack[v]) m_bestIn[v] = u, m_inSlack[v] = s;
            if (label == Label::Free && s == V{}) makeOdd(u, v);
        }
    return false;
}

template <class V, class Cost> void WeightedMatching<V, Cost>::noteEven(int u, int v, const V& s)
{
    if (m_bestEven[u] == nobody || s < m_evenSlack[u]) m_bestEven[u] = v, m_evenSlack[u] = s;
    if (m_bestEven[v] == nobody || s < m_evenSlack[v]) m_bestEven[v] = u, m_evenSlack[v] = s;
}

/// The least change of duals that makes something new happen; false if nothing ever will.
template <class V, class Cost> bool WeightedMatching<V, Cost>::leastDelta(V& delta) const
{
    bool any = false;
    const auto offer = [&](const V& d) {
        if (!any || d < delta) delta = d;
        any = true;
    };
    for (const int v : m_vertices) {
        const Label label = m_nodes[m_top[v]].label;
        if (label == Label::Free && m_bestIn[v] != nobody) offer(m_inSlack[v]);
        if (label == Label::Even && m_bestEven[v] != nobody) offer(half(m_evenSlack[v]));
    }
    for (std::size_t b = m_top.size(); b < m_nodes.size(); ++b)
        if (m_nodes[b].parent == nobody && m_nodes[b].label == Label::Odd) offer(half(m_nodes[b].z));
    return any;
}

template <class V, class Cost> void WeightedMatching<V, Cost>::applyDelta(const V& delta)
{
    if (delta == V{}) return;
    for (const int v : m_vertices) {
        const Label label = m_nodes[m_top[v]].label;
        if (label == Label::Even) y[v] += delta, m_evenSlack[v] -= delta, m_evenSlack[v] -= delta;
        if (label == Label::Odd) y[v] -= delta;
        if (label == Label::Free) m_inSlack[v] -= delta;
    }
    for (std::size_t b = m_top.size(); b < m_nodes.size(); ++b) {
        Node& node = m_nodes[b];
        if (node.parent != nobody || node.child.empty()) continue;
        if (node.label == Label::Even) node.z += delta, node.z += delta;
        if (node.label == Label::Odd) node.z -= delta, node.z -= delta;
    }
}

/// Takes up what has become tight. True once a way between two exposed vertices was used.
template <class V, class Cost> bool WeightedMatching<V, Cost>::handleTight()
{
    for (const int v : m_vertices) {
        const Label label = m_nodes[m_top[v]].label;
        if (label == Label::Free && m_bestIn[v] != nobody && m_inSlack[v] == V{}) makeOdd(m_bestIn[v], v);
        if (label == Label::Even && m_bestEven[v] != nobody && m_evenSlack[v] == V{})
            if (m_top[m_bestEven[v]] != m_top[v] && meet(v, m_bestEven[v])) return true;
    }
    for (std::size_t b = m_top.size(); b < m_nodes.size(); ++b) {
        const Node& node = m_nodes[b];
        if (node.parent == nobody && node.label == Label::Odd && !node.child.empty() && node.z == V{})
            expand(static_cast<int>(b));
    }
    return false;
}

template <class V, class Cost> bool WeightedMatching<V, Cost>::hasBlossoms() const
{
    for (std::size_t b = m_top.size(); b < m_nodes.size(); ++b)
        if (!m_nodes[b].child.empty() && m_nodes[b].z > V{}) return true;
    return false;
}

template <class V, class Cost> V WeightedMatching<V, Cost>::total() const
{
    V sum{};
    for (const int v : m_vertices)
        if (v < mate[v]) sum += m_cost(v, mate[v]);
    return sum;
}

} // namespace arbiter::dutch

#include "domain/pairing/blossom_steps.h" // IWYU pragma: export
