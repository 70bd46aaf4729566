// C.07 article 6: direct encounter, a stage among those still tied.
#include "domain/standings/arena.h"

#include <algorithm>
#include <map>

namespace arbiter {

namespace {

/// What one of the tied scored against the others of the group.
struct MutualScore {
    Exact sum;     ///< of the averages over each opponent (6.1.2)
    int unmet = 0; ///< others of the group he did not meet
};

bool counted(const Contest& c, const Encounter& e, bool forfeitsAsGames)
{
    if (!e.paired() || e.open) return false;
    return e.happening == Happening::Game || forfeitsAsGames || c.roundRobin; // 6.1.1, 15.2
}

MutualScore mutualScore(const Contest& c, int who, const std::vector<int>& group, bool forfeitsAsGames)
{
    std::map<int, std::pair<Exact, int>> met; // opponent: points, games
    for (const auto& e : c.contestants[static_cast<std::size_t>(who)].rounds) {
        if (!counted(c, e, forfeitsAsGames)) continue;
        if (std::find(group.begin(), group.end(), e.opponent) == group.end()) continue;
        met[e.opponent].first += Exact{e.points};
        met[e.opponent].second += 1;
    }
    MutualScore result;
    for (const auto& [opponent, score] : met) result.sum += score.first / Exact{score.second};
    result.unmet = static_cast<int>(group.size()) - 1 - static_cast<int>(met.size());
    return result;
}

class Encounters {
public:
    Encounters(const Contest& contest, bool forfeitsAsGames) : m_contest{contest}, m_forfeits{forfeitsAsGames} {}

    /// The group in classes, best first; one class where it is not split.
    [[nodiscard]] std::vector<std::vector<int>> split(const std::vector<int>& group) const
    {
        if (group.size() < 2) return {group};
        std::map<int, MutualScore> scores;
        bool everybodyMet = true;
        for (const int who : group) {
            scores[who] = mutualScore(m_contest, who, group, m_forfeits);
            everybodyMet = everybodyMet && scores[who].unmet == 0;
        }
        return everybodyMet || m_contest.roundRobin ? bySum(group, scores) : fromTheTop(group, scores);
    }

private:
    using MutualScores = std::map<int, MutualScore>;

    /// 6.2: by the sum; each class still level is taken by the whole article again.
    [[nodiscard]] std::vector<std::vector<int>> bySum(const std::vector<int>& group, const MutualScores& scores) const
    {
        auto sorted = group;
        std::stable_sort(sorted.begin(), sorted.end(),
                         [&](int a, int b) { return scores.at(a).sum > scores.at(b).sum; });
        std::vector<std::vector<int>> classes;
        for (const int who : sorted) {
            const bool level = !classes.empty() && scores.at(classes.back().front()).sum == scores.at(who).sum;
            if (level)
                classes.back().push_back(who);
            else
                classes.push_back({who});
        }
        return classes.size() == 1 ? classes : again(classes);
    }

    /// 6.3: who cannot be reached by anybody is first; then who cannot be reached by the rest; the others again.
    [[nodiscard]] std::vector<std::vector<int>> fromTheTop(std::vector<int> rest, const MutualScores& scores) const
    {
        const auto most = [&](int who) {
            return scores.at(who).sum + Exact{m_contest.win} * Exact{scores.at(who).unmet};
        };
        std::vector<std::vector<int>> classes;
        for (bool found = true; found && rest.size() > 1;) {
            const auto first = std::find_if(rest.begin(), rest.end(), [&](int who) {
                return std::all_of(rest.begin(), rest.end(),
                                   [&](int other) { return other == who || scores.at(who).sum > most(other); });
            });
            found = first != rest.end();
            if (!found) break;
            classes.push_back({*first});
            rest.erase(first);
        }
        if (classes.empty()) return {rest};
        classes.push_back(rest);
        return again(classes);
    }

    [[nodiscard]] std::vector<std::vector<int>> again(const std::vector<std::vector<int>>& classes) const
    {
        std::vector<std::vector<int>> all;
        for (const auto& each : classes) {
            const auto parts = split(each);
            all.insert(all.end(), parts.begin(), parts.end());
        }
        return all;
    }

    const Contest& m_contest;
    bool m_forfeits;
};

} // namespace

Places directEncounter(const Contest& contest, const std::vector<int>& group, bool forfeitsAsGames)
{
    std::map<int, int> placeOf;
    int place = 1;
    for (const auto& each : Encounters{contest, forfeitsAsGames}.split(group)) {
        for (const int who : each) placeOf[who] = place;
        place += static_cast<int>(each.size());
    }
    Places places;
    for (const int who : group) places.push_back(placeOf[who]);
    return places;
}

} // namespace arbiter
