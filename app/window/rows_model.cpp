// Finding the change between the rows shown and the rows to show.
#include "app/window/rows_model.h"

#include <algorithm>

namespace arbiter::window {

int RowsModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant RowsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const auto& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Key: return row.key;
    case Cells: return row.cells;
    case Tones: return row.tones;
    case Spoken: return row.spoken;
    case More: return row.more;
    default: return {};
    }
}

QHash<int, QByteArray> RowsModel::roleNames() const
{
    return {{Key, "key"}, {Cells, "cells"}, {Tones, "tones"}, {Spoken, "spoken"}, {More, "more"}};
}

int RowsModel::indexOf(qint64 key) const
{
    const auto at = std::find_if(m_rows.begin(), m_rows.end(), [key](const auto& r) { return r.key == key; });
    return at == m_rows.end() ? -1 : static_cast<int>(at - m_rows.begin());
}

qint64 RowsModel::keyAt(int row) const
{
    return row < 0 || row >= count() ? 0 : m_rows[static_cast<std::size_t>(row)].key;
}

int RowsModel::beginningWith(const QString& text, int column, int start) const
{
    for (int i = 0; i < count(); ++i) {
        const int row = (std::max(start, 0) + i) % count();
        if (m_rows[static_cast<std::size_t>(row)].cells.value(column).startsWith(text, Qt::CaseInsensitive)) return row;
    }
    return -1;
}

QVariantMap RowsModel::moreAt(int row) const
{
    return row < 0 || row >= count() ? QVariantMap{} : m_rows[static_cast<std::size_t>(row)].more;
}

QString RowsModel::spokenAt(int row) const
{
    return row < 0 || row >= count() ? QString{} : m_rows[static_cast<std::size_t>(row)].spoken;
}

/// The rows before `front` and after `back` have kept their keys; those between are taken out and put in anew.
void RowsModel::replaceMiddle(const std::vector<TableRow>& rows, std::size_t front, std::size_t back)
{
    const auto oldEnd = m_rows.size() - back, newEnd = rows.size() - back;
    const auto at = [](auto& list, std::size_t i) { return list.begin() + static_cast<std::ptrdiff_t>(i); };
    if (front < oldEnd) {
        beginRemoveRows({}, static_cast<int>(front), static_cast<int>(oldEnd) - 1);
        m_rows.erase(at(m_rows, front), at(m_rows, oldEnd));
        endRemoveRows();
    }
    if (front < newEnd) {
        beginInsertRows({}, static_cast<int>(front), static_cast<int>(newEnd) - 1);
        m_rows.insert(at(m_rows, front), at(rows, front), at(rows, newEnd));
        endInsertRows();
    }
}

void RowsModel::repaintChanged(std::size_t from, std::size_t to, const std::vector<TableRow>& rows)
{
    for (std::size_t i = from; i < to; ++i) {
        if (m_rows[i] == rows[i]) continue;
        m_rows[i] = rows[i];
        Q_EMIT dataChanged(index(static_cast<int>(i)), index(static_cast<int>(i)));
    }
}

void RowsModel::show(const std::vector<TableRow>& rows)
{
    const auto sameKey = [](const TableRow& a, const TableRow& b) { return a.key == b.key; };
    const auto shorter = std::min(rows.size(), m_rows.size());
    std::size_t front = 0, back = 0;
    while (front < shorter && sameKey(rows[front], m_rows[front])) ++front;
    while (back < shorter - front && sameKey(rows[rows.size() - 1 - back], m_rows[m_rows.size() - 1 - back])) ++back;
    const bool other = m_rows.size() != rows.size();
    replaceMiddle(rows, front, back);
    repaintChanged(0, front, rows);
    repaintChanged(rows.size() - back, rows.size(), rows);
    if (other) Q_EMIT countChanged();
    Q_EMIT shown();
}

} // namespace arbiter::window
