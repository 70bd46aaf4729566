// The letters by which the men are called in the languages arbiters meet, and the characters that mean the same as a
// plain Latin letter or sign: full-width, look-alikes, figurines, the Chinese names. Parsing is in notation.cpp.
#pragma once

#include "domain/chess/square.h"

#include <string>
#include <string_view>
#include <vector>

namespace arbiter {

/// Stands for a man named by a figurine or a Chinese character, beyond every real code point.
inline constexpr char32_t firstRoleSign = 0x110000;
constexpr char32_t roleSign(Role r) { return firstRoleSign + static_cast<char32_t>(r); }

/// What was written, with look-alikes folded to one form and blanks and invisible characters gone. Nothing where the
/// text is no UTF-8.
std::optional<std::u32string> foldNotation(std::string_view utf8);

/// One name of a man: "Kp" (Russian king), "S" (German knight). Folded as foldNotation folds.
struct ManName {
    Role role;
    std::u32string name;
};

/// The names in a language (an ISO code such as "de"); English where the language is not known. Longest first.
const std::vector<ManName>& manNames(std::string_view language);

constexpr char32_t lowerCase(char32_t c)
{
    const bool latin = c >= 'A' && c <= 'Z', cyrillic = c >= 0x410 && c <= 0x42f;
    return latin || cyrillic ? c + 32 : c;
}

} // namespace arbiter
