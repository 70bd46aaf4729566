// What may follow what: rounds and results (C.04.2 3; VCL 57-69, 157-169, 189-193).
#include "domain/tournament/objections.h"
#include "domain/tournament/query.h"

#include <algorithm>

namespace arbiter {

namespace {

std::string text(int n) { return std::to_string(n); }

std::string nameFor(const Tournament& t, PlayerId id)
{
    const auto* player = findPlayer(t, id);
    return player ? player->card.name : text(id.value);
}

struct Drawn {
    RoundNumber round;
    const std::vector<Pairing>& boards;
    const std::vector<Unpaired>& unpaired;
};

/// Marks a player as placed in the round; an objection where he cannot be or is placed already.
Objection place(const Tournament& t, const Drawn& d, PlayerId id, std::vector<bool>& placed)
{
    const auto* player = findPlayer(t, id);
    if (!player) return object(Why::NoSuchPlayer, {text(id.value)});
    const auto presence = presenceIn(*player, d.round);
    if (presence != Presence::Plays && presence != Presence::HasBye)
        return object(Why::PlayerNotPresent, {player->card.name, text(d.round.value)});
    const auto at = static_cast<std::size_t>(id.value - 1);
    if (placed[at]) return object(Why::PlayerTwiceInRound, {player->card.name, text(d.round.value)});
    placed[at] = true;
    return {};
}

/// A bye must be the one granted, or the pairing-allocated bye of a player who was there to play.
bool fits(const Tournament& t, RoundNumber round, const Unpaired& u)
{
    const auto& byes = findPlayer(t, u.player)->byes;
    const auto granted = byes.find(round);
    return granted == byes.end() ? u.bye == Bye::PairingAllocated : u.bye == granted->second;
}

/// Each player who takes part stands in the round exactly once: on a board, or with the bye that is his.
Objection misplaced(const Tournament& t, const Drawn& d)
{
    std::vector<bool> placed(t.players.size(), false);
    for (const auto& pairing : d.boards)
        for (const Colour c : bothColours) {
            if (auto o = place(t, d, pairing.of(c), placed)) return o;
            if (findPlayer(t, pairing.of(c))->byes.contains(d.round))
                return object(Why::ByeDiffers, {nameFor(t, pairing.of(c)), text(d.round.value)});
        }
    int allocated = 0;
    for (const auto& u : d.unpaired) {
        if (auto o = place(t, d, u.player, placed)) return o;
        if (!fits(t, d.round, u)) return object(Why::ByeDiffers, {nameFor(t, u.player), text(d.round.value)});
        if (u.bye == Bye::PairingAllocated && ++allocated > 1)
            return object(Why::TwoPairingByes, {text(d.round.value)});
    }
    for (const auto& player : t.players) {
        const auto presence = presenceIn(player, d.round);
        const bool takesPart = presence == Presence::Plays || presence == Presence::HasBye;
        if (takesPart && !placed[static_cast<std::size_t>(player.id.value - 1)])
            return object(Why::PlayerLeftOut, {player.card.name, text(d.round.value)});
    }
    return {};
}

/// The draft of that round, or why there is none.
Result<const Round*> draftOf(const Tournament& t, RoundNumber round)
{
    const auto* r = findRound(t, round);
    if (!r) return refuse(Why::NoSuchRound, {text(round.value)});
    if (r->published) return refuse(Why::NoDraft, {text(round.value)});
    return r;
}

Result<const Board*> publishedGame(const Tournament& t, const GameRef& game)
{
    auto board = gameAt(t, game);
    if (board && !findRound(t, game.round)->published) return refuse(Why::RoundNotPublished, {text(game.round.value)});
    return board;
}

bool everyoneNumbered(const Tournament& t)
{
    const auto players = activePlayers(t);
    return std::all_of(players.begin(), players.end(), [](const Player* p) { return p->number.value > 0; });
}

} // namespace

Objection against(const Tournament& t, const InitialColourDrawn&)
{
    return t.initialColour ? object(Why::InitialColourFixed) : std::nullopt;
}

Objection against(const Tournament& t, const RoundDrafted& f)
{
    const auto last = lastPaired(t);
    if (f.round != last.next()) return object(Why::NotTheNextRound, {text(f.round.value), text(last.next().value)});
    if (f.round.value > t.settings.rounds) return object(Why::RoundsExhausted, {text(t.settings.rounds)});
    if (last.value > 0 && !t.rounds.back()->published) return object(Why::DraftOpen, {text(last.value)});
    if (const auto open = openBoards(t, last, false); !open.empty())
        return object(Why::ResultsMissing, {text(last.value), text(open.front().value)});
    if (!everyoneNumbered(t)) return object(Why::NumbersMissing);
    if (!t.initialColour) return object(Why::InitialColourMissing);
    const bool history = f.method == PairingMethod::Imported; // a file may tell of a round in which nobody played
    if (f.boards.empty() && !history) return object(Why::TooFewPlayers, {text(static_cast<int>(f.unpaired.size()))});
    return misplaced(t, {f.round, f.boards, f.unpaired});
}

Objection against(const Tournament& t, const DraftAmended& f)
{
    const auto draft = draftOf(t, f.round);
    if (!draft) return draft.error();
    if (f.boards.empty() && !f.unpaired) return object(Why::NothingChanges);
    std::vector<Pairing> boards;
    for (const auto& board : (*draft)->boards) boards.push_back(board.pairing);
    for (const auto& change : f.boards) {
        const auto at = static_cast<std::size_t>(change.board.value - 1);
        if (change.board.value < 1 || at >= boards.size())
            return object(Why::NoSuchBoard, {text(f.round.value), text(change.board.value)});
        boards[at] = change.pairing;
    }
    return misplaced(t, {f.round, boards, f.unpaired ? *f.unpaired : (*draft)->unpaired});
}

Objection against(const Tournament& t, const RoundPublished& f)
{
    const auto draft = draftOf(t, f.round);
    return draft ? std::nullopt : Objection{draft.error()};
}

Objection against(const Tournament& t, const ResultEntered& f)
{
    const auto board = publishedGame(t, f.game);
    if (!board) return board.error();
    const auto& stands = (*board)->game.outcome;
    if (!stands) return {};
    const std::vector<Word> values{text(f.game.round.value), text(f.game.board.value), std::string{textOf(*stands)}};
    if (*stands == f.outcome) return object(Why::ResultSame, values);
    return isFinal(*stands) ? object(Why::ResultStands, values) : std::nullopt;
}

Objection against(const Tournament& t, const ResultCorrected& f)
{
    const auto board = publishedGame(t, f.game);
    if (!board) return board.error();
    const auto round = text(f.game.round.value), number = text(f.game.board.value);
    const auto& stands = (*board)->game.outcome;
    if (!stands) return object(Why::ResultMissing, {round, number});
    if (*stands != f.from) return object(Why::ResultStands, {round, number, std::string{textOf(*stands)}});
    if (f.to == f.from) return object(Why::ResultSame, {round, number, std::string{textOf(f.to)}});
    if (f.reason.find_first_not_of(' ') == std::string::npos) return object(Why::ReasonMissing);
    if (lastPaired(t).value - f.game.round.value >= 2)
        return object(Why::ResultTooOld, {round, text(lastPaired(t).value)});
    return {};
}

} // namespace arbiter
