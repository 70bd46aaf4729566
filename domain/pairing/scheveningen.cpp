// Scheveningen tables: see round_robin.h. The tables for 6 and 10 follow no formula; that for 10 is a balanced one of
// our own, not the published one.
#include <array>
#include <string_view>

#include "domain/pairing/round_robin.h"

namespace arbiter {

namespace {

using Games = std::vector<ScheveningenGame>;
using Table = std::vector<Games>;

/// A round as its opponents of A1, A2 ..., with a minus where the player of team A has Black.
using Row10 = std::array<int, 10>;
constexpr std::array<std::array<int, 6>, 6> six{{
    {1, -2, -3, 4, -5, 6},
    {-2, 3, 5, -6, 4, -1},
    {3, -5, -1, 2, 6, -4},
    {-4, -6, 2, 1, -3, 5},
    {5, 4, 6, -3, -1, -2},
    {-6, 1, -4, -5, 2, 3},
}};
constexpr std::array<Row10, 10> ten{{
    {-6, -2, -3, 4, 5, 1, 7, -8, 9, -10},
    {-2, -3, 4, 5, 1, -7, -8, 9, -10, 6},
    {3, -4, -5, -1, -2, 8, -9, 10, 6, 7},
    {9, 5, -1, 2, 3, -4, -10, -6, -7, 8},
    {-5, 1, 2, -3, 4, 10, -6, -7, 8, -9},
    {1, 7, -8, -9, -10, 6, 2, 3, -4, -5},
    {-7, -8, 9, -10, 6, -2, 3, 4, 5, -1},
    {8, -9, 10, -6, -7, -3, 4, 5, -1, 2},
    {-4, 10, -6, 7, -8, 9, -5, -1, 2, 3},
    {10, 6, 7, 8, -9, -5, 1, -2, -3, -4},
}};

template <class Rows> Table fromRows(const Rows& rows)
{
    Table table;
    for (const auto& row : rows) {
        Games games;
        for (std::size_t i = 0; i < row.size(); ++i)
            games.push_back({static_cast<int>(i) + 1, row[i] < 0 ? -row[i] : row[i], row[i] > 0});
        table.push_back(std::move(games));
    }
    return table;
}

/// Odd numbers: opponents in a circle; team A's Whites are a block that moves on, longer by one in odd rounds.
Table oddTable(int n)
{
    Table table;
    int end = n; // the last White of the round before; before round 1 the block begins at 1
    for (int r = 1; r <= n; ++r) {
        const int first = r % 2 != 0 ? end % n + 1 : end;
        const int length = r % 2 != 0 ? (n + 1) / 2 : (n - 1) / 2;
        Games games;
        for (int i = 1; i <= n; ++i) games.push_back({i, (i + r - 2) % n + 1, (i - first + n) % n < length});
        end = (first + length - 2) % n + 1;
        table.push_back(std::move(games));
    }
    return table;
}

/// Multiples of four: the halves of both teams as blocks, each in a circle; A's lower half has White in odd rounds.
Table blockTable(int n)
{
    const int half = n / 2;
    Table table;
    for (int r = 1; r <= n; ++r) {
        const bool crossed = r > half;
        Games games;
        for (int i = 1; i <= n; ++i) {
            const bool lower = i <= half;
            const int turn = ((lower ? i : i - half) + (crossed ? r - half : r) - 2) % half + 1;
            games.push_back({i, lower == crossed ? turn + half : turn, lower == (r % 2 != 0)});
        }
        table.push_back(std::move(games));
    }
    return table;
}

} // namespace

std::optional<std::vector<std::vector<ScheveningenGame>>> scheveningenTable(int boards)
{
    if (boards == 2) return Table{{{1, 1, true}, {2, 2, true}}, {{1, 2, false}, {2, 1, false}}};
    if (boards == 6) return fromRows(six);
    if (boards == 10) return fromRows(ten);
    if (boards >= 1 && boards % 2 != 0) return oddTable(boards);
    if (boards >= 4 && boards % 4 == 0) return blockTable(boards);
    return {};
}

} // namespace arbiter
