// Seals as text.
#include "domain/journal/entry.h"

namespace arbiter {

std::string toText(const Seal& seal)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const auto byte : seal.bytes) {
        text += digits[byte >> 4];
        text += digits[byte & 15];
    }
    return text;
}

std::string shortText(const Seal& seal) { return toText(seal).substr(0, 16); }

} // namespace arbiter
