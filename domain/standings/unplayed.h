// Unplayed rounds in the sums of opponents' scores: C.07 article 16, and the cuts of article 14 with their exception
// (16.5). What is summed is buchholz.h.
#pragma once

#include "domain/standings/contest.h"

namespace arbiter {

/// How a sum over opponents is taken.
struct SumOptions {
    bool forfeitsAsGames = false; ///< /P (14.7): a forfeit is a game against the scheduled opponent
    bool fore = false;            ///< 8.3: paired games of the final round count as draws
};

/// What one round brings to a sum over opponents.
struct Contribution {
    int round = 0;          ///< from 1
    int opponent = -1;      ///< whose score; -1 for the dummy of 16.4
    Exact score;            ///< the opponent's adjusted score (16.3), or the dummy's
    Exact value;            ///< what is summed: the score itself, or the product with one's own points
    bool voluntary = false; ///< a VUR (16.1.2): first to be cut
    bool capped = false;    ///< the dummy was held at its cap
    bool cut = false;
};

/// The scores of all contestants once, for every sum that asks for them.
struct AdjustedScores {
    std::vector<Exact> own;      ///< as the contestant himself has it (the dummy starts from it)
    std::vector<Exact> opposing; ///< as it counts for his opponents (16.3)
};
AdjustedScores adjustedScores(const Contest& contest, const SumOptions& options);

/// What each round of a contestant brings, with the scores of `scores` (of another kind of points, for teams) and the
/// contestant's own rounds in `contest`. The value is the score.
std::vector<Contribution> contributions(const Contest& contest, int who, const AdjustedScores& scores,
                                        const SumOptions& options, Points dummyDraw);

/// Cuts the least significant value so many times (14.1, 14.2, with 16.5), then so many of the highest (14.3, 14.4).
/// What is cut is marked.
void cut(std::vector<Contribution>& contributions, int low, int high);

Exact sumOf(const std::vector<Contribution>& contributions);

} // namespace arbiter
