// Records 012 to 222, 352 and 362: what a tournament states of itself (C.04 Annex 2; TRF26).
#include "domain/exchange/trf_reading.h"

#include "domain/event/settings.h"

#include <algorithm>

namespace arbiter {

namespace {

constexpr std::array tournamentIds{12,  22,  32,  42,  52,  62,  72,  82,  92,  102, 112, 122,
                                   132, 142, 152, 162, 172, 182, 192, 202, 212, 222, 352, 362};

/// A value that a file states once; the later one counts, and that is said.
void statedOnce(TrfReading& r, const ColumnLine& line, int id)
{
    auto& earlier = r.lineOf[static_cast<std::size_t>(id)];
    const auto value = line.rest(5);
    if (earlier > 0) r.adjust(line, value.column, TrfKind::ReplacesEarlier, value.text, {text(earlier)});
    earlier = line.number();
}

TrfAt<std::string> wordsOf(const ColumnLine& line)
{
    const auto value = line.rest(5);
    return {std::string{value.text}, {line.number(), value.column}};
}

void readCount(TrfReading& r, const ColumnLine& line, std::optional<TrfAt<int>>& into)
{
    const auto value = line.rest(5);
    constexpr Bilingual what{"a count", "数目"};
    if (const auto n = readTrfNumber(r, line, value, what, 0, 99999))
        into = TrfAt<int>{*n, {line.number(), value.column}};
}

void readFederation(TrfReading& r, const ColumnLine& line)
{
    const auto value = line.rest(5);
    const auto code = upper(value.text);
    if (!isFederation(code)) {
        if (!code.empty())
            r.adjust(line, value.column, TrfKind::LettersLeftOut, value.text,
                     {Bilingual{"no code of a federation", "不是协会代码"}});
        return;
    }
    if (code != value.text) r.adjust(line, value.column, TrfKind::LetterCase, value.text, {code});
    r.report.federation = {code, {line.number(), value.column}};
}

std::vector<TrfAt<std::string>> readList(const ColumnLine& line)
{
    std::vector<TrfAt<std::string>> list;
    for (int column = 5; column <= line.size();) {
        int end = column;
        while (end <= line.size() && line.at(end) != ',') ++end;
        const auto item = line.field(column, end - 1);
        if (!item.empty()) list.push_back({upper(item.text), {line.number(), item.column}});
        column = end + 1;
    }
    return list;
}

void readInitialColour(TrfReading& r, const ColumnLine& line)
{
    const auto value = line.rest(5);
    const auto letter = upper(value.text);
    if (letter != "W" && letter != "B") {
        r.error(line, value.column, TrfKind::InitialColourUnreadable, value.text);
        return;
    }
    if (letter != value.text) r.adjust(line, value.column, TrfKind::LetterCase, value.text, {letter});
    stateInitialColour(r, line, value, letter == "W" ? Colour::White : Colour::Black);
}

/// 162: groups of nine columns from 6, a code and its points. bbpPairings 6 wrote the absence as Z.
void readScoring(TrfReading& r, const ColumnLine& line)
{
    for (int column = 6; column <= line.size(); column += 9) {
        const auto code = line.field(column, column);
        const auto points = readTrfPoints(r, line, line.field(column + 1, column + 4));
        if (!blankAt(r, line, {column - 1, column + 5, column + 6, column + 7})) return;
        const auto letter = upper(code.text);
        if (letter.empty() || std::string_view{"WDLAZPX"}.find(letter) == std::string_view::npos) {
            r.error(line, column, TrfKind::ScoringUnreadable, code.text, {"W, D, L, A, P, X"});
            continue;
        }
        if (letter == "Z")
            r.adjust(line, column, TrfKind::LetterCase, code.text, {"A"});
        else if (letter != code.text)
            r.adjust(line, column, TrfKind::LetterCase, code.text, {letter});
        if (points)
            r.pointCodes.push_back({letter == "Z" ? "A" : letter, *points, {line.number(), column}});
        else if (line.field(column + 1, column + 4).empty())
            r.error(line, column + 1, TrfKind::NotPoints, {});
    }
}

void readTeamScoring(TrfReading& r, const ColumnLine& line)
{
    TrfTeamScoring scoring;
    for (int column = 5; column <= line.size(); column += 9) {
        const auto code = upper(line.field(column, column + 1).text);
        const auto points = readTrfPoints(r, line, line.field(column + 2, column + 5));
        Points* into = code == "TW"   ? &scoring.win
                       : code == "TD" ? &scoring.draw
                       : code == "TL" ? &scoring.loss
                                      : nullptr;
        if (!into)
            r.error(line, column, TrfKind::ScoringUnreadable, line.columns(column, column + 1), {"TW, TD, TL"});
        else if (points)
            *into = *points;
    }
    r.report.teamScoring = TrfAt<TrfTeamScoring>{scoring, {line.number(), 5}};
}

void readRoundDates(TrfReading& r, const ColumnLine& line)
{
    r.report.roundDates.clear();
    for (const auto& word : line.words(5))
        if (const auto date = readTrfDate(r, line, {word.text, word.column})) r.report.roundDates.push_back(*date);
}

TrfSystem systemOf(std::string_view code)
{
    const auto has = [&](std::string_view part) { return code.find(part) != std::string_view::npos; };
    if (code.starts_with("FIDE_TEAM") || has("_TEAM")) return TrfSystem::Team;
    if (code.starts_with("FIDE_DUTCH")) return TrfSystem::Dutch;
    if (has("DOUBLEROUNDROBIN") || has("DOUBLESCHEVENINGEN"))
        return has("ROUND") ? TrfSystem::DoubleRoundRobin : TrfSystem::Scheveningen;
    if (has("ROUNDROBIN")) return TrfSystem::RoundRobin;
    if (has("SCHEVENINGEN") || has("SCHILLER")) return TrfSystem::Scheveningen;
    if (has("KNOCKOUT")) return TrfSystem::Knockout;
    if (has("DUBOV") || has("BURSTEIN") || has("SWISS")) return TrfSystem::OtherSwiss;
    return TrfSystem::Unknown;
}

void readTypeCode(TrfReading& r, const ColumnLine& line)
{
    auto& code = r.report.typeCode;
    code = wordsOf(line);
    if (code.value.empty()) return;
    const auto letters = upper(code.value);
    if (letters != code.value) r.adjust(code.at, TrfKind::LetterCase, code.value, {letters});
    code.value = letters;
    r.report.baku = letters.ends_with("_BAKU");
    r.report.system = systemOf(letters);
    if (r.report.system == TrfSystem::Unknown) r.adjust(code.at, TrfKind::TypeUnknown, letters);
}

} // namespace

bool isTournamentRecord(int id)
{
    return std::find(tournamentIds.begin(), tournamentIds.end(), id) != tournamentIds.end();
}

void readTournamentRecord(TrfReading& r, const ColumnLine& line, int id)
{
    auto& report = r.report;
    if (id != 112 && id != 142 && id != 152) statedOnce(r, line, id);
    switch (id) {
    case 12: report.name = wordsOf(line); break;
    case 22: report.city = wordsOf(line); break;
    case 32: readFederation(r, line); break;
    case 42: report.start = readTrfDate(r, line, line.rest(5)); break;
    case 52: report.end = readTrfDate(r, line, line.rest(5)); break;
    case 62: readCount(r, line, report.statedPlayers); break;
    case 72: readCount(r, line, report.statedRated); break;
    case 82: readCount(r, line, report.statedTeams); break;
    case 92: report.type = wordsOf(line); break;
    case 102: report.chiefArbiter = wordsOf(line); break;
    case 112:
        if (line.size() > 4) report.deputies.push_back(wordsOf(line));
        break;
    case 122: report.timeControl = wordsOf(line); break;
    case 132: readRoundDates(r, line); break;
    case 142: readRoundCount(r, line); break;
    case 152: readInitialColour(r, line); break;
    case 162: readScoring(r, line); break;
    case 172: report.startingRank = wordsOf(line); break;
    case 182: report.controller = wordsOf(line); break;
    case 192: readTypeCode(r, line); break;
    case 202: report.tieBreaks = readList(line); break;
    case 212: report.standingsOrder = readList(line); break;
    case 222: report.encodedTimeControl = wordsOf(line); break;
    case 352: report.teamColours = wordsOf(line); break;
    case 362: readTeamScoring(r, line); break;
    }
}

} // namespace arbiter
