// The format of the file, in straight steps: from nothing to format 1, from 1 to 2 ... A new file takes them all, an
// older one those it has not had, so that both have the same tables.
#pragma once

#include "db/sqlite.h"

namespace arbiter {

/// "ARBT": by this, never by its name, a file is known to be an event.
inline constexpr std::int64_t applicationId = 0x41524254;

/// The format that this program writes; it is kept in the file as user_version.
std::int64_t formatVersion();

/// Takes every step after `from`, in one transaction, and states the format reached.
sql::Outcome<void> migrate(sql::Connection& connection, std::int64_t from);

/// All tables, indices, triggers and views, as SQLite keeps them: equal texts are equal tables.
sql::Outcome<std::string> schemaOf(sql::Connection& connection);
/// The tables of a file that was made just now.
sql::Outcome<std::string> schemaOfNewFile();

} // namespace arbiter
