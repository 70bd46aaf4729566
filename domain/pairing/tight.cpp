// Finding the graph of tight edges, and choosing in it; see tight.h.
#include "domain/pairing/tight.h"

#include <utility>

#include "domain/pairing/blossom.h"
#include "domain/pairing/kind_duals.h"
#include "domain/pairing/weights.h"

namespace arbiter::dutch {

std::vector<char> kindsThatMeet(const Scene& scene)
{
    const int kinds = scene.kinds();
    std::vector<Bits> members(kinds, Bits{scene.size()});
    for (int v = 0; v < scene.size(); ++v) members[scene.kind[v]].add(v);
    std::vector<char> meet(std::size_t(kinds) * kinds, 0);
    for (int v = 0; v < scene.size(); ++v)
        for (int k = 0; k < kinds; ++k) {
            char& known = meet[std::size_t(scene.kind[v]) * kinds + k];
            if (!known) known = firstCommon(scene.edges.row(v), members[k]) >= 0;
        }
    return meet;
}

TightChoices::TightChoices(const Scene& scene)
    : m_scene{scene}, m_tight{scene.edges}, m_matching{m_tight, Bits{scene.size(), true}}
{
}

bool TightChoices::begin()
{
    return withWidth(bitsNeeded(m_scene), m_scene.size(), [&](auto v) { return findTight<decltype(v)>(); });
}

/// Leaves the edges without slack under the prices of the kinds.
template <class V> void TightChoices::keepTightKinds(const std::vector<V>& table, const std::vector<V>& price)
{
    const int kinds = m_scene.kinds();
    std::vector<Bits> allowed(kinds, Bits{m_scene.size()});
    for (int k = 0; k < kinds; ++k)
        for (int v = 0; v < m_scene.size(); ++v) {
            const int other = m_scene.kind[v];
            if (table[std::size_t(k) * kinds + other] == price[k] + price[other]) allowed[k].add(v);
        }
    for (int v = 0; v < m_scene.size(); ++v)
        for (int w = 0; w < m_tight.stride(); ++w) m_tight.row(v)[w] &= allowed[m_scene.kind[v]].words()[w];
}

/// A perfect matching of what is left, if there is one; the upper half is tried with the lower first.
bool TightChoices::matchTight()
{
    const int pairs = m_scene.bracket / 2;
    Bits lower{m_scene.size()};
    lower.addRange(pairs, m_scene.bracket);
    for (int v = 0; v < pairs; ++v) {
        const int partner = firstCommon(m_tight.row(v), lower);
        if (partner >= 0) m_matching.pair(v, partner), lower.drop(partner);
    }
    return m_matching.maximise().empty();
}

template <class V> bool TightChoices::findTight()
{
    const std::vector<V> table = costTable<V>(m_scene);
    const auto price = KindTransport<V>{m_scene, table}.prices();
    if (!price) return false;
    keepTightKinds(table, *price);
    if (matchTight()) return true;
    std::vector<V> duals;
    for (const int k : m_scene.kind) duals.push_back((*price)[k]);
    const Bits everybody{m_scene.size(), true};
    const KindCost<V> cost{m_scene.kind.data(), table.data(), m_scene.kinds()};
    WeightedMatching<V, KindCost<V>> weighed{m_scene.edges, everybody, cost, std::move(duals)};
    weighed.mate = m_matching.mate;
    if (!weighed.solve() || weighed.hasBlossoms()) return false;
    m_tight = m_scene.edges;
    for (int v = 0; v < m_scene.size(); ++v)
        for (int u = 0; u < v; ++u)
            if (m_tight.has(u, v) && weighed.slack(u, v) != V{}) m_tight.part(u, v);
    for (int v = 0; v < m_scene.size(); ++v) m_matching.pair(v, weighed.mate[v]);
    return true;
}

bool TightChoices::restrict(int vertex, const Bits& to)
{
    std::vector<int> dropped;
    for (int w = 0; w < m_tight.stride(); ++w)
        forEachIn(m_tight.row(vertex)[w] & m_matching.alive.words()[w] & ~to.words()[w], w * wordBits,
                  [&](int other) { dropped.push_back(other); });
    for (const int other : dropped) m_tight.part(vertex, other);
    const int partner = mate(vertex);
    if (to.has(partner)) return true;
    m_matching.split(vertex, partner);
    if (m_matching.augment(vertex)) return true;
    m_matching.pair(vertex, partner);
    for (const int other : dropped) m_tight.join(vertex, other);
    return false;
}

namespace {

struct Halves {
    Bits upper, lower, outside;
};

Halves halvesOf(const Remainder& remainder, const Bits& alive)
{
    Halves h{Bits{alive.size()}, Bits{alive.size()}, Bits{alive.size()}};
    forEach(alive, [&](int v) {
        const int n = remainder.number[v];
        (n == 0 ? h.outside : n <= remainder.upperHalf ? h.upper : h.lower).add(v);
    });
    return h;
}

} // namespace

/// No exchange: S1 is paired with S2 alone (4.2). True if an optimum remains; else the pairs found are left as a start.
bool TightChoices::keepApartHalves(const Remainder& remainder)
{
    const Halves h = halvesOf(remainder, m_matching.alive);
    Bits besideUpper = h.upper;
    besideUpper |= h.outside;
    Bits besideLower = h.lower;
    besideLower |= h.outside;
    const auto keep = [&](const Bits& of, const Bits& only) {
        forEach(of, [&](int v) {
            for (int w = 0; w < m_tight.stride(); ++w) m_tight.row(v)[w] &= only.words()[w];
        });
    };
    keep(h.upper, h.lower), keep(h.lower, besideUpper), keep(h.outside, besideLower);
    forEach(m_matching.alive, [&](int v) {
        if (v < mate(v) && !m_tight.has(v, mate(v))) m_matching.split(v, mate(v));
    });
    return m_matching.maximise().empty();
}

/// With exchanges: the pairs that cost least in the order of 4.3, and again only edges without slack.
bool TightChoices::weighExchanges(const Remainder& remainder, const std::vector<int>& start, int& exchanges)
{
    const auto cost = [&](int u, int v) { return costScale * remainder.cost(u, v); };
    std::vector<std::int64_t> duals(m_scene.size(), 0);
    for (int v = 0; v < m_scene.size(); ++v)
        if (remainder.number[v] <= remainder.upperHalf) duals[v] = costScale * remainder.number[v];
    WeightedMatching<std::int64_t, decltype(cost)> weighed{m_tight, m_matching.alive, cost, std::move(duals)};
    weighed.mate = start;
    if (!weighed.solve() || weighed.hasBlossoms()) return false;
    exchanges = static_cast<int>(weighed.total() / (2 * costScale * remainder.unit()));
    forEach(m_matching.alive, [&](int v) {
        for (int u = 0; u < v; ++u)
            if (m_matching.alive.has(u) && m_tight.has(u, v) && weighed.slack(u, v) != 0) m_tight.part(u, v);
        m_matching.pair(v, weighed.mate[v]);
    });
    return true;
}

std::optional<int> TightChoices::arrange(const Remainder& remainder)
{
    const BitTable before = m_tight;
    int exchanges = 0;
    if (!keepApartHalves(remainder)) {
        m_tight = before;
        std::vector<int> start = m_matching.mate;
        forEach(Bits{m_scene.size(), true}, [&](int v) {
            if (!m_matching.alive.has(v)) start[v] = nobody;
        });
        if (!weighExchanges(remainder, start, exchanges)) return {};
    }
    m_twoSided = true;
    forEach(m_matching.alive, [&](int v) {
        if (m_scene.player[v] >= 0 && !m_scene.inBracket(v)) m_twoSided = false;
    });
    return exchanges;
}

void TightChoices::settleFirst(int vertex, const Bits& among)
{
    const int current = mate(vertex);
    Bits wanted{m_scene.size()};
    for (int u = firstCommon(m_tight.row(vertex), among); u >= 0 && u < current;
         u = firstCommon(m_tight.row(vertex), among, u + 1))
        if (m_matching.alive.has(u)) wanted.add(u);
    if (m_twoSided) return settleEarliest(vertex, current, wanted);
    bool moved = false;
    forEach(wanted, [&](int u) {
        Bits only{m_scene.size()};
        only.add(u);
        if (!moved) moved = restrict(vertex, only);
    });
    settle(vertex, mate(vertex));
}

/// In a two-sided graph one search back from the present partner finds all whom the vertex could have in his place.
void TightChoices::settleEarliest(int vertex, int current, const Bits& wanted)
{
    const int first = firstCommon(wanted.words(), wanted);
    int best = current;
    std::vector<int> queue{current}, instead(m_scene.size(), nobody);
    Bits open = m_matching.alive;
    open.drop(vertex);
    for (std::size_t next = 0; first >= 0 && best != first && next < queue.size(); ++next) {
        const int lower = queue[next];
        for (int w = 0; w < m_tight.stride(); ++w)
            forEachIn(m_tight.row(lower)[w] & open.words()[w], w * wordBits, [&](int other) {
                open.drop(other);
                const int left = mate(other);
                instead[other] = lower;
                queue.push_back(left);
                if (wanted.has(left) && left < best) best = left;
            });
    }
    if (best != current) {
        int other = mate(best);
        m_matching.pair(vertex, best);
        for (int lower = nobody; lower != current;) {
            lower = instead[other];
            const int next = mate(lower);
            m_matching.pair(other, lower);
            other = next;
        }
    }
    settle(vertex, mate(vertex));
}

} // namespace arbiter::dutch
