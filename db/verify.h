// Verification: every seal, number, kind and body, whether the entries follow from each other, and the hashes of the
// personal data. A file alone cannot show that its end was cut off or that all of it was sealed anew; a posted sheet
// can.
#pragma once

#include "db/journal_file.h"

namespace arbiter {

/// What of a person's data is there, for the entry that refers to it.
struct PersonalCheck {
    EntryNumber entry;
    PlayerId player;
    bool erased = false;                       ///< an entry says that they were
    PersonalState state = PersonalState::Gone; ///< Gone is no fault where `erased`
};

struct Verified {
    std::size_t entries = 0;       ///< good ones
    Head head;                     ///< the last good one
    std::optional<BadEntry> bad;   ///< the first bad one, with its reason
    std::optional<Refusal> tables; ///< Why::TablesAltered
    std::vector<PersonalCheck> personal;

    /// Nothing was found: no bad entry, no altered tables, no altered or missing personal data.
    [[nodiscard]] bool good() const;
};

/// The first thing that is wrong with the file.
std::optional<Refusal> faultIn(const Verified& verified);

/// Reads the whole file; an error only where it cannot be read at all.
Result<Verified> verify(const std::filesystem::path& path);

/// Whether the record still contains what this sheet showed: `digits` are the 16 hexadecimal digits of entry
/// `number`. Why::SheetDiffers, EntryMissing, or what is wrong with an entry before it.
Result<void> verifySheet(const std::filesystem::path& path, EntryNumber number, std::string_view digits);

} // namespace arbiter
