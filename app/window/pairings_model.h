// The page Pairings: the boards of a round, and whoever has no opponent in it; pairing and publishing.
#pragma once

#include "app/window/page_model.h"

namespace arbiter::window {

class PairingsModel : public arbiter::window::PageModel {
    Q_OBJECT
    QML_ELEMENT
    /// "bare" (not paired), "draft" or "published": what the shown round is.
    Q_PROPERTY(QString state READ state NOTIFY shown)
    /// The round to be paired next; 0 after the last.
    Q_PROPERTY(int nextRound READ nextRound NOTIFY shown)

public:
    enum Column { BoardOf, WhitePoints, WhiteTitle, White, WhiteRating, BlackPoints, BlackTitle, Black, BlackRating };
    Q_ENUM(Column)

    using PageModel::PageModel;

    [[nodiscard]] QString state() const;
    [[nodiscard]] int nextRound() const;

    /// Pairs the next round as a draft; with `missingAsAdjourned` games without a result are recorded as adjourned.
    Q_INVOKABLE QVariantMap pair(bool missingAsAdjourned);
    Q_INVOKABLE QVariantMap publish();
    /// Takes the draft back.
    Q_INVOKABLE QVariantMap discardDraft();

protected:
    [[nodiscard]] Follows follows() const override { return Follows::AtOnce; }
    [[nodiscard]] std::vector<TableRow> fold() const override;
    [[nodiscard]] QString summarise() const override;
};

} // namespace arbiter::window
