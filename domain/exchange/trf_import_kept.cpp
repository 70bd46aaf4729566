// Which records of a file the event holds as decisions of its own, and which are kept as they stood.
#include "domain/exchange/trf_importing.h"
#include "domain/exchange/trf_query.h"

#include <algorithm>
#include <array>
#include <set>

namespace arbiter {

namespace {

/// Records that the event itself holds, so that the writer makes them anew. All others are kept as they stood.
bool heldByEvent(const TrfReport& report, const TrfKept& line)
{
    constexpr std::array<std::string_view, 29> held{
        "012", "022", "032", "042", "052", "062", "072", "102", "112", "122", "142", "152", "162", "202", "XXR",
        "XXC", "XXZ", "XXS", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU", "299", "250", "260", "XXA", "XXP"};
    const std::string_view id = std::string_view{line.text}.substr(0, 3);
    if (id == "082") return !report.statedTeams || report.statedTeams->value == 0;
    if (id == "240") return !isTeamEvent(report);
    return std::find(held.begin(), held.end(), id) != held.end();
}

/// Lines of 250, 260, XXA and XXP that are kept, since the event does not take them.
std::set<int> pairingLinesKept(const TrfReport& report, int rounds)
{
    std::set<int> kept;
    for (const auto& a : report.accelerations)
        if (!isTaken(a, rounds)) kept.insert(a.at.line);
    for (const auto& f : report.forbidden)
        if (!isTaken(f, rounds)) kept.insert(f.at.line);
    return kept;
}

bool namesPlayers(std::string_view line)
{
    constexpr std::array<std::string_view, 8> ids{"013", "250", "260", "299", "300", "310", "XXA", "XXP"};
    return std::find(ids.begin(), ids.end(), line.substr(0, 3)) != ids.end();
}

/// A line that names players by numbers which the event will not have.
Refusal stale(const TrfKept& line)
{
    Word where{"Line " + std::to_string(line.line)};
    where.zh = "第" + std::to_string(line.line) + "行";
    return {Why::UnusableText,
            {where, line.text.substr(0, 3),
             Bilingual{"no record that names players by numbers with gaps", "编号不连续时不应有按编号列出棋手的记录"}},
            {},
            {}};
}

} // namespace

bool isTaken(const TrfAcceleration& a, int rounds) { return !a.matchPoints && a.first.value <= rounds; }
bool isTaken(const TrfForbidden& f, int rounds)
{
    return std::set<TrfNumber>{f.players.begin(), f.players.end()}.size() >= 2 && f.first.value <= rounds;
}

bool toCome(const TrfReport& report, const TrfAbnormal& a)
{
    return a.matchPoints.has_value() || a.round.value > report.paired;
}

FileImported importedFile(const TrfReport& report, const TrfSource& source, int rounds)
{
    FileImported file{source.file, formatOf(report), {}, {}};
    auto later = pairingLinesKept(report, rounds);
    for (const auto& a : report.abnormal)
        if (toCome(report, a)) later.insert(a.at.line);
    for (const auto& line : report.lines)
        if (!heldByEvent(report, line) || later.contains(line.line)) file.kept.push_back(line.text);
    return file;
}

std::optional<Refusal> staleNumbers(const Importer& im)
{
    const auto& kept = std::get<FileImported>(im.out.facts.front()).kept;
    for (const auto& line : im.report.lines)
        if (namesPlayers(line.text) && std::find(kept.begin(), kept.end(), line.text) != kept.end()) return stale(line);
    return {};
}

} // namespace arbiter
