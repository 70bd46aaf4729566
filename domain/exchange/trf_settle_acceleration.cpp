// Baku acceleration that the file only names (192), worked out: from here on a report's virtual points all stand in
// its ranges, whether or not the file wrote them (C.04.7).
#include "domain/exchange/trf_query.h"
#include "domain/exchange/trf_reading.h"
#include "domain/pairing/acceleration.h"

#include <algorithm>

namespace arbiter {

namespace {

/// Paired in round 1, the bye included; before round 1, whoever is to be paired.
bool inRoundOne(const TrfReport& report, const TrfPlayer& p)
{
    if (report.paired == 0) return !announcedBye(p, RoundNumber{1});
    return p.rounds.front().paired() || p.rounds.front().score == Score::PairingBye;
}

/// Places in report.players of group A. Its last player stays the same person; who enters late above him belongs to it
/// too.
std::vector<std::size_t> groupA(const TrfReport& report, const std::vector<std::size_t>& order)
{
    int left = bakuGroupA(static_cast<int>(std::count_if(
        order.begin(), order.end(), [&](std::size_t p) { return inRoundOne(report, report.players[p]); })));
    std::vector<std::size_t> group;
    std::size_t last = 0;
    for (std::size_t i = 0; i < order.size() && left > 0; ++i)
        if (inRoundOne(report, report.players[order[i]])) --left, last = i + 1;
    group.assign(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(last));
    return group;
}

} // namespace

void settleAcceleration(TrfReading& r)
{
    auto& report = r.report;
    if (!report.baku || !report.accelerations.empty() || report.teamScoring) return;
    const auto scoring = scoringOf(report);
    const GamePoints worth{scoring.win, scoring.draw, scoring.loss};
    const int rounds = report.rounds ? report.rounds->value : report.paired;
    if (!bakuAllows(worth)) return;
    report.bakuWorkedOut = true;
    const auto group = groupA(report, pairingOrder(report));
    for (int round = 1; round <= rounds; ++round) {
        const auto points = bakuVirtualPoints(round, rounds, worth);
        if (points == Points{} || group.empty()) break;
        const auto give = [&](TrfNumber from, TrfNumber to) {
            report.accelerations.push_back(
                {{}, points, RoundNumber{round}, RoundNumber{round}, from, to, report.typeCode.at});
        };
        if (!report.byPosition) give(TrfNumber{1}, report.players[group.back()].number);
        for (const auto place : report.byPosition ? group : std::vector<std::size_t>{})
            give(report.players[place].number, report.players[place].number);
    }
}

} // namespace arbiter
