// One round of a report: who met whom with which result, and who had which bye.
#include "domain/exchange/trf_import_rounds.h"

#include "domain/exchange/trf_query.h"

#include <algorithm>
#include <cassert>
#include <tuple>

namespace arbiter {

namespace {

PlayerId idOf(const TrfReport& report, TrfNumber number)
{
    return {report.places[static_cast<std::size_t>(number.value)]};
}

const TrfPlayer& playerOf(const TrfReport& report, PlayerId id)
{
    return report.players[static_cast<std::size_t>(id.value - 1)];
}

/// A board of the round, with what it is ordered by.
struct Table {
    Pairing pairing;
    std::optional<Outcome> outcome;
    Points best, sum;
    int rank = 0; ///< place in the pairing order of the higher-ranked player
};

std::optional<Outcome> outcomeOf(std::optional<Score> white, std::optional<Score> black)
{
    for (const auto& row : allOutcomes())
        if (white && black && row.scores.white == *white && row.scores.black == *black) return row.outcome;
    return {};
}

struct Ranking {
    std::vector<int> place;     ///< by PlayerId - 1, in the pairing order
    std::vector<Points> scores; ///< by PlayerId - 1, before the round, virtual points counted
};

Ranking rankingBefore(const TrfReport& report, RoundNumber round)
{
    Ranking r{std::vector<int>(report.players.size()), {}};
    int next = 0;
    for (const auto place : pairingOrder(report)) r.place[place] = next++;
    for (const auto& p : report.players)
        r.scores.push_back(pointsOf(report, p, round.previous()) + virtualPoints(report, p.number, round));
    return r;
}

Table tableOf(const TrfReport& report, const Ranking& ranking, PlayerId white, RoundNumber round)
{
    const auto at = static_cast<std::size_t>(round.value - 1);
    const auto& entry = playerOf(report, white).rounds[at];
    const PlayerId black = idOf(report, entry.opponent);
    const auto w = static_cast<std::size_t>(white.value - 1), b = static_cast<std::size_t>(black.value - 1);
    const auto key = [&](std::size_t i) { return std::pair{-ranking.scores[i], ranking.place[i]}; };
    const auto high = key(w) < key(b) ? w : b;
    return {{white, black},
            outcomeOf(entry.score, playerOf(report, black).rounds[at].score),
            ranking.scores[high],
            ranking.scores[w] + ranking.scores[b],
            ranking.place[high]};
}

std::optional<Bye> byeOf(const TrfEntry& entry)
{
    for (const Bye bye : {Bye::PairingAllocated, Bye::Full, Bye::Half, Bye::Zero})
        if (entry.score == scoreOf(bye)) return bye;
    return {};
}

void takeTables(TrfRoundFacts& facts, std::vector<Table> tables, RoundNumber round)
{
    std::sort(tables.begin(), tables.end(), [](const Table& a, const Table& b) {
        return std::tuple{-a.best, -a.sum, a.rank} < std::tuple{-b.best, -b.sum, b.rank};
    });
    for (const auto& table : tables) {
        facts.drafted.boards.push_back(table.pairing);
        const BoardNumber board{static_cast<int>(facts.drafted.boards.size())};
        if (table.outcome) facts.results.push_back({{round, board, 1}, *table.outcome});
    }
}

} // namespace

TrfRoundFacts roundFacts(const TrfReport& report, RoundNumber round)
{
    const auto ranking = rankingBefore(report, round);
    TrfRoundFacts facts{{}, {round, PairingMethod::Imported, {}, {}}, {}};
    std::vector<Table> tables;
    for (const auto place : pairingOrder(report)) {
        const PlayerId id{static_cast<int>(place) + 1};
        const auto& entry = playerOf(report, id).rounds[static_cast<std::size_t>(round.value - 1)];
        if (entry.paired()) {
            if (entry.colour == Colour::White) tables.push_back(tableOf(report, ranking, id, round));
            continue;
        }
        const auto bye = byeOf(entry);
        assert(bye);
        facts.drafted.unpaired.push_back({id, *bye});
        if (bye != Bye::PairingAllocated) facts.byes.push_back({id, round, *bye});
    }
    takeTables(facts, std::move(tables), round);
    return facts;
}

std::vector<TrfPointChange> abnormalChanges(const TrfReport& report)
{
    std::vector<TrfPointChange> changes;
    if (report.abnormal.empty()) return changes;
    const auto scoring = scoringOf(report);
    for (std::size_t i = 0; i < report.players.size(); ++i) {
        const auto& p = report.players[i];
        const PlayerId id{static_cast<int>(i) + 1};
        Points rounds;
        for (RoundNumber r{1}; r.value <= report.paired; r = r.next()) {
            const auto& score = p.rounds[static_cast<std::size_t>(r.value - 1)].score;
            const auto extra = pointsIn(report, p, r) - (score ? pointsFor(*score, scoring) : Points{});
            if (extra != Points{}) changes.push_back({id, r, extra});
            rounds += pointsIn(report, p, r);
        }
        const auto once = pointsOf(report, p, RoundNumber{report.paired}) - rounds;
        if (once != Points{}) changes.push_back({id, RoundNumber{}, once});
    }
    return changes;
}

} // namespace arbiter
