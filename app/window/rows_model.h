// A list for a table of the window: rows of cells under a key that stays. It is given the new rows and finds the change
// itself, so that scroll and focus survive. What the rows say is each page's own model.
#pragma once

#include <QAbstractListModel>
#include <QStringList>
#include <QVariantMap>
#include <qqmlregistration.h>

#include <vector>

namespace arbiter::window {

/// A row: its cells in the order of the page's columns, how each is to look (empty where plainly), and what it says to
/// somebody who hears it. `key` tells the row from every other and never changes.
struct TableRow {
    qint64 key = 0;
    QStringList cells;
    QStringList tones; ///< "strong", "muted", "green", "amber", "red", "struck"; may be shorter than the cells
    QString spoken;
    QVariantMap more; ///< what the page needs besides

    friend bool operator==(const TableRow&, const TableRow&) = default;
};

class RowsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Each page has a model of its own")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role { Key = Qt::UserRole + 1, Cells, Tones, Spoken, More };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// The row with this key, -1 where there is none.
    Q_INVOKABLE [[nodiscard]] int indexOf(qint64 key) const;
    /// The key of a row, 0 beyond the end.
    Q_INVOKABLE [[nodiscard]] qint64 keyAt(int row) const;
    /// The first row whose cell begins with the text, from `start` on and round the end; -1 where there is none.
    Q_INVOKABLE [[nodiscard]] int beginningWith(const QString& text, int column, int start) const;
    Q_INVOKABLE [[nodiscard]] QVariantMap moreAt(int row) const;
    Q_INVOKABLE [[nodiscard]] QString spokenAt(int row) const;

Q_SIGNALS:
    void countChanged();
    /// The rows are those of now.
    void shown();

protected:
    void show(const std::vector<TableRow>& rows);
    [[nodiscard]] const std::vector<TableRow>& rows() const { return m_rows; }

private:
    void replaceMiddle(const std::vector<TableRow>& rows, std::size_t front, std::size_t back);
    void repaintChanged(std::size_t from, std::size_t to, const std::vector<TableRow>& rows);

    std::vector<TableRow> m_rows;
};

} // namespace arbiter::window
