// How many columns a text takes where every character takes one or two: for plain text on a screen or a line printer.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace arbiter::reports {

/// 2 for wide characters (Chinese, full-width signs), 0 for combining marks, else 1.
int columnsOf(char32_t character);
int columnsOf(std::string_view text);

/// The text in lines of at most so many columns (2 or more). Broken at blanks and between Chinese characters, but not
/// before closing signs; a word longer than the line is broken where the line ends. An empty text is one empty line.
std::vector<std::string> wrapped(std::string_view text, int width);

} // namespace arbiter::reports
