// Penalties in points, by the order of the journal.
#include "domain/tournament/penalties.h"

#include "domain/tournament/query.h"

namespace arbiter {

namespace {

/// The last round that was published before this entry; 0 before round 1.
RoundNumber publishedBefore(const Tournament& t, EntryNumber entry)
{
    RoundNumber last;
    for (const auto& round : t.rounds)
        if (round->published && round->publishedBy < entry) last = round->number;
    return last;
}

/// What this penalty in a game adds to the player's score; nothing for those who are not in the game.
Points shareOf(const Tournament& t, PlayerId player, const PenaltyImposed& f)
{
    if (f.player == player) return f.points;
    const auto& pairing = findBoard(t, f.game->round, f.game->board)->pairing;
    return pairing.white == player || pairing.black == player ? f.opponentPoints : Points{};
}

} // namespace

Points penaltyPointsAfter(const Tournament& t, const Player& player, RoundNumber last)
{
    Points sum = player.penaltyPoints;
    if (last >= lastPublished(t)) return sum;
    for (const auto& [entry, f] : t.penalties)
        if (f.player == player.id && last < publishedBefore(t, entry)) sum = sum - f.points;
    for (const auto& [game, record] : t.records)
        for (const auto& penalty : record.penalties)
            if (last < game.round) sum = sum - shareOf(t, player.id, penalty.fact);
    return sum;
}

} // namespace arbiter
