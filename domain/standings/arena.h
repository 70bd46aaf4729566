// An event as its tie-breaks see it, with what many of them share computed once: adjusted scores, performances. The
// functions of one article each are declared here; the table that calls them is values.cpp.
#pragma once

#include "domain/standings/tie_break_code.h"
#include "domain/standings/unplayed.h"

namespace arbiter {

/// What a team scored on a board, and whether it was a pairing-allocated bye (a win on every board, 12).
struct TeamBoards {
    std::vector<Points> perBoard;                   ///< over all matches, board 1 first
    std::vector<std::vector<Points>> perRoundBoard; ///< of each round; empty where there was no match
};

/// An event of individuals, or of teams with two scores.
struct RankedEvent {
    Contest main;                       ///< by points, or by the primary score of teams
    std::optional<Contest> secondary;   ///< the same rounds by the other score
    bool matchPointsRank = true;        ///< the primary score of teams is match points
    int boards = 0;                     ///< of a team match
    std::vector<TeamBoards> teamBoards; ///< by contestant
};

/// A value and the rounds that made it; for a mean, what it is the mean of.
struct TieBreakValue {
    std::optional<Exact> value; ///< nothing: undefined, ranks last
    std::vector<Contribution> parts;
};

class Arena {
public:
    explicit Arena(const RankedEvent& event);

    [[nodiscard]] const RankedEvent& event() const { return m_event; }
    [[nodiscard]] const Contest& contest(ScoreKind kind) const;
    [[nodiscard]] const AdjustedScores& scores(ScoreKind kind, bool fore) const;
    [[nodiscard]] int size() const { return static_cast<int>(m_event.main.contestants.size()); }
    [[nodiscard]] bool everybodyRated() const { return m_everybodyRated; }

    /// C.07 10.2 and 10.3 of everybody; nothing without a game.
    [[nodiscard]] const std::vector<std::optional<int>>& performances() const;
    [[nodiscard]] const std::vector<std::optional<int>>& perfectPerformances() const;

private:
    [[nodiscard]] bool isMain(ScoreKind kind) const;

    const RankedEvent& m_event;
    std::vector<AdjustedScores> m_scores; ///< main, main fore, secondary, secondary fore
    bool m_everybodyRated = true;
    mutable std::vector<std::optional<int>> m_performances, m_perfect;
};

// Article 7
TieBreakValue ownRecord(const Arena& arena, int who, const TieBreakCode& code);
// Articles 8 and 9
TieBreakValue buchholz(const Arena& arena, int who, const TieBreakCode& code);
TieBreakValue averageBuchholz(const Arena& arena, int who, const TieBreakCode& code);
TieBreakValue sonnebornBerger(const Arena& arena, int who, const TieBreakCode& code);
TieBreakValue koya(const Arena& arena, int who, const TieBreakCode& code);
// Article 10
TieBreakValue ratingValue(const Arena& arena, int who, const TieBreakCode& code);
std::optional<int> performanceOf(const Contest& contest, int who);
std::optional<int> perfectPerformanceOf(const Contest& contest, int who);
// Articles 12 and 13
TieBreakValue teamValue(const Arena& arena, int who, const TieBreakCode& code);

/// The places inside a group, from 1, equal ones shared; all 1 where the group is not split.
using Places = std::vector<int>;
// Article 6
Places directEncounter(const Contest& contest, const std::vector<int>& group, bool forfeitsAsGames);
// Articles 12.2, 12.3, 13.3
Places teamStage(const Arena& arena, const std::vector<int>& group, const TieBreakCode& code);

} // namespace arbiter
