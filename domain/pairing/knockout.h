// Knock-out: the bracket seeded by number, byes to the highest seeds, and when a mini-match is decided. Dates,
// play-offs' time controls and names are elsewhere.
#pragma once

#include <optional>
#include <vector>

#include "domain/basics/colour.h"
#include "domain/basics/points.h"
#include "domain/pairing/round.h"

namespace arbiter {

/// Two seeds who play a match; without an opponent the player goes on unplayed.
struct KnockoutMatch {
    int player = 0; ///< the higher seed in the first round: the lower number
    std::optional<int> opponent;
    friend bool operator==(const KnockoutMatch&, const KnockoutMatch&) = default;
};

/// The first round of 1..players in the order of the bracket: the two highest seeds can meet in the final only, the
/// four highest in the semi-finals only, and so on; who has a bye is a highest seed. Fewer than two players: no match.
std::vector<KnockoutMatch> knockoutFirstRound(int players);

/// The next round: winners of neighbouring matches meet. `winners` in the order of the matches, two or more, and an
/// even number, as every round after the first has.
std::vector<KnockoutMatch> knockoutNextRound(const std::vector<int>& winners);

/// How many rounds the bracket has.
int knockoutRounds(int players);

/// What settles a match that is level after its games, as announced beforehand.
enum class Decider { PlayOff, Armageddon, Lots, HigherSeed };

enum class MatchState {
    Open,  ///< games are still to be played, and either may yet win
    First, ///< the first player goes on
    Second,
    NeedsDecider, ///< level after the games, and the play-off, Armageddon game or lot has not been entered
};

struct MatchScore {
    int games = 1; ///< of the mini-match
    GamePoints worth;
    Points first, second; ///< of the games finished
    int finished = 0;
    Decider decider = Decider::PlayOff;
    std::optional<bool> firstWonDecider; ///< once the decider is known; a play-off that ends level leaves it open
    bool firstIsHigherSeed = true;
};

/// Whether the match is decided. A lead that the games left cannot make level decides it before its end.
MatchState matchState(const MatchScore& match);

/// The first player's colour in a game of the match (from 1): colours change with each game.
constexpr Colour colourInGame(Colour inFirstGame, int game)
{
    return game % 2 != 0 ? inFirstGame : opposite(inFirstGame);
}

} // namespace arbiter
