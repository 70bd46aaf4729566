// The page Log: every decision, the newest first, as the journal has them; nothing is ever left out or erased.
#pragma once

#include "app/window/page_model.h"

namespace arbiter::window {

class LogModel : public arbiter::window::PageModel {
    Q_OBJECT
    QML_ELEMENT
    /// Part of a sentence, an article, an author, or an entry number.
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY filterChanged)

public:
    enum Column { Number, Time, KindOf, Decision, Author, SealOf };
    Q_ENUM(Column)

    using PageModel::PageModel;

    [[nodiscard]] QString filter() const { return m_filter; }
    void setFilter(const QString& filter);

    /// An entry as its card shows it: {number, time, author, desk, kind, sentence, seal, stands, act, acknowledged,
    /// restsOn}.
    Q_INVOKABLE [[nodiscard]] QVariantMap card(qint64 entry) const;

Q_SIGNALS:
    void filterChanged();

protected:
    [[nodiscard]] std::vector<TableRow> fold() const override;
    [[nodiscard]] QString summarise() const override;

private:
    [[nodiscard]] TableRow rowOf(const Entry& entry, bool stands) const;

    QString m_filter;
};

} // namespace arbiter::window
