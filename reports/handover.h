// A finished document as bytes, for the program that draws it: `arbiter` folds the event and hands over what stands on
// the sheet, `arbiter-desk --render` draws exactly that. Both are of one version; the bytes are kept nowhere.
#pragma once

#include "reports/document.h"

#include <string_view>

namespace arbiter::reports {

/// The document as bytes that readDocument turns back into an equal one.
std::string handedOver(Document document);
/// Nothing where the bytes are not a whole document of this version.
std::optional<Document> readDocument(std::string_view bytes);

} // namespace arbiter::reports
