// What was acknowledged is there, whatever happens: the process killed, the power lost, the disk full, a write gone
// wrong. ARBITER_LONG=1 makes the long runs.
#include "db/verify.h"
#include "event_file.h"
#include "failing_disk.h"
#include "tests/support/print.h"

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace arbiter;
using namespace arbiter::test;
namespace fs = std::filesystem;

namespace {

int runs() { return std::getenv("ARBITER_LONG") ? 5'000 : 200; }

/// The next act of the stream: a player, or every third time three of them.
std::vector<NewEntry> nextAct(const Head& head)
{
    std::vector<NewEntry> act;
    if (head.number.value == 0) return {opening()};
    const int player = static_cast<int>(head.number.value);
    for (int i = 0, n = head.act.value % 3 ? 1 : 3; i < n; ++i) act.push_back(entering(player + i));
    return act;
}

/// Decides without end, and tells after each act up to which entry it was told that it is stored.
[[noreturn]] void decideUntilKilled(const fs::path& path, int tell)
{
    auto opened = JournalFile::open(path, Access::Write, me());
    while (opened && opened->file.append(nextAct(opened->file.head()), signature)) {
        const auto stored = opened->file.head().number.value;
        if (::write(tell, &stored, sizeof stored) != sizeof stored) break;
    }
    ::_exit(1);
}

/// The last entry that was acknowledged before the kill.
std::int64_t killedAfter(const fs::path& path, std::chrono::microseconds time)
{
    int ends[2];
    BOOST_REQUIRE(::pipe(ends) == 0);
    const auto child = ::fork();
    if (child == 0) decideUntilKilled(path, ends[1]);
    ::close(ends[1]);
    std::int64_t acknowledged = 0, stored = 0;
    // Not before it decides, or most would be killed while they open the file.
    if (::read(ends[0], &stored, sizeof stored) == sizeof stored) acknowledged = stored;
    ::usleep(static_cast<useconds_t>(time.count()));
    ::kill(child, SIGKILL);
    int status = 0;
    ::waitpid(child, &status, 0);
    BOOST_TEST((WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL));
    while (::read(ends[0], &stored, sizeof stored) == sizeof stored) acknowledged = stored;
    ::close(ends[0]);
    return acknowledged;
}

/// Whole: verified, and no act half there.
void checkWhole(const fs::path& path, std::int64_t acknowledged, int run)
{
    const auto opened = JournalFile::open(path, Access::Write, me());
    BOOST_TEST_REQUIRE(opened.has_value(), "run " << run << ": " << english(refusalOf(opened)));
    BOOST_TEST(!opened->file.readOnlyBecause(), "run " << run);
    const auto& entries = opened->content.entries;
    BOOST_TEST(static_cast<std::int64_t>(entries.size()) >= acknowledged, "run " << run);
    Head head;
    for (std::size_t at = 0; at < entries.size();) {
        for (const auto& decision : nextAct(head)) {
            BOOST_TEST_REQUIRE(at < entries.size(),
                               "run " << run << ": act " << head.act.value + 1 << " is there in part");
            BOOST_TEST_REQUIRE((entries[at++].fact == decision.fact));
        }
        head = headOf(std::span{entries}.first(at));
    }
}

std::size_t entriesIn(const fs::path& path)
{
    return JournalFile::open(path, Access::Read, {})->content.entries.size();
}

} // namespace

BOOST_AUTO_TEST_SUITE(every_acknowledged_entry_is_there)

BOOST_AUTO_TEST_CASE(after_the_process_was_killed_at_random_moments)
{
    const Folder folder;
    std::mt19937 random{4711};
    std::int64_t sum = 0;
    fs::path path;
    for (int run = 0; run < runs(); ++run) {
        // A file lives through ten kills, so that one is also met by what the kill before left.
        if (run % 10 == 0) {
            path = folder / std::to_string(run).c_str();
            written(path, {opening()});
        }
        const auto acknowledged = killedAfter(path, std::chrono::microseconds{random() % 12'000});
        sum += acknowledged;
        checkWhole(path, acknowledged, run);
    }
    BOOST_TEST(verify(path)->good());
    BOOST_TEST(sum > runs());
}

BOOST_AUTO_TEST_CASE(after_the_power_was_lost_and_with_it_what_was_not_synced)
{
    const Folder folder;
    std::mt19937 random{4712};
    fs::path path;
    int lost = 0;
    for (int run = 0; run < runs(); ++run) {
        if (run % 10 == 0) {
            path = folder / std::to_string(run).c_str();
            written(path, {opening()});
        }
        FailingDisk disk;
        std::int64_t acknowledged = 0;
        {
            auto opened = JournalFile::open(path, Access::Write, me());
            disk.cutAfter(static_cast<int>(random() % 80));
            while (const auto stored = opened->file.append(nextAct(opened->file.head()), signature))
                acknowledged = stored->back().number.value;
            lost += disk.isDown();
        }
        disk.powerBack(random);
        checkWhole(path, acknowledged, run);
    }
    BOOST_TEST(verify(path)->good());
    BOOST_TEST(lost == runs());
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(a_full_disk)

BOOST_AUTO_TEST_CASE(is_said_and_nothing_has_changed_and_it_goes_on_once_there_is_room)
{
    const Folder folder;
    written(folder / "event.arb", {opening()});
    FailingDisk disk;
    auto file = std::move(JournalFile::open(folder / "event.arb", Access::Write, me())->file);
    int refused = 0;
    for (int change = 0;; ++change) {
        const auto before = file.head();
        // An act of several pages, so that the disk is full in the middle of it, too.
        std::vector<NewEntry> act;
        const int player = static_cast<int>(before.number.value);
        for (int i = 0; i < 40; ++i) act.push_back(entering(player + i, std::string(200, 'x')));
        disk.fullAfter(change);
        const auto stored = file.append(act, signature);
        disk.makeRoom();
        if (stored) break;
        ++refused;
        BOOST_TEST(english(stored.error()) == "Not saved: the disk is full. Nothing has changed.");
        BOOST_TEST((file.head() == before));
        BOOST_TEST(entriesIn(folder / "event.arb") == static_cast<std::size_t>(before.number.value));
        BOOST_TEST(file.append(std::vector{entering(player)}, signature).has_value());
    }
    BOOST_TEST(refused > 3);
    BOOST_TEST(verify(folder / "event.arb")->good());
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(one_operation_of_the_disk_that_goes_wrong)

BOOST_AUTO_TEST_CASE(leaves_the_act_stored_and_said_so_or_not_stored_and_said_so)
{
    const Folder folder;
    written(folder / "event.arb", {opening()});
    FailingDisk disk;
    auto file = std::move(JournalFile::open(folder / "event.arb", Access::Write, me())->file);
    int change = 0;
    for (bool failed = true; failed; ++change) {
        disk.failOnce(change, SQLITE_IOERR);
        const auto stored = file.append(nextAct(file.head()), signature);
        failed = disk.hasFailed();
        disk.failOnce(1'000'000, SQLITE_IOERR);
        const auto known = static_cast<std::size_t>(file.head().number.value);
        BOOST_TEST(entriesIn(folder / "event.arb") == known, "change " << change << (stored ? " stored" : " refused"));
        if (stored)
            BOOST_TEST((stored->back().number == file.head().number));
        else
            BOOST_TEST(stored.error().why == Why::NotStored);
        const auto next = file.append(nextAct(file.head()), signature);
        BOOST_TEST(next.has_value(), "change " << change << ": " << english(refusalOf(next)));
    }
    BOOST_TEST(change > 8);
    BOOST_TEST(verify(folder / "event.arb")->good());
}

BOOST_AUTO_TEST_SUITE_END()
