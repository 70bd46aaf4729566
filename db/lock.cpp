// The lock by flock(2), which the kernel frees when the process is gone.
#include "db/lock.h"

#include <fcntl.h>
#include <pwd.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

namespace arbiter {

namespace fs = std::filesystem;

namespace {

/// What stands in a lock file, on one line and of sensible length, whatever somebody has written there.
std::string holderIn(int file)
{
    std::array<char, 512> bytes{};
    const auto size = ::pread(file, bytes.data(), bytes.size(), 0);
    std::string text{bytes.data(), size > 0 ? static_cast<std::size_t>(size) : 0};
    text = text.substr(0, text.find('\n'));
    for (auto& c : text)
        if (static_cast<unsigned char>(c) < 0x20) c = ' ';
    return text.empty() ? "?" : text;
}

struct OpenedLock {
    int file;
    bool writable;
};

/// For writing; a file of another user's can at least be asked whether it is held.
OpenedLock openLock(const fs::path& path)
{
    constexpr int manner = O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;
    if (const int file = ::open(path.c_str(), O_RDWR | O_CREAT | manner, 0644); file >= 0) return {file, true};
    const int why = errno;
    const int file = why == EACCES ? ::open(path.c_str(), O_RDONLY | manner) : -1;
    errno = why;
    return {file, false};
}

/// False where the holder before removed the file between our opening and our locking it.
bool stillThere(int file, const fs::path& path)
{
    struct stat ours {};
    struct stat there {};
    return ::fstat(file, &ours) == 0 && ::stat(path.c_str(), &there) == 0 && ours.st_ino == there.st_ino &&
           ours.st_dev == there.st_dev;
}

Refusal cannot(const fs::path& event, const fs::path& lock)
{
    const int why = errno;
    if (why == EROFS || why == EACCES || why == EPERM) return {Why::ReadOnlyMedium, {event.string()}, {}, {}};
    return {Why::CannotWrite, {lock.string(), std::strerror(why)}, {}, {}};
}

/// A full disk leaves the lock without a name, but it holds.
void write(int file, const Holder& holder)
{
    const auto text = toText(holder) + '\n';
    if (::ftruncate(file, 0) == 0) (void)!::pwrite(file, text.data(), text.size(), 0);
}

} // namespace

Holder thisProcess(Moment since)
{
    std::array<char, 256> host{};
    ::gethostname(host.data(), host.size() - 1);
    const auto* user = ::getpwuid(::getuid());
    return {host.data(), ::getpid(), user ? user->pw_name : std::to_string(::getuid()), since};
}

std::string toText(const Holder& h)
{
    return h.host + ", process " + std::to_string(h.process) + ", user " + h.user + ", since " + toText(h.since);
}

Result<Lock> Lock::take(const fs::path& event, const Holder& holder)
{
    auto path = fs::weakly_canonical(event); // SQLite, too, follows links: one event, one lock
    path += ".lock";
    while (true) {
        const auto [file, writable] = openLock(path);
        Lock lock{file, {}};
        if (file < 0) return tl::unexpected(cannot(event, path));
        if (::flock(file, LOCK_EX | LOCK_NB) != 0) {
            if (errno != EWOULDBLOCK) return tl::unexpected(cannot(event, path));
            return refuse(Why::OpenElsewhere, {event.string(), holderIn(file)});
        }
        if (!stillThere(file, path)) continue;
        if (!writable) { // left by somebody else, who is gone
            if (::unlink(path.c_str()) != 0) return tl::unexpected(cannot(event, path));
            continue;
        }
        write(file, holder);
        lock.m_path = std::move(path);
        return lock;
    }
}

Lock::Lock(Lock&& other) noexcept : m_file{std::exchange(other.m_file, -1)}, m_path{std::exchange(other.m_path, {})} {}

Lock& Lock::operator=(Lock&& other) noexcept
{
    std::swap(m_file, other.m_file);
    std::swap(m_path, other.m_path);
    return *this;
}

Lock::~Lock()
{
    if (m_file < 0) return;
    if (!m_path.empty()) ::unlink(m_path.c_str()); // while it is held, so that nobody's new one is removed
    ::close(m_file);
}

} // namespace arbiter
