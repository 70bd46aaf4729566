// The page Players: the list with its search, and what is done to one player.
#pragma once

#include "app/window/page_model.h"

namespace arbiter::window {

class PlayersModel : public arbiter::window::PageModel {
    Q_OBJECT
    QML_ELEMENT
    /// Part of a name, a number, a FIDE ID, a federation or a club.
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)

public:
    /// The columns, in the order of a row's cells.
    enum Column { Number, TitleOf, Name, Federation, Rating, PointsOf, State };
    Q_ENUM(Column)

    using PageModel::PageModel;

    [[nodiscard]] QString search() const { return m_search; }
    void setSearch(const QString& search);

    /// A player as the form shows him: name, chineseName, federation, title, rating, fideId, sex, club; and `state`,
    /// `games` ({round, colour, opponent, result} a round), `fixed` (paired: he can withdraw, not be removed).
    Q_INVOKABLE [[nodiscard]] QVariantMap card(qint64 player) const;
    Q_INVOKABLE QVariantMap add(const QVariantMap& form);
    /// Changes what differs; the rating, if it does, counts from the next round to be paired.
    Q_INVOKABLE QVariantMap edit(qint64 player, const QVariantMap& form);
    Q_INVOKABLE QVariantMap withdraw(qint64 player);
    Q_INVOKABLE QVariantMap comeBack(qint64 player);
    Q_INVOKABLE QVariantMap remove(qint64 player);
    /// A half-point bye ("half"), an absence ("zero") for the next round, or neither any more ("none").
    Q_INVOKABLE QVariantMap bye(qint64 player, const QString& kind);
    /// Federations that begin with the text, those of the event first: for the completion of a field.
    Q_INVOKABLE [[nodiscard]] QStringList federations(const QString& beginning) const;
    [[nodiscard]] Q_INVOKABLE QStringList titles() const;

Q_SIGNALS:
    void searchChanged();

protected:
    [[nodiscard]] std::vector<TableRow> fold() const override;
    [[nodiscard]] QString summarise() const override;

private:
    [[nodiscard]] RoundNumber nextRound() const;
    [[nodiscard]] bool matches(const Player& player) const;
    [[nodiscard]] TableRow rowOf(const Player& player) const;
    [[nodiscard]] QString stateOf(const Player& player) const;
    [[nodiscard]] QVariantList gamesOf(const Player& player) const;

    QString m_search;
};

} // namespace arbiter::window
