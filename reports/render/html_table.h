// Tables of a page of HTML, and the small marks they share with the rest of it.
#pragma once

#include "reports/document.h"

namespace arbiter::reports {

std::string tableHtml(const Table& table, Language language);

/// ` class="a b"`, or nothing.
std::string classText(std::string_view names);
/// A ring for White, a disc for Black.
std::string dotText(std::optional<Colour> colour);

} // namespace arbiter::reports
