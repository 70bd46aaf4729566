// Record 001, and the national record with the same columns: the player. His rounds are trf_read_entries.cpp's.
#include "domain/exchange/trf_reading.h"

#include "domain/event/settings.h"

#include <algorithm>

namespace arbiter {

namespace {

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
