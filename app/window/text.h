// Between the domain's text and Qt's.
#pragma once

#include "domain/basics/points.h"
#include "domain/basics/refusal.h"
#include "domain/event/score.h"
#include "domain/tournament/state.h"

#include <QString>
#include <QVariantMap>

#include <string>
#include <string_view>

namespace arbiter::window {

inline QString toQt(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}
inline std::string toStd(const QString& text) { return text.toStdString(); }

/// What was typed into a field of a form, without the blanks around it.
inline std::string typed(const QVariantMap& form, const QString& field)
{
    return toStd(form.value(field).toString().trimmed());
}

/// "3½" in English, "3.5" in Chinese; whole numbers plainly.
QString pointsText(Points points, Language language);
/// "1–0", "½–½", "+/–", "*"; empty where there is no result.
QString outcomeText(std::optional<Outcome> outcome, Language language);
/// A rating, "–" where there is none.
QString ratingText(const Player& player, RoundNumber round);
QString titleText(const Player& player);
/// The name in the reader's script where there is one.
QString nameText(const Player& player, Language language);

} // namespace arbiter::window
