// Moments, dates and clock times as text.
#include "domain/basics/time.h"

#include <fmt/format.h>

#include <array>
#include <cstdlib>
#include <vector>

namespace arbiter {

namespace {

using Milliseconds = std::chrono::sys_time<std::chrono::milliseconds>;

/// A whole number of 1 to `most` digits that fills the text.
std::optional<int> readNumber(std::string_view text, std::size_t most)
{
    int value = 0;
    if (text.empty() || text.size() > most) return {};
    for (const char c : text) {
        if (c < '0' || c > '9') return {};
        value = 10 * value + (c - '0');
    }
    return value;
}

/// The number at [at, at + size), which must be all digits.
std::optional<int> digitsAt(std::string_view text, std::size_t at, std::size_t size)
{
    if (text.size() < at + size) return {};
    const auto part = text.substr(at, size);
    return part.size() == size ? readNumber(part, size) : std::nullopt;
}

Milliseconds local(Moment m)
{
    return Milliseconds{std::chrono::milliseconds{m.utcMilliseconds} + std::chrono::minutes{m.offsetMinutes}};
}

std::string offsetText(int minutes)
{
    return fmt::format("{}{:02}:{:02}", minutes < 0 ? '-' : '+', std::abs(minutes) / 60, std::abs(minutes) % 60);
}

std::optional<int> readOffset(std::string_view text)
{
    const auto hours = digitsAt(text, 1, 2);
    const auto minutes = digitsAt(text, 4, 2);
    if (text.size() != 6 || text[3] != ':' || !hours || !minutes || *hours > 15 || *minutes > 59) return {};
    if (text[0] != '+' && text[0] != '-') return {};
    const int offset = 60 * *hours + *minutes;
    return text[0] == '-' ? -offset : offset;
}

std::chrono::sys_days sysDays(Date d)
{
    using namespace std::chrono;
    return sys_days{std::chrono::year{d.year} / std::chrono::month{static_cast<unsigned>(d.month)} /
                    std::chrono::day{static_cast<unsigned>(d.day)}};
}

/// "14:30:05.123" as milliseconds since midnight.
std::optional<std::chrono::milliseconds> readTimeOfDay(std::string_view text)
{
    const auto h = digitsAt(text, 0, 2), m = digitsAt(text, 3, 2), s = digitsAt(text, 6, 2), ms = digitsAt(text, 9, 3);
    if (text.size() != 12 || text[2] != ':' || text[5] != ':' || text[8] != '.') return {};
    if (!h || !m || !s || !ms || *h > 23 || *m > 59 || *s > 59) return {};
    return std::chrono::hours{*h} + std::chrono::minutes{*m} + std::chrono::seconds{*s} +
           std::chrono::milliseconds{*ms};
}

} // namespace

std::string toText(Moment moment)
{
    const auto at = local(moment);
    const auto day = std::chrono::floor<std::chrono::days>(at);
    const auto ms = (at - day).count();
    return fmt::format("{}T{:02}:{:02}:{:02}.{:03}{}", toText(dayOf(moment)), ms / 3'600'000, ms / 60'000 % 60,
                       ms / 1000 % 60, ms % 1000, offsetText(moment.offsetMinutes));
}

std::optional<Moment> readMoment(std::string_view text)
{
    if (text.size() != 29 || text[4] != '-' || text[10] != 'T') return {};
    const auto day = readDate(text.substr(0, 10));
    const auto time = readTimeOfDay(text.substr(11, 12));
    const auto offset = readOffset(text.substr(23));
    if (!day || !time || !offset) return {};
    const auto at = Milliseconds{sysDays(*day)} + *time - std::chrono::minutes{*offset};
    return Moment{at.time_since_epoch().count(), *offset};
}

std::string wallTime(Moment moment) { return toText(moment).substr(11, 5); }

Date dayOf(Moment moment)
{
    const std::chrono::year_month_day d{std::chrono::floor<std::chrono::days>(local(moment))};
    return {static_cast<int>(d.year()), static_cast<int>(static_cast<unsigned>(d.month())),
            static_cast<int>(static_cast<unsigned>(d.day()))};
}

std::string toText(Date date) { return fmt::format("{:04}-{:02}-{:02}", date.year, date.month, date.day); }

std::optional<Date> readDate(std::string_view text)
{
    const auto year = digitsAt(text, 0, 4), month = digitsAt(text, 5, 2), day = digitsAt(text, 8, 2);
    if (text.size() != 10 || !year || !month || !day || text[4] != text[7]) return {};
    if (text[4] != '-' && text[4] != '/') return {};
    const std::chrono::year_month_day real{std::chrono::year{*year}, std::chrono::month{static_cast<unsigned>(*month)},
                                           std::chrono::day{static_cast<unsigned>(*day)}};
    if (!real.ok()) return {};
    return Date{*year, *month, *day};
}

std::string clockText(Seconds time)
{
    const auto all = std::abs(time.count());
    return fmt::format("{}{}:{:02}:{:02}", time.count() < 0 ? "-" : "", all / 3600, all / 60 % 60, all % 60);
}

std::optional<Seconds> readClock(std::string_view text)
{
    const bool negative = text.starts_with('-');
    if (negative || text.starts_with('+')) text.remove_prefix(1);
    std::vector<int> parts;
    for (std::size_t from = 0; from <= text.size();) {
        const auto colon = std::min(text.find(':', from), text.size());
        const auto part = readNumber(text.substr(from, colon - from), 6);
        const bool tooLarge = part && !parts.empty() && *part > 59;
        if (!part || tooLarge || parts.size() == 3) return {};
        parts.push_back(*part);
        from = colon + 1;
    }
    std::int64_t seconds = 0;
    for (const int part : parts) seconds = 60 * seconds + part;
    if (seconds > 99 * 3600) return {};
    return Seconds{negative ? -seconds : seconds};
}

} // namespace arbiter
