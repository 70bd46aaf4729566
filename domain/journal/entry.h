// An entry of the journal: a fact, who took the decision, when, at which desk, on what it rests, and the seal.
// How entries are stored and sealed is db/; here a seal is only carried.
#pragma once

#include "domain/facts/fields.h"

#include <array>
#include <cstdint>

namespace arbiter {

/// SHA-256 over an entry and the seal before it.
struct Seal {
    std::array<std::uint8_t, 32> bytes{};

    friend auto operator<=>(const Seal&, const Seal&) = default;
};

/// All 64 hexadecimal digits.
std::string toText(const Seal& seal);
/// The 16 digits that a posted sheet carries.
std::string shortText(const Seal& seal);

struct Entry {
    EntryNumber number;
    ActNumber act;
    Moment at;
    std::string author;
    std::string desk;
    Fact fact;
    EntrySet restsOn;                  ///< entries that cannot be undone while this one stands
    std::vector<Caution> acknowledged; ///< warnings that were shown and accepted
    Seal seal;

    friend bool operator==(const Entry&, const Entry&) = default;
};

} // namespace arbiter
