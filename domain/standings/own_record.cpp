// C.07 article 7: one's own record.
#include "domain/standings/arena.h"

namespace arbiter {

namespace {

/// 15.2: in pre-determined pairings a forfeit win is a game won; forfeit losses stay unplayed for these counts.
bool countsAsPlayed(const Contest& c, const Encounter& e)
{
    return e.happening == Happening::Game || (c.roundRobin && e.happening == Happening::ForfeitWin);
}

/// 7.7: more than the scheduled opponent is 1, as much is a half; without an opponent the draw is the measure.
Exact standardPoints(const Contest& c, const Encounter& e, std::size_t round)
{
    if (e.happening == Happening::ForfeitWin) return 1;
    if (e.happening == Happening::ForfeitLoss) return 0;
    const auto measure = e.paired() ? c.contestants[static_cast<std::size_t>(e.opponent)].rounds[round].points : c.draw;
    return e.points > measure ? Exact{1} : e.points == measure ? Exact{1, 2} : Exact{0};
}

/// What one round adds.
Exact added(const Contest& c, const Encounter& e, std::size_t round, TieBreak which)
{
    const bool black = e.colour == Colour::Black, won = e.points == c.win, played = countsAsPlayed(c, e);
    switch (which) {
    case TieBreak::WIN: return won;
    case TieBreak::WON: return played && won;
    case TieBreak::BPG: return played && black;
    case TieBreak::BWG: return played && black && won;
    case TieBreak::REP:
        return e.happening != Happening::HalfBye && e.happening != Happening::ZeroBye &&
               e.happening != Happening::ForfeitLoss;
    case TieBreak::STD: return standardPoints(c, e, round);
    default: return 0;
    }
}

/// 7.5: the score after each round, the first so many left out.
TieBreakValue progressive(const Contestant& p, int leftOut)
{
    TieBreakValue value;
    Exact score, sum;
    for (std::size_t r = 0; r < p.rounds.size(); ++r) {
        score += p.rounds[r].points;
        Contribution part;
        part.round = static_cast<int>(r) + 1;
        part.score = part.value = score;
        part.cut = part.round <= leftOut;
        if (!part.cut) sum += score;
        value.parts.push_back(part);
    }
    value.value = sum;
    return value;
}

} // namespace

TieBreakValue ownRecord(const Arena& arena, int who, const TieBreakCode& code)
{
    const auto& c = arena.contest(code.kind);
    const auto& p = c.contestants[static_cast<std::size_t>(who)];
    if (code.which == TieBreak::PS) return progressive(p, code.cutLow);
    TieBreakValue value;
    Exact sum;
    for (std::size_t r = 0; r < p.rounds.size(); ++r) {
        Contribution part;
        part.round = static_cast<int>(r) + 1;
        part.opponent = p.rounds[r].opponent;
        part.score = p.rounds[r].points;
        part.value = added(c, p.rounds[r], r, code.which);
        sum += part.value;
        value.parts.push_back(part);
    }
    value.value = sum;
    return value;
}

} // namespace arbiter
