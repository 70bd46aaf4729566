// A document as plain text.
#pragma once

#include "reports/document.h"

namespace arbiter::reports {

/// Lines of at most 100 columns, Chinese characters counted as two; no tabs, no trailing blanks. Diagrams stand as
/// boards of letters, room to write in as underscores. Ends with a line feed.
std::string text(const Document& document);

} // namespace arbiter::reports
