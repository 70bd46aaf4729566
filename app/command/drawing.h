// A document as PDF. The command line links no Qt: it starts arbiter-desk and hands the document over.
#pragma once

#include "reports/document.h"

namespace arbiter {

/// Why there is no PDF although the document may be printed.
enum class NotDrawn {
    ProgramMissing, ///< arbiter-desk is neither beside arbiter nor on the PATH
    ProgramFailed,  ///< it did not start, ended with an error, or wrote something else
};

/// What went wrong, and of a failure what the program or the system said last.
struct DrawingFault {
    NotDrawn what;
    std::string said;
};

/// The sentence for a person.
std::string sentence(const DrawingFault& fault, Language language);

/// The bytes of the PDF. The document is no draft: objectionToPrinting has been asked.
tl::expected<std::string, DrawingFault> drawn(const reports::Document& document);

} // namespace arbiter
