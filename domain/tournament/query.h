// What can be asked of the state of an event. Points and scores here are the plain sums; tie-breaks are
// domain/standings.
#pragma once

#include "domain/tournament/state.h"

namespace arbiter {

/// How a player takes part in a round that is still to be paired.
enum class Presence { Plays, HasBye, NotEntered, Withdrawn, Expelled, Removed };

const Player* findPlayer(const Tournament& t, PlayerId id);
const Round* findRound(const Tournament& t, RoundNumber round);
const Board* findBoard(const Tournament& t, RoundNumber round, BoardNumber board);
/// The game, or why there is none.
Result<const Board*> gameAt(const Tournament& t, const GameRef& game);

/// The standing of a player in a round, from his withdrawals, returns and expulsion.
Standing standingIn(const Player& player, RoundNumber round);
Presence presenceIn(const Player& player, RoundNumber round);
/// The rating valid in this round: the latest recorded one that starts at or before it (VCL 210-216).
const RatingRecord& ratingFor(const Player& player, RoundNumber round);

/// Rounds that have been paired, the draft included.
RoundNumber lastPaired(const Tournament& t);
/// The last round on the wall; 0 where none is.
RoundNumber lastPublished(const Tournament& t);
/// Where the player is in the round; nothing where he is not in it at all.
std::optional<Seat> seatIn(const Round& round, PlayerId player);
/// What the player got from a published round; nothing while his game has no result.
std::optional<Score> scoreIn(const Tournament& t, const Player& player, RoundNumber round);
/// The numbers whose holders have these virtual points now: the two ends may have changed places.
std::pair<PairingNumber, PairingNumber> rangeOf(const Tournament& t, const VirtualPointsGiven& given);
/// Virtual points of a player with a number in a round (C.04.7).
Points virtualPointsIn(const Tournament& t, const Player& player, RoundNumber round);
/// Points from games and byes of the rounds up to `last`, and from penalties.
Points pointsAfter(const Tournament& t, const Player& player, RoundNumber last);
PlayerId opponentIn(const Round& round, const Seat& seat);

/// Boards of a round without a result, adjourned ones included where asked.
std::vector<BoardNumber> openBoards(const Tournament& t, RoundNumber round, bool adjournedToo);
/// Every game that is adjourned and not finished, in order.
std::vector<GameRef> adjournedGames(const Tournament& t);

/// The name as printed in this language.
const std::string& nameOf(const Player& player, Language language);
/// Players who are in the event, in order of entry: those removed before round 1 are not.
std::vector<const Player*> activePlayers(const Tournament& t);

} // namespace arbiter
