// The standings of a report to FIDE, by its own list of tie-breaks or one that is asked for.
#include "app/command/json_text.h"
#include "app/command/trf_verbs.h"
#include "domain/standings/report_contest.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

namespace arbiter {

namespace {

/// The codes asked for; else those of the report (212, 202), else the points alone.
Result<std::vector<TieBreakCode>> listFor(const TrfReport& report, const Given& given)
{
    std::vector<std::string> texts;
    if (given.has("--tie-breaks")) {
        texts = splitAtCommas(given.text("--tie-breaks"));
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
