// The page Results: the boards of a round with their results, as keys type them.
#pragma once

#include "app/window/page_model.h"

namespace arbiter::window {

class ResultsModel : public arbiter::window::PageModel {
    Q_OBJECT
    QML_ELEMENT
    /// Only the boards without a result.
    Q_PROPERTY(bool onlyMissing READ onlyMissing WRITE setOnlyMissing NOTIFY onlyMissingChanged)
    /// Boards without a result in the shown round.
    Q_PROPERTY(int missing READ missing NOTIFY shown)
    /// What was typed on a board that has another result: {board, stands, typed, white, black}; empty where nothing
    /// is in conflict.
    Q_PROPERTY(QVariantMap conflict READ conflict NOTIFY conflictChanged)

public:
    enum Column { BoardOf, WhiteRating, White, Result, Black, BlackRating, State };
    Q_ENUM(Column)

    explicit ResultsModel(QObject* parent = nullptr);

    [[nodiscard]] bool onlyMissing() const { return m_onlyMissing; }
    void setOnlyMissing(bool only);
    [[nodiscard]] int missing() const;
    [[nodiscard]] QVariantMap conflict() const;

    /// The sign of a result on this board, White's side: 1 0 = + - * and the rest that readOutcome knows. A board that
    /// has another result is left as it is, and `conflict` asks.
    Q_INVOKABLE QVariantMap type(qint64 board, const QString& sign);
    /// The result that stands is kept, or the typed one taken in its place.
    Q_INVOKABLE void keepStanding();
    Q_INVOKABLE QVariantMap takeTyped(const QString& reason);
    /// Takes the result of this board back.
    Q_INVOKABLE QVariantMap clear(qint64 board);
    /// The row of the next board without a result after this row, round the end; -1 where none is left.
    Q_INVOKABLE [[nodiscard]] int nextMissing(int row) const;

Q_SIGNALS:
    void onlyMissingChanged();
    void conflictChanged();

protected:
    [[nodiscard]] Follows follows() const override { return Follows::AtOnce; }
    [[nodiscard]] std::vector<TableRow> fold() const override;
    [[nodiscard]] QString summarise() const override;

private:
    struct Conflict {
        GameRef game;
        Outcome stands;
        Outcome typed;
    };
    [[nodiscard]] GameRef gameAt(qint64 board) const;
    [[nodiscard]] TableRow rowOf(const Board& board, int number) const;
    /// Whether the result that was typed against still stands, in the round that is shown.
    [[nodiscard]] const Board* boardInConflict() const;
    void endConflict();

    std::optional<Conflict> m_conflict;
    bool m_onlyMissing = false;
};

} // namespace arbiter::window
