// The restricted draw of C.05 Annex 2: see round_robin.h.
#include <algorithm>
#include <map>
#include <random>

#include "domain/pairing/round_robin.h"

namespace arbiter {

namespace {

using Sets = std::vector<std::vector<int>>;

Sets officialSets(int even)
{
    switch (even) {
    case 10: return {{3, 4, 8}, {5, 7, 9}, {1, 6}, {2, 10}};
    case 12: return {{4, 5, 9, 10}, {1, 2, 7}, {6, 8, 12}, {3, 11}};
    case 14: return {{4, 5, 6, 11, 12}, {1, 2, 8, 9}, {7, 10, 13}, {3, 14}};
    case 16: return {{5, 6, 7, 12, 13, 14}, {1, 2, 3, 9, 10}, {8, 11, 15}, {4, 16}};
    case 18: return {{5, 6, 7, 8, 14, 15, 16}, {1, 2, 3, 10, 11, 12}, {9, 13, 17}, {4, 18}};
    case 20: return {{6, 7, 8, 9, 15, 16, 17, 18}, {1, 2, 3, 11, 12, 13, 14}, {5, 10, 19}, {4, 20}};
    case 22: return {{6, 7, 8, 9, 10, 17, 18, 19, 20}, {1, 2, 3, 4, 12, 13, 14, 15}, {11, 16, 21}, {5, 22}};
    case 24: return {{6, 7, 8, 9, 10, 11, 19, 20, 21, 22}, {1, 2, 3, 4, 13, 14, 15, 16, 17}, {12, 18, 23}, {5, 24}};
    default: return {};
    }
}

/// A fair draw that gives the same on every machine, which the library's distributions do not promise.
class Lots {
public:
    explicit Lots(std::uint64_t seed) : m_engine{seed} {}
    std::size_t below(std::size_t count)
    {
        const std::uint64_t fair = std::mt19937_64::max() - std::mt19937_64::max() % count;
        std::uint64_t drawn = m_engine();
        while (drawn >= fair) drawn = m_engine();
        return drawn % count;
    }
    int take(std::vector<int>& from)
    {
        const auto at = from.begin() + static_cast<std::ptrdiff_t>(below(from.size()));
        const int number = *at;
        from.erase(at);
        return number;
    }

private:
    std::mt19937_64 m_engine;
};

/// A contingent: the places of its players in the list, in alphabetical order of names.
using Contingent = std::pair<std::string, std::vector<int>>;

std::vector<Contingent> contingents(const std::vector<VarmaEntrant>& entrants)
{
    std::map<std::string, std::vector<int>> byFederation;
    for (int i = 0; i < static_cast<int>(entrants.size()); ++i) byFederation[entrants[i].federation].push_back(i);
    std::vector<Contingent> list(byFederation.begin(), byFederation.end());
    for (auto& [federation, players] : list)
        std::stable_sort(players.begin(), players.end(),
                         [&](int a, int b) { return entrants[a].name < entrants[b].name; });
    std::stable_sort(list.begin(), list.end(),
                     [](const auto& a, const auto& b) { return a.second.size() > b.second.size(); });
    return list;
}

/// One of the sets that still hold enough numbers, by lot; where none does, the one that holds most.
std::vector<int>& drawSet(Sets& sets, std::size_t needed, Lots& lots)
{
    std::vector<std::size_t> enough;
    for (std::size_t s = 0; s < sets.size(); ++s)
        if (sets[s].size() >= needed) enough.push_back(s);
    if (!enough.empty()) return sets[enough[lots.below(enough.size())]];
    return *std::max_element(sets.begin(), sets.end(), [](auto& a, auto& b) { return a.size() < b.size(); });
}

bool meetInLastThree(int players, int a, int b)
{
    const auto rounds = bergerTable({players, false, false});
    for (std::size_t r = rounds.size() - std::min<std::size_t>(3, rounds.size()); r < rounds.size(); ++r)
        for (const auto& game : rounds[r])
            if ((game.white == a && game.black == b) || (game.white == b && game.black == a)) return true;
    return false;
}

bool anyMeetLate(const std::vector<int>& players, const std::vector<int>& numbers)
{
    const int count = static_cast<int>(numbers.size());
    for (const int a : players)
        for (const int b : players)
            if (a < b && meetInLastThree(count, numbers[a], numbers[b])) return true;
    return false;
}

} // namespace

std::vector<std::vector<int>> varmaSets(int players)
{
    Sets sets = officialSets(players + players % 2);
    for (auto& set : sets) std::erase_if(set, [&](int number) { return number > players; });
    return sets;
}

VarmaDraw drawVarma(const std::vector<VarmaEntrant>& entrants, std::uint64_t seed)
{
    const int count = static_cast<int>(entrants.size());
    Sets sets = varmaSets(count);
    const bool restricted = !sets.empty();
    if (!restricted) {
        sets.emplace_back();
        for (int n = 1; n <= count; ++n) sets.back().push_back(n);
    }
    VarmaDraw draw;
    draw.numbers.assign(entrants.size(), 0);
    Lots lots{seed};
    for (const auto& [federation, players] : contingents(entrants)) {
        std::vector<int>* set = &drawSet(sets, players.size(), lots);
        if (set->size() < players.size()) draw.spread.push_back(federation);
        for (const int player : players) {
            if (set->empty()) set = &drawSet(sets, players.size(), lots);
            draw.numbers[player] = lots.take(*set);
        }
        if (restricted && anyMeetLate(players, draw.numbers)) draw.meetLate.push_back(federation);
    }
    return draw;
}

} // namespace arbiter
