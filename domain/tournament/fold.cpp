// Folding facts into the state. Each fact changes exactly what its words say.
#include "domain/tournament/fold.h"

#include "domain/tournament/objections.h"
#include "domain/tournament/query.h"

#include <algorithm>
#include <cassert>

namespace arbiter {

namespace {

Player& playerOf(Tournament& t, PlayerId id) { return t.players[static_cast<std::size_t>(id.value - 1)]; }

/// The round, to be changed; a round that a what-if shares with another state is copied first.
Round& edit(Tournament& t, RoundNumber number)
{
    auto& shared = t.rounds[static_cast<std::size_t>(number.value - 1)];
    if (shared.use_count() > 1) shared = std::make_shared<Round>(*shared);
    return const_cast<Round&>(*shared); // every round is created as a mutable one, and this state alone holds it
}

GameState& gameOf(Tournament& t, const GameRef& game)
{
    return edit(t, game.round).boards[static_cast<std::size_t>(game.board.value - 1)].game;
}

void decide(Tournament& t, const GameRef& game, Outcome outcome, EntryNumber entry)
{
    gameOf(t, game) = {outcome, entry};
}

void addTo(ClockChange& sum, const ClockChange& change)
{
    for (const Colour c : bothColours) sum[c] += change[c];
}

void seat(Round& round, PlayerId player, Seat where)
{
    const auto at = static_cast<std::size_t>(player.value - 1);
    if (round.seats.size() <= at) round.seats.resize(at + 1);
    round.seats[at] = where;
}

void seatEverybody(Round& round)
{
    round.seats.clear();
    for (std::size_t i = 0; i < round.boards.size(); ++i)
        for (const Colour c : bothColours)
            seat(round, round.boards[i].pairing.of(c), {BoardNumber{static_cast<int>(i) + 1}, c, {}});
    for (const auto& u : round.unpaired) seat(round, u.player, {BoardNumber{}, Colour::White, u.bye});
}

void index(Tournament& t, const Player& player)
{
    t.names.emplace(player.card.name, player.id);
    if (!player.card.fideId.empty()) t.fideIds[player.card.fideId] = player.id;
}

void unindex(Tournament& t, const Player& player)
{
    t.fideIds.erase(player.card.fideId);
    const auto name = t.names.find(player.card.name);
    if (name != t.names.end() && name->second == player.id) t.names.erase(name);
}

void fold(Tournament& t, const EventOpened& f, EntryNumber)
{
    t.opened = true;
    t.key = f.key;
    t.settings = f.settings;
}

void fold(Tournament& t, const SettingsChanged& f, EntryNumber)
{
    const auto next = changed(t.settings, f.change);
    if (next.rounds != t.settings.rounds && lastPaired(t).value > 0) t.fideMode = false;
    t.settings = next;
}

void fold(Tournament& t, const DutyTaken& f, EntryNumber) { t.onDuty = f.arbiter; }

/// The file's contents are the other entries of its act.
void fold(Tournament& t, const FileImported& f, EntryNumber)
{
    t.keptRecords.insert(t.keptRecords.end(), f.kept.begin(), f.kept.end());
}

void fold(Tournament& t, const PlayerEntered& f, EntryNumber)
{
    Player player;
    player.id = f.player;
    player.card = f.card;
    player.ratings = {f.rating};
    player.firstRound = f.firstRound;
    player.missed = f.missed;
    player.personal = f.personal;
    index(t, player);
    t.players.push_back(std::move(player));
}

void fold(Tournament& t, const PlayerAmended& f, EntryNumber)
{
    auto& player = playerOf(t, f.player);
    unindex(t, player);
    player.card = changed(player.card, f.change);
    index(t, player);
}

/// Who leaves the event leaves what the pairings must heed: a range that ended with him ends with his neighbour.
void forgetInPairings(Tournament& t, PlayerId id)
{
    for (auto& group : t.forbidden) std::erase(group.players, id);
    const auto at = std::find(t.numbers.begin(), t.numbers.end(), id);
    const auto before = at == t.numbers.begin() || at == t.numbers.end() ? std::optional<PlayerId>{} : *(at - 1);
    const auto behind = at == t.numbers.end() || at + 1 == t.numbers.end() ? std::optional<PlayerId>{} : *(at + 1);
    std::erase_if(t.virtualPoints, [&](const VirtualPointsGiven& v) {
        return (v.to == id && (!before || v.from == id)) || (v.from == id && !behind);
    });
    for (auto& v : t.virtualPoints) {
        if (v.to == id) v.to = before;
        if (v.from == id) v.from = behind;
    }
}

void fold(Tournament& t, const PlayerRemoved& f, EntryNumber)
{
    auto& player = playerOf(t, f.player);
    forgetInPairings(t, f.player);
    unindex(t, player);
    player.removed = true;
    std::erase(t.numbers, f.player);
    player.number = {};
    for (std::size_t i = 0; i < t.numbers.size(); ++i) playerOf(t, t.numbers[i]).number.value = static_cast<int>(i) + 1;
}

void fold(Tournament& t, const RatingRecorded& f, EntryNumber) { playerOf(t, f.player).ratings.push_back(f.rating); }

void fold(Tournament& t, const NumbersAssigned& f, EntryNumber)
{
    t.numbers = f.order;
    for (std::size_t i = 0; i < f.order.size(); ++i) playerOf(t, f.order[i]).number.value = static_cast<int>(i) + 1;
}

void fold(Tournament& t, const PlayerWithdrew& f, EntryNumber)
{
    playerOf(t, f.player).standings.push_back({f.from, Standing::Withdrawn});
}

void fold(Tournament& t, const PlayerReturned& f, EntryNumber)
{
    playerOf(t, f.player).standings.push_back({f.from, Standing::Plays});
}

void fold(Tournament& t, const PlayerExpelled& f, EntryNumber)
{
    playerOf(t, f.player).standings.push_back({f.from, Standing::Expelled});
}

void fold(Tournament& t, const ByeGranted& f, EntryNumber) { playerOf(t, f.player).byes[f.round] = f.bye; }
void fold(Tournament& t, const ByeCancelled& f, EntryNumber) { playerOf(t, f.player).byes.erase(f.round); }
void fold(Tournament& t, const PersonalDataErased& f, EntryNumber) { playerOf(t, f.player).personal.reset(); }
void fold(Tournament& t, const InitialColourDrawn& f, EntryNumber) { t.initialColour = f.colour; }

void fold(Tournament& t, const RoundDrafted& f, EntryNumber)
{
    auto round = std::make_shared<Round>();
    round->number = f.round;
    round->method = f.method;
    for (const auto& pairing : f.boards) round->boards.push_back({pairing, {}});
    round->unpaired = f.unpaired;
    seatEverybody(*round);
    t.rounds.push_back(std::move(round));
}

void fold(Tournament& t, const DraftAmended& f, EntryNumber)
{
    auto& round = edit(t, f.round);
    for (const auto& change : f.boards)
        round.boards[static_cast<std::size_t>(change.board.value - 1)].pairing = change.pairing;
    if (f.unpaired) round.unpaired = *f.unpaired;
    round.changedByHand = true;
    seatEverybody(round);
}

void fold(Tournament& t, const RoundPublished& f, EntryNumber entry)
{
    auto& round = edit(t, f.round);
    round.published = true;
    round.publishedBy = entry;
}

void fold(Tournament& t, const ResultEntered& f, EntryNumber entry) { decide(t, f.game, f.outcome, entry); }
void fold(Tournament& t, const ResultCorrected& f, EntryNumber entry) { decide(t, f.game, f.to, entry); }

void fold(Tournament& t, const ClaimRuled& f, EntryNumber entry)
{
    auto& record = t.records[f.game];
    record.claims.push_back({entry, f});
    addTo(record.clocks, f.clocks);
    if (f.outcome) decide(t, f.game, *f.outcome, entry);
}

void fold(Tournament& t, const ClockCorrected& f, EntryNumber entry)
{
    auto& record = t.records[f.game];
    record.clockCorrections.push_back({entry, f});
    addTo(record.clocks, f.change);
}

void fold(Tournament& t, const PenaltyImposed& f, EntryNumber entry)
{
    playerOf(t, f.player).penaltyPoints += f.points;
    if (!f.game) {
        t.penalties.push_back({entry, f});
        return;
    }
    auto& record = t.records[*f.game];
    record.penalties.push_back({entry, f});
    addTo(record.clocks, f.clocks);
    const auto& pairing = findBoard(t, f.game->round, f.game->board)->pairing;
    playerOf(t, pairing.white == f.player ? pairing.black : pairing.white).penaltyPoints += f.opponentPoints;
    if (f.outcome) decide(t, *f.game, *f.outcome, entry);
}

void fold(Tournament& t, const IncidentNoted& f, EntryNumber entry)
{
    if (f.board)
        t.records[{f.round, *f.board, 1}].incidents.push_back({entry, f});
    else
        t.incidents.push_back({entry, f});
}

void fold(Tournament& t, const EnvelopeSealed& f, EntryNumber entry)
{
    t.records[f.game].adjournments.push_back({{entry, f}, {}, {}, {}});
    decide(t, f.game, Outcome::Adjourned, entry);
}

void fold(Tournament& t, const EnvelopeStored& f, EntryNumber entry)
{
    t.records[f.game].adjournments.back().custody.push_back({entry, f});
}

void fold(Tournament& t, const EnvelopeOpened& f, EntryNumber entry)
{
    t.records[f.game].adjournments.back().opened = {entry, f};
}

/// The game stays adjourned for pairing and standings until it has a result (GH 3.1).
void fold(Tournament& t, const GameResumed& f, EntryNumber entry)
{
    t.records[f.game].adjournments.back().resumed = {entry, f};
}

void fold(Tournament& t, const AccelerationAnnounced& f, EntryNumber) { t.acceleration = f.method; }
void fold(Tournament& t, const VirtualPointsGiven& f, EntryNumber) { t.virtualPoints.push_back(f); }

/// Pairs that are forbidden once the event runs leave FIDE mode.
void fold(Tournament& t, const PairsForbidden& f, EntryNumber)
{
    if (lastPaired(t).value > 0) t.fideMode = false;
    t.forbidden.push_back(f);
}

/// What a revocation does is that other entries do not stand; replay sees to it.
void fold(Tournament&, const Revoked&, EntryNumber) {}

} // namespace

std::optional<Refusal> objection(const Tournament& t, const Fact& fact)
{
    if (!t.opened && !std::holds_alternative<EventOpened>(fact)) return object(Why::EventNotOpen);
    return std::visit([&](const auto& f) { return against(t, f); }, fact);
}

void apply(Tournament& t, const Fact& fact, EntryNumber entry)
{
    std::visit([&](const auto& f) { fold(t, f, entry); }, fact);
    t.head = entry;
}

Tournament after(Tournament t, const Fact& fact)
{
    assert(!objection(t, fact));
    apply(t, fact, t.head.next());
    return t;
}

} // namespace arbiter
