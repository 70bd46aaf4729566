// C.07 articles 12 and 13: tie-breaks of teams.
#include "domain/standings/arena.h"

#include <algorithm>
#include <map>

namespace arbiter {

namespace {

const TeamBoards& boardsOf(const Arena& arena, int who)
{
    return arena.event().teamBoards[static_cast<std::size_t>(who)];
}

Exact total(const Contest& contest, int who) { return scoreOf(contest.contestants[static_cast<std::size_t>(who)]); }

/// 12.1: a win on board 1 is worth 1, on board 2 worth 2 ...; lower is better.
Exact boardCount(const Arena& arena, int who)
{
    Exact sum;
    const auto& boards = boardsOf(arena, who).perBoard;
    for (std::size_t b = 0; b < boards.size(); ++b) sum += Exact{static_cast<std::int64_t>(b) + 1} * Exact{boards[b]};
    return sum;
}

/// 13.4: how much of the opponents' score a point of the schedule is worth.
std::int64_t divisorOf(const Arena& arena, const TieBreakCode& code)
{
    if (code.divisor) return *code.divisor;
    const auto& e = arena.event();
    const auto most = Exact{e.main.win} * Exact{e.main.scheduled};
    return std::max<std::int64_t>(1, (most / Exact{e.secondary->win}).floor());
}

TieBreakValue scoreAndSchedule(const Arena& arena, int who, const TieBreakCode& code)
{
    TieBreakCode strength = code;
    strength.which = code.fore ? TieBreak::FB : TieBreak::BH;
    strength.kind = ScoreKind::Primary;
    auto value = buchholz(arena, who, strength);
    const auto k = divisorOf(arena, code);
    value.value = total(*arena.event().secondary, who) + *value.value / Exact{k};
    return value;
}

/// Classes of a group by a key that counts higher first.
template <class Key> Places placesBy(const std::vector<int>& group, Key key)
{
    Places places;
    for (const int who : group) {
        const auto mine = key(who);
        places.push_back(1 + static_cast<int>(std::count_if(group.begin(), group.end(),
                                                            [&](int other) { return key(other) > mine; })));
    }
    return places;
}

/// 12.2: the points on board 1, then on board 2 ...
std::vector<Points> fromTheTopBoard(const TeamBoards& boards) { return boards.perBoard; }

/// 12.3: the points without the last board, then without the last two ...
std::vector<Points> withoutBottomBoards(const TeamBoards& boards)
{
    std::vector<Points> sums;
    Points sum;
    for (const auto points : boards.perBoard) sums.push_back(sum += points);
    std::reverse(sums.begin(), sums.end());
    return sums;
}

bool splits(const Places& places)
{
    return std::any_of(places.begin(), places.end(), [](int p) { return p != 1; });
}

/// Members of a group by their place, best first.
std::vector<std::vector<int>> classesOf(const std::vector<int>& group, const Places& places)
{
    std::map<int, std::vector<int>> byPlace;
    for (std::size_t i = 0; i < group.size(); ++i) byPlace[places[i]].push_back(group[i]);
    std::vector<std::vector<int>> classes;
    for (auto& [place, members] : byPlace) classes.push_back(std::move(members));
    return classes;
}

/// What two teams scored on each board against each other (13.3.2).
TeamBoards mutualBoards(const Arena& arena, int who, int other)
{
    TeamBoards boards;
    boards.perBoard.assign(static_cast<std::size_t>(arena.event().boards), Points{});
    const auto& rounds = arena.event().main.contestants[static_cast<std::size_t>(who)].rounds;
    for (std::size_t r = 0; r < rounds.size(); ++r) {
        if (rounds[r].opponent != other) continue;
        const auto& scored = boardsOf(arena, who).perRoundBoard[r];
        for (std::size_t b = 0; b < scored.size() && b < boards.perBoard.size(); ++b) boards.perBoard[b] += scored[b];
    }
    return boards;
}

class ExtendedEncounter {
public:
    ExtendedEncounter(const Arena& arena, const TieBreakCode& code) : m_arena{arena}, m_code{code} {}

    /// 13.3: by the primary score; where that splits nothing, by the secondary; each new subset from the start.
    [[nodiscard]] std::vector<std::vector<int>> split(const std::vector<int>& group) const
    {
        if (group.size() < 2) return {group};
        auto places = directEncounter(m_arena.event().main, group, m_code.forfeitsAsGames);
        if (!splits(places)) places = directEncounter(*m_arena.event().secondary, group, m_code.forfeitsAsGames);
        if (!splits(places)) return lastOfTwo(group);
        std::vector<std::vector<int>> all;
        for (const auto& each : classesOf(group, places)) {
            const auto parts = split(each);
            all.insert(all.end(), parts.begin(), parts.end());
        }
        return all;
    }

private:
    /// 13.3.2: exactly two, level in both scores, by the boards of their matches.
    [[nodiscard]] std::vector<std::vector<int>> lastOfTwo(const std::vector<int>& group) const
    {
        if (group.size() != 2 || m_code.which == TieBreak::EDE) return {group};
        const auto a = mutualBoards(m_arena, group[0], group[1]), b = mutualBoards(m_arena, group[1], group[0]);
        const auto order = compared(a, b);
        if (order == 0) return {group};
        return order > 0 ? std::vector{std::vector{group[0]}, std::vector{group[1]}}
                         : std::vector{std::vector{group[1]}, std::vector{group[0]}};
    }

    /// Above 0 where the first is ahead.
    [[nodiscard]] int compared(const TeamBoards& a, const TeamBoards& b) const
    {
        const bool count = m_code.which == TieBreak::EDEBT || m_code.which == TieBreak::EDEBB;
        const bool top = m_code.which == TieBreak::EDEBT || m_code.which == TieBreak::EDET;
        if (count)
            if (const auto x = weighed(a), y = weighed(b); x != y) return x < y ? 1 : -1;
        const auto x = top ? fromTheTopBoard(a) : withoutBottomBoards(a);
        const auto y = top ? fromTheTopBoard(b) : withoutBottomBoards(b);
        return x == y ? 0 : x > y ? 1 : -1;
    }

    [[nodiscard]] static Points weighed(const TeamBoards& boards)
    {
        Points sum;
        int number = 0;
        for (const auto points : boards.perBoard) sum += ++number * points;
        return sum;
    }

    const Arena& m_arena;
    const TieBreakCode& m_code;
};

} // namespace

TieBreakValue teamValue(const Arena& arena, int who, const TieBreakCode& code)
{
    const auto& e = arena.event();
    if (!e.secondary) return {};
    switch (code.which) {
    case TieBreak::GPTS: return {total(arena.contest(ScoreKind::Game), who), {}};
    case TieBreak::MPvGP: return {total(*e.secondary, who), {}};
    case TieBreak::SSSC: return scoreAndSchedule(arena, who, code);
    case TieBreak::BC: return {boardCount(arena, who), {}};
    default: return {};
    }
}

Places teamStage(const Arena& arena, const std::vector<int>& group, const TieBreakCode& code)
{
    if (!arena.event().secondary) return Places(group.size(), 1);
    if (code.which == TieBreak::TBR)
        return placesBy(group, [&](int who) { return fromTheTopBoard(boardsOf(arena, who)); });
    if (code.which == TieBreak::BBE)
        return placesBy(group, [&](int who) { return withoutBottomBoards(boardsOf(arena, who)); });
    Places places(group.size(), 1);
    int place = 1;
    for (const auto& each : ExtendedEncounter{arena, code}.split(group)) {
        for (const int who : each)
            places[static_cast<std::size_t>(std::find(group.begin(), group.end(), who) - group.begin())] = place;
        place += static_cast<int>(each.size());
    }
    return places;
}

} // namespace arbiter
