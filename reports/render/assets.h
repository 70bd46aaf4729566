// Files that are built into the program: the style of the sheets and the pieces of the diagrams.
#pragma once

#include <string_view>

namespace arbiter::reports {

/// The content of reports/render/sheet.css or of a file in reports/pieces, by its name: "sheet.css", "wK.svg".
std::string_view asset(std::string_view name);

} // namespace arbiter::reports
