// Texts of the tables, as the sheets write them.
#include "app/window/text.h"

#include "domain/tournament/query.h"
#include "reports/render/values.h"
#include "reports/sheets/print.h"

namespace arbiter::window {

namespace {

/// Halves in English, where the points are whole or half (a report to FIDE may state tenths).
bool inHalves(Points points, Language language) { return language == Language::English && points.inTenths() % 5 == 0; }

} // namespace

QString pointsText(Points points, Language language)
{
    return toQt(reports::pointsText(points, {inHalves(points, language), false}));
}

QString outcomeText(std::optional<Outcome> outcome, Language language)
{
    return outcome ? toQt(reports::printedOutcome(*outcome, language)) : QString{};
}

QString ratingText(const Player& player, RoundNumber round)
{
    const int rating = ratingFor(player, round).rating;
    return rating == 0 ? QStringLiteral("–") : QString::number(rating);
}

QString titleText(const Player& player) { return toQt(textOf(player.card.title)); }

QString nameText(const Player& player, Language language)
{
    reports::Context context;
    context.language = language;
    return toQt(reports::printedName(player.card, context));
}

} // namespace arbiter::window
