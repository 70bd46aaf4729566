// Random facts of every kind, driven by the list of fields: whatever can be stored turns up here, whether or not an
// event would take it. For events that hold together see random_event.h.
#pragma once

#include "domain/facts/fields.h"

#include <limits>
#include <random>

namespace arbiter::test {

class RandomFacts {
public:
    explicit RandomFacts(unsigned seed) : m_random{seed} {}

    /// A fact of the kind with this place in Fact.
    Fact fact(std::size_t kind) { return makers()[kind](*this); }
    Fact fact() { return fact(upTo(std::variant_size_v<Fact>)); }

    template <class T> T any()
    {
        T value{};
        fill(value);
        return value;
    }

    EntrySet entrySet()
    {
        EntrySet set;
        for (auto n = upTo(6); n > 0; --n) set.add(EntryNumber{1 + static_cast<std::int64_t>(upTo(40))});
        return set;
    }

    std::vector<Caution> cautions()
    {
        const auto all = allCautions();
        std::vector<Caution> some;
        for (auto n = upTo(3); n > 0; --n) some.push_back(all[upTo(all.size())]);
        return some;
    }

    std::size_t upTo(std::size_t n) { return static_cast<std::size_t>(m_random() % n); }

private:
    using Make = Fact (*)(RandomFacts&);
    std::mt19937_64 m_random;

    template <std::size_t... I> static std::array<Make, sizeof...(I)> table(std::index_sequence<I...>)
    {
        return {[](RandomFacts& r) -> Fact { return r.any<std::variant_alternative_t<I, Fact>>(); }...};
    }
    static std::array<Make, std::variant_size_v<Fact>> makers()
    {
        return table(std::make_index_sequence<std::variant_size_v<Fact>>{});
    }

    /// Small numbers as a rule, and the ends of the type.
    template <class N> N number()
    {
        using Limits = std::numeric_limits<N>;
        switch (upTo(8)) {
        case 0: return Limits::max();
        case 1: return Limits::min();
        default: return static_cast<N>(static_cast<std::int64_t>(upTo(200)) - 50);
        }
    }

    std::string text()
    {
        static const std::vector<std::string> bits{
            "a", "Müller, Jörg", "侯逸凡", "\"",  "\\", "\n", std::string(1, '\0'), "\x1f", "\x7f", "½", "😀",
            "/", "{}",           "'",      ";--", " "};
        std::string all;
        for (auto n = upTo(4); n > 0; --n) all += bits[upTo(bits.size())];
        return all;
    }

    template <class Tag, class Rep> void fill(Id<Tag, Rep>& id) { id.value = number<Rep>(); }
    template <class T> void fill(std::optional<T>& value)
    {
        if (upTo(2)) value = any<T>();
    }
    template <class T> void fill(std::vector<T>& list)
    {
        for (auto n = upTo(4); n > 0; --n) list.push_back(any<T>());
    }

    template <class T> void fill(T& value)
    {
        if constexpr (std::is_same_v<T, bool>)
            value = upTo(2) == 1;
        else if constexpr (std::is_integral_v<T>)
            value = number<T>();
        else if constexpr (std::is_same_v<T, std::string>)
            value = text();
        else if constexpr (std::is_same_v<T, Points>)
            value = Points::tenths(static_cast<int>(upTo(1'999'981)) - 999'990);
        else if constexpr (std::is_same_v<T, Seconds>)
            value = Seconds{number<std::int64_t>()};
        else if constexpr (std::is_same_v<T, Date>)
            value = {static_cast<int>(upTo(10'000)), 1 + static_cast<int>(upTo(12)), 1 + static_cast<int>(upTo(28))};
        else if constexpr (std::is_same_v<T, EntrySet>)
            value = entrySet();
        else if constexpr (Named<T>)
            value = static_cast<T>(upTo(namesOf(static_cast<T*>(nullptr)).size()));
        else
            eachField(value, [&](std::string_view, auto& member) { fill(member); });
    }
};

} // namespace arbiter::test
