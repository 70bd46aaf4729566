// Journals of every format of the file, kept for ever: each is read, verified, and replayed to the state it had. A
// step of the migrations that was forgotten, or a change of a step that is out, shows here.
#include "db/migrations.h"
#include "db/verify.h"
#include "domain/facts/kinds.h"
#include "event_file.h"
#include "tests/support/every_kind.h"
#include "tests/support/print.h"

#include <fstream>
#include <iterator>
#include <set>

using namespace arbiter;
using namespace arbiter::test;
namespace fs = std::filesystem;

namespace {

fs::path kept(std::int64_t format, const char* what)
{
    return fs::path{ARBITER_SOURCE_DIR} / "tests" / "journals" / ("format-" + std::to_string(format) + what);
}

std::string textIn(const fs::path& path)
{
    std::ifstream in{path};
    return {std::istreambuf_iterator<char>{in}, {}};
}

/// A copy that may be written to.
fs::path copied(const Folder& folder, std::int64_t format)
{
    fs::copy_file(kept(format, ".arb"), folder / "kept.arb", fs::copy_options::overwrite_existing);
    fs::permissions(folder / "kept.arb", fs::perms{0644});
    return folder / "kept.arb";
}

std::string headAndState(const OpenedEvent& event)
{
    return std::to_string(event.entries.size()) + ':' + toText(event.file.head().seal) + '\n' +
           stated(event.replayed.tournament);
}

} // namespace

BOOST_AUTO_TEST_SUITE(a_kept_journal)

BOOST_AUTO_TEST_CASE(is_there_for_every_format)
{
    for (std::int64_t format = 1; format <= formatVersion(); ++format)
        for (const char* what : {".arb", ".txt"}) BOOST_TEST(fs::exists(kept(format, what)), kept(format, what));
}

BOOST_AUTO_TEST_CASE(is_verified_and_replayed_to_the_state_it_had)
{
    for (std::int64_t format = 1; format <= formatVersion(); ++format) {
        const Folder folder;
        const auto path = copied(folder, format);
        BOOST_TEST(verify(path)->good());
        const auto event = JournalFile::openEvent(path, Access::Read, {});
        BOOST_TEST(headAndState(*event) == textIn(kept(format, ".txt")));
    }
}

BOOST_AUTO_TEST_CASE(is_brought_to_the_tables_of_a_new_file_and_goes_on)
{
    for (std::int64_t format = 1; format <= formatVersion(); ++format) {
        const Folder folder;
        const auto path = copied(folder, format);
        {
            auto opened = JournalFile::open(path, Access::Write, me());
            BOOST_TEST(!opened->file.readOnlyBecause());
            BOOST_TEST(opened->file.append(std::vector<NewEntry>{{DutyTaken{"Zoë"}}}, signature).has_value());
        }
        auto c = sql::Connection::open(path.string(), 1);
        BOOST_TEST(*schemaOf(*c) == *schemaOfNewFile());
        BOOST_TEST(*c->number("PRAGMA user_version") == formatVersion());
        BOOST_TEST(verify(path)->good());
    }
}

BOOST_AUTO_TEST_CASE(of_the_latest_format_has_every_kind_in_it_that_there_was_when_it_was_made)
{
    constexpr std::size_t kindsThen = 30; // kinds that were appended since are in no kept journal
    const Folder folder;
    const auto event = JournalFile::openEvent(copied(folder, formatVersion()), Access::Read, {});
    std::set<std::size_t> kinds;
    for (const auto& e : event->entries) kinds.insert(e.fact.index());
    BOOST_TEST(kinds.size() == kindsThen);
    BOOST_TEST(*kinds.rbegin() + 1 == kindsThen);
    const EveryKind made;
    BOOST_TEST_REQUIRE(event->entries.size() == made.book.entries.size());
    for (std::size_t i = 0; i < made.book.entries.size(); ++i) {
        BOOST_TEST((event->entries[i].fact == made.book.entries[i].fact), "entry " << i + 1);
        BOOST_TEST((event->entries[i].restsOn == made.book.entries[i].restsOn), "entry " << i + 1);
    }
}

BOOST_AUTO_TEST_SUITE_END()
