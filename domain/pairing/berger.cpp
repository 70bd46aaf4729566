// Berger's tables in closed form, C.05 Annex 1: see round_robin.h.
#include <algorithm>

#include "domain/pairing/round_robin.h"

namespace arbiter {

namespace {

/// Numbers 1..cycle, counted round.
int wrap(int n, int cycle) { return (n - 1 + 2 * cycle) % cycle + 1; }

/// Whom the highest even number meets: the a with 2a = round + 1, counted modulo one less than that number.
int opponentOfLast(int even, int round)
{
    const int cycle = even - 1;
    return round % 2 != 0 ? wrap((round + 1) / 2, cycle) : wrap((round + 1 + cycle) / 2, cycle);
}

/// Two lower numbers: an odd sum gives the smaller one White, an even sum the larger.
TableGame lowerGame(int a, int b)
{
    const auto [small, large] = std::minmax(a, b);
    return (a + b) % 2 != 0 ? TableGame{small, large} : TableGame{large, small};
}

TableRound bergerRound(int players, int round)
{
    const int even = players + players % 2, cycle = even - 1;
    const int a = opponentOfLast(even, round);
    TableRound games;
    if (players == even) games.push_back(round % 2 != 0 ? TableGame{a, even} : TableGame{even, a});
    for (int board = 2; board <= even / 2; ++board)
        games.push_back(lowerGame(wrap(a - (board - 1), cycle), wrap(a + (board - 1), cycle)));
    return games;
}

TableRound reversed(TableRound round)
{
    for (auto& game : round) std::swap(game.white, game.black);
    return round;
}

} // namespace

std::vector<TableRound> bergerTable(const RoundRobin& event)
{
    std::vector<TableRound> rounds;
    if (event.players < 2) return rounds;
    const int count = event.players + event.players % 2 - 1;
    for (int r = 1; r <= count; ++r) rounds.push_back(bergerRound(event.players, r));
    if (!event.twice) return rounds;
    const std::vector<TableRound> cycle = rounds;
    if (event.reverseLastTwo && count >= 2) std::swap(rounds[count - 1], rounds[count - 2]);
    for (const auto& round : cycle) rounds.push_back(reversed(round));
    return rounds;
}

std::optional<int> freeInRound(int players, int round)
{
    if (players < 2 || players % 2 == 0) return {};
    return opponentOfLast(players + 1, wrap(round, players));
}

} // namespace arbiter
