// A document on paper: the same document model as text and HTML, drawn page by page with Qt.
#pragma once

#include "reports/document.h"

namespace arbiter::reports {

/// The document as PDF, black on white, fonts embedded as subsets; a draft is refused (objectionToPrinting). Needs a
/// QGuiApplication, on any platform. The same document gives the same bytes but for the date the file was made.
Result<std::string> pdf(const Document& document);

} // namespace arbiter::reports
