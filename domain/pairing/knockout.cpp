// See knockout.h.
#include "domain/pairing/knockout.h"

namespace arbiter {

namespace {

/// The seeds of a full bracket from top to bottom: each round before doubles it, s meeting the size plus one less s.
std::vector<int> bracketOrder(int size)
{
    std::vector<int> order{1};
    while (static_cast<int>(order.size()) < size) {
        const int sum = 2 * static_cast<int>(order.size()) + 1;
        std::vector<int> doubled;
        for (const int seed : order) doubled.push_back(seed), doubled.push_back(sum - seed);
        order = std::move(doubled);
    }
    return order;
}

MatchState afterDecider(const MatchScore& match)
{
    if (match.decider == Decider::HigherSeed) return match.firstIsHigherSeed ? MatchState::First : MatchState::Second;
    if (!match.firstWonDecider) return MatchState::NeedsDecider;
    return *match.firstWonDecider ? MatchState::First : MatchState::Second;
}

} // namespace

int knockoutRounds(int players)
{
    int rounds = 0;
    for (int size = 1; size < players; size *= 2) ++rounds;
    return rounds;
}

std::vector<KnockoutMatch> knockoutFirstRound(int players)
{
    std::vector<KnockoutMatch> matches;
    if (players < 2) return matches;
    const std::vector<int> order = bracketOrder(1 << knockoutRounds(players));
    for (std::size_t i = 0; i < order.size(); i += 2) {
        KnockoutMatch match{order[i], {}};
        if (order[i + 1] <= players) match.opponent = order[i + 1];
        matches.push_back(match);
    }
    return matches;
}

std::vector<KnockoutMatch> knockoutNextRound(const std::vector<int>& winners)
{
    std::vector<KnockoutMatch> matches;
    for (std::size_t i = 0; i + 1 < winners.size(); i += 2) matches.push_back({winners[i], winners[i + 1]});
    return matches;
}

MatchState matchState(const MatchScore& match)
{
    const int left = match.games - match.finished;
    const Points swing = left * (match.worth.win - match.worth.loss);
    if (match.first > match.second + swing) return MatchState::First;
    if (match.second > match.first + swing) return MatchState::Second;
    return left > 0 ? MatchState::Open : afterDecider(match);
}

} // namespace arbiter
