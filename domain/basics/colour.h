// White and Black: which men a player has, and which side of a result is his.
#pragma once

#include <array>

namespace arbiter {

enum class Colour { White, Black };

inline constexpr std::array bothColours{Colour::White, Colour::Black};

/// The other side.
constexpr Colour opposite(Colour c) { return c == Colour::White ? Colour::Black : Colour::White; }

/// One value for each side, reached by colour.
template <class T> struct PerColour {
    T white{};
    T black{};

    [[nodiscard]] constexpr T& operator[](Colour c) { return c == Colour::White ? white : black; }
    [[nodiscard]] constexpr const T& operator[](Colour c) const { return c == Colour::White ? white : black; }
    friend constexpr bool operator==(const PerColour&, const PerColour&) = default;
};

} // namespace arbiter
