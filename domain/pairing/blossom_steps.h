// The second half of blossom.h: how trees grow, how odd cycles shrink and open, how a way is used.
#pragma once

#include <algorithm>

#include "domain/pairing/blossom.h"

namespace arbiter::dutch {

template <class V, class Cost>
template <class Visit>
void WeightedMatching<V, Cost>::forEachLeaf(int node, Visit&& visit) const
{
    if (m_nodes[node].child.empty()) return visit(node);
    for (const int child : m_nodes[node].child) forEachLeaf(child, visit);
}

template <class V, class Cost> void WeightedMatching<V, Cost>::setTop(int node, int top)
{
    forEachLeaf(node, [&](int leaf) { m_top[leaf] = top; });
}

template <class V, class Cost> void WeightedMatching<V, Cost>::makeEven(int node)
{
    if (m_nodes[node].label == Label::Even) return;
    m_nodes[node].label = Label::Even;
    forEachLeaf(node, [&](int leaf) {
        m_bestEven[leaf] = nobody;
        m_queue.push_back(leaf);
    });
}

/// The edge u-v brings v's node into the tree of u, and with it the node of its base's partner.
template <class V, class Cost> void WeightedMatching<V, Cost>::makeOdd(int u, int v)
{
    Node& node = m_nodes[m_top[v]];
    node.label = Label::Odd;
    node.via = {u, v};
    makeEven(m_top[mate[node.base]]);
}

/// The next even node on the way to the root; nobody at the root.
template <class V, class Cost> int WeightedMatching<V, Cost>::parentEven(int node) const
{
    const int partner = mate[m_nodes[node].base];
    return partner == nobody ? nobody : m_top[m_nodes[m_top[partner]].via.first];
}

/// Two even nodes are joined by a tight edge: a cycle in one tree shrinks; between two trees it is a way to use.
template <class V, class Cost> bool WeightedMatching<V, Cost>::meet(int u, int v)
{
    std::vector<int> above;
    for (int n = m_top[u]; n != nobody; n = parentEven(n)) above.push_back(n);
    for (int n = m_top[v]; n != nobody; n = parentEven(n))
        if (std::find(above.begin(), above.end(), n) != above.end()) {
            shrink(u, v, n);
            return false;
        }
    augmentFrom(u, v);
    augmentFrom(v, u);
    return true;
}

/// The nodes from u's up to just below `meeting`, each with the edge that leads on from it.
template <class V, class Cost>
auto WeightedMatching<V, Cost>::wayUp(int u, int meeting) const -> std::vector<std::pair<int, Edge>>
{
    std::vector<std::pair<int, Edge>> way;
    for (int even = m_top[u]; even != meeting;) {
        const int base = m_nodes[even].base;
        const int odd = m_top[mate[base]];
        way.push_back({even, {base, mate[base]}});
        const auto [outside, inside] = m_nodes[odd].via;
        way.push_back({odd, {inside, outside}});
        even = m_top[outside];
    }
    return way;
}

template <class V, class Cost> void WeightedMatching<V, Cost>::shrink(int u, int v, int meeting)
{
    Node made;
    made.base = m_nodes[meeting].base;
    made.label = Label::Even;
    made.child.push_back(meeting);
    auto left = wayUp(u, meeting);
    for (auto step = left.rbegin(); step != left.rend(); ++step) {
        made.link.emplace_back(step->second.second, step->second.first);
        made.child.push_back(step->first);
    }
    made.link.emplace_back(u, v);
    for (const auto& [node, edge] : wayUp(v, meeting)) {
        made.child.push_back(node);
        made.link.push_back(edge);
    }
    int id = static_cast<int>(m_nodes.size());
    if (!m_unused.empty())
        id = m_unused.back(), m_unused.pop_back();
    else
        m_nodes.emplace_back();
    for (const int child : made.child) m_nodes[child].parent = id;
    m_nodes[id] = std::move(made);
    forEachLeaf(id, [&](int leaf) {
        m_top[leaf] = id;
        m_bestEven[leaf] = nobody;
        m_queue.push_back(leaf);
    });
}

template <class V, class Cost> int WeightedMatching<V, Cost>::childHolding(int node, int vertex) const
{
    int holder = vertex;
    while (m_nodes[holder].parent != node) holder = m_nodes[holder].parent;
    const auto& children = m_nodes[node].child;
    return static_cast<int>(std::find(children.begin(), children.end(), holder) - children.begin());
}

/// Makes the node's children stand for themselves, and the node free for another use.
template <class V, class Cost> void WeightedMatching<V, Cost>::release(int node)
{
    for (const int child : m_nodes[node].child) {
        m_nodes[child].parent = nobody;
        m_nodes[child].label = Label::Free;
        setTop(child, child);
    }
    m_nodes[node] = Node{};
    m_unused.push_back(node);
}

/// Opens an odd node whose dual has fallen to 0: the even-length side of its cycle stays in the tree.
template <class V, class Cost> void WeightedMatching<V, Cost>::expand(int node)
{
    const Node opened = m_nodes[node];
    const int count = static_cast<int>(opened.child.size());
    int at = childHolding(node, opened.via.second);
    const bool back = at % 2 == 0;
    release(node);
    auto [outside, inside] = opened.via;
    for (;;) {
        makeOdd(outside, inside);
        if (at == 0) return;
        const int even = back ? at - 1 : at + 1;
        const int next = back ? at - 2 : (at + 2) % count;
        const Edge link = back ? Edge{opened.link[next].second, opened.link[next].first} : opened.link[even];
        outside = link.first, inside = link.second;
        at = next;
    }
}

/// After a way was used, nodes whose dual is 0 are opened, and those inside them.
template <class V, class Cost> void WeightedMatching<V, Cost>::dissolveSpent()
{
    for (bool again = true; again;) {
        again = false;
        for (std::size_t b = m_top.size(); b < m_nodes.size(); ++b) {
            const Node& node = m_nodes[b];
            if (node.child.empty() || node.parent != nobody || node.z != V{}) continue;
            release(static_cast<int>(b));
            again = true;
        }
    }
}

/// Changes the pairs inside a blossom so that `vertex` is the one left for a partner outside.
template <class V, class Cost> void WeightedMatching<V, Cost>::rebase(int node, int vertex)
{
    if (m_nodes[node].child.empty()) return;
    const int count = static_cast<int>(m_nodes[node].child.size());
    const int start = childHolding(node, vertex);
    rebase(m_nodes[node].child[start], vertex);
    const bool back = start % 2 == 0;
    for (int at = start; at != 0;) {
        const int first = back ? at - 1 : at + 1;
        const int second = back ? at - 2 : (at + 2) % count;
        const Edge link = m_nodes[node].link[back ? second : first];
        const auto [p, q] = back ? Edge{link.second, link.first} : link;
        rebase(m_nodes[node].child[first], p);
        rebase(m_nodes[node].child[second], q);
        mate[p] = q, mate[q] = p;
        at = second;
    }
    auto& made = m_nodes[node];
    std::rotate(made.child.begin(), made.child.begin() + start, made.child.end());
    std::rotate(made.link.begin(), made.link.begin() + start, made.link.end());
    made.base = vertex;
}

/// Pairs u with v and changes the pairs from u's node to its root.
template <class V, class Cost> void WeightedMatching<V, Cost>::augmentFrom(int u, int v)
{
    for (;;) {
        const int even = m_top[u];
        const int partner = mate[m_nodes[even].base];
        rebase(even, u);
        mate[u] = v;
        if (partner == nobody) return;
        const int odd = m_top[partner];
        const auto [outside, inside] = m_nodes[odd].via;
        rebase(odd, inside);
        mate[inside] = outside;
        u = outside, v = inside;
    }
}

template <class V, class Cost> std::vector<V> WeightedMatching<V, Cost>::vertexDuals() const
{
    std::vector<V> duals = y;
    for (const int v : m_vertices)
        for (int node = m_nodes[v].parent; node != nobody; node = m_nodes[node].parent)
            duals[v] -= half(m_nodes[node].z);
    return duals;
}

} // namespace arbiter::dutch
