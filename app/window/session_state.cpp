// What the window reads of the open event, as text and numbers.
#include "app/window/session.h"
#include "app/window/text.h"

#include "domain/tournament/query.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUrl>

namespace arbiter::window {

namespace {

QString stateOf(const Tournament& t, RoundNumber number)
{
    const auto* round = findRound(t, number);
    if (!round) return "bare";
    if (!round->published) return "draft";
    if (!openBoards(t, number, false).empty()) return "playing";
    return openBoards(t, number, true).empty() ? "complete" : "adjourned";
}

/// A file name of what was typed as the event's name: letters and digits of any script, with hyphens between.
QString fileNameOf(const QString& name)
{
    QString file;
    for (const QChar c : name.simplified().toLower()) {
        if (c.isLetterOrNumber())
            file += c;
        else if (!file.isEmpty() && !file.endsWith('-'))
            file += '-';
    }
    while (file.endsWith('-')) file.chop(1);
    return file.isEmpty() ? QStringLiteral("event") : file.left(60);
}

} // namespace

QString Session::path() const { return isOpen() ? toQt(m_desk->file().path().string()) : QString{}; }
QString Session::eventName() const { return isOpen() ? toQt(tournament().settings.name) : QString{}; }
int Session::players() const { return isOpen() ? static_cast<int>(activePlayers(tournament()).size()) : 0; }
bool Session::fideMode() const { return isOpen() && tournament().fideMode; }

QString Session::edition() const
{
    if (!isOpen()) return {};
    return tournament().settings.edition == Edition::A ? "A" : "B";
}

QVariantList Session::rounds() const
{
    QVariantList all;
    if (!isOpen()) return all;
    for (int r = 1; r <= tournament().settings.rounds; ++r)
        all.append(QVariantMap{{"number", r}, {"state", stateOf(tournament(), RoundNumber{r})}});
    return all;
}

void Session::setRound(int round)
{
    if (round == m_round || !isOpen() || round < 1 || round > tournament().settings.rounds) return;
    m_round = round;
    Q_EMIT roundChanged();
}

int Session::lastPaired() const { return isOpen() ? arbiter::lastPaired(tournament()).value : 0; }
int Session::lastPublished() const { return isOpen() ? arbiter::lastPublished(tournament()).value : 0; }

QString Session::saved() const
{
    if (!isOpen() || m_desk->entries().empty()) return {};
    const auto at = m_desk->entries().back().at;
    const auto wall = QDateTime::fromMSecsSinceEpoch(at.utcMilliseconds, Qt::OffsetFromUTC, at.offsetMinutes * 60);
    return wall.date() == QDate::currentDate() ? wall.toString("HH:mm:ss") : wall.toString("yyyy-MM-dd HH:mm");
}

QString Session::headSeal() const
{
    if (!isOpen() || m_desk->entries().empty()) return {};
    const auto& head = m_desk->entries().back();
    return QString::number(head.number.value) + ':' + toQt(shortText(head.seal));
}

QString Session::lastCopy() const { return isOpen() ? m_preferences.lastCopy(toQt(tournament().key)) : QString{}; }

int Session::openBoards() const
{
    if (!isOpen()) return 0;
    return static_cast<int>(arbiter::openBoards(tournament(), arbiter::lastPublished(tournament()), false).size());
}

int Session::adjourned() const { return isOpen() ? static_cast<int>(adjournedGames(tournament()).size()) : 0; }

QString Session::onDuty() const
{
    if (!isOpen()) return {};
    const auto& t = tournament();
    return toQt(t.onDuty.empty() ? t.settings.chiefArbiter : t.onDuty);
}

QString Session::readOnly() const
{
    if (!isOpen() || !m_desk->readOnlyBecause()) return {};
    return toQt(sentence(*m_desk->readOnlyBecause(), language()));
}

QString Session::pathFor(const QString& name) const
{
    const auto documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QDir folder{documents + "/Arbiter"};
    const auto stem = fileNameOf(name);
    auto path = folder.filePath(stem + ".arb");
    for (int n = 2; QFileInfo::exists(path); ++n) path = folder.filePath(stem + '-' + QString::number(n) + ".arb");
    return path;
}

QString Session::pathOf(const QUrl& url) const { return url.isLocalFile() ? url.toLocalFile() : url.toString(); }

QUrl Session::folderOf(const QString& path) const { return QUrl::fromLocalFile(QFileInfo{path}.absolutePath()); }

} // namespace arbiter::window
