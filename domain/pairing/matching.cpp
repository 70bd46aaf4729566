// Edmonds' search with union-find for the blossoms; see matching.h.
#include "domain/pairing/matching.h"

#include <numeric>
#include <utility>

namespace arbiter::dutch {

Matching::Matching(const BitTable& graph, Bits takesPart)
    : mate(graph.size(), nobody), alive{std::move(takesPart)}, m_graph{graph}, m_exposed{alive}, m_even{graph.size()},
      m_odd{graph.size()}, m_rootBlossom{graph.size()}, m_from(graph.size()), m_base(graph.size()),
      m_marks(graph.size(), 0)
{
}

void Matching::pair(int a, int b)
{
    mate[a] = b, mate[b] = a;
    m_exposed.drop(a), m_exposed.drop(b);
}

void Matching::split(int a, int b)
{
    mate[a] = mate[b] = nobody;
    m_exposed.add(a), m_exposed.add(b);
}

void Matching::settle(int a, int b)
{
    pair(a, b);
    alive.drop(a), alive.drop(b);
}

void Matching::restore(const Matching& other)
{
    mate = other.mate;
    alive = other.alive;
    m_exposed = other.m_exposed;
}

void Matching::greedy()
{
    forEach(Bits{m_exposed}, [&](int v) {
        if (!m_exposed.has(v)) return;
        const int partner = firstCommon(m_graph.row(v), m_exposed);
        if (partner >= 0) pair(v, partner);
    });
}

std::vector<int> Matching::maximise()
{
    greedy();
    std::vector<int> left;
    forEach(Bits{m_exposed}, [&](int v) {
        if (m_exposed.has(v) && !augment(v)) left.push_back(v);
    });
    return left;
}

void Matching::plant(int root)
{
    m_even.clear(), m_odd.clear(), m_rootBlossom.clear();
    std::iota(m_base.begin(), m_base.end(), 0);
    m_queue.clear();
    m_next = 0;
    m_rootBlossom.add(root);
    becomeEven(root);
}

bool Matching::augment(int root)
{
    plant(root);
    while (m_next < m_queue.size()) {
        const int vertex = m_queue[m_next++];
        const int leaf = grow(vertex);
        if (leaf >= 0) {
            flip(leaf);
            m_exposed.drop(root), m_exposed.drop(leaf);
            return true;
        }
        shrinkAround(vertex);
    }
    return false;
}

int Matching::base(int vertex)
{
    while (m_base[vertex] != vertex) {
        m_base[vertex] = m_base[m_base[vertex]];
        vertex = m_base[vertex];
    }
    return vertex;
}

void Matching::becomeEven(int vertex)
{
    m_even.add(vertex);
    m_queue.push_back(vertex);
}

/// Takes the unseen neighbours of an even vertex into the tree; an exposed one among them ends the search.
int Matching::grow(int vertex)
{
    const Word* row = m_graph.row(vertex);
    const auto unseen = [&](int w) { return row[w] & alive.words()[w] & ~m_even.words()[w] & ~m_odd.words()[w]; };
    for (int w = 0; w < m_graph.stride(); ++w)
        if (const Word free = unseen(w) & m_exposed.words()[w]) {
            const int leaf = w * wordBits + std::countr_zero(free);
            m_from[leaf] = vertex;
            return leaf;
        }
    for (int w = 0; w < m_graph.stride(); ++w)
        forEachIn(unseen(w), w * wordBits, [&](int next) {
            if (m_even.has(next)) return; // a mate taken in by the line below, a moment ago
            m_from[next] = vertex;
            m_odd.add(next);
            becomeEven(mate[next]);
        });
    return nobody;
}

/// Shrinks every blossom that an edge from this even vertex to another even vertex closes.
void Matching::shrinkAround(int vertex)
{
    const int root = m_queue.front();
    const Word* row = m_graph.row(vertex);
    for (int w = 0; w < m_graph.stride(); ++w) {
        Word others = row[w] & alive.words()[w] & m_even.words()[w];
        if (base(vertex) == root) others &= ~m_rootBlossom.words()[w];
        forEachIn(others, w * wordBits, [&](int other) {
            if (base(other) != base(vertex)) shrink(vertex, other);
            if (base(other) == root) m_rootBlossom.add(other);
        });
    }
}

void Matching::shrink(int a, int b)
{
    const int stop = commonBase(a, b);
    std::vector<int> joined;
    climb(a, stop, b, joined);
    climb(b, stop, a, joined);
    for (const int part : joined)
        if (part != stop) m_base[part] = stop;
}

/// Where the two ways to the root meet: the base of the blossom that the edge a-b closes.
int Matching::commonBase(int a, int b)
{
    ++m_mark;
    const int root = m_queue.front();
    for (a = base(a);; a = base(m_from[mate[a]])) {
        m_marks[a] = m_mark;
        if (a == root) break;
    }
    for (b = base(b); m_marks[b] != m_mark;) b = base(m_from[mate[b]]);
    return b;
}

/// Walks from an even vertex to the blossom's base; odd vertices on the way become even, reached from `child`.
void Matching::climb(int vertex, int stop, int child, std::vector<int>& joined)
{
    while (base(vertex) != stop) {
        const int partner = mate[vertex];
        joined.push_back(base(vertex));
        joined.push_back(base(partner));
        m_from[vertex] = child;
        child = partner;
        if (!m_even.has(partner)) {
            m_odd.drop(partner);
            becomeEven(partner);
        }
        vertex = m_from[partner];
    }
}

/// Changes the pairs along the way from the leaf to the root.
void Matching::flip(int leaf)
{
    while (leaf != nobody) {
        const int vertex = m_from[leaf];
        const int next = mate[vertex];
        mate[leaf] = vertex;
        mate[vertex] = leaf;
        leaf = next;
    }
}

} // namespace arbiter::dutch
