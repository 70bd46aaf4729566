// A document as one self-contained page of HTML: nothing is fetched, everything is escaped, and it prints.
#pragma once

#include "reports/document.h"

namespace arbiter::reports {

/// Valid HTML 5 for a phone, a desk and a printer: heads of tables repeat on every page, no row is torn, black only.
/// A draft is marked, and prints as nothing but that it is one.
std::string html(const Document& document);

} // namespace arbiter::reports
