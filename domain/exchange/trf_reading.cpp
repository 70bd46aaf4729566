// What the readers of all records use: notices with their place, numbers, points, dates.
#include "domain/exchange/trf_reading.h"

#include <algorithm>

namespace arbiter {

void TrfReading::error(TrfSpot at, TrfKind kind, std::string_view stands, std::vector<Word> values)
{
    errors.push_back({kind, at.line, at.column, std::string{stands}, std::move(values)});
}

void TrfReading::error(const ColumnLine& line, int column, TrfKind kind, std::string_view stands,
                       std::vector<Word> values)
{
    error(TrfSpot{line.number(), column}, kind, stands, std::move(values));
}

void TrfReading::adjust(TrfSpot at, TrfKind kind, std::string_view stands, std::vector<Word> values)
{
    report.adjustments.push_back({kind, at.line, at.column, std::string{stands}, std::move(values)});
}

void TrfReading::adjust(const ColumnLine& line, int column, TrfKind kind, std::string_view stands,
                        std::vector<Word> values)
{
    adjust(TrfSpot{line.number(), column}, kind, stands, std::move(values));
}

std::string text(int n) { return std::to_string(n); }

std::string upper(std::string_view text)
{
    std::string s{text};
    std::transform(s.begin(), s.end(), s.begin(),
                   [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; });
    return s;
}

std::optional<int> readTrfNumber(TrfReading& r, const ColumnLine& line, TextField field, Bilingual what, int least,
                                 int most)
{
    if (field.empty()) return {};
    const auto digits = std::all_of(field.text.begin(), field.text.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!digits) {
        r.error(line, field.column, TrfKind::NotANumber, field.text, {what});
        return {};
    }
    long value = 0;
    for (const char c : field.text) value = std::min(1'000'000L, 10 * value + (c - '0'));
    if (value < least || value > most) {
        r.error(line, field.column, TrfKind::NumberBeyond, field.text, {what, text(least), text(most)});
        return {};
    }
    return static_cast<int>(value);
}

std::optional<Points> readTrfPoints(TrfReading& r, const ColumnLine& line, TextField field)
{
    if (field.empty()) return {};
    const auto points = readPoints(field.text);
    if (!points)
        r.error(line, field.column, TrfKind::NotPoints, field.text);
    else if (field.text.find(',') != std::string_view::npos)
        r.adjust(line, field.column, TrfKind::PointsComma, field.text, {toText(*points)});
    return points;
}

bool blankAt(TrfReading& r, const ColumnLine& line, std::initializer_list<int> columns)
{
    for (const int column : columns)
        if (line.at(column) != ' ') {
            r.error(line, column, TrfKind::ColumnNotBlank, line.columns(column, column));
            return false;
        }
    return true;
}

bool hasTab(TrfReading& r, const ColumnLine& line)
{
    for (int column = 1; column <= line.size(); ++column)
        if (line.at(column) == '\t') {
            r.error(line, column, TrfKind::TabInRecord, {});
            return true;
        }
    return false;
}

void readRoundCount(TrfReading& r, const ColumnLine& line)
{
    constexpr Bilingual what{"the number of rounds", "轮数"};
    const auto value = line.rest(5);
    if (value.empty()) r.error(line, 5, TrfKind::NotANumber, {}, {what});
    const auto n = readTrfNumber(r, line, value, what, 1, 99);
    if (!n) return;
    auto& rounds = r.report.rounds;
    if (rounds && rounds->value != *n)
        r.error(line, value.column, TrfKind::StatedTwice, value.text, {text(rounds->value), text(rounds->at.line)});
    rounds = TrfAt<int>{*n, {line.number(), value.column}};
}

void stateInitialColour(TrfReading& r, const ColumnLine& line, TextField stands, Colour colour)
{
    auto& stated = r.report.initialColour;
    if (stated && stated->value != colour)
        r.error(line, stands.column, TrfKind::StatedTwice, stands.text,
                {stated->value == Colour::White ? "W" : "B", text(stated->at.line)});
    stated = TrfAt<Colour>{colour, {line.number(), stands.column}};
}

std::vector<TrfNumber> readTrfNumbers(TrfReading& r, const ColumnLine& line, int first)
{
    constexpr Bilingual what{"number of a player", "棋手编号"};
    std::vector<TrfNumber> numbers;
    for (int column = first; column <= line.size(); column += 5) {
        if (column > first && !blankAt(r, line, {column - 1})) return numbers;
        const auto field = line.field(column, column + 3);
        if (const auto number = readTrfNumber(r, line, field, what, 1, 9999)) {
            numbers.push_back({*number});
            r.named.push_back({{*number}, {line.number(), field.column}});
        }
    }
    return numbers;
}

namespace {

/// "26/05/17" as 2026-05-17 and "17.05.2026"; a two-digit year is of this century, as no report is older than 1999.
std::optional<Date> otherForm(std::string_view text)
{
    if (text.size() == 8 && text[2] == text[5]) {
        const std::string century = text[0] == '9' ? "19" : "20";
        std::string s = century + std::string{text};
        s[4] = s[7] = '/';
        return text[2] == '/' || text[2] == '.' || text[2] == '-' ? readDate(s) : std::nullopt;
    }
    if (text.size() == 10 && text[2] == text[5] && (text[2] == '.' || text[2] == '/' || text[2] == '-'))
        return readDate(std::string{text.substr(6)} + "/" + std::string{text.substr(3, 2)} + "/" +
                        std::string{text.substr(0, 2)});
    if (text.size() == 10 && text[4] == '.' && text[7] == '.')
        return readDate(std::string{text.substr(0, 4)} + "/" + std::string{text.substr(5, 2)} + "/" +
                        std::string{text.substr(8)});
    return {};
}

} // namespace

std::optional<TrfAt<Date>> readTrfDate(TrfReading& r, const ColumnLine& line, TextField field)
{
    if (field.empty()) return {};
    const TrfSpot at{line.number(), field.column};
    if (const auto date = readDate(field.text)) {
        if (field.text[4] != '/') r.adjust(at, TrfKind::DateForm, field.text, {toText(*date)});
        return TrfAt<Date>{*date, at};
    }
    const auto date = otherForm(field.text);
    if (date) {
        r.adjust(at, TrfKind::DateForm, field.text, {toText(*date)});
        return TrfAt<Date>{*date, at};
    }
    r.adjust(at, TrfKind::DateUnreadable, field.text);
    return {};
}

} // namespace arbiter
