// The VFS of the failing disk. Reads, locks and sizes are the real ones.
#include "failing_disk.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <unistd.h>

namespace arbiter::test {

namespace {

/// What SQLite holds of an open file; the real one's own follows in the same memory.
struct Handle {
    sqlite3_file base;
    FailingDisk* disk;
    FailingDisk::File* file; ///< nullptr for a nameless temporary one
};

sqlite3_file* realOf(sqlite3_file* f) { return reinterpret_cast<sqlite3_file*>(reinterpret_cast<Handle*>(f) + 1); }
Handle& handleOf(sqlite3_file* f) { return *reinterpret_cast<Handle*>(f); }

std::vector<char> contentOf(const std::string& path)
{
    std::ifstream in{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{in}, {}};
}

void carryOut(const FailingDisk::Piece& piece, std::size_t length, std::vector<char>& on)
{
    if (piece.truncation) {
        on.resize(std::min(on.size(), static_cast<std::size_t>(piece.at)));
        return;
    }
    const auto end = static_cast<std::size_t>(piece.at) + length;
    if (on.size() < end) on.resize(end);
    std::copy_n(piece.bytes.begin(), length, on.begin() + piece.at);
}

int closeFile(sqlite3_file* f) { return realOf(f)->pMethods->xClose(realOf(f)); }
int readFile(sqlite3_file* f, void* to, int size, sqlite3_int64 at)
{
    if (handleOf(f).disk->isDown()) return SQLITE_IOERR_READ;
    return realOf(f)->pMethods->xRead(realOf(f), to, size, at);
}

int writeFile(sqlite3_file* f, const void* from, int size, sqlite3_int64 at)
{
    auto& h = handleOf(f);
    if (const int rc = h.disk->change(true)) return rc == SQLITE_IOERR ? SQLITE_IOERR_WRITE : rc;
    const auto* bytes = static_cast<const char*>(from);
    if (h.file) h.file->unsynced.push_back({at, {bytes, bytes + size}, false});
    return realOf(f)->pMethods->xWrite(realOf(f), from, size, at);
}

int truncateFile(sqlite3_file* f, sqlite3_int64 to)
{
    auto& h = handleOf(f);
    if (const int rc = h.disk->change(false)) return rc == SQLITE_IOERR ? SQLITE_IOERR_TRUNCATE : rc;
    if (h.file) h.file->unsynced.push_back({to, {}, true});
    return realOf(f)->pMethods->xTruncate(realOf(f), to);
}

int syncFile(sqlite3_file* f, int)
{
    auto& h = handleOf(f);
    if (const int rc = h.disk->change(false)) return rc == SQLITE_IOERR ? SQLITE_IOERR_FSYNC : rc;
    if (!h.file) return SQLITE_OK;
    for (const auto& piece : h.file->unsynced) carryOut(piece, piece.bytes.size(), h.file->platter);
    h.file->unsynced.clear();
    return SQLITE_OK;
}

int sizeOf(sqlite3_file* f, sqlite3_int64* size) { return realOf(f)->pMethods->xFileSize(realOf(f), size); }
int lockFile(sqlite3_file* f, int kind) { return realOf(f)->pMethods->xLock(realOf(f), kind); }
int unlockFile(sqlite3_file* f, int kind) { return realOf(f)->pMethods->xUnlock(realOf(f), kind); }
int reservedOn(sqlite3_file* f, int* answer) { return realOf(f)->pMethods->xCheckReservedLock(realOf(f), answer); }
int controlFile(sqlite3_file* f, int what, void* arg)
{
    return realOf(f)->pMethods->xFileControl(realOf(f), what, arg);
}
int sectorSize(sqlite3_file*) { return 512; }
int traits(sqlite3_file*) { return 0; }

const sqlite3_io_methods methods{1,        closeFile,  readFile,   writeFile,   truncateFile, syncFile, sizeOf,
                                 lockFile, unlockFile, reservedOn, controlFile, sectorSize,   traits,   nullptr,
                                 nullptr,  nullptr,    nullptr,    nullptr,     nullptr};

FailingDisk& diskOf(sqlite3_vfs* vfs) { return *static_cast<FailingDisk*>(vfs->pAppData); }

int openFile(sqlite3_vfs* vfs, const char* name, sqlite3_file* f, int flags, int* outFlags)
{
    auto& disk = diskOf(vfs);
    if (disk.isDown()) return SQLITE_CANTOPEN;
    auto* handle = new (f) Handle{{nullptr}, &disk, name ? &disk.file(name) : nullptr};
    const int rc = disk.real()->xOpen(disk.real(), name, realOf(f), flags, outFlags);
    if (rc == SQLITE_OK) handle->base.pMethods = &methods;
    if (rc == SQLITE_OK && handle->file) handle->file->gone = false;
    return rc;
}

int deleteFile(sqlite3_vfs* vfs, const char* name, int syncFolder)
{
    auto& disk = diskOf(vfs);
    if (const int rc = disk.change(false)) return rc == SQLITE_IOERR ? SQLITE_IOERR_DELETE : rc;
    auto& file = disk.file(name);
    file.gone = true;
    file.deletionSynced = syncFolder != 0;
    return disk.real()->xDelete(disk.real(), name, 0);
}

int accessFile(sqlite3_vfs* vfs, const char* name, int flags, int* answer)
{
    auto& disk = diskOf(vfs);
    if (disk.isDown()) return SQLITE_IOERR_ACCESS;
    return disk.real()->xAccess(disk.real(), name, flags, answer);
}

} // namespace

FailingDisk::FailingDisk() : m_real{sqlite3_vfs_find(nullptr)}, m_vfs{*m_real}
{
    m_vfs.iVersion = 1;
    m_vfs.zName = "failing";
    m_vfs.pAppData = this;
    m_vfs.szOsFile = static_cast<int>(sizeof(Handle)) + m_real->szOsFile;
    m_vfs.xOpen = openFile;
    m_vfs.xDelete = deleteFile;
    m_vfs.xAccess = accessFile;
    sqlite3_vfs_register(&m_vfs, 1);
}

FailingDisk::~FailingDisk()
{
    sqlite3_vfs_unregister(&m_vfs);
    sqlite3_vfs_register(m_real, 1);
}

void FailingDisk::failOnce(int changes, int error)
{
    m_failIn = changes;
    m_error = error;
}

int FailingDisk::change(bool needsRoom)
{
    if (m_cutIn && (*m_cutIn)-- == 0) m_down = true;
    if (m_down) return SQLITE_IOERR;
    if (m_failIn && (*m_failIn)-- == 0) {
        m_failIn.reset();
        return m_error;
    }
    if (!m_fullIn) return SQLITE_OK;
    if (*m_fullIn > 0)
        --*m_fullIn;
    else if (needsRoom)
        return SQLITE_FULL;
    return SQLITE_OK;
}

FailingDisk::File& FailingDisk::file(const std::string& path)
{
    const auto at = m_files.find(path);
    if (at != m_files.end()) return at->second;
    return m_files.emplace(path, File{contentOf(path), {}, false, false}).first->second;
}

void FailingDisk::powerBack(std::mt19937& random)
{
    for (auto& [path, file] : m_files) {
        for (const auto& piece : file.unsynced) {
            const auto sectors = piece.bytes.size() / 512 * 512;
            if (random() % 2) carryOut(piece, random() % 4 ? piece.bytes.size() : sectors, file.platter);
        }
        const bool gone = file.gone && (file.deletionSynced || random() % 2);
        if (gone)
            ::unlink(path.c_str());
        else
            std::ofstream{path, std::ios::binary}.write(file.platter.data(),
                                                        static_cast<std::streamsize>(file.platter.size()));
    }
    m_files.clear();
    m_cutIn.reset();
    m_down = false;
}

} // namespace arbiter::test
