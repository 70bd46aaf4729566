// What a posted sheet carries at its foot: the number and the first digits of the seal of the journal's head.
#pragma once

#include "domain/basics/id.h"
#include "domain/basics/refusal.h"

namespace arbiter {

struct PostedSheet {
    EntryNumber entry;
    std::string digits; ///< 16 hexadecimal digits, small
};

/// Reads "412:9f3c81d055aa0e27" as it stands on a sheet: blanks between the digits and capitals are no matter.
Result<PostedSheet> readPostedSheet(std::string_view text);

} // namespace arbiter
