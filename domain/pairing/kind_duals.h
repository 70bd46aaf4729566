// Duals that every candidate of a scene obeys, from the numbers of players of each kind alone: the cheapest way to send
// the kinds to one another, as a transport problem, gives a bound and the prices that prove it.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "domain/pairing/scene.h"
#include "domain/pairing/wide.h"

namespace arbiter::dutch {

/// Which kinds have an edge between them at all.
std::vector<char> kindsThatMeet(const Scene& scene);

template <class V> class KindTransport {
public:
    KindTransport(const Scene& scene, const std::vector<V>& cost)
        : m_kinds{scene.kinds()}, m_cost{cost}, m_meet{kindsThatMeet(scene)}, m_supply(m_kinds, 0),
          m_flow(std::size_t(m_kinds) * m_kinds, 0), m_u(m_kinds), m_v(m_kinds)
    {
        for (const int k : scene.kind) ++m_supply[k];
        m_demand = m_supply;
    }

    /// One price a kind, even, such that no edge costs less than the prices of its ends; nothing where no flow exists.
    std::optional<std::vector<V>> prices()
    {
        for (int i = 0; i < m_kinds; ++i)
            while (m_supply[i] > 0)
                if (!send(i)) return {};
        std::vector<V> price(m_kinds);
        for (int i = 0; i < m_kinds; ++i) price[i] = half(m_u[i] + m_v[i]);
        return price;
    }

private:
    int m_kinds;
    const std::vector<V>& m_cost;
    std::vector<char> m_meet;
    std::vector<int> m_supply, m_demand, m_flow;
    std::vector<V> m_u, m_v;
    /// Of one search: the distances of both sides, and from where each was reached (-1: not).
    std::vector<V> m_near, m_distance;
    std::vector<int> m_from, m_cameBy;
    std::vector<char> m_done;

    [[nodiscard]] std::size_t at(int i, int j) const { return std::size_t(i) * m_kinds + j; }

    void enter(int i, const V& distance, int by)
    {
        m_cameBy[i] = by;
        m_distance[i] = distance;
        for (int j = 0; j < m_kinds; ++j) {
            if (!m_meet[at(i, j)] || m_done[j]) continue;
            const V d = m_cost[at(i, j)] - m_u[i] - m_v[j] + distance;
            if (m_from[j] < 0 || d < m_near[j]) m_near[j] = d, m_from[j] = i;
        }
    }

    [[nodiscard]] int nearest() const
    {
        int best = -1;
        for (int j = 0; j < m_kinds; ++j)
            if (!m_done[j] && m_from[j] >= 0 && (best < 0 || m_near[j] < m_near[best])) best = j;
        return best;
    }

    /// Sends as much as one shortest way allows.
    bool send(int start)
    {
        m_near.assign(m_kinds, V{}), m_distance.assign(m_kinds, V{});
        m_from.assign(m_kinds, -1), m_cameBy.assign(m_kinds, -1), m_done.assign(m_kinds, 0);
        enter(start, V{}, m_kinds);
        for (;;) {
            const int j = nearest();
            if (j < 0) return false;
            if (m_demand[j] > 0) return finish(start, j), true;
            m_done[j] = 1;
            for (int i = 0; i < m_kinds; ++i)
                if (m_cameBy[i] < 0 && m_flow[at(i, j)] > 0) enter(i, m_near[j], j);
        }
    }

    void finish(int start, int end)
    {
        const V length = m_near[end];
        for (int i = 0; i < m_kinds; ++i)
            if (m_cameBy[i] >= 0) m_u[i] += length - m_distance[i];
        for (int j = 0; j < m_kinds; ++j)
            if (m_done[j]) m_v[j] -= length - m_near[j];
        int amount = std::min(m_supply[start], m_demand[end]);
        for (int i = m_from[end]; i != start; i = m_from[m_cameBy[i]])
            amount = std::min(amount, m_flow[at(i, m_cameBy[i])]);
        m_supply[start] -= amount;
        m_demand[end] -= amount;
        for (int j = end;;) {
            const int i = m_from[j];
            m_flow[at(i, j)] += amount;
            if (i == start) break;
            j = m_cameBy[i];
            m_flow[at(i, j)] -= amount;
        }
    }
};

} // namespace arbiter::dutch
