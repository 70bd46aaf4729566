// What is kept of a person besides what the public may see. It stands in the erasable table, never in the journal.
#pragma once

#include "domain/facts/fields.h"

#include <optional>
#include <string>

namespace arbiter {

struct PersonalData {
    std::optional<std::string> birth; ///< "2009-03-14", or "2009" where only the year is known
    std::string phone;
    std::string email;
    std::string address;
    std::string note;

    friend bool operator==(const PersonalData&, const PersonalData&) = default;
};

constexpr auto fieldsOf(PersonalData*)
{
    using P = PersonalData;
    return std::tuple{field("birth", &P::birth), field("phone", &P::phone), field("email", &P::email),
                      field("address", &P::address), field("note", &P::note)};
}

} // namespace arbiter
