// The system's random device.
#include "app/desk/random.h"

#include <random>
#include <string_view>

namespace arbiter {

std::string randomHex(std::size_t bytes)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::random_device device;
    std::string text;
    for (std::size_t i = 0; i < 2 * bytes; ++i) text += digits[device() & 15u];
    return text;
}

bool randomBit() { return (std::random_device{}() & 1u) != 0; }

} // namespace arbiter
