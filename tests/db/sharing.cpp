// Who may write: one desk at a time, named to the others; nobody where the medium is write-protected. Copies while
// open.
#include "db/verify.h"
#include "event_file.h"
#include "tests/support/print.h"

#include <csignal>
#include <fstream>
#include <functional>
#include <grp.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace arbiter;
using namespace arbiter::test;
namespace fs = std::filesystem;

namespace {

/// Another process that has done something and then goes on until it is killed.
class Other {
public:
    explicit Other(const std::function<void(const std::function<void()>& ready)>& does)
    {
        int ends[2];
        BOOST_REQUIRE(::pipe(ends) == 0);
        m_id = ::fork();
        if (m_id == 0) {
            does([&] { (void)!::write(ends[1], "r", 1); });
            while (true) ::pause();
        }
        ::close(ends[1]);
        char ready = 0;
        BOOST_TEST(::read(ends[0], &ready, 1) == 1);
        ::close(ends[0]);
    }
    ~Other() { kill(); }
    Other(const Other&) = delete;
    Other& operator=(const Other&) = delete;

    void kill()
    {
        if (m_id <= 0) return;
        ::kill(m_id, SIGKILL);
        ::waitpid(m_id, nullptr, 0);
        m_id = 0;
    }
    [[nodiscard]] pid_t id() const { return m_id; }

private:
    pid_t m_id = 0;
};

/// What a user without rights gets: root's permission bits do not bite.
std::string asNobody(const std::function<std::string()>& does)
{
    int ends[2];
    BOOST_REQUIRE(::pipe(ends) == 0);
    const auto child = ::fork();
    if (child == 0) {
        const gid_t none = 65534;
        const bool dropped =
            ::getuid() != 0 || (::setgroups(1, &none) == 0 && ::setgid(none) == 0 && ::setuid(65534) == 0);
        const auto answer = dropped ? does() : "rights could not be dropped";
        (void)!::write(ends[1], answer.data(), answer.size());
        ::_exit(0);
    }
    ::close(ends[1]);
    std::string answer;
    char part[512];
    for (ssize_t n; (n = ::read(ends[0], part, sizeof part)) > 0;) answer.append(part, static_cast<std::size_t>(n));
    ::close(ends[0]);
    ::waitpid(child, nullptr, 0);
    return answer;
}

/// "entries: why it is read-only; why an entry was refused", or why it was not opened.
std::string openedForWriting(const fs::path& path)
{
    auto opened = JournalFile::open(path, Access::Write, me());
    if (!opened) return english(opened.error());
    const auto& because = opened->file.readOnlyBecause();
    auto text =
        std::to_string(opened->content.entries.size()) + " entries: " + (because ? english(*because) : "may write");
    const auto stored = opened->file.append(std::vector{entering(1)}, signature);
    return text + (stored || stored.error() == because.value_or(stored.error()) ? "" : "; " + english(stored.error()));
}

std::string writeProtected(const fs::path& path)
{
    return path.string() + " can only be read: the file or its medium is write-protected.";
}

} // namespace

BOOST_AUTO_TEST_SUITE(the_lock)

BOOST_AUTO_TEST_CASE(names_who_has_the_event_open_and_the_second_only_reads)
{
    const Folder folder;
    const auto path = folder / "event.arb";
    written(path, eventOf(2));
    std::optional<Opened> held;
    Other other{[&](const auto& ready) {
        auto opened = JournalFile::open(path, Access::Write, {"front-desk", ::getpid(), "wei", signature.at});
        if (opened && !opened->file.readOnlyBecause()) ready();
        while (true) ::pause();
    }};
    auto opened = JournalFile::open(path, Access::Write, me());
    BOOST_TEST_REQUIRE(opened.has_value());
    BOOST_TEST(opened->content.entries.size() == 3u);
    BOOST_TEST(english(*opened->file.readOnlyBecause()) == path.string() + " is open at front-desk, process " +
                                                               std::to_string(other.id()) + ", user wei, since " +
                                                               toText(signature.at) + "; it can only be read here.");
    BOOST_TEST(refusalOf(opened->file.append(std::vector{entering(3)}, signature)).why == Why::OpenElsewhere);
    BOOST_TEST(JournalFile::open(path, Access::Read, {})->content.entries.size() == 3u);
}

BOOST_AUTO_TEST_CASE(is_freed_when_its_holder_is_killed)
{
    const Folder folder;
    const auto path = folder / "event.arb";
    written(path, eventOf(2));
    Other other{[&](const auto& ready) {
        auto opened = JournalFile::open(path, Access::Write, me());
        if (opened && !opened->file.readOnlyBecause()) ready();
        while (true) ::pause();
    }};
    other.kill();
    BOOST_TEST(fs::exists(path.string() + ".lock"));
    auto opened = JournalFile::open(path, Access::Write, me());
    BOOST_TEST(!opened->file.readOnlyBecause());
    BOOST_TEST(opened->file.append(std::vector{entering(3)}, signature).has_value());
}

BOOST_AUTO_TEST_CASE(is_one_for_all_names_of_the_event)
{
    const Folder folder;
    written(folder / "event.arb", eventOf(1));
    fs::create_symlink(folder / "event.arb", folder / "link.arb");
    const auto held = JournalFile::open(folder / "event.arb", Access::Write, me());
    BOOST_TEST(JournalFile::open(folder / "link.arb", Access::Write, me())->file.readOnlyBecause()->why ==
               Why::OpenElsewhere);
}

BOOST_AUTO_TEST_CASE(is_removed_when_the_event_is_closed_and_can_be_taken_again)
{
    const Folder folder;
    written(folder / "event.arb", eventOf(1));
    for (int i = 0; i < 3; ++i)
        BOOST_TEST(!JournalFile::open(folder / "event.arb", Access::Write, me())->file.readOnlyBecause());
    BOOST_TEST(!fs::exists((folder / "event.arb").string() + ".lock"));
}

BOOST_AUTO_TEST_CASE(left_by_another_user_who_is_gone_is_taken)
{
    const Folder folder;
    fs::permissions(folder.path(), fs::perms::all);
    written(folder / "event.arb", eventOf(1));
    fs::permissions(folder / "event.arb", fs::perms{0666});
    std::ofstream{(folder / "event.arb").string() + ".lock"} << "somebody\n";
    BOOST_TEST(asNobody([&] { return openedForWriting(folder / "event.arb"); }) == "2 entries: may write");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(a_reader)

BOOST_AUTO_TEST_CASE(reads_while_another_process_writes)
{
    const Folder folder;
    const auto path = folder / "event.arb";
    written(path, eventOf(1));
    Other other{[&](const auto& ready) {
        auto opened = JournalFile::open(path, Access::Write, me());
        for (int player = 2;; ++player) {
            if (opened->file.append(std::vector{entering(player)}, signature) && player == 2) ready();
            ::usleep(20'000); // faster than any arbiter, yet not without a breath
        }
    }};
    std::size_t before = 2;
    for (int i = 0; i < 15; ++i) {
        const auto opened = JournalFile::open(path, Access::Read, {});
        BOOST_TEST_REQUIRE(opened.has_value());
        BOOST_TEST(!opened->content.bad);
        BOOST_TEST(opened->content.entries.size() >= before);
        before = opened->content.entries.size();
    }
    BOOST_TEST(before > 2u);
}

BOOST_AUTO_TEST_CASE(leaves_nothing_beside_the_file)
{
    const Folder folder;
    written(folder / "event.arb", eventOf(1));
    const auto opened = JournalFile::open(folder / "event.arb", Access::Read, {});
    BOOST_TEST(std::distance(fs::directory_iterator{folder.path()}, fs::directory_iterator{}) == 1);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(a_write_protected_medium)

BOOST_AUTO_TEST_CASE(is_read_and_said_to_be_one)
{
    const Folder folder;
    const auto path = folder / "event.arb";
    written(path, eventOf(2));
    fs::permissions(path, fs::perms{0444});
    fs::permissions(folder.path(), fs::perms{0555});
    BOOST_TEST(asNobody([&] { return openedForWriting(path); }) == "3 entries: " + writeProtected(path));
    fs::permissions(path, fs::perms{0666}); // the folder alone
    BOOST_TEST(asNobody([&] { return openedForWriting(path); }) == "3 entries: " + writeProtected(path));
    fs::permissions(path, fs::perms{0444}); // the file alone
    fs::permissions(folder.path(), fs::perms{0777});
    BOOST_TEST(asNobody([&] { return openedForWriting(path); }) == "3 entries: " + writeProtected(path));
}

BOOST_AUTO_TEST_CASE(that_may_not_be_read_says_why)
{
    const Folder folder;
    const auto path = folder / "event.arb";
    written(path, eventOf(2));
    fs::permissions(folder.path(), fs::perms{0755});
    fs::permissions(path, fs::perms{0000});
    BOOST_TEST(asNobody([&] { return openedForWriting(path); }) ==
               path.string() + " cannot be read (Permission denied).");
}

BOOST_AUTO_TEST_CASE(takes_no_new_event)
{
    const Folder folder;
    fs::permissions(folder.path(), fs::perms{0555});
    const auto path = folder / "event.arb";
    BOOST_TEST(asNobody([&] { return english(refusalOf(JournalFile::create(path, me()))); }) ==
               path.string() + " cannot be written (Permission denied).");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(a_backup)

BOOST_AUTO_TEST_CASE(is_made_while_the_event_is_open)
{
    const Folder folder;
    auto file = JournalFile::create(folder / "event.arb", me());
    BOOST_REQUIRE(file->append(eventOf(20), signature).has_value());
    BOOST_TEST(file->backup(folder / "copy.arb").has_value());
    BOOST_TEST(file->append(std::vector{entering(21)}, signature).has_value());
    BOOST_TEST(verify(folder / "copy.arb")->good());
    BOOST_TEST(verify(folder / "copy.arb")->entries == 21u);
    BOOST_TEST(file->backup(folder / "copy.arb").has_value());
    BOOST_TEST(verify(folder / "copy.arb")->entries == 22u);
    BOOST_TEST(!JournalFile::open(folder / "copy.arb", Access::Write, me())->file.readOnlyBecause());
}

BOOST_AUTO_TEST_CASE(that_fails_leaves_the_one_before_and_nothing_else)
{
    const Folder folder;
    auto file = JournalFile::create(folder / "event.arb", me());
    BOOST_REQUIRE(file->append(eventOf(3), signature).has_value());
    BOOST_TEST(refusalOf(file->backup(folder / "event.arb")).why == Why::FileExists);
    BOOST_TEST(refusalOf(file->backup(folder.path())).why == Why::IsDirectory);
    BOOST_TEST(refusalOf(file->backup(folder / "no such folder/copy.arb")).why == Why::CannotWrite);
    BOOST_TEST(verify(folder / "event.arb")->entries == 4u);
}

BOOST_AUTO_TEST_CASE(whose_copy_is_not_the_same_does_not_replace_the_one_before)
{
    const Folder folder;
    auto file = JournalFile::create(folder / "event.arb", me());
    BOOST_REQUIRE(file->append(eventOf(3), signature).has_value());
    BOOST_REQUIRE(file->backup(folder / "copy.arb").has_value());
    tamper(folder / "event.arb", "UPDATE journal SET author = 'x' WHERE number = 2");
    BOOST_TEST(refusalOf(file->backup(folder / "copy.arb")).why == Why::CannotWrite);
    BOOST_TEST(verify(folder / "copy.arb")->good());
    BOOST_TEST(!fs::exists(folder / ("copy.arb.unfinished-" + std::to_string(::getpid())).c_str()));
}

BOOST_AUTO_TEST_SUITE_END()
