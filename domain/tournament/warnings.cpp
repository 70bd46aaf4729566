// What may be done, but not unknowingly (VCL 57-61, 66, 69, 157-179, 197).
#include "domain/tournament/fold.h"
#include "domain/tournament/query.h"

namespace arbiter {

namespace {

using Warnings = std::vector<Warning>;

std::string text(int n) { return std::to_string(n); }

const std::string& nameFor(const Tournament& t, PlayerId id) { return findPlayer(t, id)->card.name; }

/// Over the board, in a published round before `before`.
bool havePlayed(const Tournament& t, const Pairing& pair, RoundNumber before)
{
    for (RoundNumber r{1}; r < before; r = r.next()) {
        const auto& round = *findRound(t, r);
        const auto seat = seatIn(round, pair.white);
        if (!seat || !seat->paired() || opponentIn(round, *seat) != pair.black) continue;
        const auto score = scoreIn(t, *findPlayer(t, pair.white), r);
        if (score && classOf(*score).played) return true;
    }
    return false;
}

/// C2 of C.04.3: a win's worth without playing, in any earlier round.
bool barredFromBye(const Tournament& t, PlayerId id, RoundNumber before)
{
    for (RoundNumber r{1}; r < before; r = r.next()) {
        const auto score = scoreIn(t, *findPlayer(t, id), r);
        if (score && classOf(*score).barsBye) return true;
    }
    return false;
}

Warnings cautions(const Tournament& t, const PlayerEntered& f)
{
    const auto same = t.names.find(f.card.name);
    if (same == t.names.end()) return {};
    const auto& other = findPlayer(t, same->second)->card;
    const bool told = !f.card.fideId.empty() && !other.fideId.empty();
    if (told || other.federation != f.card.federation) return {};
    return {{Caution::SamePlayerTwice, {f.card.name}}};
}

Warnings cautions(const Tournament& t, const ByeGranted& f)
{
    const auto& player = *findPlayer(t, f.player);
    if (f.bye == Bye::Full) return {{Caution::FullPointBye, {player.card.name}}};
    if (f.bye != Bye::Half) return {};
    for (std::size_t i = 0; i < player.missed.size(); ++i)
        if (player.missed[i] == Bye::Half)
            return {{Caution::SecondHalfPointBye, {player.card.name, std::to_string(i + 1)}}};
    for (const auto& [round, bye] : player.byes)
        if (bye == Bye::Half) return {{Caution::SecondHalfPointBye, {player.card.name, text(round.value)}}};
    return {};
}

Warnings cautions(const Tournament& t, const SettingsChanged& f)
{
    if (!f.change.rounds || *f.change.rounds == t.settings.rounds || lastPaired(t).value == 0) return {};
    return {{Caution::RoundsAfterStart, {text(t.settings.rounds), text(*f.change.rounds)}}};
}

Warnings cautions(const Tournament& t, const PairsForbidden& f)
{
    if (lastPaired(t).value == 0) return {};
    return {{Caution::PairsForbiddenLate, {text(f.first.value)}}};
}

Warnings cautions(const Tournament& t, const PlayerExpelled& f)
{
    return {{Caution::PlayerExpelled, {nameFor(t, f.player)}}};
}

Warnings cautions(const Tournament& t, const RoundDrafted& f)
{
    Warnings found;
    int justNow = 0;
    for (const auto& game : adjournedGames(t)) {
        if (game.round.next() == f.round)
            ++justNow;
        else
            found.push_back({Caution::OlderGameAdjourned, {text(game.round.value), text(game.board.value)}});
    }
    if (justNow > 0) found.push_back({Caution::GamesAdjourned, {text(f.round.value - 1), text(justNow)}});
    return found;
}

Warnings cautions(const Tournament& t, const DraftAmended& f)
{
    Warnings found{{Caution::PairedByHand, {text(f.round.value)}}};
    for (const auto& change : f.boards)
        if (havePlayed(t, change.pairing, f.round))
            found.push_back(
                {Caution::RematchByHand, {nameFor(t, change.pairing.white), nameFor(t, change.pairing.black)}});
    if (!f.unpaired) return found;
    for (const auto& u : *f.unpaired)
        if (u.bye == Bye::PairingAllocated && barredFromBye(t, u.player, f.round))
            found.push_back({Caution::ByeByHandNotEntitled, {nameFor(t, u.player)}});
    return found;
}

Warnings cautions(const Tournament& t, const ResultEntered& f)
{
    const auto stands = findBoard(t, f.game.round, f.game.board)->game.outcome;
    const bool wasAdjourned = stands == Outcome::Adjourned;
    const bool drawn = f.outcome == Outcome::Drawn || f.outcome == Outcome::DrawnUnrated;
    if (!wasAdjourned || drawn || f.game.round >= lastPaired(t)) return {};
    return {{Caution::AdjournedGameNotDrawn,
             {text(f.game.round.value), text(f.game.board.value), std::string{textOf(f.outcome)}}}};
}

/// Nothing to warn about with any other fact.
Warnings cautions(const Tournament&, const auto&) { return {}; }

} // namespace

std::vector<Warning> warnings(const Tournament& t, const Fact& fact)
{
    return std::visit([&](const auto& f) { return cautions(t, f); }, fact);
}

} // namespace arbiter
