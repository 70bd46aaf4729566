// A disk that fails, as a VFS of SQLite's around the real one: it loses its power and with it everything that was
// not synced, or a random part of it; it is full; or one operation goes wrong. The real files stand for what the
// system has in its caches; what is on the platter is remembered here.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace arbiter::test {

class FailingDisk {
public:
    /// Every connection opened from now on is on this disk.
    FailingDisk();
    ~FailingDisk();
    FailingDisk(const FailingDisk&) = delete;
    FailingDisk& operator=(const FailingDisk&) = delete;

    /// The power goes at the n-th change from now, counted from 0.
    void cutAfter(int changes) { m_cutIn = changes; }
    [[nodiscard]] bool isDown() const { return m_down; }
    /// Files are what reached the platter, and of what was not synced each piece or its first sectors by chance.
    void powerBack(std::mt19937& random);

    /// From the n-th change on no write has room.
    void fullAfter(int changes) { m_fullIn = changes; }
    void makeRoom() { m_fullIn.reset(); }

    /// The n-th change, and no other, gives this error.
    void failOnce(int changes, int error);
    /// Whether that change has come.
    [[nodiscard]] bool hasFailed() const { return !m_failIn; }

    struct Piece {
        std::int64_t at = 0;
        std::vector<char> bytes{};
        bool truncation = false;
    };
    struct File {
        std::vector<char> platter{};
        std::vector<Piece> unsynced{};
        bool gone = false; ///< deleted
        bool deletionSynced = false;
    };

    // For the VFS: what happens to the n-th change. SQLITE_OK means that it is carried out.
    int change(bool needsRoom);
    File& file(const std::string& path);
    sqlite3_vfs* real() { return m_real; }

private:
    sqlite3_vfs* m_real;
    sqlite3_vfs m_vfs;
    std::map<std::string, File> m_files;
    std::optional<int> m_cutIn, m_fullIn, m_failIn;
    int m_error = 0;
    bool m_down = false;
};

} // namespace arbiter::test
