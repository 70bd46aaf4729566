// Rows of results, and what a key does to one.
#include "app/window/results_model.h"

#include "app/window/text.h"
#include "domain/tournament/verbs.h"

namespace arbiter::window {

namespace {

/// Who has more of the point stands in bold: weight, not colour, marks the winner.
const char* weightOf(std::optional<Outcome> outcome, Colour colour)
{
    if (!outcome) return "";
    const auto worth = [&](Colour c) { return classOf(scoreOf(*outcome, c)).worth; };
    return worth(colour) == Worth::Win ? "strong" : "";
}

} // namespace

ResultsModel::ResultsModel(QObject* parent) : PageModel{parent}
{
    connect(this, &RowsModel::shown, this, [this] {
        if (!m_conflict || boardInConflict()) return;
        endConflict();
    });
}

void ResultsModel::setOnlyMissing(bool only)
{
    if (only == m_onlyMissing) return;
    m_onlyMissing = only;
    Q_EMIT onlyMissingChanged();
    refresh();
}

int ResultsModel::missing() const { return ready() ? static_cast<int>(openBoards(t(), round(), false).size()) : 0; }

GameRef ResultsModel::gameAt(qint64 board) const { return {round(), BoardNumber{static_cast<std::int32_t>(board)}, 1}; }

TableRow ResultsModel::rowOf(const Board& board, int number) const
{
    const auto& white = *findPlayer(t(), board.pairing.white);
    const auto& black = *findPlayer(t(), board.pairing.black);
    const auto outcome = board.game.outcome;
    const auto result = outcomeText(outcome, language());
    const auto state = !outcome ? tr("in play") : isFinal(*outcome) ? tr("in") : tr("adjourned");
    const auto* tone = !outcome ? "" : isFinal(*outcome) ? "green" : "amber";
    const auto w = nameText(white, language()), b = nameText(black, language());
    return {number,
            {QString::number(number), ratingText(white, round()), w, outcome ? result : QStringLiteral("·"), b,
             ratingText(black, round()), state},
            {"strong", "muted", weightOf(outcome, Colour::White), "strong", weightOf(outcome, Colour::Black), "muted",
             tone},
            tr("Result, board %1, %2 against %3, %4").arg(QString::number(number), w, b, outcome ? result : state),
            {{"open", !outcome}}};
}

std::vector<TableRow> ResultsModel::fold() const
{
    std::vector<TableRow> rows;
    const auto* shown = findRound(t(), round());
    if (!shown || !shown->published) return rows;
    int number = 0;
    for (const auto& board : shown->boards) {
        ++number;
        if (!m_onlyMissing || !board.game.outcome) rows.push_back(rowOf(board, number));
    }
    return rows;
}

QString ResultsModel::summarise() const
{
    const auto* shown = findRound(t(), round());
    const auto head = tr("Round %1").arg(round().value);
    if (!shown || !shown->published) return head;
    const int open = missing(), all = static_cast<int>(shown->boards.size());
    return head + QStringLiteral(" · ") + tr("%1 in, %2 open").arg(all - open).arg(open);
}

QVariantMap ResultsModel::type(qint64 board, const QString& sign)
{
    const auto outcome = readOutcome(toStd(sign == u"5" ? QStringLiteral("=") : sign));
    if (!outcome)
        return session()->refused(
            {Why::UnusableText, {Word{Bilingual{"Result", "结果"}}, toStd(sign), "1 0 = + - *"}, {}, {}});
    const auto game = gameAt(board);
    const auto found = arbiter::gameAt(t(), game);
    if (!found) return session()->refused(found.error());
    const auto standing = (*found)->game.outcome;
    if (standing && *standing == *outcome) return {{"came", "taken"}};
    if (standing && isFinal(*standing)) {
        m_conflict = Conflict{game, *standing, *outcome};
        Q_EMIT conflictChanged();
        return {{"came", "waiting"}};
    }
    return session()->act(enterResult(t(), game, *outcome));
}

const Board* ResultsModel::boardInConflict() const
{
    if (!m_conflict || !ready() || m_conflict->game.round != round()) return nullptr;
    const auto* board = findBoard(t(), m_conflict->game.round, m_conflict->game.board);
    return board && board->game.outcome == m_conflict->stands ? board : nullptr;
}

QVariantMap ResultsModel::conflict() const
{
    const auto* board = boardInConflict();
    if (!board) return {};
    return {{"board", m_conflict->game.board.value},
            {"stands", outcomeText(m_conflict->stands, language())},
            {"typed", outcomeText(m_conflict->typed, language())},
            {"white", nameText(*findPlayer(t(), board->pairing.white), language())},
            {"black", nameText(*findPlayer(t(), board->pairing.black), language())}};
}

void ResultsModel::endConflict()
{
    m_conflict.reset();
    Q_EMIT conflictChanged();
}

void ResultsModel::keepStanding() { endConflict(); }

QVariantMap ResultsModel::takeTyped(const QString& reason)
{
    if (!m_conflict) return {{"came", "refused"}};
    const auto c = *m_conflict;
    endConflict();
    return session()->act(correctResult(t(), c.game, c.typed, toStd(reason)));
}

QVariantMap ResultsModel::clear(qint64 board)
{
    const auto found = arbiter::gameAt(t(), gameAt(board));
    if (!found) return session()->refused(found.error());
    if (!(*found)->game.outcome) return {{"came", "taken"}};
    return session()->revokeAlone((*found)->game.decidedBy);
}

int ResultsModel::nextMissing(int row) const
{
    for (int i = 1; i <= count(); ++i) {
        const int at = (row + i) % count();
        if (rows()[static_cast<std::size_t>(at)].more.value("open").toBool()) return at;
    }
    return -1;
}

} // namespace arbiter::window
