// Points as text.
#include "domain/basics/points.h"

#include <cstdlib>

namespace arbiter {

namespace {

constexpr std::string_view half = "½";

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// A whole number without sign, at most five digits; nothing where anything else stands there.
std::optional<int> readDigits(std::string_view text)
{
    int value = 0;
    if (text.empty() || text.size() > 5) return {};
    for (const char c : text) {
        if (c < '0' || c > '9') return {};
        value = 10 * value + (c - '0');
    }
    return value;
}

std::optional<int> readTenths(std::string_view text)
{
    if (text.ends_with(half)) {
        text.remove_suffix(half.size());
        if (text.empty()) return 5;
        const auto whole = readDigits(text);
        return whole ? std::optional{10 * *whole + 5} : std::nullopt;
    }
    const auto point = text.find_first_of(".,");
    const auto whole = readDigits(text.substr(0, point));
    if (!whole) return {};
    if (point == std::string_view::npos) return 10 * *whole;
    const auto tenth = readDigits(text.substr(point + 1));
    if (!tenth || text.size() != point + 2) return {};
    return 10 * *whole + *tenth;
}

} // namespace

std::string toText(Points points)
{
    const int tenths = points.inTenths();
    const std::string sign = tenths < 0 ? "-" : "";
    return sign + std::to_string(std::abs(tenths) / 10) + '.' + std::to_string(std::abs(tenths) % 10);
}

std::optional<Points> readPoints(std::string_view text)
{
    text = trimmed(text);
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    const auto tenths = readTenths(text);
    if (!tenths) return {};
    return Points::tenths(negative ? -*tenths : *tenths);
}

} // namespace arbiter
