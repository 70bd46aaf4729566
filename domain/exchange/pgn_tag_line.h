// The small grammars inside a PGN token: a tag, the signs !? and their numbers, and the symbols of evaluation.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace arbiter {

struct TagLine {
    std::string_view name;
    std::size_t length; ///< of the tag in the line
    bool clean;         ///< false: a bracket or quotation mark was missing, and it was read as far as could be
};

/// A tag at the start of a line; its value, without escapes, goes to `value`. Nothing where it is none.
std::optional<TagLine> readTagLine(std::string_view line, std::string& value);

/// 1 to 6 for "!", "?", "!!", "??", "!?", "?!"; 0 for anything else.
int nagOfSuffix(std::string_view text);

/// The number of a symbol that stands by itself: "+=", "±", "∞", "N" ...; nothing where it is none.
std::optional<int> nagOfSymbol(std::string_view text);

/// "+", "#", "e.p.", "mate" by themselves: they belong to the move before.
bool isDetachedMark(std::string_view text);

} // namespace arbiter
