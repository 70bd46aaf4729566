// The rounds of a player in record 001, from column 92 in tens. Whether the entries of two players agree is
// trf_settle.cpp's.
#include "domain/exchange/trf_reading.h"

namespace arbiter {

namespace {

constexpr int firstEntry = 92, entryWidth = 10;

/// The score behind a letter of column 99: those of the classification, and X for ?.
std::optional<Score> scoreFor(char letter)
{
    if (letter == 'X') return Score::Adjourned;
    for (const auto& row : allScores())
        if (row.code == letter) return row.score;
    return {};
}

bool isBye(Score score) { return !classOf(score).paired; }

struct Whose {
    const ColumnLine& line;
    int round;
    TrfNumber player;

    [[nodiscard]] Word roundText() const { return text(round); }
    [[nodiscard]] Word playerText() const { return text(player.value); }
};

void readColour(TrfReading& r, const Whose& w, int column, TrfRawEntry& entry)
{
    const char c = w.line.at(column);
    const auto stands = w.line.columns(column, column);
    if (c == ' ' || c == '-') return;
    if (c == 'w' || c == 'W')
        entry.colour = Colour::White;
    else if (c == 'b' || c == 'B' || c == 's' || c == 'S')
        entry.colour = Colour::Black;
    else {
        r.error(w.line, column, TrfKind::ColourUnreadable, stands);
        entry.unread = true;
        return;
    }
    if (c != 'w' && c != 'b')
        r.adjust(w.line, column, TrfKind::LetterCase, stands, {entry.colour == Colour::White ? "w" : "b"});
}

/// VCL 164-166: a sign that is not known is read as ?, an adjourned game.
void readResult(TrfReading& r, const Whose& w, int column, TrfRawEntry& entry)
{
    const auto stands = w.line.columns(column, column);
    const auto letter = upper(stands);
    if (stands.empty() || stands == " ") return;
    entry.letter = w.line.at(column);
    entry.score = letter.size() == 1 ? scoreFor(letter[0]) : std::nullopt;
    if (entry.score) return;
    if (entry.opponent.value == 0) {
        r.error(w.line, column, TrfKind::ResultWithoutOpponent, stands, {w.roundText(), w.playerText()});
        entry.unread = true;
        return;
    }
    entry.score = Score::Adjourned;
    r.adjust(w.line, column, TrfKind::ResultUnknown, stands, {w.roundText(), w.playerText()});
}

/// Reports before 2016 wrote byes with the signs of games. + becomes U or F when the whole round is known.
void readOldBye(TrfReading& r, const Whose& w, TrfRawEntry& entry)
{
    if (entry.score == Score::ForfeitWin) return;
    const auto bye = entry.score == Score::Draw ? Score::HalfBye : Score::ZeroBye;
    const auto stands = w.line.columns(entry.at.column + 7, entry.at.column + 7);
    if (entry.score != Score::Draw && entry.score != Score::ForfeitLoss) {
        r.error(w.line, entry.at.column + 7, TrfKind::ResultWithoutOpponent, stands, {w.roundText(), w.playerText()});
        entry.unread = true;
        return;
    }
    r.adjust(w.line, entry.at.column + 7, TrfKind::OldBye, stands,
             {w.roundText(), w.playerText(), std::string(1, classOf(bye).code)});
    entry.score = bye;
}

void readWithout(TrfReading& r, const Whose& w, TrfRawEntry& entry)
{
    const int column = entry.at.column + 5;
    if (entry.colour)
        r.adjust(w.line, column, TrfKind::ColourWithoutOpponent, w.line.columns(column, column),
                 {w.roundText(), w.playerText()});
    entry.colour.reset();
    if (entry.score && !isBye(*entry.score)) readOldBye(r, w, entry);
}

TrfRawEntry readEntry(TrfReading& r, const Whose& w)
{
    constexpr Bilingual what{"the number of the opponent", "对手编号"};
    const int column = firstEntry + entryWidth * (w.round - 1);
    const auto opponent = w.line.field(column, column + 3);
    TrfRawEntry entry;
    entry.at = {w.line.number(), column};
    const auto errors = r.errors.size();
    if (blankAt(r, w.line, {column - 2, column - 1, column + 4, column + 6}))
        entry.opponent = {readTrfNumber(r, w.line, opponent, what, 0, 9999).value_or(0)};
    if (r.errors.size() > errors) {
        entry.unread = true;
        return entry;
    }
    readColour(r, w, column + 5, entry);
    readResult(r, w, column + 7, entry);
    if (entry.unread) return entry;
    if (entry.opponent.value == 0)
        readWithout(r, w, entry);
    else if (entry.score && isBye(*entry.score)) {
        r.error(w.line, column + 7, TrfKind::ByeWithOpponent, w.line.columns(column + 7, column + 7),
                {w.roundText(), w.playerText(), text(entry.opponent.value)});
        entry.unread = true;
    }
    return entry;
}

} // namespace

std::vector<TrfRawEntry> readEntries(TrfReading& r, const ColumnLine& line, TrfNumber player)
{
    std::vector<TrfRawEntry> entries;
    const int rounds = (line.size() - firstEntry + 1 + entryWidth - 1) / entryWidth;
    if (line.size() < firstEntry) return entries;
    if (rounds > 99) {
        r.error(line, firstEntry + 99 * entryWidth, TrfKind::TooManyRounds, {}, {text(rounds)});
        return entries;
    }
    for (int round = 1; round <= rounds; ++round) entries.push_back(readEntry(r, {line, round, player}));
    return entries;
}

} // namespace arbiter
