// What of a report is readable but to be looked at (TRF 7): points, ranks, counts, ids, rematches.
#include "domain/exchange/trf_query.h"
#include "domain/exchange/trf_reading.h"

#include <algorithm>
#include <map>

namespace arbiter {

namespace {

/// What byes announced for rounds to come would bring.
Points announcedPoints(const TrfReport& report, const TrfPlayer& player)
{
    Points sum;
    for (const auto& a : player.announced) sum += pointsFor(scoreOf(a.bye), scoringOf(report));
    return sum;
}

/// Points may be stated with or without the byes of the next round and with or without virtual points (bbpPairings
/// accepts all four); anything else differs from the results.
void checkPointsOf(TrfReading& r, const TrfPlayer& player)
{
    const auto& report = r.report;
    const RoundNumber last{report.paired};
    const auto base = pointsOf(report, player, last);
    const std::vector<Word> values{text(player.number.value), toText(base)};
    const TrfSpot at{player.line, 81};
    if (!player.points) return r.adjust(at, TrfKind::PointsBlank, {}, values);
    const auto stated = *player.points;
    if (stated == base) return;
    const auto next = announcedPoints(report, player);
    if (stated == base + next) return r.adjust(at, TrfKind::PointsWithNextBye, toText(stated), values);
    for (const auto round : {last, last.next()}) {
        const auto extra = virtualPoints(report, player.number, round);
        if (extra != Points{} && (stated == base + extra || stated == base + next + extra))
            return r.adjust(at, TrfKind::PointsWithVirtual, toText(stated), values);
    }
    r.adjust(at, TrfKind::PointsDiffer, toText(stated), values);
}

/// One contradiction between ranks and points is enough to say: no use is made of the ranks.
void checkRanks(TrfReading& r)
{
    std::vector<const TrfPlayer*> ranked;
    for (const auto& p : r.report.players)
        if (p.points && p.rank.value_or(0) > 0) ranked.push_back(&p);
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const auto* a, const auto* b) { return *a->points > *b->points; });
    const TrfPlayer* lowest = nullptr; // the worst rank among those with more points
    for (std::size_t i = 0, group = 0; i < ranked.size(); ++i) {
        if (*ranked[i]->points != *ranked[group]->points) {
            for (; group < i; ++group)
                if (!lowest || *ranked[group]->rank > *lowest->rank) lowest = ranked[group];
        }
        if (!lowest || *ranked[i]->rank >= *lowest->rank) continue;
        const auto& p = *ranked[i];
        return r.adjust(TrfSpot{p.line, 86}, TrfKind::RankOrder, text(*p.rank),
                        {text(p.number.value), toText(*p.points), text(lowest->number.value), text(*lowest->rank),
                         toText(*lowest->points)});
    }
}

void checkCount(TrfReading& r, const std::optional<TrfAt<int>>& stated, const char* record, int real)
{
    if (stated && stated->value != real)
        r.adjust(stated->at, TrfKind::CountDiffers, text(stated->value), {record, text(real)});
}

void checkCounts(TrfReading& r)
{
    const auto& players = r.report.players;
    const auto rated = std::count_if(players.begin(), players.end(), [](const TrfPlayer& p) { return p.rating > 0; });
    checkCount(r, r.report.statedPlayers, "062", static_cast<int>(players.size()));
    checkCount(r, r.report.statedRated, "072", static_cast<int>(rated));
    const auto teams = std::max(r.report.teams.size(), r.report.oldTeams.size());
    if (teams > 0) checkCount(r, r.report.statedTeams, "082", static_cast<int>(teams));
    if (players.empty()) r.adjust(TrfSpot{}, TrfKind::NoPlayers, {});
}

void checkFideIds(TrfReading& r)
{
    std::map<std::string, std::vector<const TrfPlayer*>> byId;
    for (const auto& p : r.report.players)
        if (!p.fideId.empty()) byId[p.fideId].push_back(&p);
    for (const auto& [id, players] : byId) {
        if (players.size() < 2) continue;
        std::string numbers;
        for (const auto* p : players) numbers += (numbers.empty() ? "" : ", ") + text(p->number.value);
        r.adjust(TrfSpot{players[1]->line, 58}, TrfKind::FideIdTwice, id, {numbers});
    }
}

/// Only a Swiss pairs nobody twice; round robins have cycles, knock-outs mini-matches, teams boards.
bool isSwiss(const TrfReport& report)
{
    if (isTeamEvent(report)) return false;
    if (report.system != TrfSystem::Unstated)
        return report.system == TrfSystem::Dutch || report.system == TrfSystem::OtherSwiss;
    return upper(report.type.value).find("ROUND") == std::string::npos;
}

/// C.04.1 2: two players meet once; games that were not played do not count.
void checkRematches(TrfReading& r, const TrfPlayer& player)
{
    const auto& rounds = player.rounds;
    const auto played = [&](std::size_t i) {
        return rounds[i].paired() && rounds[i].score && classOf(*rounds[i].score).played;
    };
    for (std::size_t i = 1; i < rounds.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            if (!played(i) || !played(j) || rounds[i].opponent != rounds[j].opponent ||
                rounds[i].opponent < player.number)
                continue;
            r.adjust(rounds[i].at, TrfKind::Rematch, {},
                     {text(static_cast<int>(i) + 1), text(player.number.value), text(rounds[i].opponent.value),
                      text(static_cast<int>(j) + 1)});
            break;
        }
}

} // namespace

void checkPoints(TrfReading& r)
{
    for (const auto& player : r.report.players) checkPointsOf(r, player);
    if (!isTeamEvent(r.report)) checkRanks(r);
}

void checkEvent(TrfReading& r)
{
    auto& report = r.report;
    checkCounts(r);
    checkFideIds(r);
    if (!report.oldTeams.empty() && !isTeamEvent(report))
        r.adjust(TrfSpot{report.oldTeams.front().line, 1}, TrfKind::TeamsAside, {});
    if (isSwiss(report))
        for (const auto& player : report.players) checkRematches(r, player);
    if (report.start && report.end && report.end->value < report.start->value) {
        r.adjust(report.end->at, TrfKind::DatesReversed, toText(report.end->value), {toText(report.start->value)});
        report.end.reset();
    }
}

} // namespace arbiter
