// Exact values of tie-breaks: fractions, never binary floats (C.07: values are compared exactly and rounded on paper
// only). Points of a score are domain/basics/points.h.
#pragma once

#include "domain/basics/points.h"

#include <compare>
#include <cstdint>
#include <string>

namespace arbiter {

class Exact {
public:
    constexpr Exact() = default;
    constexpr Exact(std::int64_t whole) : m_over{whole} {}
    constexpr Exact(std::int64_t over, std::int64_t under) : m_over{over}, m_under{under} {} ///< under is above 0
    constexpr Exact(Points points) : m_over{points.inTenths()}, m_under{10} {}

    friend constexpr Exact operator+(Exact a, Exact b)
    {
        if (a.m_under == b.m_under) return {a.m_over + b.m_over, a.m_under};
        return reduced(a.m_over * b.m_under + b.m_over * a.m_under, a.m_under * b.m_under);
    }
    friend constexpr Exact operator-(Exact a) { return {-a.m_over, a.m_under}; }
    friend constexpr Exact operator-(Exact a, Exact b) { return a + -b; }
    friend constexpr Exact operator*(Exact a, Exact b) { return {a.m_over * b.m_over, a.m_under * b.m_under}; }
    /// b is above 0.
    friend constexpr Exact operator/(Exact a, Exact b) { return reduced(a.m_over * b.m_under, a.m_under * b.m_over); }
    constexpr Exact& operator+=(Exact b) { return *this = *this + b; }

    friend constexpr std::strong_ordering operator<=>(Exact a, Exact b)
    {
        return a.m_over * b.m_under <=> b.m_over * a.m_under;
    }
    friend constexpr bool operator==(Exact a, Exact b) { return (a <=> b) == 0; }

    /// The whole number below or equal.
    [[nodiscard]] constexpr std::int64_t floor() const
    {
        return m_over >= 0 ? m_over / m_under : -((-m_over + m_under - 1) / m_under);
    }
    [[nodiscard]] constexpr std::int64_t over() const { return m_over; }
    [[nodiscard]] constexpr std::int64_t under() const { return m_under; }
    /// In lowest terms, with the sign above.
    static constexpr Exact reduced(std::int64_t over, std::int64_t under)
    {
        auto a = over < 0 ? -over : over, b = under;
        while (b != 0) {
            const auto rest = a % b;
            a = b;
            b = rest;
        }
        return a > 1 ? Exact{over / a, under / a} : Exact{over, under};
    }

private:
    std::int64_t m_over = 0;
    std::int64_t m_under = 1;
};

/// A decimal where it is finite ("23.5"), else "83/6".
std::string toText(Exact value);
/// The nearest whole number, a half upwards: the rounding of averages of ratings (C.07 10).
constexpr std::int64_t roundedHalfUp(Exact value) { return (value + Exact{1, 2}).floor(); }
/// For paper: with so many decimals, half up.
std::string toDecimals(Exact value, int decimals);

} // namespace arbiter
