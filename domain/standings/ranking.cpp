// Ranking by points.
#include "domain/standings/ranking.h"

#include <algorithm>
#include <tuple>

namespace arbiter {

namespace {

bool ranksBefore(const Placed& a, const Placed& b)
{
    const auto number = [](const Placed& p) { return p.player->number.value ? p.player->number.value : 1'000'000; };
    return std::tuple{-a.points, number(a), a.player->id} < std::tuple{-b.points, number(b), b.player->id};
}

} // namespace

std::vector<Placed> rankedByPoints(const Tournament& t, RoundNumber after)
{
    std::vector<Placed> ranked;
    for (const auto* player : activePlayers(t)) {
        const auto standing = standingIn(*player, after.next());
        if (standing == Standing::Expelled) continue;
        ranked.push_back({player, pointsAfter(t, *player, after), 0, standing == Standing::Withdrawn});
    }
    std::sort(ranked.begin(), ranked.end(), ranksBefore);
    for (std::size_t i = 0; i < ranked.size(); ++i)
        ranked[i].place =
            i > 0 && ranked[i].points == ranked[i - 1].points ? ranked[i - 1].place : static_cast<int>(i) + 1;
    return ranked;
}

std::optional<NotFinal> notFinal(const Tournament& t, RoundNumber after)
{
    bool adjourned = false;
    for (RoundNumber r{1}; r <= after; r = r.next()) {
        if (!openBoards(t, r, false).empty()) return NotFinal::ResultsMissing;
        adjourned = adjourned || !openBoards(t, r, true).empty();
    }
    if (adjourned) return NotFinal::GamesAdjourned;
    return after.value < t.settings.rounds ? std::optional{NotFinal::RoundsToCome} : std::nullopt;
}

} // namespace arbiter
