// Numbers that must not be mixed up: a player's, a round's, a board's, an entry's. Each is a type of its own.
#pragma once

#include <compare>
#include <cstdint>
#include <functional>

namespace arbiter {

template <class Tag, class Rep = std::int32_t> struct Id {
    Rep value{};

    friend constexpr auto operator<=>(Id, Id) = default;

    /// The number after this one.
    [[nodiscard]] constexpr Id next() const { return Id{static_cast<Rep>(value + 1)}; }
    /// The number before this one.
    [[nodiscard]] constexpr Id previous() const { return Id{static_cast<Rep>(value - 1)}; }
};

/// A player, from 1 in the order of entry; never changes and is never used again.
using PlayerId = Id<struct PlayerTag>;
/// The number a player is paired under (starting rank, TPN), from 1; may change until round 4 is paired.
using PairingNumber = Id<struct PairingNumberTag>;
/// A round, from 1.
using RoundNumber = Id<struct RoundTag>;
/// A board of a round, from 1.
using BoardNumber = Id<struct BoardTag>;
/// The place of an entry in the journal, from 1. This, never the clock, is the order of decisions.
using EntryNumber = Id<struct EntryTag, std::int64_t>;
/// What was decided together has one act number, from 1; it is written and undone as one.
using ActNumber = Id<struct ActTag, std::int64_t>;

/// One game: a board of a round, and which game of a mini-match (1 where only one is played).
struct GameRef {
    RoundNumber round;
    BoardNumber board;
    int game = 1;

    friend constexpr auto operator<=>(const GameRef&, const GameRef&) = default;
};

} // namespace arbiter

template <class Tag, class Rep> struct std::hash<arbiter::Id<Tag, Rep>> {
    std::size_t operator()(arbiter::Id<Tag, Rep> id) const noexcept { return std::hash<Rep>{}(id.value); }
};
