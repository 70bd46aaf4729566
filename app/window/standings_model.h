// The page Standings: the ranking after the shown round, with each round's opponent, colour and points. The columns of
// rounds follow the event.
#pragma once

#include "app/window/page_model.h"

namespace arbiter::window {

class StandingsModel : public arbiter::window::PageModel {
    Q_OBJECT
    QML_ELEMENT
    /// The round that the ranking is after; 0 where none is published.
    Q_PROPERTY(int after READ after NOTIFY shown)
    /// Why the standings are not final; empty where they are.
    Q_PROPERTY(QString notFinal READ notFinal NOTIFY shown)

public:
    /// The columns before those of the rounds; the points come last.
    enum Column { Place, TitleOf, Name, Federation, Rating, FirstRound };
    Q_ENUM(Column)

    using PageModel::PageModel;

    [[nodiscard]] int after() const;
    [[nodiscard]] QString notFinal() const;

protected:
    [[nodiscard]] std::vector<TableRow> fold() const override;
    [[nodiscard]] QString summarise() const override;

private:
    [[nodiscard]] QString roundCell(const Player& player, const Round& round) const;
};

} // namespace arbiter::window
