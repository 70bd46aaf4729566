// Players of a report as contestants. Its teams are report_teams.cpp.
#include "domain/standings/report_contest.h"

#include "domain/exchange/trf_query.h"
#include "domain/standings/report_teams.h"

#include <algorithm>

namespace arbiter {

namespace {

/// The rules changed on 1 March 2026.
constexpr Date newEdition{2026, 3, 1};

Happening happeningOf(const TrfEntry& e)
{
    if (!e.score) return Happening::Game;
    switch (*e.score) {
    case Score::Win:
    case Score::Draw:
    case Score::Loss:
    case Score::UnratedWin:
    case Score::UnratedDraw:
    case Score::UnratedLoss:
    case Score::Adjourned: return Happening::Game;
    case Score::ForfeitWin: return e.paired() ? Happening::ForfeitWin : Happening::FullBye;
    case Score::ForfeitLoss: return e.paired() ? Happening::ForfeitLoss : Happening::ZeroBye;
    case Score::PairingBye: return Happening::PairingBye;
    case Score::FullBye: return Happening::FullBye;
    case Score::HalfBye: return Happening::HalfBye;
    case Score::ZeroBye:
    case Score::NotEntered:
    case Score::Absent: break;
    }
    return Happening::ZeroBye;
}

int placeOf(const TrfReport& report, TrfNumber number)
{
    const auto at = static_cast<std::size_t>(number.value);
    return number.value > 0 && at < report.places.size() ? report.places[at] - 1 : -1;
}

/// A round of the report; one after the last games by the bye that is announced for it, if any.
Encounter encounterOf(const TrfReport& report, const TrfPlayer& player, int round)
{
    const RoundNumber number{round + 1};
    Encounter e;
    if (static_cast<std::size_t>(round) >= player.rounds.size()) {
        const auto bye = announcedBye(player, number);
        if (!bye) return e;
        e.happening = happeningOf({{}, Colour::White, scoreOf(*bye), {}});
        e.points = pointsFor(scoreOf(*bye), scoringOf(report));
        return e;
    }
    const auto& entry = player.rounds[static_cast<std::size_t>(round)];
    e.happening = happeningOf(entry);
    e.opponent = placeOf(report, entry.opponent);
    e.colour = entry.colour;
    e.points = pointsIn(report, player, number);
    e.open = entry.paired() && !entry.score;
    return e;
}

Contestant contestantOf(const TrfReport& report, const TrfPlayer& player, int after)
{
    Contestant c;
    c.number = player.number.value;
    c.rating = player.rating;
    Points inRounds;
    for (int r = 0; r < after; ++r) {
        c.rounds.push_back(encounterOf(report, player, r));
        if (static_cast<std::size_t>(r) < player.rounds.size()) inRounds += c.rounds.back().points;
    }
    c.extra = pointsOf(report, player, RoundNumber{after}) - inRounds;
    return c;
}

} // namespace

RankedEvent rankedEventOf(const TrfReport& report, ContestKind kind, RoundNumber after)
{
    RankedEvent event;
    const auto scoring = scoringOf(report);
    auto& main = event.main;
    main.win = scoring.win;
    main.draw = scoring.draw;
    main.rounds = after.value;
    main.scheduled = report.rounds ? report.rounds->value : after.value;
    main.roundRobin = kind == ContestKind::RoundRobin || kind == ContestKind::TeamRoundRobin;
    const bool old = report.start && report.start->value < newEdition;
    main.edition = old ? TieBreakEdition::E2024 : TieBreakEdition::E2026;
    for (const auto& player : report.players) main.contestants.push_back(contestantOf(report, player, after.value));
    const bool teams = kind == ContestKind::TeamSwiss || kind == ContestKind::TeamRoundRobin;
    return teams ? teamsOf(report, event.main) : event;
}

ContestKind kindOf(const TrfReport& report)
{
    const bool roundRobin = report.system == TrfSystem::RoundRobin || report.system == TrfSystem::DoubleRoundRobin;
    if (isTeamEvent(report)) return roundRobin ? ContestKind::TeamRoundRobin : ContestKind::TeamSwiss;
    return roundRobin ? ContestKind::RoundRobin : ContestKind::Swiss;
}

} // namespace arbiter
