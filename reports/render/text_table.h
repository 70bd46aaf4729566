// Tables in plain text: columns aligned, long texts wrapped within their column, never cut.
#pragma once

#include "reports/document.h"

namespace arbiter::reports {

/// No line of a text is longer.
inline constexpr int textColumns = 100;

std::vector<std::string> tableLines(const Table& table, Language language);

/// The text with blanks to fill its columns.
std::string padded(const std::string& text, int columns, Align align);
/// Without blanks at the end.
std::string trimmed(std::string line);

} // namespace arbiter::reports
