// The machine's clock.
#include "app/desk/clock.h"

#include <chrono>
#include <ctime>

namespace arbiter {

namespace {

/// How far local time is ahead of UTC at this moment, in minutes.
int offsetAt(std::time_t at)
{
    std::tm local{};
    localtime_r(&at, &local);
    return static_cast<int>(local.tm_gmtoff / 60);
}

} // namespace

Moment now()
{
    const auto at = std::chrono::system_clock::now();
    const auto ms = std::chrono::duration_cast<std::chrono::milliseconds>(at.time_since_epoch()).count();
    return {ms, offsetAt(std::chrono::system_clock::to_time_t(at))};
}

} // namespace arbiter
