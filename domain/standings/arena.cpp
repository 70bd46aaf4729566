// What many tie-breaks share, once.
#include "domain/standings/arena.h"

#include <algorithm>

namespace arbiter {

Arena::Arena(const RankedEvent& event) : m_event{event}
{
    for (const auto* contest : {&event.main, event.secondary ? &*event.secondary : &event.main})
        for (const bool fore : {false, true}) m_scores.push_back(adjustedScores(*contest, {false, fore}));
    m_everybodyRated = std::all_of(event.main.contestants.begin(), event.main.contestants.end(),
                                   [](const auto& c) { return c.rating > 0; });
}

bool Arena::isMain(ScoreKind kind) const
{
    if (kind == ScoreKind::Primary || !m_event.secondary) return true;
    return (kind == ScoreKind::Match) == m_event.matchPointsRank;
}

const Contest& Arena::contest(ScoreKind kind) const { return isMain(kind) ? m_event.main : *m_event.secondary; }

const AdjustedScores& Arena::scores(ScoreKind kind, bool fore) const
{
    return m_scores[(isMain(kind) ? 0u : 2u) + (fore ? 1u : 0u)];
}

const std::vector<std::optional<int>>& Arena::performances() const
{
    if (m_performances.empty())
        for (int i = 0; i < size(); ++i) m_performances.push_back(performanceOf(m_event.main, i));
    return m_performances;
}

const std::vector<std::optional<int>>& Arena::perfectPerformances() const
{
    if (m_perfect.empty())
        for (int i = 0; i < size(); ++i) m_perfect.push_back(perfectPerformanceOf(m_event.main, i));
    return m_perfect;
}

} // namespace arbiter
