// An entry's fact, what it rests on and what was acknowledged, as the JSON that the journal keeps, and back. It is
// driven by the list of fields in domain/facts/fields.h alone. What is read is exactly what would be written: an
// unknown or missing key, a wrong type, a number out of range, another spelling is an error, and nothing is dropped.
#pragma once

#include "db/personal_data.h"
#include "domain/journal/entry.h"

namespace arbiter {

/// A decision that is to become an entry.
struct NewEntry {
    Fact fact;
    EntrySet restsOn{};
    std::vector<Caution> acknowledged{};
};

/// The body of an entry: the same decision, the same bytes. Whether the texts are UTF-8 is found when it is read back.
std::string encode(const NewEntry& entry);
std::string encode(const Entry& entry);

/// The decision in a body; Why::UnknownKind, or Why::BadBody with the place in the JSON behind it.
Result<NewEntry> decode(EntryNumber number, std::string_view kind, std::string_view body);

bool isUtf8(std::string_view text);

std::string encode(const PersonalData& data);
/// Nothing where it is not what encode writes.
std::optional<PersonalData> decodePersonal(std::string_view text);

} // namespace arbiter
