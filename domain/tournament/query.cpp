// Answers from the state of an event.
#include "domain/tournament/query.h"

#include "domain/tournament/penalties.h"

#include <algorithm>

namespace arbiter {

const Player* findPlayer(const Tournament& t, PlayerId id)
{
    const auto at = static_cast<std::size_t>(id.value - 1);
    return id.value >= 1 && at < t.players.size() ? &t.players[at] : nullptr;
}

const Round* findRound(const Tournament& t, RoundNumber round)
{
    const auto at = static_cast<std::size_t>(round.value - 1);
    return round.value >= 1 && at < t.rounds.size() ? t.rounds[at].get() : nullptr;
}

const Board* findBoard(const Tournament& t, RoundNumber round, BoardNumber board)
{
    const auto* r = findRound(t, round);
    const auto at = static_cast<std::size_t>(board.value - 1);
    return r && board.value >= 1 && at < r->boards.size() ? &r->boards[at] : nullptr;
}

Result<const Board*> gameAt(const Tournament& t, const GameRef& game)
{
    const auto round = std::to_string(game.round.value), board = std::to_string(game.board.value);
    if (!findRound(t, game.round)) return refuse(Why::NoSuchRound, {round});
    const auto* found = findBoard(t, game.round, game.board);
    if (!found) return refuse(Why::NoSuchBoard, {round, board});
    if (game.game != 1) return refuse(Why::NoSuchGame, {round, board, std::to_string(game.game)});
    return found;
}

Standing standingIn(const Player& player, RoundNumber round)
{
    auto standing = Standing::Plays;
    for (const auto& change : player.standings)
        if (change.from <= round) standing = change.standing;
    return standing;
}

Presence presenceIn(const Player& player, RoundNumber round)
{
    if (player.removed) return Presence::Removed;
    switch (standingIn(player, round)) {
    case Standing::Withdrawn: return Presence::Withdrawn;
    case Standing::Expelled: return Presence::Expelled;
    case Standing::Plays: break;
    }
    if (round < player.firstRound) return Presence::NotEntered;
    return player.byes.contains(round) ? Presence::HasBye : Presence::Plays;
}

const RatingRecord& ratingFor(const Player& player, RoundNumber round)
{
    const RatingRecord* valid = &player.ratings.front();
    for (const auto& record : player.ratings)
        if (record.from <= round && record.from >= valid->from) valid = &record;
    return *valid;
}

RoundNumber lastPaired(const Tournament& t) { return RoundNumber{static_cast<int>(t.rounds.size())}; }

RoundNumber lastPublished(const Tournament& t)
{
    const auto last = lastPaired(t);
    return last.value > 0 && !t.rounds.back()->published ? last.previous() : last;
}

std::optional<Seat> seatIn(const Round& round, PlayerId player)
{
    const auto at = static_cast<std::size_t>(player.value - 1);
    if (at >= round.seats.size()) return {};
    const auto& seat = round.seats[at];
    return seat.paired() || seat.bye ? std::optional{seat} : std::nullopt;
}

std::optional<Score> scoreIn(const Tournament& t, const Player& player, RoundNumber round)
{
    const auto* r = findRound(t, round);
    if (!r || !r->published) return {};
    if (round < player.firstRound && !player.missed.empty())
        return scoreOf(player.missed[static_cast<std::size_t>(round.value - 1)]);
    const auto seat = seatIn(*r, player.id);
    if (!seat) return round < player.firstRound ? Score::NotEntered : Score::Absent;
    if (seat->bye) return scoreOf(*seat->bye);
    const auto& outcome = r->boards[static_cast<std::size_t>(seat->board.value - 1)].game.outcome;
    if (!outcome) return {};
    return scoreOf(*outcome, seat->colour);
}

Points pointsAfter(const Tournament& t, const Player& player, RoundNumber last)
{
    Points sum = penaltyPointsAfter(t, player, last);
    for (RoundNumber round{1}; round <= last; round = round.next())
        if (const auto score = scoreIn(t, player, round)) sum += pointsFor(*score, t.settings.scoring);
    return sum;
}

PlayerId opponentIn(const Round& round, const Seat& seat)
{
    return round.boards[static_cast<std::size_t>(seat.board.value - 1)].pairing.of(opposite(seat.colour));
}

std::vector<BoardNumber> openBoards(const Tournament& t, RoundNumber round, bool adjournedToo)
{
    std::vector<BoardNumber> open;
    const auto* r = findRound(t, round);
    if (!r) return open;
    for (std::size_t i = 0; i < r->boards.size(); ++i) {
        const auto& outcome = r->boards[i].game.outcome;
        if (!outcome || (adjournedToo && !isFinal(*outcome))) open.push_back(BoardNumber{static_cast<int>(i) + 1});
    }
    return open;
}

std::vector<GameRef> adjournedGames(const Tournament& t)
{
    std::vector<GameRef> games;
    for (const auto& round : t.rounds)
        for (std::size_t i = 0; i < round->boards.size(); ++i)
            if (round->boards[i].game.outcome == Outcome::Adjourned)
                games.push_back({round->number, BoardNumber{static_cast<int>(i) + 1}, 1});
    return games;
}

const std::string& nameOf(const Player& player, Language language)
{
    return language == Language::Chinese && !player.card.chineseName.empty() ? player.card.chineseName
                                                                             : player.card.name;
}

std::vector<const Player*> activePlayers(const Tournament& t)
{
    std::vector<const Player*> players;
    for (const auto& player : t.players)
        if (!player.removed) players.push_back(&player);
    return players;
}

std::pair<PairingNumber, PairingNumber> rangeOf(const Tournament& t, const VirtualPointsGiven& given)
{
    const auto number = [&](PlayerId id) { return findPlayer(t, id)->number; };
    const auto from = given.from ? number(*given.from) : PairingNumber{1};
    const auto to = given.to ? number(*given.to) : PairingNumber{static_cast<int>(t.numbers.size())};
    return std::minmax(from, to);
}

Points virtualPointsIn(const Tournament& t, const Player& player, RoundNumber round)
{
    Points points;
    for (const auto& given : t.virtualPoints) {
        if (round < given.first || given.last < round) continue;
        const auto [from, to] = rangeOf(t, given);
        if (player.number < from || to < player.number) continue;
        points = given.points;
    }
    return points;
}

} // namespace arbiter
