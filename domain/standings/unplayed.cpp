// Categories, adjusted scores, dummies and cuts.
#include "domain/standings/unplayed.h"

#include <algorithm>

namespace arbiter {

namespace {

/// 16.2: how a round counts for the opponents' sums.
enum class Category { Game, FullUnplayed, ForfeitWon, ByeThenPlayed, ForfeitLost, ByeToTheEnd };

bool isFinalPairing(const Contest& c, const Contestant& p, std::size_t round, const SumOptions& options)
{
    return options.fore && static_cast<int>(round) + 1 == c.scheduled && p.rounds[round].paired();
}

/// 16.1.2.
bool isVoluntary(const Encounter& e)
{
    return e.happening == Happening::HalfBye || e.happening == Happening::ZeroBye ||
           e.happening == Happening::ForfeitLoss;
}

/// The category of each round: from the last one down, a bye is one "to the end" until a round that is no VUR is seen.
std::vector<Category> categoriesOf(const Contest& c, const Contestant& p, const SumOptions& options)
{
    std::vector<Category> all(p.rounds.size(), Category::Game);
    bool playsLater = false;
    for (std::size_t r = p.rounds.size(); r-- > 0;) {
        const auto& e = p.rounds[r];
        if (isFinalPairing(c, p, r, options)) {
            playsLater = true;
            continue;
        }
        switch (e.happening) {
        case Happening::Game: break;
        case Happening::PairingBye:
        case Happening::FullBye: all[r] = Category::FullUnplayed; break;
        case Happening::ForfeitWin: all[r] = Category::ForfeitWon; break;
        case Happening::ForfeitLoss: all[r] = Category::ForfeitLost; break;
        case Happening::HalfBye:
        case Happening::ZeroBye: all[r] = playsLater ? Category::ByeThenPlayed : Category::ByeToTheEnd; break;
        }
        playsLater = playsLater || !isVoluntary(e);
    }
    return all;
}

Exact pointsIn(const Contest& c, const Contestant& p, std::size_t round, const SumOptions& options)
{
    return isFinalPairing(c, p, round, options) ? c.draw : p.rounds[round].points;
}

/// The dummy of 16.4: one's own score, held at the scheduled opponent's (16.4.1) or at a draw in every round (16.4.2).
struct Dummy {
    Exact score;
    bool capped = false;
};

Dummy dummyFor(const Contest& c, const Encounter& e, Exact own, const AdjustedScores& scores, Points draw)
{
    if (c.edition == TieBreakEdition::E2024) return {own, false};
    const bool forfeit = e.happening == Happening::ForfeitWin || e.happening == Happening::ForfeitLoss;
    const auto cap =
        forfeit && e.paired() ? scores.opposing[static_cast<std::size_t>(e.opponent)] : Exact{draw} * Exact{c.rounds};
    return own > cap ? Dummy{cap, true} : Dummy{own, false};
}

/// Whether the round counts as played against the opponent on the sheet.
bool countsAsGame(const Contest& c, const Contestant& p, std::size_t round, const SumOptions& options)
{
    const auto& e = p.rounds[round];
    if (!e.paired()) return false;
    return e.happening == Happening::Game || c.roundRobin || options.forfeitsAsGames ||
           isFinalPairing(c, p, round, options);
}

using Place = std::vector<Contribution>::iterator;

/// 14.1.1, 14.1.2: the lowest score, and among equal ones the lowest value.
Place leastSignificant(std::vector<Contribution>& all)
{
    auto least = all.end();
    for (auto i = all.begin(); i != all.end(); ++i) {
        if (i->cut) continue;
        if (least == all.end() || i->score < least->score || (i->score == least->score && i->value < least->value))
            least = i;
    }
    return least;
}

/// 16.5: the voluntary unplayed round with the lowest value.
Place leastVoluntary(std::vector<Contribution>& all)
{
    auto least = all.end();
    for (auto i = all.begin(); i != all.end(); ++i) {
        if (i->cut || !i->voluntary) continue;
        if (least == all.end() || i->value < least->value || (i->value == least->value && i->score < least->score))
            least = i;
    }
    return least;
}

} // namespace

Points scoreOf(const Contestant& contestant)
{
    Points sum = contestant.extra;
    for (const auto& e : contestant.rounds) sum += e.points;
    return sum;
}

AdjustedScores adjustedScores(const Contest& contest, const SumOptions& options)
{
    AdjustedScores scores;
    for (const auto& p : contest.contestants) {
        const auto categories = categoriesOf(contest, p, options);
        Exact own = p.extra, opposing = p.extra;
        for (std::size_t r = 0; r < p.rounds.size(); ++r) {
            const auto points = pointsIn(contest, p, r, options);
            own += points;
            const bool adjusts = categories[r] == Category::ByeToTheEnd && !contest.roundRobin;
            opposing += adjusts ? Exact{contest.draw} : points;
        }
        scores.own.push_back(own);
        scores.opposing.push_back(opposing);
    }
    return scores;
}

std::vector<Contribution> contributions(const Contest& contest, int who, const AdjustedScores& scores,
                                        const SumOptions& options, Points dummyDraw)
{
    const auto& p = contest.contestants[static_cast<std::size_t>(who)];
    std::vector<Contribution> all;
    for (std::size_t r = 0; r < p.rounds.size(); ++r) {
        const auto& e = p.rounds[r];
        Contribution c;
        c.round = static_cast<int>(r) + 1;
        if (countsAsGame(contest, p, r, options)) {
            c.opponent = e.opponent;
            c.score = scores.opposing[static_cast<std::size_t>(e.opponent)];
        } else if (contest.roundRobin) {
            continue; // the free round of an odd field (15.2)
        } else {
            const auto dummy = dummyFor(contest, e, scores.own[static_cast<std::size_t>(who)], scores, dummyDraw);
            c.score = dummy.score;
            c.capped = dummy.capped;
            c.voluntary = isVoluntary(e);
        }
        c.value = c.score;
        all.push_back(c);
    }
    return all;
}

void cut(std::vector<Contribution>& all, int low, int high)
{
    for (int i = 0; i < low; ++i) {
        const auto least = leastSignificant(all), voluntary = leastVoluntary(all);
        if (least == all.end()) return;
        const bool exception = voluntary != all.end() && voluntary->value >= least->value;
        (exception ? voluntary : least)->cut = true;
    }
    for (int i = 0; i < high; ++i) {
        auto highest = all.end();
        for (auto j = all.begin(); j != all.end(); ++j)
            if (!j->cut && (highest == all.end() || j->value > highest->value)) highest = j;
        if (highest == all.end()) return;
        highest->cut = true;
    }
}

Exact sumOf(const std::vector<Contribution>& contributions)
{
    Exact sum;
    for (const auto& c : contributions)
        if (!c.cut) sum += c.value;
    return sum;
}

} // namespace arbiter
