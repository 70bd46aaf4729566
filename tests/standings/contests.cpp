// Building and reading contests.
#include "contests.h"

#include "domain/exchange/trf_reader.h"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace arbiter::test {

Encounter game(int opponent, Points points, Colour colour)
{
    return {Happening::Game, opponent, colour, points, false};
}

Encounter forfeit(int opponent, bool won)
{
    return {won ? Happening::ForfeitWin : Happening::ForfeitLoss, opponent, Colour::White,
            won ? Points::whole(1) : Points{}, false};
}

Encounter bye(Happening happening, Points points) { return {happening, -1, Colour::White, points, false}; }

Contest contestOf(std::vector<std::vector<Encounter>> rows)
{
    Contest c;
    for (auto& row : rows) {
        c.rounds = c.scheduled = std::max(c.rounds, static_cast<int>(row.size()));
        c.contestants.push_back({static_cast<int>(c.contestants.size()) + 1, 2000, std::move(row), {}});
    }
    return c;
}

Contestant somebodyWith(Points points, int rounds)
{
    Contestant c;
    c.rating = 2000;
    c.extra = points;
    // Rounds that are no VUR and bring nothing more.
    for (int r = 0; r < rounds; ++r) c.rounds.push_back(bye(Happening::FullBye, {}));
    return c;
}

std::vector<TieBreakCode> listOf(const std::string& codes)
{
    std::vector<TieBreakCode> list;
    std::istringstream in{codes};
    for (std::string each; std::getline(in, each, ',');) {
        const auto code = readTieBreak(each);
        if (!code) throw std::runtime_error{"no tie-break: " + each};
        list.push_back(*code);
    }
    return list;
}

std::optional<Exact> value(const RankedEvent& event, const std::string& code, int who)
{
    for (const auto& row : rankedBy(event, listOf(code)))
        if (row.contestant == who) return row.values.front().value;
    throw std::runtime_error{"no such contestant"};
}

std::vector<std::vector<std::string>> table(const std::string& file)
{
    std::ifstream in{ARBITER_SOURCE_DIR "/tests/oracles/standings/" + file};
    std::vector<std::vector<std::string>> rows;
    std::string line;
    std::getline(in, line); // the names of the columns
    while (std::getline(in, line)) {
        std::vector<std::string> cells;
        std::istringstream cut{line};
        for (std::string cell; std::getline(cut, cell, '\t');) cells.push_back(cell);
        rows.push_back(std::move(cells));
    }
    if (rows.empty()) throw std::runtime_error{"no oracle " + file};
    return rows;
}

RankedEvent oracle(const std::string& name, const std::string& kind)
{
    std::ifstream in{ARBITER_SOURCE_DIR "/tests/oracles/standings/" + name + ".trf", std::ios::binary};
    std::ostringstream bytes;
    bytes << in.rdbuf();
    const auto report = readTrf(bytes.str());
    if (!report) throw std::runtime_error{name + " cannot be read"};
    const std::map<std::string, ContestKind> kinds{{"swiss", ContestKind::Swiss},
                                                   {"rr", ContestKind::RoundRobin},
                                                   {"team-swiss", ContestKind::TeamSwiss},
                                                   {"team-rr", ContestKind::TeamRoundRobin}};
    const int stated = report->rounds ? report->rounds->value : 0;
    return rankedEventOf(*report, kinds.at(kind), RoundNumber{std::max(report->paired, stated)});
}

} // namespace arbiter::test
