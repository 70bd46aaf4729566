// Records 013, 240 to 330: teams, byes, acceleration, forbidden pairs, abnormal points (TRF26).
#include "domain/exchange/trf_reading.h"

#include <algorithm>

namespace arbiter {

namespace {

constexpr Bilingual aRound{"a round", "轮次"};
constexpr Bilingual aTeam{"a team", "队号"};

/// A number that must stand there; an error where it does not.
std::optional<int> needed(TrfReading& r, const ColumnLine& line, TextField field, Bilingual what, int most)
{
    if (field.empty()) r.error(line, field.column, TrfKind::NotANumber, {}, {what});
    return readTrfNumber(r, line, field, what, 1, most);
}

RoundNumber neededRound(TrfReading& r, const ColumnLine& line, TextField field)
{
    return {needed(r, line, field, aRound, 99).value_or(0)};
}

/// In a team event 240 names teams, else players.
void readByes(TrfReading& r, const ColumnLine& line)
{
    const auto kind = line.field(5, 5);
    const auto letter = upper(kind.text);
    if (letter != "F" && letter != "H" && letter != "Z") {
        r.error(line, 5, TrfKind::ByeUnreadable, kind.text);
        return;
    }
    if (letter != kind.text) r.adjust(line, 5, TrfKind::LetterCase, kind.text, {letter});
    if (!blankAt(r, line, {6, 10})) return;
    const auto round = neededRound(r, line, line.field(7, 9));
    if (round.value == 0) return;
    const Bye bye = *readBye(letter[0]);
    for (int column = 11; column <= line.size(); column += 5) {
        const auto field = line.field(column, column + 3);
        if (column > 11 && !blankAt(r, line, {column - 1})) return;
        if (const auto n = readTrfNumber(r, line, field, {"a number of a player or team", "棋手或队的编号"}, 1, 9999))
            r.byes240.push_back({{*n}, round, bye, {line.number(), field.column}});
    }
}

void readAcceleration(TrfReading& r, const ColumnLine& line)
{
    constexpr Bilingual aNumber{"the number of a player", "棋手编号"};
    if (!blankAt(r, line, {9, 14, 18, 22, 27})) return;
    TrfAcceleration a;
    a.at = {line.number(), 1};
    a.matchPoints = readTrfPoints(r, line, line.field(5, 8));
    const auto points = readTrfPoints(r, line, line.field(10, 13));
    a.first = neededRound(r, line, line.field(15, 17));
    a.last = neededRound(r, line, line.field(19, 21));
    a.from = {needed(r, line, line.field(23, 26), aNumber, 9999).value_or(0)};
    a.to = {needed(r, line, line.field(28, 31), aNumber, 9999).value_or(0)};
    if (line.field(10, 13).empty()) r.error(line, 10, TrfKind::NotPoints, {});
    if (!points || a.first.value == 0 || a.last.value == 0 || a.from.value == 0 || a.to.value == 0) return;
    a.points = *points;
    if (a.last < a.first) r.error(line, 19, TrfKind::RangeReversed, text(a.last.value), {text(a.first.value)});
    if (a.to < a.from) r.error(line, 28, TrfKind::RangeReversed, text(a.to.value), {text(a.from.value)});
    if (a.points == Points{}) r.adjust(line, 10, TrfKind::AccelerationZero, line.field(10, 13).text);
    r.named.push_back({a.from, {line.number(), line.field(23, 26).column}});
    r.named.push_back({a.to, {line.number(), line.field(28, 31).column}});
    r.report.accelerations.push_back(a);
}

void readForbidden(TrfReading& r, const ColumnLine& line)
{
    if (!blankAt(r, line, {8, 12})) return;
    TrfForbidden f;
    f.at = {line.number(), 1};
    f.first = neededRound(r, line, line.field(5, 7));
    const auto last = line.field(9, 11);
    if (last.empty())
        r.adjust(line, 9, TrfKind::ForbiddenOpenEnd, {});
    else
        f.last = RoundNumber{readTrfNumber(r, line, last, aRound, 1, 99).value_or(99)};
    if (f.last && *f.last < f.first) r.error(line, 9, TrfKind::RangeReversed, last.text, {text(f.first.value)});
    const auto errors = r.errors.size();
    f.players = readTrfNumbers(r, line, 13);
    if (f.players.size() < 2 && r.errors.size() == errors) r.error(line, line.size(), TrfKind::TooFewForbidden, {});
    r.report.forbidden.push_back(std::move(f));
}

/// Where a writer puts the fields of 299 after its kind.
struct AbnormalColumns {
    int matchFirst, matchLast, pointsFirst, pointsLast, roundFirst, roundLast, players;
};
constexpr AbnormalColumns fides{8, 11, 14, 17, 20, 22, 24};
constexpr AbnormalColumns shifted{7, 10, 12, 15, 17, 19, 21}; ///< Sharly-Chess

bool fitsColumns(const ColumnLine& line, const AbnormalColumns& c)
{
    const auto digits = [](std::string_view s) {
        return std::all_of(s.begin(), s.end(), [](char d) { return d >= '0' && d <= '9'; });
    };
    const auto match = line.field(c.matchFirst, c.matchLast), points = line.field(c.pointsFirst, c.pointsLast);
    const auto between = [&](int from, int to) { return line.field(from, to).empty(); };
    return (match.empty() || readPoints(match.text)) &&
           (points.empty() ? !match.empty() : readPoints(points.text).has_value()) &&
           digits(line.field(c.roundFirst, c.roundLast).text) && between(6, c.matchFirst - 1) &&
           between(c.matchLast + 1, c.pointsFirst - 1) && between(c.pointsLast + 1, c.roundFirst - 1) &&
           between(c.roundLast + 1, c.players - 1);
}

void readAbnormal(TrfReading& r, const ColumnLine& line)
{
    const auto kind = upper(line.columns(5, 5));
    if (kind.size() != 1 || std::string_view{"WDLFHZ+- "}.find(kind) == std::string_view::npos) {
        r.error(line, 5, TrfKind::AbnormalUnreadable, line.columns(5, 5));
        return;
    }
    const bool other = !fitsColumns(line, fides) && fitsColumns(line, shifted);
    const auto& c = other ? shifted : fides;
    if (other) r.adjust(line, 5, TrfKind::AbnormalShifted, {});
    TrfAbnormal a;
    a.at = {line.number(), 1};
    a.kind = kind[0];
    a.matchPoints = readTrfPoints(r, line, line.field(c.matchFirst, c.matchLast));
    const auto field = line.field(c.pointsFirst, c.pointsLast);
    if (field.empty() && !a.matchPoints) r.error(line, c.pointsFirst, TrfKind::NotPoints, {});
    a.points = readTrfPoints(r, line, field).value_or(Points{});
    a.round = {readTrfNumber(r, line, line.field(c.roundFirst, c.roundLast), aRound, 0, 99).value_or(0)};
    const auto before = r.named.size();
    a.players = readTrfNumbers(r, line, c.players);
    if (a.matchPoints) r.named.resize(before); // match points belong to teams
    r.report.abnormal.push_back(std::move(a));
}

void readTeamOrder(TrfReading& r, const ColumnLine& line)
{
    constexpr Bilingual aNumber{"the number of a player", "棋手编号"};
    TrfTeamOrder o;
    o.at = {line.number(), 1};
    o.round = neededRound(r, line, line.field(5, 7));
    o.team = needed(r, line, line.field(9, 11), aTeam, 999).value_or(0);
    o.opponent = readTrfNumber(r, line, line.field(13, 15), aTeam, 0, 999).value_or(0);
    for (int column = 17; column <= line.size(); column += 5) {
        const auto field = line.field(column, column + 3);
        const auto n = readTrfNumber(r, line, field, aNumber, 0, 9999).value_or(0);
        o.boards.push_back({n});
        if (n > 0) r.named.push_back({{n}, {line.number(), field.column}});
    }
    r.report.teamOrders.push_back(std::move(o));
}

void readTeamByes(TrfReading& r, const ColumnLine& line)
{
    TrfTeamByes b;
    b.at = {line.number(), 1};
    b.matchPoints = readTrfPoints(r, line, line.field(5, 8)).value_or(Points{});
    b.gamePoints = readTrfPoints(r, line, line.field(10, 13)).value_or(Points{});
    for (int column = 15; column <= line.size(); column += 4)
        b.teams.push_back(readTrfNumber(r, line, line.field(column, column + 2), aTeam, 0, 999).value_or(0));
    r.report.teamByes.push_back(std::move(b));
}

void readForfeitedMatch(TrfReading& r, const ColumnLine& line)
{
    const auto how = line.field(5, 6);
    if (how.text != "+-" && how.text != "-+" && how.text != "--") {
        r.error(line, 5, TrfKind::ForfeitUnreadable, how.text);
        return;
    }
    TrfForfeitedMatch m;
    m.at = {line.number(), 1};
    m.whiteWins = how.text == "+-";
    m.blackWins = how.text == "-+";
    m.round = neededRound(r, line, line.field(8, 10));
    m.white = needed(r, line, line.field(12, 14), aTeam, 999).value_or(0);
    m.black = needed(r, line, line.field(16, 18), aTeam, 999).value_or(0);
    r.report.forfeitedMatches.push_back(m);
}

/// 013: 37-40 and so on for its players, but some writers begin at 38.
void readOldTeam(TrfReading& r, const ColumnLine& line)
{
    TrfTeam team;
    team.line = line.number();
    team.name = line.field(5, 36).text;
    constexpr Bilingual aNumber{"the number of a player", "棋手编号"};
    for (const auto& word : line.words(37))
        if (const auto n = readTrfNumber(r, line, word, aNumber, 1, 9999)) {
            team.players.push_back({*n});
            r.named.push_back({{*n}, {line.number(), word.column}});
        }
    r.report.oldTeams.push_back(std::move(team));
}

void readTeam(TrfReading& r, const ColumnLine& line)
{
    constexpr Bilingual what{"a number", "数"};
    TrfTeam team;
    team.line = line.number();
    team.number = needed(r, line, line.field(5, 7), aTeam, 999).value_or(0);
    team.name = line.field(9, 40).text;
    team.nickname = line.field(42, 46).text;
    team.matchPoints = readTrfPoints(r, line, line.field(55, 60));
    team.gamePoints = readTrfPoints(r, line, line.field(62, 67));
    team.rank = readTrfNumber(r, line, line.field(69, 71), what, 0, 999);
    if (const auto strength = readPoints(line.field(48, 53).text)) team.strength = strength->inTenths() / 10;
    for (const auto& other : r.report.teams)
        if (team.number > 0 && other.number == team.number)
            r.error(line, 5, TrfKind::TeamTwice, text(team.number), {text(other.line)});
    team.players = readTrfNumbers(r, line, 74);
    r.report.teams.push_back(std::move(team));
}

} // namespace

bool isTeamRecord(int id) { return id == 13 || id == 310; }

void readTeamRecord(TrfReading& r, const ColumnLine& line, int id)
{
    if (id == 13)
        readOldTeam(r, line);
    else
        readTeam(r, line);
}

bool isSpecialRecord(int id)
{
    return id == 240 || id == 250 || id == 260 || id == 299 || id == 300 || id == 320 || id == 330;
}

void readSpecialRecord(TrfReading& r, const ColumnLine& line, int id)
{
    switch (id) {
    case 240: readByes(r, line); break;
    case 250: readAcceleration(r, line); break;
    case 260: readForbidden(r, line); break;
    case 299: readAbnormal(r, line); break;
    case 300: readTeamOrder(r, line); break;
    case 320: readTeamByes(r, line); break;
    case 330: readForfeitedMatch(r, line); break;
    }
}

} // namespace arbiter
