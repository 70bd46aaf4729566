// The journal file: what was written is there again, and what is no event is refused with one sentence.
#include "event_file.h"
#include "tests/support/print.h"

#include <fstream>
#include <sys/stat.h>

using namespace arbiter;
using namespace arbiter::test;
namespace fs = std::filesystem;

namespace {

void fill(const fs::path& path, std::string_view bytes)
{
    std::ofstream out{path, std::ios::binary};
    out << bytes;
}

Refusal refusedAt(const fs::path& path) { return refusalOf(JournalFile::open(path, Access::Write, me())); }

} // namespace

BOOST_AUTO_TEST_SUITE(a_journal_file)

BOOST_AUTO_TEST_CASE(gives_back_what_was_written)
{
    const Folder folder;
    const auto entries = written(folder / "event.arb", eventOf(3));
    const auto opened = JournalFile::open(folder / "event.arb", Access::Write, me());
    BOOST_TEST_REQUIRE(opened.has_value());
    BOOST_TEST(!opened->file.readOnlyBecause());
    BOOST_TEST(!opened->content.bad);
    BOOST_TEST((opened->content.entries == entries));
    BOOST_TEST(entries.back().number.value == 4);
    BOOST_TEST(entries.back().act.value == 4);
}

BOOST_AUTO_TEST_CASE(goes_on_after_it_was_closed)
{
    const Folder folder;
    auto entries = written(folder / "event.arb", eventOf(1));
    auto opened = JournalFile::open(folder / "event.arb", Access::Write, me());
    const std::vector decisions{entering(2), entering(3)};
    const auto added = opened->file.append(decisions, signature);
    BOOST_TEST_REQUIRE(added.has_value());
    BOOST_TEST(added->back().number.value == 4);
    entries.insert(entries.end(), added->begin(), added->end());
    BOOST_TEST((JournalFile::open(folder / "event.arb", Access::Read, me())->content.entries == entries));
}

BOOST_AUTO_TEST_CASE(gives_what_was_decided_together_one_act)
{
    const Folder folder;
    auto file = JournalFile::create(folder / "event.arb", me());
    const auto first = file->append(eventOf(3), signature);
    const std::vector decisions{entering(4)};
    const auto second = file->append(decisions, signature);
    BOOST_TEST((first->front().act == first->back().act));
    BOOST_TEST(second->front().act.value == first->back().act.value + 1);
}

BOOST_AUTO_TEST_CASE(can_be_read_with_the_sqlite3_shell)
{
    const Folder folder;
    written(folder / "event.arb", {opening(), {ResultEntered{{{5}, {3}, 1}, Outcome::WhiteWins}}});
    auto c = sql::Connection::open((folder / "event.arb").string(), 1);
    auto row = c->prepare("SELECT kind || ' ' || body FROM journal WHERE number = 2");
    BOOST_TEST_REQUIRE(*row->step());
    BOOST_TEST(row->text(0) == R"(ResultEntered/1 {"game":{"round":5,"board":3,"game":1},"outcome":"1-0"})");
}

BOOST_AUTO_TEST_CASE(leaves_nothing_beside_it_when_it_is_closed)
{
    const Folder folder;
    written(folder / "event.arb", eventOf(2));
    BOOST_TEST(std::distance(fs::directory_iterator{folder.path()}, fs::directory_iterator{}) == 1);
}

BOOST_AUTO_TEST_CASE(is_not_made_where_a_file_is)
{
    const Folder folder;
    fill(folder / "event.arb", "dear to somebody");
    BOOST_TEST(refusalOf(JournalFile::create(folder / "event.arb", me())).why == Why::FileExists);
    BOOST_TEST(fs::file_size(folder / "event.arb") == 16u);
    BOOST_TEST(refusalOf(JournalFile::create(folder / "no such folder/event.arb", me())).why == Why::CannotWrite);
}

BOOST_AUTO_TEST_CASE(takes_no_entry_after_somebody_else_has_written)
{
    const Folder folder;
    written(folder / "event.arb", eventOf(1));
    auto opened = JournalFile::open(folder / "event.arb", Access::Write, me());
    tamper(folder / "event.arb",
           "INSERT INTO journal SELECT 3, 3, at, author, desk, kind, body, seal FROM journal WHERE number = 2");
    const auto refused = opened->file.append(std::vector{entering(2)}, signature);
    BOOST_TEST(refusalOf(refused).why == Why::DecidedBefore);
}

BOOST_AUTO_TEST_CASE(takes_no_text_that_is_not_utf8)
{
    const Folder folder;
    auto file = JournalFile::create(folder / "event.arb", me());
    BOOST_TEST_REQUIRE(file->append(std::vector{opening()}, signature).has_value());
    BOOST_TEST(refusalOf(file->append(std::vector{entering(1, "Andr\xe9")}, signature)).why == Why::BadBody);
    auto unsigned_ = signature;
    unsigned_.author = "Andr\xe9";
    BOOST_TEST(refusalOf(file->append(std::vector{entering(1)}, unsigned_)).why == Why::BadBody);
    BOOST_TEST(file->append(std::vector{entering(1, "André 安德烈\n\"\\")}, signature).has_value());
}

BOOST_AUTO_TEST_CASE(refuses_changes_through_its_own_triggers)
{
    const Folder folder;
    written(folder / "event.arb", eventOf(2));
    auto c = sql::Connection::open((folder / "event.arb").string(), 2);
    BOOST_TEST(!c->exec("UPDATE journal SET author = 'x' WHERE number = 2").has_value());
    BOOST_TEST(!c->exec("DELETE FROM journal WHERE number = 3").has_value());
    BOOST_TEST(
        !c->exec("INSERT OR REPLACE INTO journal SELECT number, act, at, 'x', desk, kind, body, seal FROM journal")
             .has_value());
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(what_is_no_event)

BOOST_AUTO_TEST_CASE(is_told_by_its_content)
{
    const Folder folder;
    fill(folder / "empty.arb", "");
    fill(folder / "text.arb", "White, Black\n");
    fill(folder / "noise.arb", std::string(4096, '\xd7'));
    fill(folder / "truncated.arb", "SQLite format 3");
    BOOST_TEST(english(refusedAt(folder / "empty.arb")) ==
               (folder / "empty.arb").string() + " is not an event of this program (it is empty).");
    for (const char* name : {"text.arb", "noise.arb", "truncated.arb"})
        BOOST_TEST(refusedAt(folder / name).why == Why::NotAnEvent, name);
    BOOST_TEST(refusedAt(folder / "none.arb").why == Why::NoSuchFile);
    BOOST_TEST(refusedAt(folder / "text.arb/x").why == Why::NoSuchFile);
    BOOST_TEST(refusedAt(folder.path()).why == Why::IsDirectory);
    BOOST_REQUIRE(::mkfifo((folder / "pipe.arb").c_str(), 0600) == 0);
    BOOST_TEST(refusedAt(folder / "pipe.arb").why == Why::NotAnEvent);
}

BOOST_AUTO_TEST_CASE(may_be_a_database_of_another_program)
{
    const Folder folder;
    auto c = sql::Connection::open((folder / "other.arb").string(), 6);
    BOOST_REQUIRE(c->exec("CREATE TABLE journal (number INTEGER)").has_value());
    BOOST_TEST(refusedAt(folder / "other.arb").why == Why::NotAnEvent);
}

BOOST_AUTO_TEST_CASE(is_refused_at_once_be_it_200_megabytes)
{
    const Folder folder;
    fill(folder / "noise.arb", std::string(200'000'000, '\xd7'));
    const auto before = std::chrono::steady_clock::now();
    BOOST_TEST(refusedAt(folder / "noise.arb").why == Why::NotAnEvent);
    BOOST_TEST((std::chrono::steady_clock::now() - before < std::chrono::milliseconds{200}));
}

BOOST_AUTO_TEST_CASE(stays_as_it_was)
{
    const Folder folder;
    fill(folder / "text.arb", "White, Black\n");
    (void)refusedAt(folder / "text.arb");
    BOOST_TEST(fs::file_size(folder / "text.arb") == 13u);
    BOOST_TEST(std::distance(fs::directory_iterator{folder.path()}, fs::directory_iterator{}) == 1);
}

BOOST_AUTO_TEST_CASE(of_a_newer_version_is_refused_with_a_sentence)
{
    const Folder folder;
    written(folder / "event.arb", eventOf(1));
    auto c = sql::Connection::open((folder / "event.arb").string(), 2);
    BOOST_REQUIRE(c->exec("PRAGMA user_version=99").has_value());
    BOOST_TEST(english(refusedAt(folder / "event.arb")) ==
               (folder / "event.arb").string() +
                   " was written by a newer version of the program (format 99; this one reads up to 1).");
}

BOOST_AUTO_TEST_SUITE_END()
