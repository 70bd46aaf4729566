// Record 001, and the national record with the same columns: the player, and his rounds from column 92 in tens.
// Whether the entries of two players agree is trf_settle.cpp's.
#include "domain/exchange/trf_reading.h"

#include "domain/event/settings.h"

#include <algorithm>

namespace arbiter {

namespace {

constexpr int firstEntry = 92, entryWidth = 10;

/// Digits that run on beyond their four columns would else be read as a smaller number.
std::string runOf(const ColumnLine& line, int column)
{
    const auto digit = [&](int c) { return line.at(c) >= '0' && line.at(c) <= '9'; };
    int first = column, last = column;
    while (first > 1 && digit(first - 1)) --first;
    while (digit(last + 1)) ++last;
    return std::string{line.columns(first, last)};
}

bool isDigit(char c) { return c >= '0' && c <= '9'; }

TrfNumber readOwnNumber(TrfReading& r, const ColumnLine& line)
{
    constexpr Bilingual what{"the number of a player", "棋手编号"};
    if (isDigit(line.at(9)) && isDigit(line.at(8))) {
        r.error(line, 5, TrfKind::NumberBeyond, runOf(line, 9), {what, "1", "9999"});
        return {};
    }
    const auto field = line.field(5, 8);
    if (field.empty()) r.error(line, 5, TrfKind::NumberMissing, {});
    return {readTrfNumber(r, line, field, what, 1, 9999).value_or(0)};
}

void readSex(TrfReading& r, const ColumnLine& line, TrfPlayer& player)
{
    const char c = line.at(10);
    const char low = c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    if (c == ' ') return;
    if (low == 'm')
        player.sex = Sex::Man;
    else if (low == 'w' || low == 'f')
        player.sex = Sex::Woman;
    else {
        r.adjust(line, 10, TrfKind::LettersLeftOut, line.columns(10, 10), {Bilingual{"m or w", "应为m或w"}});
        return;
    }
    if (c != 'm' && c != 'w') r.adjust(line, 10, TrfKind::LetterCase, std::string(1, c), {low == 'm' ? "m" : "w"});
}

void readTitleField(TrfReading& r, const ColumnLine& line, TrfPlayer& player)
{
    const auto field = line.field(11, 13);
    if (const auto title = readTitle(field.text))
        player.title = *title;
    else
        r.adjust(line, field.column, TrfKind::TitleUnknown, field.text);
}

void readName(TrfReading& r, const ColumnLine& line, TrfPlayer& player)
{
    player.name = line.field(15, 47).text;
    if (line.at(48) != ' ' && !isDigit(line.at(48))) r.adjust(line, 48, TrfKind::NameTooLong, line.columns(48, 48));
    if (!player.name.empty()) return;
    player.name = "Player " + text(player.number.value);
    r.adjust(line, 15, TrfKind::NameMissing, {}, {text(player.number.value), player.name});
}

void readRating(TrfReading& r, const ColumnLine& line, TrfPlayer& player)
{
    constexpr Bilingual what{"a rating", "等级分"};
    const auto field = line.field(49, 52);
    if (isDigit(line.at(48)) && isDigit(line.at(49))) {
        r.error(line, 48, TrfKind::RatingBeyond, runOf(line, 48));
        return;
    }
    if (isDigit(line.at(48))) r.adjust(line, 48, TrfKind::NameTooLong, line.columns(48, 48));
    player.rating = readTrfNumber(r, line, field, what, 0, 9999).value_or(0);
    if (player.rating > 4000) r.error(line, field.column, TrfKind::RatingBeyond, field.text);
}

void readFederationField(TrfReading& r, const ColumnLine& line, TrfPlayer& player)
{
    const auto field = line.field(54, 56);
    const auto code = upper(field.text);
    if (field.empty()) return;
    if (!isFederation(code)) {
        r.adjust(line, field.column, TrfKind::LettersLeftOut, field.text,
                 {Bilingual{"no code of a federation", "不是协会代码"}});
        return;
    }
    if (code != field.text) r.adjust(line, field.column, TrfKind::LetterCase, field.text, {code});
    player.federation = code;
}

void readFideId(TrfReading& r, const ColumnLine& line, TrfPlayer& player)
{
    const auto field = line.field(58, 68);
    auto id = field.text;
    if (std::any_of(id.begin(), id.end(), [](char c) { return !isDigit(c); })) {
        r.adjust(line, field.column, TrfKind::FideIdUnreadable, id);
        return;
    }
    id.remove_prefix(std::min(id.find_first_not_of('0'), id.size()));
    player.fideId = id;
}

void readScore(TrfReading& r, const ColumnLine& line, TrfPlayer& player)
{
    constexpr Bilingual what{"a rank", "名次"};
    player.points = readTrfPoints(r, line, line.field(81, 84));
    player.rank = readTrfNumber(r, line, line.field(86, 89), what, 0, 9999);
}

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

} // namespace

void readPlayerRecord(TrfReading& r, const ColumnLine& line)
{
    TrfPlayer player;
    player.line = line.number();
    const auto errors = r.errors.size();
    player.number = readOwnNumber(r, line);
    r.numberUnread = r.numberUnread || r.errors.size() > errors;
    if (r.errors.size() > errors) return;
    if (!blankAt(r, line, {9, 14, 53, 57, 69, 80, 85})) {
        r.unsure[static_cast<std::size_t>(player.number.value)] = true;
        return;
    }
    readSex(r, line, player);
    readTitleField(r, line, player);
    readName(r, line, player);
    readRating(r, line, player);
    readFederationField(r, line, player);
    readFideId(r, line, player);
    player.birth = line.field(70, 79).text;
    readScore(r, line, player);
    r.entries.push_back(readEntries(r, line, player.number));
    r.report.players.push_back(std::move(player));
}

/// Three capital letters that are none of the extensions, and a link number.
bool isNationalRecord(const ColumnLine& line)
{
    const auto head = line.columns(1, 3);
    if (!isFederation(head) || head == "DAT" || head.starts_with("XX") || head.starts_with("BB") || line.at(4) != ' ')
        return false;
    const auto link = line.field(5, 8).text;
    return !link.empty() && std::all_of(link.begin(), link.end(), isDigit) && line.size() >= 15;
}

void readNationalRecord(TrfReading& r, const ColumnLine& line)
{
    constexpr Bilingual what{"a number", "数"};
    TrfNational n;
    n.line = line.number();
    n.code = line.columns(1, 3);
    n.link = readTrfNumber(r, line, line.field(5, 8), what, 0, 9999).value_or(0);
    n.nationalClass = line.field(11, 13).text;
    n.name = line.field(15, 47).text;
    n.rating = readTrfNumber(r, line, line.field(49, 52), what, 0, 9999).value_or(0);
    n.origin = line.field(54, 56).text;
    n.id = line.field(58, 68).text;
    n.birth = line.field(70, 79).text;
    r.report.nationals.push_back(std::move(n));
}

} // namespace arbiter
