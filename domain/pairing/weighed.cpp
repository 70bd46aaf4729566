// Choices by weighted matchings, solved again each time; see weighed.h.
#include "domain/pairing/weighed.h"

#include <algorithm>
#include <utility>

#include "domain/pairing/blossom.h"
#include "domain/pairing/kind_duals.h"
#include "domain/pairing/weights.h"

namespace arbiter::dutch {

std::int64_t Remainder::unit() const
{
    const auto n = static_cast<std::int64_t>(number.size()) + 1;
    return n * n;
}

std::int64_t Remainder::cost(int u, int v) const
{
    const int better = std::min(number[u], number[v]), other = std::max(number[u], number[v]);
    if (other == 0) return 0;
    if (better == 0) return other <= upperHalf ? unit() : 0; // one goes on
    const bool apart = better <= upperHalf && other > upperHalf;
    return better + (apart ? 0 : unit());
}

namespace {

/// How many bits the order of exchanges takes below the criteria: numbers up to n, pairs up to n, units of n squared.
int orderBits(int vertices) { return 4 * static_cast<int>(std::bit_width(static_cast<unsigned>(vertices) + 1)); }

template <class V> struct WeighedCost {
    const Scene* scene;
    const std::vector<V>* table;
    const Remainder* remainder;
    V operator()(int u, int v) const
    {
        const V base = (*table)[std::size_t(scene->kind[u]) * scene->kinds() + scene->kind[v]];
        return remainder ? base + V{costScale * remainder->cost(u, v)} : base;
    }
};

template <class V> V evenFloor(const V& a) { return half(a) + half(a); }

template <class V> class WeighedChoices final : public Choices {
public:
    WeighedChoices(const Scene& scene, bool warm)
        : m_scene{scene}, m_warm{warm}, m_edges{scene.edges}, m_alive{scene.size(), true}, m_table{costTable<V>(scene)},
          m_mate(scene.size(), nobody)
    {
    }

    bool begin() override { return solve(false); }
    int mate(int vertex) const override { return m_mate[vertex]; }
    bool restrict(int vertex, const Bits& to) override;
    void settle(int u, int v) override;
    std::optional<int> arrange(const Remainder& remainder) override;
    void settleFirst(int vertex, const Bits& among) override;

private:
    const Scene& m_scene;
    bool m_warm;
    BitTable m_edges;
    Bits m_alive;
    std::vector<V> m_table;
    Remainder m_remainder;
    bool m_ordered = false;
    std::vector<int> m_mate;
    std::vector<V> m_duals;
    V m_best{};

    [[nodiscard]] WeighedCost<V> cost() const { return {&m_scene, &m_table, m_ordered ? &m_remainder : nullptr}; }
    std::vector<V> freshDuals() const;
    std::vector<V> kindDuals() const;
    bool solve(bool onlyAsGood);
};

/// Half of a vertex's cheapest edge: no edge costs less than its two halves.
template <class V> std::vector<V> WeighedChoices<V>::freshDuals() const
{
    std::vector<V> duals(m_scene.size());
    forEach(m_alive, [&](int v) {
        bool any = false;
        for (int w = 0; w < m_edges.stride(); ++w)
            forEachIn(m_edges.row(v)[w] & m_alive.words()[w], w * wordBits, [&](int u) {
                const V c = half(cost()(v, u));
                if (!any || c < duals[v]) duals[v] = c;
                any = true;
            });
        duals[v] = evenFloor(duals[v]);
    });
    return duals;
}

/// The prices of the kinds: a close start where everything is still open. Empty where there are none.
template <class V> std::vector<V> WeighedChoices<V>::kindDuals() const
{
    std::vector<V> duals;
    if (const auto price = KindTransport<V>{m_scene, m_table}.prices())
        for (const int kind : m_scene.kind) duals.push_back((*price)[kind]);
    return duals;
}

/// The best matching of what the choices so far leave; with `onlyAsGood` it is taken only if nothing is lost.
template <class V> bool WeighedChoices<V>::solve(bool onlyAsGood)
{
    if (m_warm && m_duals.empty() && !m_ordered) m_duals = kindDuals();
    const bool warm = m_warm && !m_duals.empty();
    WeightedMatching<V, WeighedCost<V>> matching{m_edges, m_alive, cost(), warm ? m_duals : freshDuals()};
    forEach(m_alive, [&](int v) {
        if (matching.mate[v] != nobody) return;
        for (int u = firstCommon(m_edges.row(v), m_alive); u >= 0; u = firstCommon(m_edges.row(v), m_alive, u + 1))
            if (matching.mate[u] == nobody && matching.slack(u, v) == V{}) {
                matching.mate[u] = v, matching.mate[v] = u;
                return;
            }
    });
    if (!matching.solve()) return false;
    const V total = matching.total();
    if (onlyAsGood && total > m_best) return false;
    m_best = total;
    forEach(m_alive, [&](int v) { m_mate[v] = matching.mate[v]; });
    if (m_warm) {
        m_duals = matching.vertexDuals();
        for (V& y : m_duals) y = evenFloor(y);
    }
    return true;
}

template <class V> bool WeighedChoices<V>::restrict(int vertex, const Bits& to)
{
    std::vector<int> dropped;
    for (int w = 0; w < m_edges.stride(); ++w)
        forEachIn(m_edges.row(vertex)[w] & m_alive.words()[w] & ~to.words()[w], w * wordBits,
                  [&](int other) { dropped.push_back(other); });
    for (const int other : dropped) m_edges.part(vertex, other);
    if (to.has(m_mate[vertex]) || solve(true)) return true;
    for (const int other : dropped) m_edges.join(vertex, other);
    return false;
}

template <class V> void WeighedChoices<V>::settle(int u, int v)
{
    m_best -= cost()(u, v);
    m_mate[u] = v, m_mate[v] = u;
    m_alive.drop(u), m_alive.drop(v);
}

template <class V> std::optional<int> WeighedChoices<V>::arrange(const Remainder& remainder)
{
    m_remainder = remainder;
    m_ordered = true;
    const int bits = orderBits(m_scene.size());
    for (V& c : m_table)
        for (int b = 0; b < bits; ++b) c += c;
    m_duals.clear();
    if (!solve(false)) return {};
    std::int64_t order = 0;
    forEach(m_alive, [&](int v) {
        if (v < m_mate[v]) order += remainder.cost(v, m_mate[v]);
    });
    return static_cast<int>(order / (2 * remainder.unit()));
}

template <class V> void WeighedChoices<V>::settleFirst(int vertex, const Bits& among)
{
    for (int u = firstCommon(m_edges.row(vertex), among); u >= 0 && u < m_mate[vertex];
         u = firstCommon(m_edges.row(vertex), among, u + 1)) {
        if (!m_alive.has(u)) continue;
        Bits only{m_scene.size()};
        only.add(u);
        if (restrict(vertex, only)) break;
    }
    settle(vertex, m_mate[vertex]);
}

} // namespace

std::unique_ptr<Choices> weighedChoices(const Scene& scene, bool warm)
{
    const int bits = bitsNeeded(scene) + orderBits(scene.size());
    return withWidth(bits, scene.size(), [&](auto v) -> std::unique_ptr<Choices> {
        return std::make_unique<WeighedChoices<decltype(v)>>(scene, warm);
    });
}

} // namespace arbiter::dutch
