// What may follow what: the event itself and its players (C.04.2 2; VCL 57-88, 145-156, 170-202).
#include "domain/tournament/objections.h"
#include "domain/tournament/query.h"

#include <algorithm>

namespace arbiter {

namespace {

std::string text(int n) { return std::to_string(n); }

bool blank(const std::string& s) { return s.find_first_not_of(' ') == std::string::npos; }

/// The player, present in the event, or why not.
Objection missing(const Tournament& t, PlayerId id)
{
    const auto* player = findPlayer(t, id);
    if (!player) return object(Why::NoSuchPlayer, {text(id.value)});
    if (player->removed) return object(Why::PlayerRemoved, {player->card.name});
    return {};
}

/// Rounds that are paired already can be decided about no more.
Objection paired(const Tournament& t, RoundNumber round)
{
    if (round.value < 1 || round.value > t.settings.rounds) return object(Why::NoSuchRound, {text(round.value)});
    if (round <= lastPaired(t)) return object(Why::RoundAlreadyPaired, {text(round.value)});
    return {};
}

Objection impossibleRating(const RatingRecord& r)
{
    if (r.rating < 0 || r.rating > 4000) return object(Why::RatingOutOfRange, {text(r.rating)});
    if (r.from.value < 1) return object(Why::NoSuchRound, {text(r.from.value)});
    return {};
}

Objection idTaken(const Tournament& t, const std::string& fideId, PlayerId by)
{
    const auto at = fideId.empty() ? t.fideIds.end() : t.fideIds.find(fideId);
    if (at == t.fideIds.end() || at->second == by) return {};
    return object(Why::FideIdNotUnique, {fideId, findPlayer(t, at->second)->card.name});
}

Standing latest(const Player& p) { return p.standings.empty() ? Standing::Plays : p.standings.back().standing; }

/// Somebody who is not in the event, or not any more.
Objection isOut(const Tournament& t, PlayerId id)
{
    if (auto m = missing(t, id)) return m;
    const auto& player = *findPlayer(t, id);
    return latest(player) == Standing::Expelled ? object(Why::Expelled, {player.card.name}) : std::nullopt;
}

/// A withdrawal or a return of somebody who still plays, from a round that is not paired yet.
Objection cannotLeave(const Tournament& t, PlayerId id, RoundNumber from)
{
    if (auto o = isOut(t, id)) return o;
    return paired(t, from);
}

/// After the last round there is none to be left out of, but there are the standings (VCL 197).
bool isAfterLastRound(const Tournament& t, RoundNumber from)
{
    return from.value == t.settings.rounds + 1 && lastPaired(t).value == t.settings.rounds;
}

bool fixedNow(const Tournament& t) { return lastPaired(t).value > 0; }

/// C.04.2 2.3: once round 4 is paired no number changes; who comes later is appended.
bool onlyAppends(const Tournament& t, const std::vector<PlayerId>& order)
{
    return order.size() >= t.numbers.size() && std::equal(t.numbers.begin(), t.numbers.end(), order.begin());
}

} // namespace

Objection against(const Tournament& t, const EventOpened& f)
{
    if (t.opened) return object(Why::EventAlreadyOpen);
    const bool hex = f.key.size() == 32 && f.key.find_first_not_of("0123456789abcdef") == std::string::npos;
    if (!hex) return object(Why::UnusableText, {"key", f.key, "0-9a-f x 32"});
    return objectionTo(f.settings);
}

Objection against(const Tournament& t, const SettingsChanged& f)
{
    const auto next = changed(t.settings, f.change);
    if (next == t.settings) return object(Why::NothingChanges);
    if (auto o = objectionTo(next)) return o;
    const auto& s = next.scoring;
    if (t.acceleration == Acceleration::Baku && (s.win != 2 * s.draw || s.loss != Points{}))
        return object(Why::AccelerationNeedsScoring, {}, "C.04.7");
    if (!fixedNow(t)) return {};
    if (next.scoring != t.settings.scoring) return object(Why::ScoringFixed, {}, {});
    if (next.tieBreaks != t.settings.tieBreaks) return object(Why::TieBreaksFixed);
    if (next.edition != t.settings.edition) return object(Why::EditionFixed);
    if (next.rounds < lastPaired(t).value)
        return object(Why::RoundsBelowPaired, {text(next.rounds), text(lastPaired(t).value)});
    return {};
}

Objection against(const Tournament&, const DutyTaken& f)
{
    return blank(f.arbiter) ? object(Why::NameMissing) : std::nullopt;
}

Objection against(const Tournament&, const FileImported& f)
{
    return blank(f.file) ? object(Why::NameMissing) : std::nullopt;
}

Objection against(const Tournament& t, const PlayerEntered& f)
{
    const auto next = static_cast<int>(t.players.size()) + 1;
    if (f.player.value != next) return object(Why::WrongPlayerNumber, {text(f.player.value), text(next)});
    if (auto o = objectionTo(f.card)) return o;
    if (auto o = impossibleRating(f.rating)) return o;
    if (auto o = idTaken(t, f.card.fideId, f.player)) return o;
    if (auto o = paired(t, f.firstRound)) return o;
    const auto missed = f.firstRound.value - 1;
    const bool halfOrZero =
        std::all_of(f.missed.begin(), f.missed.end(), [](Bye b) { return b == Bye::Half || b == Bye::Zero; });
    if (static_cast<int>(f.missed.size()) != missed || !halfOrZero)
        return object(Why::LateEntryByesWrong, {text(f.firstRound.value), text(missed)});
    return {};
}

Objection against(const Tournament& t, const PlayerAmended& f)
{
    if (auto o = missing(t, f.player)) return o;
    const auto& card = findPlayer(t, f.player)->card;
    const auto next = changed(card, f.change);
    if (next == card) return object(Why::NothingChanges);
    if (auto o = objectionTo(next)) return o;
    return idTaken(t, next.fideId, f.player);
}

Objection against(const Tournament& t, const PlayerRemoved& f)
{
    if (auto o = missing(t, f.player)) return o;
    return fixedNow(t) ? object(Why::PlayerNotRemovable, {findPlayer(t, f.player)->card.name}) : std::nullopt;
}

Objection against(const Tournament& t, const RatingRecorded& f)
{
    if (auto o = missing(t, f.player)) return o;
    return impossibleRating(f.rating);
}

Objection against(const Tournament& t, const NumbersAssigned& f)
{
    if (lastPaired(t).value >= 4 && !onlyAppends(t, f.order)) return object(Why::NumbersFixed, {}, "C.04.2 2.3");
    std::vector<bool> named(t.players.size(), false);
    for (const auto id : f.order) {
        const auto at = static_cast<std::size_t>(id.value - 1);
        if (missing(t, id) || named[at]) return object(Why::NumbersIncomplete, {text(id.value)});
        named[at] = true;
    }
    for (const auto* player : activePlayers(t))
        if (!named[static_cast<std::size_t>(player->id.value - 1)])
            return object(Why::NumbersIncomplete, {player->card.name});
    return {};
}

Objection against(const Tournament& t, const PlayerWithdrew& f)
{
    if (auto o = cannotLeave(t, f.player, f.from)) return o;
    const auto& player = *findPlayer(t, f.player);
    return latest(player) == Standing::Withdrawn ? object(Why::AlreadyWithdrawn, {player.card.name}) : std::nullopt;
}

Objection against(const Tournament& t, const PlayerReturned& f)
{
    if (auto o = cannotLeave(t, f.player, f.from)) return o;
    const auto& player = *findPlayer(t, f.player);
    return latest(player) != Standing::Withdrawn ? object(Why::NotWithdrawn, {player.card.name}) : std::nullopt;
}

Objection against(const Tournament& t, const PlayerExpelled& f)
{
    if (auto o = isAfterLastRound(t, f.from) ? isOut(t, f.player) : cannotLeave(t, f.player, f.from)) return o;
    if (!f.article.empty() && !isArticleNumber(f.article)) return object(Why::BadArticle, {f.article});
    return blank(f.reason) ? object(Why::ReasonMissing) : std::nullopt;
}

Objection against(const Tournament& t, const ByeGranted& f)
{
    if (auto o = missing(t, f.player)) return o;
    if (auto o = paired(t, f.round)) return o;
    const auto& player = *findPlayer(t, f.player);
    const auto& name = player.card.name;
    if (f.bye == Bye::PairingAllocated) return object(Why::ByeNotToBeGranted);
    switch (presenceIn(player, f.round)) {
    case Presence::Plays: return {};
    case Presence::HasBye: return object(Why::ByeAlreadyGranted, {name, text(f.round.value)});
    case Presence::NotEntered: return object(Why::PlayerNotPresent, {name, text(f.round.value)});
    case Presence::Withdrawn: return object(Why::AlreadyWithdrawn, {name});
    case Presence::Expelled: return object(Why::Expelled, {name});
    case Presence::Removed: return object(Why::PlayerRemoved, {name});
    }
    return {};
}

Objection against(const Tournament& t, const ByeCancelled& f)
{
    if (auto o = missing(t, f.player)) return o;
    if (auto o = paired(t, f.round)) return o;
    const auto& player = *findPlayer(t, f.player);
    return player.byes.contains(f.round) ? std::nullopt
                                         : object(Why::NoByeGranted, {player.card.name, text(f.round.value)});
}

Objection against(const Tournament& t, const PersonalDataErased& f)
{
    if (auto o = missing(t, f.player)) return o;
    const auto& player = *findPlayer(t, f.player);
    return player.personal ? std::nullopt : object(Why::NoPersonalData, {player.card.name});
}

/// Which entries may be revoked is a question to the journal, not to the state.
Objection against(const Tournament&, const Revoked&) { return {}; }

} // namespace arbiter
