// The steps. One that has been in a release is never changed: a change of the tables is one more step, and
// tests/journals keeps a file of every format.
#include "db/migrations.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <array>

namespace arbiter {

namespace {

/// The journal is only ever added to; personal data can be erased.
constexpr const char* format1 = R"(
CREATE TABLE journal (
  number INTEGER PRIMARY KEY,
  act INTEGER NOT NULL,
  at TEXT NOT NULL,
  author TEXT NOT NULL,
  desk TEXT NOT NULL,
  kind TEXT NOT NULL,
  body TEXT NOT NULL,
  seal BLOB NOT NULL
) STRICT;
CREATE TRIGGER journal_is_never_changed BEFORE UPDATE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is never changed'); END;
CREATE TRIGGER journal_is_never_shortened BEFORE DELETE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is never shortened'); END;
CREATE TRIGGER journal_grows_at_its_end BEFORE INSERT ON journal
WHEN NEW.number IS NOT (SELECT coalesce(max(number), 0) + 1 FROM journal)
BEGIN SELECT RAISE(ABORT, 'the journal grows at its end'); END;
CREATE TABLE personal (
  row TEXT PRIMARY KEY NOT NULL,
  key BLOB NOT NULL,
  data TEXT NOT NULL
) STRICT;
)";

constexpr std::array steps{format1};

} // namespace

std::int64_t formatVersion() { return steps.size(); }

sql::Outcome<void> migrate(sql::Connection& connection, std::int64_t from)
{
    auto transaction = sql::Transaction::begin(connection);
    if (!transaction) return tl::unexpected(transaction.error());
    for (auto step = static_cast<std::size_t>(from); step < steps.size(); ++step)
        if (auto done = connection.exec(steps[step]); !done) return done;
    const auto mark = fmt::format("PRAGMA application_id={}; PRAGMA user_version={}", applicationId, formatVersion());
    if (auto done = connection.exec(mark.c_str()); !done) return done;
    return transaction->commit();
}

sql::Outcome<std::string> schemaOf(sql::Connection& connection)
{
    auto rows =
        connection.prepare("SELECT type || ' ' || name || ' ' || coalesce(sql, '') FROM sqlite_schema ORDER BY name");
    if (!rows) return tl::unexpected(rows.error());
    std::string all;
    while (true) {
        const auto row = rows->step();
        if (!row) return tl::unexpected(row.error());
        if (!*row) return all;
        (all += rows->text(0)) += '\n';
    }
}

sql::Outcome<std::string> schemaOfNewFile()
{
    auto memory = sql::Connection::open(":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    if (!memory) return tl::unexpected(memory.error());
    if (auto done = migrate(*memory, 0); !done) return tl::unexpected(done.error());
    return schemaOf(*memory);
}

} // namespace arbiter
