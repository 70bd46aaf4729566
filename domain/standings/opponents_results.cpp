// C.07 articles 8 and 9: Buchholz, its average, Sonneborn-Berger, Koya.
#include "domain/standings/arena.h"

#include <algorithm>

namespace arbiter {

namespace {

SumOptions optionsOf(const TieBreakCode& code)
{
    return {code.forfeitsAsGames, code.fore || code.which == TieBreak::FB};
}

/// Which score of the opponent counts, and which of one's own results it is taken by (13.2: the first letter and the
/// second); without two scores, the one there is.
struct TwoScores {
    ScoreKind opponents;
    ScoreKind own;
};

TwoScores scoresOf(const TieBreakCode& code)
{
    using enum ScoreKind;
    switch (code.which) {
    case TieBreak::EMMSB: return {Match, Match};
    case TieBreak::EMGSB: return {Match, Game};
    case TieBreak::EGMSB: return {Game, Match};
    case TieBreak::EGGSB: return {Game, Game};
    default: return {code.kind, code.kind};
    }
}

TieBreakValue summed(std::vector<Contribution> parts, const TieBreakCode& code)
{
    cut(parts, code.cutLow, code.cutHigh);
    const auto sum = sumOf(parts);
    return {sum, std::move(parts)};
}

} // namespace

TieBreakValue buchholz(const Arena& arena, int who, const TieBreakCode& code)
{
    const auto options = optionsOf(code);
    const auto& contest = arena.contest(code.kind);
    return summed(contributions(contest, who, arena.scores(code.kind, options.fore), options, contest.draw), code);
}

TieBreakValue averageBuchholz(const Arena& arena, int who, const TieBreakCode& code)
{
    TieBreakCode each = code;
    each.which = code.fore ? TieBreak::FB : TieBreak::BH;
    each.cutLow = each.cutHigh = 0;
    TieBreakValue value;
    for (const auto& e : arena.contest(code.kind).contestants[static_cast<std::size_t>(who)].rounds) {
        if (e.happening != Happening::Game) continue;
        Contribution part;
        part.round =
            static_cast<int>(&e - arena.contest(code.kind).contestants[static_cast<std::size_t>(who)].rounds.data()) +
            1;
        part.opponent = e.opponent;
        part.score = part.value = *buchholz(arena, e.opponent, each).value;
        value.parts.push_back(part);
    }
    if (!value.parts.empty()) value.value = sumOf(value.parts) / Exact{static_cast<std::int64_t>(value.parts.size())};
    return value;
}

TieBreakValue sonnebornBerger(const Arena& arena, int who, const TieBreakCode& code)
{
    const auto kinds = scoresOf(code);
    const auto options = optionsOf(code);
    const auto& opposing = arena.contest(kinds.opponents);
    auto parts = contributions(opposing, who, arena.scores(kinds.opponents, options.fore), options, opposing.draw);
    const auto& own = arena.contest(kinds.own).contestants[static_cast<std::size_t>(who)].rounds;
    for (auto& part : parts) part.value = part.score * Exact{own[static_cast<std::size_t>(part.round) - 1].points};
    return summed(std::move(parts), code);
}

TieBreakValue koya(const Arena& arena, int who, const TieBreakCode& code)
{
    const auto& c = arena.contest(code.kind);
    int games = 0;
    for (const auto& p : c.contestants)
        games = std::max(games, static_cast<int>(std::count_if(p.rounds.begin(), p.rounds.end(),
                                                               [](const Encounter& e) { return e.paired(); })));
    const auto limit = Exact{c.win} * Exact{games} / Exact{2} + Exact{code.limit, 2};
    TieBreakValue value;
    Exact sum;
    const auto& rounds = c.contestants[static_cast<std::size_t>(who)].rounds;
    for (std::size_t r = 0; r < rounds.size(); ++r) {
        if (!rounds[r].paired()) continue;
        Contribution part;
        part.round = static_cast<int>(r) + 1;
        part.opponent = rounds[r].opponent;
        part.score = arena.scores(code.kind, false).own[static_cast<std::size_t>(part.opponent)];
        part.value = rounds[r].points;
        part.cut = part.score < limit;
        if (!part.cut) sum += part.value;
        value.parts.push_back(part);
    }
    value.value = sum;
    return value;
}

} // namespace arbiter
