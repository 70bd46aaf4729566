// Answers from a report.
#include "domain/exchange/trf_query.h"

#include <algorithm>
#include <numeric>

namespace arbiter {

const TrfPlayer* findPlayer(const TrfReport& report, TrfNumber number)
{
    const auto at = static_cast<std::size_t>(number.value);
    if (number.value < 1 || at >= report.places.size() || report.places[at] == 0) return nullptr;
    return &report.players[static_cast<std::size_t>(report.places[at] - 1)];
}

Scoring scoringOf(const TrfReport& report) { return report.scoring ? report.scoring->value : Scoring{}; }

namespace {

bool names(const TrfAbnormal& a, TrfNumber player)
{
    return !a.matchPoints && std::find(a.players.begin(), a.players.end(), player) != a.players.end();
}

} // namespace

Points pointsIn(const TrfReport& report, const TrfPlayer& player, RoundNumber round)
{
    const auto at = static_cast<std::size_t>(round.value - 1);
    if (at >= player.rounds.size()) return {};
    const auto& score = player.rounds[at].score;
    Points points = score ? pointsFor(*score, scoringOf(report)) : Points{};
    for (const auto& a : report.abnormal) {
        if (!names(a, player.number) || (a.round.value != 0 && a.round != round)) continue;
        if (a.kind == ' ' && a.round == round) points += a.points;
        if (a.kind != ' ' && score && classOf(*score).code == a.kind) points = a.points;
    }
    return points;
}

Points pointsOf(const TrfReport& report, const TrfPlayer& player, RoundNumber last)
{
    Points sum;
    for (RoundNumber round{1}; round <= last; round = round.next()) sum += pointsIn(report, player, round);
    for (const auto& a : report.abnormal)
        if (a.kind == ' ' && a.round.value == 0 && names(a, player.number)) sum += a.points;
    return sum;
}

Points virtualPoints(const TrfReport& report, TrfNumber player, RoundNumber round)
{
    Points points;
    for (const auto& a : report.accelerations)
        if (!a.matchPoints && a.first <= round && round <= a.last && a.from <= player && player <= a.to)
            points = a.points;
    return points;
}

std::optional<Bye> announcedBye(const TrfPlayer& player, RoundNumber round)
{
    for (const auto& a : player.announced)
        if (a.round == round) return a.bye;
    return {};
}

std::vector<std::size_t> pairingOrder(const TrfReport& report)
{
    std::vector<std::size_t> order(report.players.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (!report.byPosition)
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return report.players[a].number < report.players[b].number;
        });
    return order;
}

std::optional<TrfFirstPaired> firstPaired(const TrfReport& report)
{
    const auto order = pairingOrder(report);
    for (std::size_t round = 0; round < static_cast<std::size_t>(report.paired); ++round)
        for (const auto place : order)
            if (const auto& entry = report.players[place].rounds[round]; entry.paired())
                return TrfFirstPaired{&report.players[place], RoundNumber{static_cast<int>(round) + 1}, entry.colour};
    return {};
}

std::optional<Colour> initialColourOf(const TrfReport& report)
{
    if (report.initialColour) return report.initialColour->value;
    const auto first = firstPaired(report);
    return first ? std::optional{first->colour} : std::nullopt;
}

bool isTeamEvent(const TrfReport& report)
{
    return report.system == TrfSystem::Team || !report.teams.empty() || report.teamScoring ||
           !report.teamColours.value.empty();
}

namespace {

void openGames(const TrfReport& report, std::vector<TrfNotice>& found)
{
    for (const auto& player : report.players)
        for (std::size_t i = 0; i < player.rounds.size(); ++i) {
            const auto& entry = player.rounds[i];
            if (!entry.paired() || entry.score || entry.opponent < player.number) continue;
            found.push_back(
                {TrfKind::ResultsOpen,
                 entry.at.line,
                 entry.at.column,
                 {},
                 {std::to_string(i + 1), std::to_string(player.number.value), std::to_string(entry.opponent.value)}});
        }
}

} // namespace

std::vector<TrfNotice> obstaclesToPairing(const TrfReport& report)
{
    std::vector<TrfNotice> found;
    if (isTeamEvent(report))
        found.push_back({TrfKind::TeamsNotPaired, report.teams.empty() ? 0 : report.teams.front().line, 0, {}, {}});
    const bool otherSystem =
        report.system != TrfSystem::Unstated && report.system != TrfSystem::Dutch && report.system != TrfSystem::Team;
    if (otherSystem)
        found.push_back(
            {TrfKind::NotDutch, report.typeCode.at.line, report.typeCode.at.column, report.typeCode.value, {}});
    if (!report.rounds)
        found.push_back({TrfKind::RoundsNotStated, 0, 0, {}, {}});
    else if (report.paired >= report.rounds->value)
        found.push_back({TrfKind::AllRoundsPaired,
                         report.rounds->at.line,
                         report.rounds->at.column,
                         {},
                         {std::to_string(report.rounds->value)}});
    if (!initialColourOf(report)) found.push_back({TrfKind::InitialColourNotStated, 0, 0, {}, {}});
    openGames(report, found);
    return found;
}

} // namespace arbiter
