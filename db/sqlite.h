// SQLite's C interface with owners: a connection, a statement, a transaction that takes itself back. Nothing of an
// event is here; what an error means for an event is journal_file's matter.
#pragma once

#include <tl/expected.hpp>

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace arbiter::sql {

/// SQLite's extended result code and its own words; `system` is the errno behind it, 0 where there is none.
struct Error {
    int code = 0;
    std::string words;
    int system = 0;

    /// The code without its extension: SQLITE_FULL, SQLITE_BUSY ...
    [[nodiscard]] int primary() const { return code & 0xff; }
};

template <class T> using Outcome = tl::expected<T, Error>;

using Bytes = std::span<const std::uint8_t>;

/// A prepared statement. Values are bound from 1 and read from column 0; a bound text or blob must live until step().
class Statement {
public:
    Statement& bind(int at, std::int64_t value);
    Statement& bind(int at, std::string_view text);
    Statement& bind(int at, Bytes blob);

    /// True while there is a row; an error also where a value could not be bound.
    Outcome<bool> step();
    /// Steps once and makes the statement ready for other values.
    Outcome<void> run();

    [[nodiscard]] std::int64_t integer(int column) const;
    /// Valid until the next step.
    [[nodiscard]] std::string_view text(int column) const;
    [[nodiscard]] Bytes blob(int column) const;

private:
    friend class Connection;
    struct Finalize {
        void operator()(sqlite3_stmt* s) const;
    };
    std::unique_ptr<sqlite3_stmt, Finalize> m_statement;
    int m_bindError = 0;
};

class Connection {
public:
    /// `flags` are SQLite's own (SQLITE_OPEN_...). Extended result codes are on.
    static Outcome<Connection> open(const std::string& path, int flags);

    /// One or several statements without values.
    Outcome<void> exec(const char* statements);
    Outcome<Statement> prepare(std::string_view statement);
    /// The first value of the first row, as a number; an error where there is no row.
    Outcome<std::int64_t> number(std::string_view query);

    /// True where SQLite could open the file for reading only.
    [[nodiscard]] bool readOnly() const;
    [[nodiscard]] bool inTransaction() const;
    [[nodiscard]] Error lastError() const;
    [[nodiscard]] sqlite3* handle() const { return m_handle.get(); }

private:
    struct Close {
        void operator()(sqlite3* c) const;
    };
    std::unique_ptr<sqlite3, Close> m_handle;
};

/// Begins at once for writing; rolls back unless committed.
class Transaction {
public:
    static Outcome<Transaction> begin(Connection& connection);
    Transaction(Transaction&& other) noexcept;
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    Transaction& operator=(Transaction&&) = delete;
    ~Transaction();

    Outcome<void> commit();

private:
    explicit Transaction(Connection& c) : m_connection{&c} {}
    Connection* m_connection;
};

} // namespace arbiter::sql
