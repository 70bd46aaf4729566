// Files told apart by content, and finished files renamed into place.
#include "db/file_access.h"

#include "db/migrations.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <string_view>

namespace arbiter {

namespace fs = std::filesystem;

namespace {

constexpr Bilingual emptyFile{"it is empty", "空文件"};
constexpr Bilingual notRegular{"it is no regular file", "不是普通文件"};
constexpr Bilingual noDatabase{"what is in it is something else", "内容不是比赛记录"};
constexpr Bilingual otherDatabase{"it is a database of another program", "是其他程序的数据库"};
constexpr Bilingual halfWritten{
    "a decision was broken off while it was written, and the medium is write-protected; copy the file together with "
    "its -journal to a disk",
    "有一条记录写入时中断，而介质有写保护；请将文件连同其-journal文件复制到可写的磁盘"};

Refusal noEvent(const fs::path& path, Bilingual because) { return {Why::NotAnEvent, {path.string(), because}, {}, {}}; }

/// What can be said before anything is opened.
std::optional<Refusal> unfit(const fs::path& path)
{
    if (path.empty()) return Refusal{Why::PathMissing, {}, {}, {}};
    struct stat about {};
    if (::stat(path.c_str(), &about) != 0) {
        if (errno == ENOENT || errno == ENOTDIR) return Refusal{Why::NoSuchFile, {path.string()}, {}, {}};
        return Refusal{Why::CannotRead, {path.string(), std::strerror(errno)}, {}, {}};
    }
    if (S_ISDIR(about.st_mode)) return Refusal{Why::IsDirectory, {path.string()}, {}, {}};
    if (!S_ISREG(about.st_mode)) return noEvent(path, notRegular);
    if (about.st_size == 0) return noEvent(path, emptyFile);
    return {};
}

/// The two numbers by which an event says that it is one, and of which format.
std::optional<Refusal> unmarked(const fs::path& path, sql::Connection& connection)
{
    const auto id = connection.number("PRAGMA application_id");
    if (!id) return id.error().primary() == SQLITE_NOTADB ? noEvent(path, noDatabase) : cannotRead(path, id.error());
    if (*id != applicationId) return noEvent(path, otherDatabase);
    const auto format = connection.number("PRAGMA user_version");
    if (!format) return cannotRead(path, format.error());
    if (*format > formatVersion())
        return Refusal{
            Why::NewerFile, {path.string(), std::to_string(*format), std::to_string(formatVersion())}, {}, {}};
    return *format < 1 ? std::optional{noEvent(path, otherDatabase)} : std::nullopt;
}

/// FULL with TRUNCATE: a decision is on the disk when COMMIT returns, and no second file holds the latest ones.
/// Erased personal data are overwritten (secure_delete). A file's own schema is not trusted with functions.
constexpr const char* manners = "PRAGMA trusted_schema=OFF; PRAGMA cell_size_check=ON; PRAGMA secure_delete=ON;"
                                "PRAGMA journal_mode=TRUNCATE; PRAGMA synchronous=FULL;";
constexpr const char* readersManners = "PRAGMA trusted_schema=OFF; PRAGMA cell_size_check=ON; PRAGMA query_only=ON;";
constexpr int patience = 5000; // milliseconds that a reader waits for a writer, and the other way round

bool sync(const fs::path& path)
{
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    const bool good = file >= 0 && ::fsync(file) == 0;
    const int why = errno;
    if (file >= 0) ::close(file);
    errno = why;
    return good;
}

sql::Outcome<void> fillNew(const fs::path& path)
{
    auto connection = sql::Connection::open(path.string(), SQLITE_OPEN_READWRITE);
    if (!connection) return tl::unexpected(connection.error());
    return migrate(*connection, 0);
}

/// Without replacing; where the medium knows no such renaming, after a look.
bool moveUnlessThere(const fs::path& finished, const fs::path& path)
{
    if (::renameat2(AT_FDCWD, finished.c_str(), AT_FDCWD, path.c_str(), RENAME_NOREPLACE) == 0) return true;
    if (errno != EINVAL && errno != ENOSYS) return false;
    if (::access(path.c_str(), F_OK) == 0) {
        errno = EEXIST;
        return false;
    }
    return ::rename(finished.c_str(), path.c_str()) == 0;
}

} // namespace

Refusal cannotWrite(const fs::path& path, const std::string& why)
{
    return {Why::CannotWrite, {path.string(), why}, {}, {}};
}

Refusal cannotRead(const fs::path& path, const sql::Error& error)
{
    if (error.code == SQLITE_READONLY_ROLLBACK || error.code == SQLITE_READONLY_RECOVERY ||
        error.code == SQLITE_READONLY_CANTINIT)
        return {Why::CannotRead, {path.string(), halfWritten}, {}, {}};
    return {Why::CannotRead, {path.string(), error.system ? std::strerror(error.system) : error.words}, {}, {}};
}

Result<sql::Connection> connect(const fs::path& path, bool toWrite)
{
    if (auto why = unfit(path)) return tl::unexpected(*why);
    auto connection = sql::Connection::open(path.string(), SQLITE_OPEN_READWRITE);
    if (!connection) return tl::unexpected(cannotRead(path, connection.error()));
    sqlite3_busy_timeout(connection->handle(), patience);
    if (auto why = unmarked(path, *connection)) return tl::unexpected(*why);
    const bool writes = toWrite && !connection->readOnly();
    if (auto done = connection->exec(writes ? manners : readersManners); !done)
        return tl::unexpected(cannotRead(path, done.error()));
    return std::move(*connection);
}

namespace {

/// The head of an SQLite file with our number in its place (bytes 68 to 71).
bool isEvent(const fs::path& path)
{
    std::error_code none;
    if (!fs::is_regular_file(path, none)) return false;
    std::array<char, 72> head{};
    std::ifstream in{path, std::ios::binary};
    if (!in.read(head.data(), head.size())) return false;
    constexpr std::string_view magic{"SQLite format 3\0", 16};
    std::int64_t id = 0;
    for (std::size_t i = 68; i < 72; ++i) id = 256 * id + static_cast<unsigned char>(head[i]);
    return std::string_view{head.data(), magic.size()} == magic && id == applicationId;
}

} // namespace

bool belongsToEvent(const fs::path& path)
{
    if (isEvent(path)) return true;
    const auto name = path.string();
    for (const std::string_view end : {"-journal", ".lock"})
        if (name.ends_with(end) && isEvent(name.substr(0, name.size() - end.size()))) return true;
    return false;
}

fs::path unfinished(const fs::path& path)
{
    auto beside = path;
    return beside += ".unfinished-" + std::to_string(::getpid());
}

bool putInPlace(const fs::path& finished, const fs::path& path, bool replace)
{
    const auto folder = path.has_parent_path() ? path.parent_path() : fs::path{"."};
    if (!sync(finished)) return false;
    const bool moved = replace ? ::rename(finished.c_str(), path.c_str()) == 0 : moveUnlessThere(finished, path);
    return moved && sync(folder);
}

Result<void> makeFile(const fs::path& path)
{
    if (path.empty()) return refuse(Why::PathMissing);
    if (::access(path.c_str(), F_OK) == 0) return refuse(Why::FileExists, {path.string()});
    const auto beside = unfinished(path);
    // Not SQLite's to create: why a file cannot be made is said by the system in better words.
    const int made = ::open(beside.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0644);
    if (made < 0) return tl::unexpected(cannotWrite(path, std::strerror(errno)));
    ::close(made);
    const auto filled = fillNew(beside);
    const bool placed = filled && putInPlace(beside, path, false);
    const int why = errno;
    ::unlink(beside.c_str());
    if (placed) return {};
    if (!filled) return tl::unexpected(cannotWrite(path, filled.error().words));
    if (why == EEXIST) return refuse(Why::FileExists, {path.string()});
    return tl::unexpected(cannotWrite(path, std::strerror(why)));
}

} // namespace arbiter
