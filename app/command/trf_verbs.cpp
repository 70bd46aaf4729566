// Reports to FIDE on the command line. All errors of a file come in one go, a line each.
#include "app/command/trf_verbs.h"

#include "app/command/deciding.h"
#include "app/command/files.h"
#include "app/command/json_text.h"
#include "domain/exchange/trf_import.h"
#include "domain/exchange/trf_reader.h"
#include "domain/exchange/trf_writer.h"
#include "domain/rounds/report_round.h"
#include "domain/standings/report_contest.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <ostream>
#include <sstream>

namespace arbiter {

namespace {

/// "1990/05/17" as we keep it; what is no day is kept as it was written.
std::string keptBirth(const std::string& text)
{
    const auto date = readDate(text);
    return date ? toText(*date) : text.substr(0, text.find("/00"));
}

/// The birth dates, each in an erasable row; the players' facts are given the reference.
Result<PersonalChanges> hideBirths(TrfImport& import)
{
    PersonalChanges changes;
    for (const auto& birth : import.births) {
        PersonalData data;
        data.birth = keptBirth(birth.text);
        auto row = personalRow(data);
        if (!row) return tl::unexpected{row.error()};
        for (auto& fact : import.facts)
            if (auto* entered = std::get_if<PlayerEntered>(&fact); entered && entered->player == birth.player)
                entered->personal = row->ref;
        changes.store.push_back(std::move(*row));
    }
    return changes;
}

/// An import brings what other hands have done: its cautions (players of one name, byes, adjourned games) are met by
/// it.
Given acknowledging(const Given& given)
{
    std::vector<std::string> names;
    for (const auto caution : allCautions()) names.emplace_back(nameOf(caution));
    return given.with("--acknowledge", std::move(names));
}

std::map<PlayerId, std::string> birthsIn(Desk& desk)
{
    std::map<PlayerId, std::string> births;
    for (const auto* player : activePlayers(desk.tournament())) {
        if (!player->personal) continue;
        const auto found = desk.file().find(*player->personal);
        if (found && found->data && found->data->birth) births[player->id] = *found->data->birth;
    }
    return births;
}

} // namespace

void say(const std::vector<TrfNotice>& notices, Console& console)
{
    for (const auto& notice : notices) console.err << sentence(notice, console.language) << '\n';
}

Result<std::optional<TrfReport>> reportIn(const std::string& path, Console& console)
{
    const auto bytes = readWhole(path);
    if (!bytes) return tl::unexpected{bytes.error()};
    auto report = readTrf(*bytes);
    if (report) return std::optional{std::move(*report)};
    say(report.error(), console);
    return std::optional<TrfReport>{};
}

bool looksLikeText(const std::string& path)
{
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error)) return false;
    std::ifstream in{path, std::ios::binary};
    char head[16] = {};
    in.read(head, sizeof head);
    const auto size = static_cast<std::size_t>(in.gcount());
    return std::string_view{head, size} != std::string_view{"SQLite format 3\0", 16};
}

Result<int> importVerb(const Given& given, Console& console)
{
    const auto path = given.text("FILE");
    const auto report = reportIn(path, console);
    if (!report) return tl::unexpected{report.error()};
    if (!*report) return unusableWords;
    auto desk = openToDecide(given);
    if (!desk) return tl::unexpected{desk.error()};
    auto import =
        importTrf(desk->tournament(), **report, {std::filesystem::path{path}.filename().string(), console.language});
    if (!import) return tl::unexpected{import.error()};
    const auto personal = hideBirths(*import);
    if (!personal) return tl::unexpected{personal.error()};
    say(import->adjustments, console);
    return decide(*desk, import->facts, acknowledging(given), console, *personal);
}

Result<int> exportVerb(const Given& given, Console& console)
{
    const auto form = given.has("--form") ? given.choice("--form", {"TRF16", "TRF26"}) : Result<std::size_t>{1u};
    if (!form) return tl::unexpected{form.error()};
    auto desk = openToRead(given, console);
    if (!desk) return tl::unexpected{desk.error()};
    const auto written =
        writeTrf(desk->tournament(), {*form == 0 ? TrfFormat::Trf16 : TrfFormat::Trf26, birthsIn(*desk)});
    say(written.notes, console);
    return writeWhole(given.text("FILE"), written.text);
}

Result<int> pairReportFile(const std::string& path, Console& console)
{
    const auto report = reportIn(path, console);
    if (!report) return tl::unexpected{report.error()};
    if (!*report) return unusableWords;
    say((*report)->adjustments, console);
    const auto round = pairReport(**report);
    if (!round) {
        say(round.error().notices, console);
        return round.error().impossible ? refused(console, *round.error().impossible) : unusableWords;
    }
    console.out << round->boards.size() + (round->bye ? 1u : 0u) << '\n';
    for (const auto& line : round->boards) console.out << line.white.value << ' ' << line.black.value << '\n';
    if (round->bye) console.out << round->bye->value << " 0\n";
    return done;
}

namespace {

/// The codes asked for; else those of the report (212, 202), else the points alone.
Result<std::vector<TieBreakCode>> listFor(const TrfReport& report, const Given& given)
{
    std::vector<std::string> texts;
    if (given.has("--tie-breaks")) {
        std::istringstream in{given.text("--tie-breaks")};
        for (std::string each; std::getline(in, each, ',');)
            if (!each.empty()) texts.push_back(each);
    } else {
        for (const auto& each : report.standingsOrder.empty() ? report.tieBreaks : report.standingsOrder)
            texts.push_back(each.value);
    }
    std::vector<TieBreakCode> list;
    for (const auto& text : texts) {
        auto code = readTieBreak(text);
        if (!code) return tl::unexpected{code.error()};
        list.push_back(std::move(*code));
    }
    if (list.empty() || !given.has("--tie-breaks"))
        if (list.empty() || list.front().which != TieBreak::PTS) list.insert(list.begin(), *readTieBreak("PTS"));
    return list;
}

std::vector<std::string> namesOf(const TrfReport& report, bool teams)
{
    std::vector<std::string> names;
    if (teams)
        for (const auto& team : report.teams.empty() ? report.oldTeams : report.teams) names.push_back(team.name);
    else
        for (const auto& player : report.players) names.push_back(player.name);
    return names;
}

/// C.07 16.1.1: a round of the event without a record counts as a zero-point bye. In an event that is still running
/// that is not what is wanted, and --round says so.
void sayWithoutRecord(int paired, int after, Console& console)
{
    const Bilingual note{
        "Rounds {0} to {1} have no games and count as zero-point byes; --round {2} ranks after round {2}.\n",
        "第{0}至{1}轮没有对局，按零分轮空计；--round {2} 为第{2}轮后的名次。\n"};
    console.err << fill(note.in(console.language),
                        std::vector{std::to_string(paired + 1), std::to_string(after), std::to_string(paired)});
}

void printRanking(const RankedEvent& event, const std::vector<RankedRow>& rows, const std::vector<TieBreakCode>& list,
                  const std::vector<std::string>& names, Console& console)
{
    for (const auto& row : rows) {
        const auto who = static_cast<std::size_t>(row.contestant);
        console.out << fmt::format("{:>4}  {:>4}", row.rank, event.main.contestants[who].number);
        for (std::size_t i = 0; i < list.size(); ++i) {
            const auto& value = row.values[i].value;
            const auto text = !value ? std::string{"-"} : value->under() > 10 ? toDecimals(*value, 2) : toText(*value);
            console.out << fmt::format("  {:>{}}", text, std::max<std::size_t>(6, list[i].text.size()));
        }
        console.out << "  " << names[who] << '\n';
    }
}

} // namespace

Result<int> reportStandings(const Given& given, Console& console)
{
    const auto report = reportIn(given.text("EVENT"), console);
    if (!report) return tl::unexpected{report.error()};
    if (!*report) return unusableWords;
    const auto list = listFor(**report, given);
    if (!list) return tl::unexpected{list.error()};
    const auto kind = given.has("--kind") ? given.choice("--kind", {"swiss", "rr", "team-swiss", "team-rr"})
                                          : Result<std::size_t>{static_cast<std::size_t>(kindOf(**report))};
    const auto stated = (*report)->rounds ? (*report)->rounds->value : 0;
    const auto round = given.number("--round", 1, 99, std::max((*report)->paired, stated));
    if (!kind) return tl::unexpected{kind.error()};
    if (!round) return tl::unexpected{round.error()};
    const auto after = given.has("--round") ? std::min(*round, (*report)->paired) : *round;
    if (after > (*report)->paired) sayWithoutRecord((*report)->paired, after, console);
    const auto event = rankedEventOf(**report, static_cast<ContestKind>(*kind), RoundNumber{after});
    const auto rows = rankedBy(event, *list);
    const auto names = namesOf(**report, event.secondary.has_value());
    if (given.has("--json"))
        console.out << rankingJson(event, rows, *list, names);
    else
        printRanking(event, rows, *list, names, console);
    return done;
}

} // namespace arbiter
