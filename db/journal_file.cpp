// Opening, creating and adding to an event's file.
#include "db/journal_file.h"

#include "db/file_access.h"
#include "db/migrations.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sqlite3.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace arbiter {

namespace fs = std::filesystem;

namespace {

/// The tables must be those that this program makes: a view or a trigger of somebody else's would speak for the
/// journal.
std::optional<Refusal> unlikeOurs(sql::Connection& connection)
{
    const auto here = schemaOf(connection);
    const auto expected = schemaOfNewFile();
    if (here && expected && *here == *expected) return {};
    return Refusal{Why::TablesAltered, {}, {}, {}};
}

Refusal broken(const fs::path& path, Refusal because)
{
    return behind(std::move(because), Why::ReadOnlyBroken, {path.string()});
}

Refusal notStored(const fs::path& path, const sql::Error& error)
{
    if (error.code == SQLITE_READONLY_DBMOVED) return {Why::FileReplaced, {path.string()}, {}, {}};
    if (error.primary() == SQLITE_FULL) return {Why::DiskFull, {}, {}, {}};
    return {Why::NotStored, {error.words}, {}, {}};
}

std::string words(const sql::Error& error) { return error.system ? std::strerror(error.system) : error.words; }

/// Page by page by SQLite, at one moment between two decisions; then the copy is read as a stranger would read it.
tl::expected<void, std::string> copyTo(sql::Connection& from, const fs::path& path, const Head& head)
{
    auto to = sql::Connection::open(path.string(), SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    if (!to) return tl::unexpected(words(to.error()));
    auto* copying = sqlite3_backup_init(to->handle(), "main", from.handle(), "main");
    if (!copying) return tl::unexpected(words(to->lastError()));
    sqlite3_backup_step(copying, -1);
    if (sqlite3_backup_finish(copying) != SQLITE_OK) return tl::unexpected(words(to->lastError()));
    const auto copied = readChain(*to);
    const auto known = static_cast<std::size_t>(head.number.value);
    if (copied.entries.size() < known || headOf(std::span{copied.entries}.first(known)) != head)
        return tl::unexpected(std::string{"the copy is not the same"});
    return {};
}

} // namespace

Result<JournalFile> JournalFile::create(const fs::path& path, const Holder& who)
{
    if (auto made = makeFile(path); !made) return tl::unexpected(made.error());
    auto opened = open(path, Access::Write, who);
    if (!opened) return tl::unexpected(opened.error());
    return std::move(opened->file);
}

Result<Opened> JournalFile::open(const fs::path& path, Access access, const Holder& who)
{
    auto connection = connect(path, access == Access::Write);
    if (!connection) return tl::unexpected(connection.error());
    Opened opened{JournalFile{path, std::move(*connection)}, {}};
    auto& file = opened.file;
    if (access == Access::Write) {
        if (file.m_connection.readOnly())
            file.onlyRead({Why::ReadOnlyMedium, {path.string()}, {}, {}});
        else if (auto lock = Lock::take(path, who))
            file.m_lock = std::move(*lock);
        else
            file.onlyRead(lock.error());
    }
    if (auto done = file.bringUpToDate(); !done) return tl::unexpected(cannotRead(path, done.error()));
    opened.content = readChain(file.m_connection);
    file.m_head = headOf(opened.content.entries);
    file.m_alteredTables = unlikeOurs(file.m_connection);
    if (opened.content.bad)
        file.onlyRead(broken(path, opened.content.bad->why));
    else if (file.m_alteredTables)
        file.onlyRead(broken(path, *file.m_alteredTables));
    return opened;
}

/// A file of an older format takes the steps it has not had as soon as somebody may write it.
sql::Outcome<void> JournalFile::bringUpToDate()
{
    if (!m_lock) return {};
    const auto format = m_connection.number("PRAGMA user_version");
    if (!format) return tl::unexpected(format.error());
    return *format < formatVersion() ? migrate(m_connection, *format) : sql::Outcome<void>{};
}

Result<OpenedEvent> JournalFile::openEvent(const fs::path& path, Access access, const Holder& who)
{
    auto opened = open(path, access, who);
    if (!opened) return tl::unexpected(opened.error());
    OpenedEvent event{std::move(opened->file), std::move(opened->content.entries), {}};
    event.replayed = replay(event.entries);
    if (event.entries.empty() && !opened->content.bad) {
        opened->content.bad = BadEntry{EntryNumber{1}, {Why::NoEntries, {}, {}, {}}};
        event.file.onlyRead(broken(path, opened->content.bad->why));
    }
    if (auto& bad = event.replayed.bad) {
        bad->why = behind(bad->why, Why::DoesNotFollow, {std::to_string(bad->entry.value)});
        event.file.onlyRead(broken(path, bad->why));
        event.entries.resize(static_cast<std::size_t>(bad->entry.value - 1));
    } else {
        bad = opened->content.bad;
    }
    return event;
}

void JournalFile::onlyRead(Refusal because)
{
    m_readOnlyBecause = std::move(because);
    (void)m_connection.exec("PRAGMA query_only=ON");
    m_lock.reset();
}

/// A file at rest stands alone: the emptied rollback journal goes before the lock does.
JournalFile::~JournalFile()
{
    if (m_lock && m_connection.handle()) (void)m_connection.exec("PRAGMA journal_mode=DELETE");
}

Result<std::vector<Entry>> JournalFile::append(std::span<const NewEntry> decisions, const Signature& signature,
                                               const PersonalChanges& personal)
{
    if (m_readOnlyBecause) return tl::unexpected(*m_readOnlyBecause);
    auto entries = chained(decisions, signature, m_head);
    if (!entries || entries->empty()) return entries;
    return store(std::move(*entries), personal);
}

Result<std::vector<Entry>> JournalFile::store(std::vector<Entry> entries, const PersonalChanges& personal)
{
    auto transaction = sql::Transaction::begin(m_connection);
    if (!transaction) return tl::unexpected(notStored(m_path, transaction.error()));
    const auto last = lastRow(m_connection);
    if (!last) return tl::unexpected(notStored(m_path, last.error()));
    if (*last != m_head) return refuse(Why::DecidedBefore, {std::to_string(last->number.value)});
    if (auto done = write(m_connection, entries); !done) return tl::unexpected(notStored(m_path, done.error()));
    if (auto done = write(m_connection, personal); !done) return tl::unexpected(notStored(m_path, done.error()));
    if (auto done = transaction->commit(); !done && !standsAfterAll(headOf(entries)))
        return tl::unexpected(notStored(m_path, done.error()));
    m_head = headOf(entries);
    return entries;
}

/// A COMMIT can fail at its very last step (the sync of the emptied rollback journal), when the act is in the file
/// already. Then the act counts, but only once another write has been synced after it.
bool JournalFile::standsAfterAll(const Head& head)
{
    if (m_connection.inTransaction()) return false;
    const auto last = lastRow(m_connection);
    if (!last || *last != head) return false;
    const auto again = fmt::format("BEGIN IMMEDIATE; PRAGMA user_version={}; COMMIT", formatVersion());
    const bool synced = m_connection.exec(again.c_str()).has_value();
    if (m_connection.inTransaction()) (void)m_connection.exec("ROLLBACK");
    return synced;
}

Result<PersonalFound> JournalFile::find(const PersonalRef& ref)
{
    auto found = arbiter::find(m_connection, ref);
    if (!found) return tl::unexpected(cannotRead(m_path, found.error()));
    return std::move(*found);
}

/// Only an earlier state of this very event may give way to a copy of it.
std::optional<Refusal> JournalFile::notAnEarlierCopy(const fs::path& target)
{
    if (!belongsToEvent(target)) return {};
    const Refusal other{Why::OtherEventThere, {target.string()}, {}, {}};
    auto there = sql::Connection::open(target.string(), SQLITE_OPEN_READONLY);
    if (!there) return other;
    const auto last = lastRow(*there);
    if (!last) return other;
    if (last->number.value == 0) return {};
    auto ours = m_connection.prepare("SELECT number, act, seal FROM journal WHERE number = ?");
    if (!ours) return other;
    const auto row = ours->bind(1, last->number.value).step();
    if (!row || !*row) return other;
    const auto seal = ours->blob(2);
    return std::equal(seal.begin(), seal.end(), last->seal.bytes.begin(), last->seal.bytes.end())
               ? std::nullopt
               : std::optional{other};
}

Result<void> JournalFile::backup(const fs::path& target)
{
    std::error_code none;
    if (target.empty()) return refuse(Why::PathMissing);
    if (fs::equivalent(m_path, target, none)) return refuse(Why::FileExists, {target.string()});
    if (fs::is_directory(target, none)) return refuse(Why::IsDirectory, {target.string()});
    if (auto other = notAnEarlierCopy(target)) return tl::unexpected(*other);
    const auto beside = unfinished(target);
    ::unlink(beside.c_str());
    // Not SQLite's to create: why a file cannot be made is said by the system in better words.
    const int made = ::open(beside.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0644);
    if (made < 0) return tl::unexpected(cannotWrite(target, std::strerror(errno)));
    ::close(made);
    auto done = copyTo(m_connection, beside, m_head);
    if (done && !putInPlace(beside, target, true)) done = tl::unexpected(std::string{std::strerror(errno)});
    ::unlink(beside.c_str());
    if (!done) return tl::unexpected(cannotWrite(target, done.error()));
    return {};
}

} // namespace arbiter
