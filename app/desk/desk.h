// The one door through which decisions enter an event: decide, write, then show. What is not on disk is not in the
// state that anybody sees. The window and the command line both stand behind this door.
#pragma once

#include "db/journal_file.h"
#include "domain/journal/undo.h"

#include <functional>
#include <set>

namespace arbiter {

/// The warnings that the arbiter has met: acknowledged or confirmed once (L2, L3), and confirmed a second time (L4).
struct Acknowledgement {
    std::set<Caution> once;
    std::set<Caution> twice;
};

class Desk {
public:
    /// Opens an event. With Access::Write it may still be read-only: see readOnlyBecause.
    static Result<Desk> open(const std::string& path, Access access, const Moment& now);
    /// Makes a new event file whose first entry opens the event.
    static Result<Desk> create(const std::string& path, const Settings& settings, const std::string& key,
                               const Signature& signature);

    [[nodiscard]] const Tournament& tournament() const { return m_tournament; }
    [[nodiscard]] std::span<const Entry> entries() const { return m_entries; }
    [[nodiscard]] const std::vector<bool>& stands() const { return m_stands; }
    [[nodiscard]] Record record() const { return {m_entries, m_stands, m_tournament}; }
    [[nodiscard]] const std::optional<Refusal>& readOnlyBecause() const { return m_file.readOnlyBecause(); }
    [[nodiscard]] JournalFile& file() { return m_file; }

    /// What must be acknowledged before these facts are taken as one act; or why they cannot be.
    [[nodiscard]] Result<std::vector<Warning>> warningsOf(std::span<const Fact> facts) const;

    /// Takes the facts as one act: all of them are on disk and in the state, or none. The new entries.
    Result<std::vector<Entry>> take(std::span<const Fact> facts, const Acknowledgement& met, const Signature& signature,
                                    const PersonalChanges& personal = {});

private:
    explicit Desk(OpenedEvent event);

    struct Judged;
    [[nodiscard]] Result<Judged> judge(std::span<const Fact> facts) const;
    void show(const std::vector<Entry>& fresh, Judged judged);

    JournalFile m_file;
    std::vector<Entry> m_entries;
    std::vector<bool> m_stands;
    Tournament m_tournament;
};

} // namespace arbiter
