// Filling the places of a text.
#include "domain/basics/bilingual.h"

namespace arbiter {

std::string fill(std::string_view pattern, std::span<const std::string> values)
{
    std::string text;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool place = i + 2 < pattern.size() && pattern[i] == '{' && pattern[i + 2] == '}';
        const auto which = place ? static_cast<std::size_t>(pattern[i + 1] - '0') : values.size();
        if (which < values.size()) {
            text += values[which];
            i += 2;
        } else {
            text += pattern[i];
        }
    }
    return text;
}

} // namespace arbiter
