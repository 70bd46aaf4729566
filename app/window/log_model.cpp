// Rows of the journal.
#include "app/window/log_model.h"

#include "app/desk/speaker.h"
#include "app/window/text.h"

#include <QDateTime>

namespace arbiter::window {

namespace {

QDateTime wallOf(Moment at)
{
    return QDateTime::fromMSecsSinceEpoch(at.utcMilliseconds, Qt::OffsetFromUTC, at.offsetMinutes * 60);
}

/// "9f3c81d0 55aa0e27 …": the digits of a seal in groups of eight.
QString grouped(const QString& digits)
{
    QStringList groups;
    for (qsizetype i = 0; i < digits.size(); i += 8) groups.append(digits.mid(i, 8));
    return groups.join(' ');
}

} // namespace

void LogModel::setFilter(const QString& filter)
{
    if (filter == m_filter) return;
    m_filter = filter;
    Q_EMIT filterChanged();
    refresh();
}

TableRow LogModel::rowOf(const Entry& entry, bool stands) const
{
    const auto said = toQt(sentence(entry.fact, speakerFor(t(), language())));
    const auto number = QString::number(entry.number.value);
    const auto kind = toQt(kindOf(entry.fact).title.in(language()));
    return {entry.number.value,
            {number, wallOf(entry.at).toString("MM-dd HH:mm:ss"), kind, said, toQt(entry.author),
             toQt(shortText(entry.seal)).left(8)},
            {"muted", "muted", "", stands ? "" : "struck", "muted", "mono"},
            stands ? tr("Entry %1, %2").arg(number, said) : tr("Entry %1, taken back: %2").arg(number, said),
            {{"stands", stands}}};
}

std::vector<TableRow> LogModel::fold() const
{
    std::vector<TableRow> rows;
    const auto& entries = session()->desk().entries();
    const auto& stands = session()->desk().stands();
    const auto wanted = m_filter.trimmed();
    for (std::size_t i = entries.size(); i-- > 0;) {
        auto row = rowOf(entries[i], stands[i]);
        bool fits = wanted.isEmpty();
        for (const auto& cell : row.cells) fits = fits || cell.contains(wanted, Qt::CaseInsensitive);
        if (fits) rows.push_back(std::move(row));
    }
    return rows;
}

QString LogModel::summarise() const
{
    return tr("%n decisions, nothing is ever erased", nullptr, static_cast<int>(session()->desk().entries().size()));
}

QVariantMap LogModel::card(qint64 number) const
{
    if (!ready() || number < 1 || number > static_cast<qint64>(session()->desk().entries().size())) return {};
    const auto at = static_cast<std::size_t>(number - 1);
    const auto& entry = session()->desk().entries()[at];
    QStringList acknowledged, restsOn;
    for (const auto caution : entry.acknowledged) acknowledged.append(toQt(nameOf(caution)));
    for (const auto& range : entry.restsOn.ranges())
        restsOn.append(range.first == range.last
                           ? QString::number(range.first.value)
                           : QString::number(range.first.value) + '-' + QString::number(range.last.value));
    return {{"number", number},
            {"time", wallOf(entry.at).toString("yyyy-MM-dd HH:mm:ss")},
            {"author", toQt(entry.author)},
            {"desk", toQt(entry.desk)},
            {"kind", toQt(kindOf(entry.fact).title.in(language()))},
            {"sentence", toQt(sentence(entry.fact, speakerFor(t(), language())))},
            {"seal", grouped(toQt(toText(entry.seal)))},
            {"stands", static_cast<bool>(session()->desk().stands()[at])},
            {"act", static_cast<qint64>(entry.act.value)},
            {"acknowledged", acknowledged.join(QStringLiteral(", "))},
            {"restsOn", restsOn.join(QStringLiteral(", "))}};
}

} // namespace arbiter::window
