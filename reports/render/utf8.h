// Texts as characters: decoding, and cleaning of what must not get onto a sheet.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace arbiter::reports {

/// One character and its bytes.
struct Character {
    char32_t code;
    std::string_view bytes;
};

/// Takes the first character off the text; nothing at the end. A byte that is no UTF-8 is U+FFFD.
std::optional<Character> takeCharacter(std::string_view& text);

/// The text fit to be printed: control characters become blanks, marks that turn the direction of writing are dropped
/// (a name could turn the rest of its line with them), and bytes that are no UTF-8 become U+FFFD.
std::string clean(std::string_view text);

} // namespace arbiter::reports
