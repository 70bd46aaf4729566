// Rows of the ranking.
#include "app/window/standings_model.h"

#include "app/window/text.h"
#include "domain/standings/ranking.h"

#include <algorithm>

namespace arbiter::window {

int StandingsModel::after() const { return ready() ? std::min(round().value, lastPublished(t()).value) : 0; }

QString StandingsModel::notFinal() const
{
    const auto why = ready() && after() ? arbiter::notFinal(t(), RoundNumber{after()}) : std::nullopt;
    if (!why) return {};
    switch (*why) {
    case NotFinal::RoundsToCome: return tr("Not final: rounds are still to come.");
    case NotFinal::ResultsMissing: return tr("Not final: results are missing.");
    case NotFinal::GamesAdjourned: return tr("Not final: an adjourned game counts as a draw until it is played.");
    }
    return {};
}

/// "37 ○ 1": the opponent's number, the colour, the points; "○" is White. Without an opponent the points alone.
QString StandingsModel::roundCell(const Player& player, const Round& round) const
{
    const auto seat = seatIn(round, player.id);
    const auto score = scoreIn(t(), player, round.number);
    const auto points = score ? pointsText(pointsFor(*score, t().settings.scoring), language()) : QStringLiteral("·");
    if (!seat || !seat->paired()) return points;
    const auto* opponent = findPlayer(t(), opponentIn(round, *seat));
    const auto mark = seat->colour == Colour::White ? QStringLiteral("○") : QStringLiteral("●");
    return QString::number(opponent->number.value) + QChar{0x2009} + mark + QChar{0x2009} + points;
}

std::vector<TableRow> StandingsModel::fold() const
{
    std::vector<TableRow> rows;
    const RoundNumber last{after()};
    if (!last.value) return rows;
    for (const auto& placed : rankedByPoints(t(), last)) {
        const auto& p = *placed.player;
        const auto name = nameText(p, language()), points = pointsText(placed.points, language());
        const auto place = QString::number(placed.place);
        TableRow row{p.id.value,
                     {place, titleText(p), name, toQt(p.card.federation), ratingText(p, last)},
                     {"strong", "muted", placed.withdrawn ? "muted" : "", "", "muted"},
                     tr("Place %1, %2, %3 points").arg(place, name, points) +
                         (placed.withdrawn ? tr(", withdrawn") : QString{}),
                     {{"withdrawn", placed.withdrawn}}};
        for (int r = 0; r < last.value; ++r) row.cells.append(roundCell(p, *t().rounds[static_cast<std::size_t>(r)]));
        for (int r = 0; r < last.value; ++r) row.tones.append("");
        row.cells.append(points);
        row.tones.append("strong");
        rows.push_back(std::move(row));
    }
    return rows;
}

QString StandingsModel::summarise() const
{
    return after() ? tr("after round %1, by points").arg(after()) : tr("no round is published yet");
}

} // namespace arbiter::window
