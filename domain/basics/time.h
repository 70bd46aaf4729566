// Moments, dates and clock times, as values and as text. Nothing here reads a clock: time comes in as an argument.
#pragma once

#include <chrono>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter {

using Seconds = std::chrono::seconds;

/// A moment, as the arbiter's machine stated it: milliseconds since 1970 UTC, and how far local time was ahead of UTC.
struct Moment {
    std::int64_t utcMilliseconds = 0;
    int offsetMinutes = 0;

    friend constexpr bool operator==(const Moment&, const Moment&) = default;
};

/// ISO 8601, local time with offset: "2026-11-30T14:30:05.123+08:00".
std::string toText(Moment moment);
/// Reads exactly what toText writes.
std::optional<Moment> readMoment(std::string_view text);
/// "14:30", the time on the wall where the moment was stated.
std::string wallTime(Moment moment);

/// A calendar day; only real days can be read.
struct Date {
    int year = 0;
    int month = 0;
    int day = 0;

    friend constexpr auto operator<=>(const Date&, const Date&) = default;
};

/// "2026-11-30".
std::string toText(Date date);
/// Reads "2026-11-30" and "2026/11/30"; nothing where the day does not exist.
std::optional<Date> readDate(std::string_view text);
/// The day on the wall where the moment was stated.
Date dayOf(Moment moment);

/// A clock time or a correction: "1:30:00", "-0:02:00".
std::string clockText(Seconds time);
/// Reads "1:30:00", "30:00", "-2:00" and plain seconds "120"; nothing beyond 99 hours.
std::optional<Seconds> readClock(std::string_view text);

} // namespace arbiter
