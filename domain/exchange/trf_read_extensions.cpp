// The alphabetic records of JaVaFo (XX.) and bbpPairings (BB.): rounds, initial colour, absentees, points,
// acceleration.
#include "domain/exchange/trf_reading.h"

#include <algorithm>

namespace arbiter {

namespace {

constexpr Bilingual aNumber{"the number of a player", "棋手编号"};

void readConfiguration(TrfReading& r, const ColumnLine& line)
{
    for (const auto& word : line.words(5)) {
        const auto code = upper(word.text);
        if (code == "RANK") r.report.byPosition = true;
        if (code == "RANK") continue;
        if (code != "WHITE1" && code != "BLACK1") {
            r.adjust(line, word.column, TrfKind::WordUnknown, word.text);
            continue;
        }
        stateInitialColour(r, line, word, code == "WHITE1" ? Colour::White : Colour::Black);
    }
}

std::vector<TrfNumber> readWords(TrfReading& r, const ColumnLine& line)
{
    std::vector<TrfNumber> numbers;
    for (const auto& word : line.words(5))
        if (const auto n = readTrfNumber(r, line, word, aNumber, 1, 9999)) {
            numbers.push_back({*n});
            r.named.push_back({{*n}, {line.number(), word.column}});
        }
    return numbers;
}

void readAbsentees(TrfReading& r, const ColumnLine& line)
{
    for (const auto& word : line.words(5))
        if (const auto n = readTrfNumber(r, line, word, aNumber, 1, 9999))
            r.absentNext.push_back({{*n}, {line.number(), word.column}});
}

void readForbidden(TrfReading& r, const ColumnLine& line)
{
    const auto errors = r.errors.size();
    TrfForbidden f;
    f.at = {line.number(), 1};
    f.players = readWords(r, line);
    if (f.players.size() < 2 && r.errors.size() == errors) r.error(line, 5, TrfKind::TooFewForbidden, {});
    r.report.forbidden.push_back(std::move(f));
}

/// XXA: columns 5-8 the player, round r at 10 + 5 (r - 1), four columns.
void readAccelerations(TrfReading& r, const ColumnLine& line)
{
    const auto field = line.field(5, 8);
    if (field.empty()) r.error(line, 5, TrfKind::NotANumber, {}, {aNumber});
    const auto player = readTrfNumber(r, line, field, aNumber, 1, 9999);
    if (!player || !blankAt(r, line, {9})) return;
    r.named.push_back({{*player}, {line.number(), field.column}});
    for (int column = 10, round = 1; column <= line.size() && round <= 99; column += 5, ++round) {
        if (!blankAt(r, line, {column + 4})) return;
        const auto points = readTrfPoints(r, line, line.field(column, column + 3));
        if (points && *points != Points{})
            r.report.accelerations.push_back(
                {{}, *points, {round}, {round}, {*player}, {*player}, {line.number(), column}});
    }
}

/// XXS CODE=VALUE ...
void readPointCodes(TrfReading& r, const ColumnLine& line)
{
    constexpr std::array codes{"W", "D", "WW", "BW", "WD", "BD", "WL", "BL", "ZPB", "HPB", "FPB", "PAB", "FW", "FL"};
    for (const auto& word : line.words(5)) {
        const auto equals = word.text.find('=');
        const auto code = upper(word.text.substr(0, equals));
        const bool known = std::any_of(codes.begin(), codes.end(), [&](std::string_view c) { return c == code; });
        if (!known || equals == std::string_view::npos) {
            r.error(line, word.column, TrfKind::ScoringUnreadable, word.text,
                    {"W=1.0, D=0.5, WW, BW, WD, BD, WL, BL, ZPB, HPB, FPB, PAB, FW, FL"});
            continue;
        }
        const TextField value{word.text.substr(equals + 1), word.column + static_cast<int>(equals) + 1};
        if (value.empty()) r.error(line, value.column, TrfKind::NotPoints, {});
        if (const auto points = readTrfPoints(r, line, value))
            r.pointCodes.push_back({"XXS " + code, *points, {line.number(), word.column}});
    }
}

void readBbpPoints(TrfReading& r, const ColumnLine& line)
{
    const auto value = line.rest(5);
    if (value.empty()) r.error(line, 5, TrfKind::NotPoints, {});
    if (const auto points = readTrfPoints(r, line, value))
        r.pointCodes.push_back({std::string{line.columns(1, 3)}, *points, {line.number(), value.column}});
}

struct Extension {
    std::string_view id;
    void (*read)(TrfReading&, const ColumnLine&);
};

constexpr std::array extensions{
    Extension{"XXR", readRoundCount}, Extension{"XXC", readConfiguration}, Extension{"XXZ", readAbsentees},
    Extension{"XXS", readPointCodes}, Extension{"XXA", readAccelerations}, Extension{"XXP", readForbidden},
    Extension{"BBW", readBbpPoints},  Extension{"BBD", readBbpPoints},     Extension{"BBL", readBbpPoints},
    Extension{"BBZ", readBbpPoints},  Extension{"BBF", readBbpPoints},     Extension{"BBU", readBbpPoints},
};

} // namespace

bool readExtension(TrfReading& r, const ColumnLine& line)
{
    for (const auto& extension : extensions)
        if (extension.id == line.columns(1, 3)) {
            if (!hasTab(r, line) && blankAt(r, line, {4})) extension.read(r, line);
            return true;
        }
    return false;
}

} // namespace arbiter
