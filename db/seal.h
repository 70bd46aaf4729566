// The seal of an entry: SHA-256 over every column, each with its length before it, and the seal of the entry before.
// What seals can show and cannot is in ARCHITECTURE.md.
#pragma once

#include "domain/journal/entry.h"

#include <string_view>

namespace arbiter {

/// The columns of a row of the journal as they are stored, without the seal.
struct Columns {
    EntryNumber number;
    ActNumber act;
    std::string_view at;
    std::string_view author;
    std::string_view desk;
    std::string_view kind;
    std::string_view body;
};

/// Before the first entry there are 32 zero bytes.
inline constexpr Seal noSeal{};

Seal sealOf(const Columns& columns, const Seal& before);

} // namespace arbiter
