// The journal file: one event, one SQLite file (.arb), one desk that writes. At rest the file is the event and can be
// copied. What the entries amount to is domain/journal's; whether the record is whole, verify's.
#pragma once

#include "db/chain.h"
#include "db/lock.h"
#include "db/personal.h"

#include <filesystem>

namespace arbiter {

enum class Access { Read, Write };

struct Opened;
struct OpenedEvent;

class JournalFile {
public:
    /// A new file without entries; Why::FileExists where there is one, Why::CannotWrite where none can be made.
    static Result<JournalFile> create(const std::filesystem::path& path, const Holder& who);

    /// The file and its good entries. A file that cannot be written now, or whose chain is broken, is opened for
    /// reading and says why (readOnlyBecause). An error where it is no event or cannot be read: Why::NoSuchFile,
    /// IsDirectory, NotAnEvent, NewerFile, CannotRead.
    static Result<Opened> open(const std::filesystem::path& path, Access access, const Holder& who);

    /// Opens and replays; what does not follow from the entries before it also makes the file read-only.
    static Result<OpenedEvent> openEvent(const std::filesystem::path& path, Access access, const Holder& who);

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    [[nodiscard]] const std::optional<Refusal>& readOnlyBecause() const { return m_readOnlyBecause; }
    /// Why::TablesAltered where the tables are not those that this program makes.
    [[nodiscard]] const std::optional<Refusal>& alteredTables() const { return m_alteredTables; }
    /// The last entry that this object knows.
    [[nodiscard]] const Head& head() const { return m_head; }

    /// Writes these decisions as one act: all of them are on the disk, or none is and nothing has changed.
    /// Why::DecidedBefore where somebody else has written since, DiskFull, NotStored, BadBody, or readOnlyBecause().
    Result<std::vector<Entry>> append(std::span<const NewEntry> decisions, const Signature& signature,
                                      const PersonalChanges& personal = {});

    /// The personal data that an entry refers to.
    Result<PersonalFound> find(const PersonalRef& ref);

    /// A checked copy at `target`, which replaces what is there only when the copy is whole. Another event, or
    /// a later state of this one, is not replaced (Why::OtherEventThere).
    Result<void> backup(const std::filesystem::path& target);

    /// From now on nothing is written through this object.
    void onlyRead(Refusal because);

    ~JournalFile();
    JournalFile(JournalFile&&) noexcept = default;
    JournalFile& operator=(JournalFile&&) = delete;

private:
    JournalFile(std::filesystem::path path, sql::Connection c) : m_path{std::move(path)}, m_connection{std::move(c)} {}
    Result<std::vector<Entry>> store(std::vector<Entry> entries, const PersonalChanges& personal);
    bool standsAfterAll(const Head& head);
    sql::Outcome<void> bringUpToDate();
    std::optional<Refusal> notAnEarlierCopy(const std::filesystem::path& target);

    std::filesystem::path m_path;
    std::optional<Lock> m_lock; ///< given back after the connection is closed
    sql::Connection m_connection;
    std::optional<Refusal> m_readOnlyBecause;
    std::optional<Refusal> m_alteredTables;
    Head m_head;
};

struct Opened {
    JournalFile file;
    Loaded content;
};

struct OpenedEvent {
    JournalFile file;
    std::vector<Entry> entries; ///< the good ones only
    Replayed replayed; ///< of these entries; `bad` is the first that cannot be read or does not follow, and why
};

} // namespace arbiter
