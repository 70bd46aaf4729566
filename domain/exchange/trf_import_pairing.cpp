// What a report says that the pairings must heed, as facts: acceleration and forbidden pairs.
#include "domain/exchange/trf_importing.h"
#include "domain/exchange/trf_query.h"

#include <algorithm>

namespace arbiter {

namespace {

PlayerId idOf(const TrfReport& report, TrfNumber number)
{
    return {report.places[static_cast<std::size_t>(number.value)]};
}

/// The players whose numbers the range holds, first and last; with XXC rank, where numbers do not order the pairing,
/// each by himself.
std::vector<std::pair<PlayerId, PlayerId>> rangesOf(const TrfReport& report, const TrfAcceleration& a)
{
    std::vector<PlayerId> named;
    const int last = std::min(a.to.value, static_cast<int>(report.places.size()) - 1);
    for (int n = a.from.value; n <= last; ++n)
        if (findPlayer(report, TrfNumber{n})) named.push_back(idOf(report, TrfNumber{n}));
    std::vector<std::pair<PlayerId, PlayerId>> ranges;
    if (named.empty()) return ranges;
    if (!report.byPosition) return {{named.front(), named.back()}};
    for (const auto id : named) ranges.emplace_back(id, id);
    return ranges;
}

} // namespace

Refused takeAcceleration(Importer& im)
{
    const auto& report = im.report;
    if (report.bakuWorkedOut)
        if (auto o = im.take(AccelerationAnnounced{Acceleration::Baku})) return o;
    if (report.bakuWorkedOut && report.paired == 0) return {};
    for (const auto& a : report.accelerations) {
        if (!isTaken(a, im.event.settings.rounds)) continue;
        for (const auto& [from, to] : rangesOf(report, a)) {
            const auto first = a.from.value == 1 ? std::nullopt : std::optional{from};
            if (auto o = im.take(VirtualPointsGiven{a.first, a.last, first, to, a.points})) return o;
        }
    }
    return {};
}

Refused takeForbidden(Importer& im)
{
    for (const auto& f : im.report.forbidden) {
        if (!isTaken(f, im.event.settings.rounds)) continue;
        PairsForbidden taken{f.first, f.last, {}, {}};
        for (const auto number : f.players)
            if (const auto id = idOf(im.report, number);
                std::find(taken.players.begin(), taken.players.end(), id) == taken.players.end())
                taken.players.push_back(id);
        if (auto o = im.take(taken)) return o;
    }
    return {};
}

} // namespace arbiter
