// The arbiter's verbs: from the state to a fact, or to a refusal. A verb fills in what the state knows (the next
// player's number, the round to come, the result that stands) and asks the same objection as every other way in.
// Facts that need nothing filled in are given as they are to `decided`.
#pragma once

#include "domain/tournament/query.h"

namespace arbiter {

/// The fact, if it can follow on the state.
Result<Fact> decided(const Tournament& t, Fact fact);

/// A player enters. With `from` he is a late entry, and has `missed` (half- or zero-point bye) in each round before it.
struct Entering {
    PlayerCard card;
    int rating = 0;
    std::string ratingSource;
    std::optional<RoundNumber> from; ///< absent: round 1, or the next round to be paired once the event has begun
    Bye missed = Bye::Zero;
    std::optional<PersonalRef> personal;
};
Result<Fact> enterPlayer(const Tournament& t, const Entering& entering);

/// From the next round to be paired where no round is given.
Result<Fact> withdrawPlayer(const Tournament& t, PlayerId player, std::optional<RoundNumber> from, std::string reason);
Result<Fact> returnPlayer(const Tournament& t, PlayerId player, std::optional<RoundNumber> from);

Result<Fact> enterResult(const Tournament& t, const GameRef& game, Outcome outcome);
/// Fills in the result that stands now.
Result<Fact> correctResult(const Tournament& t, const GameRef& game, Outcome to, std::string reason);

/// C.04.2 2.2: by rating, then title, then name in alphabetical order; numbers fixed by 2.3 keep their places and who
/// came later follows.
Result<Fact> assignNumbers(const Tournament& t);
/// Whether somebody in the event has no pairing number yet.
bool needsNumbers(const Tournament& t);

/// The adjourned entries that stand for missing results when the next round is paired all the same (VCL 158-160).
std::vector<Fact> missingAsAdjourned(const Tournament& t);

/// The one player meant: his pairing number (his entry number before numbers are assigned), his FIDE ID written
/// "id:2016192", or a name or beginning of a name that fits nobody else.
Result<PlayerId> playerMeant(const Tournament& t, std::string_view text);

} // namespace arbiter
