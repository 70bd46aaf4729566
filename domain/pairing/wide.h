// Whole numbers of a fixed width for the weights of a matching: no rounding, no allocation.
// Weights are added, subtracted, compared, halved, and multiplied by small counts; nothing else is here.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace arbiter::dutch {

__extension__ typedef __int128 Int128;
__extension__ typedef unsigned __int128 UInt128;

/// A signed number of N words, two's complement, lowest word first.
template <std::size_t N> class Wide {
public:
    constexpr Wide() = default;
    constexpr Wide(std::int64_t small) // NOLINT: a small number is a weight
    {
        m_words.fill(small < 0 ? ~std::uint64_t{0} : 0);
        m_words[0] = static_cast<std::uint64_t>(small);
    }

    constexpr Wide& operator+=(const Wide& b)
    {
        UInt128 carry = 0;
        for (std::size_t i = 0; i < N; ++i) {
            carry += UInt128{m_words[i]} + b.m_words[i];
            m_words[i] = static_cast<std::uint64_t>(carry);
            carry >>= 64;
        }
        return *this;
    }
    constexpr Wide& operator-=(const Wide& b)
    {
        std::uint64_t borrow = 0;
        for (std::size_t i = 0; i < N; ++i) {
            const UInt128 left = UInt128{m_words[i]} - b.m_words[i] - borrow;
            m_words[i] = static_cast<std::uint64_t>(left);
            borrow = static_cast<std::uint64_t>(left >> 64) & 1;
        }
        return *this;
    }
    friend constexpr Wide operator+(Wide a, const Wide& b) { return a += b; }
    friend constexpr Wide operator-(Wide a, const Wide& b) { return a -= b; }

    /// Times a count; the count is not negative, the number neither.
    friend constexpr Wide operator*(Wide a, std::int64_t count)
    {
        UInt128 carry = 0;
        for (auto& word : a.m_words) {
            carry += UInt128{word} * static_cast<std::uint64_t>(count);
            word = static_cast<std::uint64_t>(carry);
            carry >>= 64;
        }
        return a;
    }

    friend constexpr bool operator==(const Wide&, const Wide&) = default;
    friend constexpr std::strong_ordering operator<=>(const Wide& a, const Wide& b)
    {
        const auto signs = static_cast<std::int64_t>(a.m_words[N - 1]) <=> static_cast<std::int64_t>(b.m_words[N - 1]);
        if (signs != 0) return signs;
        for (std::size_t i = N - 1; i-- > 0;)
            if (a.m_words[i] != b.m_words[i]) return a.m_words[i] <=> b.m_words[i];
        return std::strong_ordering::equal;
    }

    friend constexpr Wide half(Wide a)
    {
        const bool negative = static_cast<std::int64_t>(a.m_words[N - 1]) < 0;
        for (std::size_t i = 0; i < N; ++i) {
            const std::uint64_t above = i + 1 < N ? a.m_words[i + 1] : (negative ? ~std::uint64_t{0} : 0);
            a.m_words[i] = (a.m_words[i] >> 1) | (above << 63);
        }
        return a;
    }

private:
    std::array<std::uint64_t, N> m_words{};
};

constexpr std::int64_t half(std::int64_t a) { return a >> 1; }
constexpr Int128 half(Int128 a) { return a >> 1; }

/// How many bits a weight of this type may use, its sign left out.
template <class V> inline constexpr int bitsOf = static_cast<int>(sizeof(V)) * 8 - 1;

} // namespace arbiter::dutch
