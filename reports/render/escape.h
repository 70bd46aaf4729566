// Text into HTML and into CSS, so that no name can become markup.
#pragma once

#include <string>
#include <string_view>

namespace arbiter::reports {

/// Cleaned (utf8.h), and fit for the text of an element and for a quoted attribute.
std::string escaped(std::string_view text);
/// The same for a quoted string in a style sheet.
std::string cssEscaped(std::string_view text);

} // namespace arbiter::reports
