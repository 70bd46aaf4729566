// A random event as it might have been played (VCL 24-32): players, byes, absences, results drawn, each round paired by
// the one engine. The same wishes and the same seed give the same event; chance outside of the seed is the caller's.
#pragma once

#include "domain/exchange/trf_writer.h"
#include "domain/tournament/state.h"

#include <cstdint>

namespace arbiter {

/// How the players' ratings come about.
struct RatingWish {
    std::vector<int> given; ///< in order; the players beyond it are drawn
    int low = 1200;
    int high = 2600;
    int step = 0;   ///< above 0: the highest, and each next one lower by it, not below `low`
    int spread = 0; ///< above 0: a bell around the middle with this standard deviation, within low and high
};

/// What is not set is drawn. Rates are in percent: of the players in a round, or of its games.
struct GeneratorWishes {
    std::optional<int> players, rounds;
    std::optional<int> fullByes, halfByes, zeroByes;  ///< of players, in a round
    std::optional<int> forfeits, doubleForfeits, odd; ///< of games: one absent, both absent, unusual results
    std::optional<int> draws;                         ///< of games, as far as the ratings leave room
    std::optional<int> lateEntries, withdrawals;      ///< of players, in the whole event
    std::optional<int> forbidden;                     ///< groups of two or three who may not meet
    std::optional<Acceleration> acceleration;
    std::optional<Colour> initialColour;
    std::optional<Scoring> scoring;
    std::vector<std::string> tieBreaks;
    RatingWish ratings;
};

struct GeneratedEvent {
    Tournament event;
    GeneratorWishes used; ///< with what was drawn filled in
};

/// The event, all its rounds played; the reason where some round had no legal pairing however often it was tried.
Result<GeneratedEvent> generateEvent(const GeneratorWishes& wishes, std::uint64_t seed);

} // namespace arbiter
