// What the tests of db share: a folder of their own, an event to write, and the file as a stranger would open it.
#pragma once

#include "db/journal_file.h"

#include <filesystem>
#include <functional>
#include <string>

namespace arbiter::test {

/// A folder that is removed when the test ends.
class Folder {
public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    [[nodiscard]] std::filesystem::path operator/(const char* name) const { return m_path / name; }
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

inline const Signature signature{{1'796'049'005'123, 480}, "Wei Lan", "desk 1"};
Holder me();

NewEntry opening();
NewEntry entering(int player, const std::string& name = {});
/// The decisions of an event with that many players, the opening first.
std::vector<NewEntry> eventOf(int players);

/// A file with these decisions, each an act of its own, closed again.
std::vector<Entry> written(const std::filesystem::path& path, const std::vector<NewEntry>& decisions);

/// Runs SQL on the file past everything that protects it: the triggers are taken away before and put back after.
void tamper(const std::filesystem::path& path, const std::function<void(sql::Connection&)>& change);
void tamper(const std::filesystem::path& path, const std::string& statement);

std::string english(const Refusal& refusal);
/// The refusal of a result that must be one; a failed check otherwise.
template <class T> Refusal refusalOf(const Result<T>& result)
{
    return result ? Refusal{Why::NothingChanges, {}, {}, {}} : result.error();
}

} // namespace arbiter::test
