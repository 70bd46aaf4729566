// The owners of SQLite's handles.
#include "db/sqlite.h"

#include <sqlite3.h>

#include <utility>

namespace arbiter::sql {

namespace {

Error errorOf(sqlite3* handle)
{
    if (!handle) return {SQLITE_NOMEM, "out of memory", 0};
    return {sqlite3_extended_errcode(handle), sqlite3_errmsg(handle), sqlite3_system_errno(handle)};
}

} // namespace

void Statement::Finalize::operator()(sqlite3_stmt* s) const { sqlite3_finalize(s); }
void Connection::Close::operator()(sqlite3* c) const { sqlite3_close_v2(c); }

Statement& Statement::bind(int at, std::int64_t value)
{
    if (const int rc = sqlite3_bind_int64(m_statement.get(), at, value)) m_bindError = rc;
    return *this;
}

Statement& Statement::bind(int at, std::string_view text)
{
    const char* from = text.data() ? text.data() : "";
    if (const int rc = sqlite3_bind_text64(m_statement.get(), at, from, text.size(), SQLITE_STATIC, SQLITE_UTF8))
        m_bindError = rc;
    return *this;
}

Statement& Statement::bind(int at, Bytes blob)
{
    if (const int rc = sqlite3_bind_blob64(m_statement.get(), at, blob.data(), blob.size(), SQLITE_STATIC))
        m_bindError = rc;
    return *this;
}

Outcome<bool> Statement::step()
{
    if (m_bindError) return tl::unexpected(Error{m_bindError, sqlite3_errstr(m_bindError), 0});
    switch (sqlite3_step(m_statement.get())) {
    case SQLITE_ROW: return true;
    case SQLITE_DONE: return false;
    default: return tl::unexpected(errorOf(sqlite3_db_handle(m_statement.get())));
    }
}

Outcome<void> Statement::run()
{
    const auto stepped = step();
    sqlite3_reset(m_statement.get());
    if (!stepped) return tl::unexpected(stepped.error());
    return {};
}

std::int64_t Statement::integer(int column) const { return sqlite3_column_int64(m_statement.get(), column); }

std::string_view Statement::text(int column) const
{
    const auto* at = reinterpret_cast<const char*>(sqlite3_column_text(m_statement.get(), column));
    return at ? std::string_view{at, static_cast<std::size_t>(sqlite3_column_bytes(m_statement.get(), column))}
              : std::string_view{};
}

Bytes Statement::blob(int column) const
{
    const auto* at = static_cast<const std::uint8_t*>(sqlite3_column_blob(m_statement.get(), column));
    return {at, at ? static_cast<std::size_t>(sqlite3_column_bytes(m_statement.get(), column)) : 0};
}

Outcome<Connection> Connection::open(const std::string& path, int flags)
{
    Connection connection;
    sqlite3* handle = nullptr;
    const int rc = sqlite3_open_v2(path.c_str(), &handle, flags, nullptr);
    connection.m_handle.reset(handle);
    if (rc != SQLITE_OK) return tl::unexpected(errorOf(handle));
    sqlite3_extended_result_codes(handle, 1);
    return connection;
}

Outcome<void> Connection::exec(const char* statements)
{
    if (sqlite3_exec(handle(), statements, nullptr, nullptr, nullptr) != SQLITE_OK) return tl::unexpected(lastError());
    return {};
}

Outcome<Statement> Connection::prepare(std::string_view statement)
{
    sqlite3_stmt* prepared = nullptr;
    const int rc =
        sqlite3_prepare_v2(handle(), statement.data(), static_cast<int>(statement.size()), &prepared, nullptr);
    if (rc != SQLITE_OK) return tl::unexpected(lastError());
    Statement s;
    s.m_statement.reset(prepared);
    return s;
}

Outcome<std::int64_t> Connection::number(std::string_view query)
{
    auto statement = prepare(query);
    if (!statement) return tl::unexpected(statement.error());
    const auto row = statement->step();
    if (!row) return tl::unexpected(row.error());
    if (!*row) return tl::unexpected(Error{SQLITE_NOTFOUND, "no row", 0});
    return statement->integer(0);
}

bool Connection::readOnly() const { return sqlite3_db_readonly(handle(), "main") == 1; }
bool Connection::inTransaction() const { return sqlite3_get_autocommit(handle()) == 0; }
Error Connection::lastError() const { return errorOf(handle()); }

Outcome<Transaction> Transaction::begin(Connection& connection)
{
    if (auto begun = connection.exec("BEGIN IMMEDIATE"); !begun) return tl::unexpected(begun.error());
    return Transaction{connection};
}

Transaction::Transaction(Transaction&& other) noexcept : m_connection{std::exchange(other.m_connection, nullptr)} {}

/// SQLite has taken a transaction back by itself after some errors; a second ROLLBACK would then be one.
Transaction::~Transaction()
{
    if (m_connection && m_connection->inTransaction()) (void)m_connection->exec("ROLLBACK");
}

Outcome<void> Transaction::commit() { return m_connection->exec("COMMIT"); }

} // namespace arbiter::sql
