// A matching of the whole field that is mended as brackets are fixed; see completion.h. Witnesses are in
// impossible.cpp.
#include "domain/pairing/completion.h"

#include <algorithm>

#include "domain/pairing/criteria.h"

namespace arbiter::dutch {

namespace {

/// The field's graph with a vertex for the bye, next to those whom C2 allows it.
BitTable withBye(const Field& field)
{
    if (!field.odd()) return field.legal;
    const int n = field.size();
    BitTable graph{n + 1};
    for (int v = 0; v < n; ++v) {
        std::copy_n(field.legal.row(v), field.legal.stride(), graph.row(v));
        if (field.players[v].mayHaveBye) graph.join(v, n);
    }
    return graph;
}

} // namespace

Completion::Completion(const Field& field)
    : m_field{field}, m_graph{withBye(field)}, m_matching{m_graph, Bits{m_graph.size(), true}}
{
}

std::optional<Impossible> Completion::prepare()
{
    const std::vector<int> left = m_matching.maximise();
    if (!left.empty()) return explain(left);
    if (!m_field.odd()) return {};
    const Bits receivers = findByeScore();
    for (int v = 0; v < m_field.size(); ++v)
        if (receivers.has(v) && (!m_byeScore || c5_byeScore(m_field.players[v]) < *m_byeScore))
            m_byeScore = c5_byeScore(m_field.players[v]);
    allowBye();
    return {};
}

/// All whom some complete pairing gives the bye: those at even distance from the bye's receiver once the bye is gone.
Bits Completion::findByeScore()
{
    const int receiver = m_matching.mate[bye()];
    m_matching.split(receiver, bye());
    m_matching.alive.drop(bye());
    m_matching.augment(receiver); // fails: he is the only one left
    Bits possible{m_field.size()};
    for (int v = 0; v < m_field.size(); ++v)
        if (m_matching.even().has(v) && m_field.players[v].mayHaveBye) possible.add(v);
    m_matching.alive.add(bye());
    m_matching.pair(receiver, bye());
    return possible;
}

/// From now on only players of C5's score stand next to the bye.
void Completion::allowBye()
{
    for (int v = 0; v < m_field.size(); ++v)
        if (m_graph.has(bye(), v) && c5_byeScore(m_field.players[v]) != *m_byeScore) m_graph.part(bye(), v);
    const int receiver = m_matching.mate[bye()];
    if (m_graph.has(bye(), receiver)) return;
    m_matching.split(receiver, bye());
    m_matching.augment(receiver);
}

/// Pairs `settled` for good and `wished` for now; everybody who loses his partner is paired anew, or all is undone.
bool Completion::takeOut(const Pairs& settled, const Pairs& wished)
{
    const Matching before = m_matching;
    std::vector<int> lost;
    const auto free = [&](int v) {
        const int partner = m_matching.mate[v];
        if (partner != nobody) m_matching.split(v, partner), lost.push_back(v), lost.push_back(partner);
    };
    for (const auto& [a, b] : settled) free(a), free(b);
    for (const auto& [a, b] : settled) m_matching.settle(a, b);
    for (const auto& [a, b] : wished) free(a), free(b);
    for (const auto& [a, b] : wished) m_matching.settle(a, b);
    bool complete = true;
    for (const int v : lost)
        if (complete && m_matching.mate[v] == nobody) complete = m_matching.augment(v);
    if (!complete) m_matching.restore(before);
    for (const auto& [a, b] : wished) m_matching.alive.add(a), m_matching.alive.add(b);
    return complete;
}

bool Completion::c4_completeAfter(const Pairs& pairs, const Pairs& together) { return takeOut(pairs, together); }

/// Pairs the downfloaters and the next scoregroup among themselves, downfloaters with residents only; one resident is
/// left where the number is odd. Nothing if that cannot be.
std::optional<Pairs> Completion::pairNext(const Bracket& bracket, const std::vector<int>& downfloaters) const
{
    Bracket next;
    next.movedDown = downfloaters;
    next.first = bracket.end, next.end = bracket.nextEnd;
    const int size = next.size(), odd = size % 2;
    BitTable graph{size + odd};
    const auto player = [&](int v) {
        return v < int(downfloaters.size()) ? downfloaters[v] : next.first + v - int(downfloaters.size());
    };
    for (int v = int(downfloaters.size()); v < size; ++v) {
        for (int u = 0; u < v; ++u)
            if (m_field.legal.has(player(v), player(u))) graph.join(u, v);
        const Player& p = m_field.players[player(v)];
        const bool byeHere = m_byeScore == p.score;
        if (odd && (!byeHere || p.mayHaveBye)) graph.join(v, size);
    }
    Matching matching{graph, Bits{size + odd, true}};
    if (!matching.maximise().empty()) return {};
    Pairs pairs;
    for (int v = 0; v < size; ++v)
        if (v < matching.mate[v] && matching.mate[v] < size) pairs.emplace_back(player(v), player(matching.mate[v]));
    return pairs;
}

bool Completion::c4_completeAtBound(const Pairs& pairs, const Bracket& bracket, const std::vector<int>& downfloaters)
{
    const auto wished = pairNext(bracket, downfloaters);
    return wished && takeOut(pairs, *wished);
}

} // namespace arbiter::dutch
