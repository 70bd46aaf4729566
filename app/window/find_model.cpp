// What fits a few letters, the nearest first: a number is a board, "r3" a round, letters a command or a player.
#include "app/window/find_model.h"

#include "app/window/text.h"
#include "domain/tournament/query.h"

namespace arbiter::window {

namespace {

constexpr std::size_t mostFound = 12;
constexpr qint64 commandKeys = 1'000'000, roundKeys = 2'000'000, boardKeys = 3'000'000, playerKeys = 4'000'000;

TableRow found(qint64 key, const QString& what, const QString& name, const QString& hint, const QVariantMap& more)
{
    return {key, {what, name, hint}, {"muted", "", "muted"}, what + QStringLiteral(": ") + name, more};
}

} // namespace

void FindModel::setQuery(const QString& query)
{
    if (query == m_query) return;
    m_query = query;
    Q_EMIT queryChanged();
    find();
}

void FindModel::setCommands(const QVariantList& commands)
{
    m_commands = commands;
    Q_EMIT commandsChanged();
    find();
}

/// Commands are found without an event too.
void FindModel::find() { show(fold()); }

void FindModel::addCommands(std::vector<TableRow>& rows) const
{
    const auto wanted = m_query.trimmed();
    for (qsizetype i = 0; i < m_commands.size() && rows.size() < mostFound; ++i) {
        const auto command = m_commands[i].toMap();
        const auto name = command["name"].toString();
        if (name.contains(wanted, Qt::CaseInsensitive))
            rows.push_back(found(commandKeys + i, tr("Command"), name, command["keys"].toString(),
                                 {{"kind", "command"}, {"id", command["id"]}}));
    }
}

void FindModel::addRounds(std::vector<TableRow>& rows) const
{
    const auto wanted = m_query.trimmed().toLower();
    for (int r = 1; r <= lastPaired(t()).value; ++r) {
        const auto name = tr("Round %1").arg(r);
        const bool fits =
            wanted == 'r' + QString::number(r) || (wanted.size() > 1 && name.toLower().startsWith(wanted));
        if (fits) rows.push_back(found(roundKeys + r, tr("Round"), name, {}, {{"kind", "round"}, {"id", r}}));
    }
}

void FindModel::addBoards(std::vector<TableRow>& rows) const
{
    bool number = false;
    const int wanted = m_query.trimmed().toInt(&number);
    const auto* board = number ? findBoard(t(), lastPublished(t()), BoardNumber{wanted}) : nullptr;
    if (!board) return;
    const auto name = [&](Colour c) { return nameText(*findPlayer(t(), board->pairing.of(c)), language()); };
    rows.push_back(found(boardKeys + wanted, tr("Board %1").arg(wanted),
                         name(Colour::White) + QStringLiteral(" – ") + name(Colour::Black),
                         outcomeText(board->game.outcome, language()), {{"kind", "board"}, {"id", wanted}}));
}

void FindModel::addPlayers(std::vector<TableRow>& rows) const
{
    const auto wanted = m_query.trimmed();
    if (wanted.isEmpty()) return;
    for (const auto* p : activePlayers(t())) {
        if (rows.size() >= mostFound) return;
        const auto& c = p->card;
        const bool fits = toQt(c.name).contains(wanted, Qt::CaseInsensitive) || toQt(c.chineseName).contains(wanted) ||
                          QString::number(p->number.value) == wanted || (!c.fideId.empty() && toQt(c.fideId) == wanted);
        if (fits)
            rows.push_back(found(playerKeys + p->id.value, tr("Player"), nameText(*p, language()),
                                 ratingText(*p, lastPaired(t()).next()), {{"kind", "player"}, {"id", p->id.value}}));
    }
}

std::vector<TableRow> FindModel::fold() const
{
    std::vector<TableRow> rows;
    if (ready()) {
        addBoards(rows);
        addRounds(rows);
        addPlayers(rows);
    }
    addCommands(rows);
    return rows;
}

} // namespace arbiter::window
