// What may follow what: acceleration and forbidden pairs (C.04.7; VCL 106-111).
#include "domain/tournament/objections.h"
#include "domain/tournament/query.h"

#include <algorithm>

namespace arbiter {

namespace {

std::string text(int n) { return std::to_string(n); }

Objection notInEvent(const Tournament& t, PlayerId id)
{
    const auto* player = findPlayer(t, id);
    if (!player) return object(Why::NoSuchPlayer, {text(id.value)});
    return player->removed ? object(Why::PlayerRemoved, {player->card.name}) : std::nullopt;
}

/// Rounds that are not paired yet, the first not after the last.
Objection notToCome(const Tournament& t, RoundNumber first, std::optional<RoundNumber> last)
{
    if (first.value < 1 || first.value > t.settings.rounds) return object(Why::NoSuchRound, {text(first.value)});
    if (first <= lastPaired(t)) return object(Why::RoundAlreadyPaired, {text(first.value)});
    return last && *last < first ? object(Why::NoSuchRound, {text(last->value)}) : std::nullopt;
}

} // namespace

Objection against(const Tournament& t, const AccelerationAnnounced& f)
{
    if (lastPaired(t).value > 0) return object(Why::AccelerationFixed);
    if (f.method == t.acceleration) return object(Why::NothingChanges);
    const auto& s = t.settings.scoring;
    const bool allowed = s.win == 2 * s.draw && s.loss == Points{};
    if (f.method == Acceleration::Baku && !allowed) return object(Why::AccelerationNeedsScoring, {}, "C.04.7");
    return {};
}

Objection against(const Tournament& t, const VirtualPointsGiven& f)
{
    if (lastPaired(t).value > 0) return object(Why::AccelerationFixed);
    if (auto o = notToCome(t, f.first, f.last)) return o;
    for (const auto& end : {f.from, f.to})
        if (auto o = end ? notInEvent(t, *end) : std::nullopt) return o;
    return f.points < Points{} ? object(Why::NothingChanges) : std::nullopt;
}

Objection against(const Tournament& t, const PairsForbidden& f)
{
    if (auto o = notToCome(t, f.first, f.last)) return o;
    for (const auto id : f.players)
        if (auto o = notInEvent(t, id)) return o;
    auto players = f.players;
    std::sort(players.begin(), players.end());
    const bool twice = std::adjacent_find(players.begin(), players.end()) != players.end();
    return players.size() < 2 || twice ? object(Why::TooFewForbidden) : std::nullopt;
}

} // namespace arbiter
