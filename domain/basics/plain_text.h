// What may stand in a text that an arbiter types: UTF-8 without characters that move the cursor, end a line or turn the
// direction of what follows; with them an entry could be made to look like another on a screen or on paper.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter {

/// A character that is not to stand in a text.
struct OddCharacter {
    std::size_t place; ///< which character of the text, from 1
    std::string name;  ///< "U+001B"; "0xFF" for a byte that is no UTF-8
};

/// The first control character, line separator, bidirectional override or isolate, or byte that is no UTF-8.
std::optional<OddCharacter> oddCharacterIn(std::string_view text);

/// The text with each odd character replaced by its name, as [U+001B]: for what old journals or other programs hold.
std::string visible(std::string_view text);

/// The number of characters (code points; a byte that is no UTF-8 counts as one).
std::size_t lengthInCharacters(std::string_view text);

} // namespace arbiter
