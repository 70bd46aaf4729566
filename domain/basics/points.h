// Points of a score: exact, in tenths, since a report to FIDE (TRF 162) can state tenths and nothing finer.
// Tie-breaks need quarters and fractions; their type is not this one.
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter {

class Points {
public:
    constexpr Points() = default;
    static constexpr Points tenths(int n) { return Points{n}; }
    static constexpr Points halves(int n) { return Points{5 * n}; }
    static constexpr Points whole(int n) { return Points{10 * n}; }

    [[nodiscard]] constexpr int inTenths() const { return m_tenths; }

    friend constexpr Points operator+(Points a, Points b) { return Points{a.m_tenths + b.m_tenths}; }
    friend constexpr Points operator-(Points a, Points b) { return Points{a.m_tenths - b.m_tenths}; }
    friend constexpr Points operator-(Points a) { return Points{-a.m_tenths}; }
    friend constexpr Points operator*(int n, Points a) { return Points{n * a.m_tenths}; }
    constexpr Points& operator+=(Points b) { return *this = *this + b; }
    friend constexpr auto operator<=>(Points, Points) = default;

private:
    explicit constexpr Points(int n) : m_tenths{n} {}
    int m_tenths = 0;
};

/// As tables and reports write it, one decimal always: "6.5", "10.0", "-0.5".
std::string toText(Points points);

/// Reads "6", "6.5", "6,5", "½", "6½", "-1.5" with blanks around it; nothing where it is not a number of tenths
/// or is beyond 99,999 points.
std::optional<Points> readPoints(std::string_view text);

} // namespace arbiter
