// Scharnagl's numbering: the two bishops, the queen, the two knights among the squares left; then rook, king, rook.
#include "domain/chess/start_positions.h"

namespace arbiter {

namespace {

using FirstRank = std::array<std::optional<Role>, 8>;

void placeOnFree(FirstRank& rank, Role role, int nth)
{
    for (auto& square : rank) {
        if (square || nth-- > 0) continue;
        square = role;
        return;
    }
}

FirstRank firstRankOf(int number)
{
    constexpr std::array<std::array<int, 2>, 10> knights{
        {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}}};
    FirstRank rank;
    rank[static_cast<std::size_t>(2 * (number % 4) + 1)] = Role::Bishop;
    rank[static_cast<std::size_t>(2 * (number / 4 % 4))] = Role::Bishop;
    placeOnFree(rank, Role::Queen, number / 16 % 6);
    const auto [left, right] = knights[static_cast<std::size_t>(number / 96)];
    placeOnFree(rank, Role::Knight, right);
    placeOnFree(rank, Role::Knight, left);
    for (const Role r : {Role::Rook, Role::King, Role::Rook}) placeOnFree(rank, r, 0);
    return rank;
}

} // namespace

Position startPosition() { return *chess960Start(518); }

std::optional<Position> chess960Start(int number)
{
    if (number < 0 || number > 959) return {};
    const FirstRank rank = firstRankOf(number);
    Position p;
    for (int file = 0; file < 8; ++file) {
        const Role role = *rank[static_cast<std::size_t>(file)];
        p.toggle(Colour::White, role, squareAt(file, 0));
        p.toggle(Colour::White, Role::Pawn, squareAt(file, 1));
        p.toggle(Colour::Black, Role::Pawn, squareAt(file, 6));
        p.toggle(Colour::Black, role, squareAt(file, 7));
    }
    p.castling = p.of(Role::Rook);
    p.hash = hashOf(p);
    return p;
}

} // namespace arbiter
