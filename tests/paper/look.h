// Looking at a PDF with poppler's tools, and what a document should say on paper.
#pragma once

#include "reports/document.h"

#include <string>
#include <vector>

namespace arbiter::reports::test {

/// What a command of the shell writes; `in` is put into a file whose name stands for "@" in it. Throws where it fails.
std::string said(std::string command, const std::string& in);

/// The document drawn; throws where it is refused.
std::string drawing(const Document& document);

/// The text of each page in the order in which it was drawn, blanks left out and compatible characters made one (a
/// Chinese character may come out as the radical that looks like it).
std::vector<std::string> pagesOf(const std::string& pdf);

/// The same of a text.
std::string squeezed(const std::string& text);

/// What stands between head and foot of all pages together, as the document has it.
std::string contentOf(const Document& document);
/// The pages of the PDF without what the renderer repeats; each such part is checked to be there.
std::string contentOf(const Document& document, const std::vector<std::string>& pages);

/// "595 x 842" in points.
std::string sizeOf(const std::string& pdf);

} // namespace arbiter::reports::test
