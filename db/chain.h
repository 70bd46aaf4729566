// The rows of the journal: read in order with every seal checked, and added at the end. The table's file, its locks
// and who may write are journal_file's matter; whether entries follow from each other is replay's.
#pragma once

#include "db/codec.h"
#include "db/sqlite.h"
#include "domain/journal/replay.h"

namespace arbiter {

/// The entries up to the first bad one.
struct Loaded {
    std::vector<Entry> entries;
    std::optional<BadEntry> bad;
};

/// The end of a journal: what the next entry follows on.
struct Head {
    EntryNumber number;
    ActNumber act;
    Seal seal;

    friend bool operator==(const Head&, const Head&) = default;
};

struct Signature {
    Moment at;
    std::string author;
    std::string desk;
};

Head headOf(std::span<const Entry> entries);

/// Reads on while number, seal, act, time, kind and body are right.
Loaded readChain(sql::Connection& connection);

/// The number and seal of the last row, as they stand there; zero where there is none.
sql::Outcome<Head> lastRow(sql::Connection& connection);

/// The entries that these decisions become after `head`, sealed; an error where one could not be read back.
Result<std::vector<Entry>> chained(std::span<const NewEntry> decisions, const Signature& signature, Head head);

sql::Outcome<void> write(sql::Connection& connection, std::span<const Entry> entries);

} // namespace arbiter
