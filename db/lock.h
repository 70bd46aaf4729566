// The lock file beside an event, EVENT.arb.lock: it names who writes the event, and the system frees it when that
// process ends, however it ends. Readers take none.
#pragma once

#include "domain/basics/refusal.h"
#include "domain/basics/time.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace arbiter {

/// Who has an event open.
struct Holder {
    std::string host;
    std::int64_t process = 0;
    std::string user;
    Moment since;

    friend bool operator==(const Holder&, const Holder&) = default;
};

/// This process, from now on.
Holder thisProcess(Moment since);
/// "desk-1, process 4711, user wei, since 2026-11-30T09:12:44.051+08:00".
std::string toText(const Holder& holder);

class Lock {
public:
    /// The lock of this event; Why::OpenElsewhere with the holder's words, Why::ReadOnlyMedium where no lock can be
    /// written, Why::CannotWrite otherwise.
    static Result<Lock> take(const std::filesystem::path& event, const Holder& holder);

    Lock(Lock&& other) noexcept;
    Lock& operator=(Lock&& other) noexcept;
    Lock(const Lock&) = delete;
    Lock& operator=(const Lock&) = delete;
    /// Gives it back and removes the file.
    ~Lock();

private:
    Lock(int file, std::filesystem::path path) : m_file{file}, m_path{std::move(path)} {}

    int m_file = -1;
    std::filesystem::path m_path;
};

} // namespace arbiter
