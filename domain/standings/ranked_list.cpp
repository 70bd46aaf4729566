// From values to places.
#include "domain/standings/ranked_list.h"

#include <algorithm>

namespace arbiter {

namespace {

TieBreakValue valueOf(const Arena& arena, int who, const TieBreakCode& code)
{
    const auto& p = arena.contest(code.kind).contestants[static_cast<std::size_t>(who)];
    switch (code.which) {
    case TieBreak::PTS: return {Exact{scoreOf(p)}, {}};
    case TieBreak::GPTS:
    case TieBreak::MPvGP:
    case TieBreak::SSSC:
    case TieBreak::BC: return teamValue(arena, who, code);
    case TieBreak::WIN:
    case TieBreak::WON:
    case TieBreak::BPG:
    case TieBreak::BWG:
    case TieBreak::PS:
    case TieBreak::REP:
    case TieBreak::STD: return ownRecord(arena, who, code);
    case TieBreak::TPN: return {Exact{p.number}, {}};
    case TieBreak::BH:
    case TieBreak::FB: return buchholz(arena, who, code);
    case TieBreak::AOB: return averageBuchholz(arena, who, code);
    case TieBreak::SB:
    case TieBreak::EMMSB:
    case TieBreak::EMGSB:
    case TieBreak::EGMSB:
    case TieBreak::EGGSB: return sonnebornBerger(arena, who, code);
    case TieBreak::KS: return koya(arena, who, code);
    case TieBreak::ARO:
    case TieBreak::TPR:
    case TieBreak::PTP:
    case TieBreak::APRO:
    case TieBreak::APPO:
    case TieBreak::RTNG: return ratingValue(arena, who, code);
    case TieBreak::DE:
    case TieBreak::EDE:
    case TieBreak::EDEBT:
    case TieBreak::EDEBB:
    case TieBreak::EDET:
    case TieBreak::EDEB:
    case TieBreak::TBR:
    case TieBreak::BBE: break;
    }
    return {};
}

/// Whether `a` is ahead of `b`: what is undefined stands last.
bool ahead(const std::optional<Exact>& a, const std::optional<Exact>& b, bool lowerFirst)
{
    if (!a || !b) return a.has_value() && !b.has_value();
    return lowerFirst ? *a < *b : *a > *b;
}

class Ranking {
public:
    Ranking(const RankedEvent& event, const std::vector<TieBreakCode>& list) : m_arena{event}, m_list{list}
    {
        for (int i = 0; i < m_arena.size(); ++i) m_rows.push_back({i, 0, {}});
    }

    std::vector<RankedRow> rank()
    {
        std::vector<std::vector<int>> groups{everybody()};
        for (const auto& code : m_list) groups = applied(code, groups);
        std::vector<RankedRow> ranked;
        for (const auto& group : groups)
            for (const int who : group) {
                auto& row = m_rows[static_cast<std::size_t>(who)];
                row.rank = static_cast<int>(ranked.size()) + 1;
                if (who != group.front()) row.rank = ranked.back().rank;
                ranked.push_back(std::move(row));
            }
        return ranked;
    }

private:
    using Groups = std::vector<std::vector<int>>;

    [[nodiscard]] std::vector<int> everybody() const
    {
        std::vector<int> all;
        for (int i = 0; i < m_arena.size(); ++i) all.push_back(i);
        const auto& contestants = m_arena.event().main.contestants;
        std::stable_sort(all.begin(), all.end(), [&](int a, int b) {
            return contestants[static_cast<std::size_t>(a)].number < contestants[static_cast<std::size_t>(b)].number;
        });
        return all;
    }

    [[nodiscard]] const std::optional<Exact>& last(int who) const
    {
        return m_rows[static_cast<std::size_t>(who)].values.back().value;
    }

    /// The groups after one code, best first.
    Groups applied(const TieBreakCode& code, const Groups& groups)
    {
        const auto& row = rowOf(code.which);
        if (row.sort != TieBreakSort::Stage)
            for (int who = 0; who < m_arena.size(); ++who) {
                auto value = valueOf(m_arena, who, code);
                m_rows[static_cast<std::size_t>(who)].values.push_back({value.value, std::move(value.parts)});
            }
        Groups after;
        for (auto group : groups) {
            if (row.sort == TieBreakSort::Stage) stage(code, group);
            const bool lower = (row.sort != TieBreakSort::HigherFirst) != code.reversed;
            std::stable_sort(group.begin(), group.end(), [&](int a, int b) { return ahead(last(a), last(b), lower); });
            for (const int who : group) {
                const bool level = who != group.front() && last(after.back().back()) == last(who);
                if (level)
                    after.back().push_back(who);
                else
                    after.push_back({who});
            }
        }
        return after;
    }

    /// A stage's value is the place inside the group that it found; 0 where it did not split it.
    void stage(const TieBreakCode& code, const std::vector<int>& group)
    {
        const auto places = group.size() < 2 ? Places(group.size(), 1)
                            : code.which == TieBreak::DE
                                ? directEncounter(m_arena.contest(code.kind), group, code.forfeitsAsGames)
                                : teamStage(m_arena, group, code);
        const bool split = std::any_of(places.begin(), places.end(), [](int p) { return p != 1; });
        for (std::size_t i = 0; i < group.size(); ++i)
            m_rows[static_cast<std::size_t>(group[i])].values.push_back({Exact{split ? places[i] : 0}, {}});
    }

    Arena m_arena;
    const std::vector<TieBreakCode>& m_list;
    std::vector<RankedRow> m_rows;
};

} // namespace

std::vector<RankedRow> rankedBy(const RankedEvent& event, const std::vector<TieBreakCode>& list)
{
    return Ranking{event, list}.rank();
}

} // namespace arbiter
