// C.07 article 10: ratings of opponents met over the board, and performances.
#include "domain/rating/tables.h"
#include "domain/standings/arena.h"

#include <algorithm>

namespace arbiter {

namespace {

/// Points from games over the board, counted 1, a half and 0 whatever the event's scoring, in half points.
int halfPoints(const Contest& c, const Encounter& e) { return e.points == c.win ? 2 : e.points == c.draw ? 1 : 0; }

struct OverTheBoard {
    std::vector<int> ratings; ///< of the opponents
    int halves = 0;
};

OverTheBoard overTheBoard(const Contest& c, int who)
{
    OverTheBoard games;
    for (const auto& e : c.contestants[static_cast<std::size_t>(who)].rounds) {
        if (e.happening != Happening::Game) continue;
        games.ratings.push_back(c.contestants[static_cast<std::size_t>(e.opponent)].rating);
        games.halves += halfPoints(c, e);
    }
    return games;
}

std::optional<int> meanRating(std::vector<int> ratings, int low, int high)
{
    std::sort(ratings.begin(), ratings.end());
    if (static_cast<int>(ratings.size()) <= low + high) return {};
    std::int64_t sum = 0;
    for (auto i = ratings.begin() + low; i != ratings.end() - high; ++i) sum += *i;
    return static_cast<int>(roundedHalfUp(Exact{sum, static_cast<std::int64_t>(ratings.size()) - low - high}));
}

/// The mean over the opponents met over the board, each with a value of his own.
TieBreakValue meanOf(const Contest& c, int who, const std::vector<std::optional<int>>& values)
{
    TieBreakValue value;
    const auto& rounds = c.contestants[static_cast<std::size_t>(who)].rounds;
    for (std::size_t r = 0; r < rounds.size(); ++r) {
        if (rounds[r].happening != Happening::Game) continue;
        const auto each = values[static_cast<std::size_t>(rounds[r].opponent)];
        if (!each) return {};
        Contribution part;
        part.round = static_cast<int>(r) + 1;
        part.opponent = rounds[r].opponent;
        part.score = part.value = Exact{*each};
        value.parts.push_back(part);
    }
    if (value.parts.empty()) return value;
    value.value = Exact{roundedHalfUp(sumOf(value.parts) / Exact{static_cast<std::int64_t>(value.parts.size())})};
    return value;
}

std::vector<std::optional<int>> ratingsOf(const Contest& c)
{
    std::vector<std::optional<int>> ratings;
    for (const auto& p : c.contestants) ratings.emplace_back(p.rating);
    return ratings;
}

/// ARO with its cuts: the lowest ratings, then the highest (14.1-14.4; no exception for unplayed rounds).
TieBreakValue averageRating(const Contest& c, int who, const TieBreakCode& code)
{
    auto value = meanOf(c, who, ratingsOf(c));
    for (int i = 0; i < code.cutLow + code.cutHigh; ++i) {
        const bool low = i < code.cutLow;
        auto chosen = value.parts.end();
        for (auto p = value.parts.begin(); p != value.parts.end(); ++p)
            if (!p->cut && (chosen == value.parts.end() || (low ? p->value < chosen->value : p->value > chosen->value)))
                chosen = p;
        if (chosen != value.parts.end()) chosen->cut = true;
    }
    const auto mean = meanRating(overTheBoard(c, who).ratings, code.cutLow, code.cutHigh);
    value.value = mean ? std::optional<Exact>{Exact{*mean}} : std::nullopt;
    return value;
}

} // namespace

std::optional<int> performanceOf(const Contest& contest, int who)
{
    const auto games = overTheBoard(contest, who);
    const auto mean = meanRating(games.ratings, 0, 0);
    if (!mean) return {};
    const auto share = Exact{games.halves, 2} / Exact{static_cast<std::int64_t>(games.ratings.size())};
    return *mean + ratingDifference(static_cast<int>(roundedHalfUp(share * Exact{100})));
}

std::optional<int> perfectPerformanceOf(const Contest& contest, int who)
{
    const auto games = overTheBoard(contest, who);
    if (games.ratings.empty()) return {};
    const auto [lowest, highest] = std::minmax_element(games.ratings.begin(), games.ratings.end());
    if (games.halves == 0) return *lowest - 800;
    const auto expected = [&](int rating) {
        int sum = 0;
        for (const int r : games.ratings) sum += expectedScore(rating - r);
        return sum;
    };
    int below = *lowest - 801, enough = *highest + 736; // the expectation only rises with the rating
    while (enough - below > 1) {
        const int middle = below + (enough - below) / 2;
        (expected(middle) >= 50 * games.halves ? enough : below) = middle;
    }
    return enough;
}

TieBreakValue ratingValue(const Arena& arena, int who, const TieBreakCode& code)
{
    const auto& c = arena.event().main;
    const auto alone = [](std::optional<int> value) {
        return TieBreakValue{value ? std::optional<Exact>{Exact{*value}} : std::nullopt, {}};
    };
    if (!arena.everybodyRated()) return {};
    switch (code.which) {
    case TieBreak::ARO: return averageRating(c, who, code);
    case TieBreak::TPR: return alone(arena.performances()[static_cast<std::size_t>(who)]);
    case TieBreak::PTP: return alone(arena.perfectPerformances()[static_cast<std::size_t>(who)]);
    case TieBreak::APRO: return meanOf(c, who, arena.performances());
    case TieBreak::APPO: return meanOf(c, who, arena.perfectPerformances());
    default: return alone(c.contestants[static_cast<std::size_t>(who)].rating);
    }
}

} // namespace arbiter
