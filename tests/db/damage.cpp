// A changed record is recognised: any column of any row, a row lost, rows exchanged. What the file alone cannot show,
// a sheet does.
#include "db/seal.h"
#include "db/verify.h"
#include "event_file.h"
#include "tests/support/print.h"
#include "tests/support/random_event.h"

#include <rapidcheck/boost_test.h>

#include <fstream>

using namespace arbiter;
using namespace arbiter::test;
namespace fs = std::filesystem;

namespace {

/// An event written once, and a copy of it for each damage.
struct Original {
    Folder folder;
    std::vector<Entry> entries;

    Original()
    {
        RandomEvent event{20'261'130};
        while (event.book.entries.size() < 40) event.step();
        std::vector<NewEntry> decisions;
        for (const auto& e : event.book.entries) decisions.push_back({e.fact, e.restsOn, e.acknowledged});
        entries = written(folder / "original.arb", decisions);
    }

    [[nodiscard]] fs::path copy() const
    {
        auto path = folder / "copy.arb";
        fs::copy_file(folder / "original.arb", path, fs::copy_options::overwrite_existing);
        return path;
    }
    [[nodiscard]] std::vector<Entry> before(std::int64_t entry) const
    {
        return {entries.begin(), entries.begin() + static_cast<std::ptrdiff_t>(entry - 1)};
    }
};

const Original& theOriginal()
{
    static const Original original;
    return original;
}

const std::vector<std::string> columns{"number", "act", "at", "author", "desk", "kind", "body", "seal"};

/// A statement that gives that column of that row another value of its own type.
std::string changing(const std::string& column, std::int64_t row, int variant)
{
    const auto by = std::to_string(1 + variant);
    const std::map<std::string, std::string> numbers{{"number", variant % 2 ? "-number" : "number + 1000 * " + by},
                                                     {"act", "act + " + by}};
    std::vector<std::string> texts{column + " || ' '", "substr(" + column + ", 2)", "upper(" + column + ") || '.'",
                                   "''"};
    std::string value = texts[static_cast<std::size_t>(variant) % texts.size()];
    if (numbers.contains(column)) value = numbers.at(column);
    if (column == "seal") value = variant % 2 ? "randomblob(32)" : "substr(seal, 1, 31)";
    return "UPDATE journal SET " + column + " = " + value + " WHERE number = " + std::to_string(row);
}

/// Seals every row anew, as somebody would who knows how.
void sealAnew(sql::Connection& c)
{
    std::vector<std::pair<std::int64_t, Seal>> seals;
    auto rows = c.prepare("SELECT number, act, at, author, desk, kind, body FROM journal ORDER BY number");
    Seal before = noSeal;
    while (*rows->step()) {
        before = sealOf({{rows->integer(0)},
                         {rows->integer(1)},
                         rows->text(2),
                         rows->text(3),
                         rows->text(4),
                         rows->text(5),
                         rows->text(6)},
                        before);
        seals.emplace_back(rows->integer(0), before);
    }
    auto update = c.prepare("UPDATE journal SET seal = ? WHERE number = ?");
    for (const auto& [number, seal] : seals)
        BOOST_REQUIRE(update->bind(1, sql::Bytes{seal.bytes}).bind(2, number).run().has_value());
}

void checkFound(const Original& original, const fs::path& path, std::int64_t entry)
{
    const auto verified = verify(path);
    RC_ASSERT(verified.has_value());
    RC_ASSERT(verified->bad.has_value());
    RC_ASSERT(verified->bad->entry.value == entry);
    const auto opened = JournalFile::open(path, Access::Write, me());
    RC_ASSERT(opened.has_value());
    RC_ASSERT(opened->file.readOnlyBecause()->why == Why::ReadOnlyBroken);
    RC_ASSERT(opened->content.entries == original.before(entry));
}

} // namespace

BOOST_AUTO_TEST_SUITE(a_changed_record)

BOOST_AUTO_TEST_CASE(is_recognised_whatever_column_of_whatever_row_was_changed)
{
    const auto& original = theOriginal();
    BOOST_TEST(verify(original.copy())->good());
    BOOST_TEST(rc::check("changed", [&] {
        const auto row = *rc::gen::inRange<std::int64_t>(1, 41);
        const auto column = *rc::gen::elementOf(columns);
        const auto path = original.copy();
        const auto variant = *rc::gen::inRange(0, 8);
        tamper(path, changing(column, row, variant));
        // A row with a negative number stands before all the others.
        checkFound(original, path, column == "number" && variant % 2 ? 1 : row);
    }));
}

BOOST_AUTO_TEST_CASE(is_recognised_where_a_row_was_removed)
{
    const auto& original = theOriginal();
    BOOST_TEST(rc::check("removed", [&] {
        const auto row = *rc::gen::inRange<std::int64_t>(1, 40);
        const auto path = original.copy();
        tamper(path, "DELETE FROM journal WHERE number = " + std::to_string(row));
        checkFound(original, path, row);
    }));
}

BOOST_AUTO_TEST_CASE(is_recognised_where_a_row_was_removed_and_the_later_ones_moved_up)
{
    const auto& original = theOriginal();
    BOOST_TEST(rc::check("closed up", [&] {
        const auto row = std::to_string(*rc::gen::inRange<std::int64_t>(1, 40));
        const auto path = original.copy();
        tamper(path, "DELETE FROM journal WHERE number = " + row +
                         "; UPDATE journal SET number = -number WHERE number > " + row +
                         "; UPDATE journal SET number = -number - 1 WHERE number < 0");
        checkFound(original, path, std::stoll(row));
    }));
}

BOOST_AUTO_TEST_CASE(is_recognised_where_two_rows_were_exchanged)
{
    const auto& original = theOriginal();
    BOOST_TEST(rc::check("exchanged", [&] {
        const auto first = *rc::gen::inRange<std::int64_t>(1, 40);
        const auto second = *rc::gen::inRange<std::int64_t>(first + 1, 41);
        const auto path = original.copy();
        const auto f = std::to_string(first), s = std::to_string(second);
        tamper(path, "UPDATE journal SET number = -1 WHERE number = " + f + "; UPDATE journal SET number = " + f +
                         " WHERE number = " + s + "; UPDATE journal SET number = " + s + " WHERE number = -1");
        checkFound(original, path, first);
    }));
}

BOOST_AUTO_TEST_CASE(is_recognised_or_says_the_same_when_any_byte_of_the_file_changes)
{
    const auto& original = theOriginal();
    const auto size = fs::file_size(original.folder / "original.arb");
    BOOST_TEST(rc::check("a byte", [&] {
        const auto path = original.copy();
        const auto at = *rc::gen::inRange<std::uint64_t>(0, size);
        std::fstream file{path, std::ios::in | std::ios::out | std::ios::binary};
        file.seekg(static_cast<std::streamoff>(at));
        const auto byte = static_cast<char>(file.get() ^ *rc::gen::inRange(1, 256));
        file.seekp(static_cast<std::streamoff>(at));
        file.put(byte);
        file.close();
        const auto event = JournalFile::openEvent(path, Access::Read, {});
        if (event && !event->file.readOnlyBecause()) RC_ASSERT(event->entries == original.entries);
    }));
}

BOOST_AUTO_TEST_CASE(is_opened_for_reading_and_says_which_entry_is_bad)
{
    const auto& original = theOriginal();
    const auto path = original.copy();
    tamper(path, "UPDATE journal SET author = 'somebody else' WHERE number = 12");
    auto opened = JournalFile::openEvent(path, Access::Write, me());
    BOOST_TEST_REQUIRE(opened.has_value());
    BOOST_TEST(opened->entries.size() == 11u);
    BOOST_TEST(opened->replayed.bad->entry.value == 12);
    BOOST_TEST(english(*opened->file.readOnlyBecause()) ==
               path.string() + " can only be read. Entry 12: its seal does not fit what is written there.");
    const auto size = fs::file_size(path);
    BOOST_TEST(refusalOf(opened->file.append(std::vector{entering(90)}, signature)).why == Why::ReadOnlyBroken);
    BOOST_TEST(fs::file_size(path) == size);
}

BOOST_AUTO_TEST_CASE(is_one_whose_entries_do_not_follow_from_each_other)
{
    const Folder folder;
    written(folder / "event.arb",
            {opening(), entering(1), {ResultEntered{{{1}, {1}, 1}, Outcome::Drawn}}, entering(2)});
    const auto verified = verify(folder / "event.arb");
    BOOST_TEST(!verified->good());
    BOOST_TEST(verified->entries == 2u);
    BOOST_TEST(english(verified->bad->why) == "Entry 3 does not follow from those before it. There is no round 1.");
    const auto opened = JournalFile::openEvent(folder / "event.arb", Access::Write, me());
    BOOST_TEST(opened->file.readOnlyBecause()->why == Why::ReadOnlyBroken);
    BOOST_TEST(opened->replayed.tournament.players.size() == 1u);
}

BOOST_AUTO_TEST_CASE(is_one_whose_kinds_this_version_does_not_know)
{
    const auto& original = theOriginal();
    const auto path = original.copy();
    tamper(path, [](sql::Connection& c) {
        BOOST_REQUIRE(c.exec("UPDATE journal SET kind = 'RoundPublished/2' WHERE number = 20").has_value());
        sealAnew(c);
    });
    BOOST_TEST(verify(path)->bad->why.why == Why::UnknownKind);
    BOOST_TEST(verify(path)->bad->entry.value == 20);
}

BOOST_AUTO_TEST_CASE(is_one_whose_tables_were_altered)
{
    const auto& original = theOriginal();
    for (const char* alteration : {"DROP TRIGGER journal_is_never_changed", "CREATE TABLE more (a)",
                                   "CREATE TRIGGER sly AFTER INSERT ON journal BEGIN DELETE FROM personal; END"}) {
        const auto path = original.copy();
        auto c = sql::Connection::open(path.string(), 2);
        BOOST_REQUIRE(c->exec(alteration).has_value());
        BOOST_TEST(!verify(path)->good(), alteration);
        BOOST_TEST(JournalFile::open(path, Access::Write, me())->file.readOnlyBecause()->why == Why::ReadOnlyBroken,
                   alteration);
    }
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(a_posted_sheet)

BOOST_AUTO_TEST_CASE(is_borne_out_by_the_record_that_printed_it)
{
    const auto& original = theOriginal();
    const auto path = original.copy();
    for (const auto& e : original.entries) BOOST_TEST(verifySheet(path, e.number, shortText(e.seal)).has_value());
}

BOOST_AUTO_TEST_CASE(shows_that_the_last_entries_were_cut_off)
{
    const auto& original = theOriginal();
    const auto path = original.copy();
    tamper(path, "DELETE FROM journal WHERE number > 30");
    BOOST_TEST(verify(path)->good()); // the file alone cannot show it
    const auto& posted = original.entries[34];
    BOOST_TEST(english(refusalOf(verifySheet(path, posted.number, shortText(posted.seal)))) == "Entry 35 is missing.");
    BOOST_TEST(verifySheet(path, {30}, shortText(original.entries[29].seal)).has_value());
}

BOOST_AUTO_TEST_CASE(shows_that_the_whole_chain_was_sealed_anew)
{
    const auto& original = theOriginal();
    const auto path = original.copy();
    tamper(path, [](sql::Connection& c) {
        BOOST_REQUIRE(c.exec("UPDATE journal SET author = 'somebody else' WHERE number = 12").has_value());
        sealAnew(c);
    });
    BOOST_TEST(verify(path)->good()); // the file alone cannot show it
    const auto seal = [&](int n) { return shortText(original.entries[static_cast<std::size_t>(n - 1)].seal); };
    BOOST_TEST(verifySheet(path, {11}, seal(11)).has_value());
    BOOST_TEST(refusalOf(verifySheet(path, {12}, seal(12))).why == Why::SheetDiffers);
    BOOST_TEST(refusalOf(verifySheet(path, {40}, seal(40))).why == Why::SheetDiffers);
}

BOOST_AUTO_TEST_CASE(is_not_borne_out_by_a_record_broken_before_it)
{
    const auto& original = theOriginal();
    const auto path = original.copy();
    tamper(path, "UPDATE journal SET author = 'somebody else' WHERE number = 12");
    BOOST_TEST(refusalOf(verifySheet(path, {20}, shortText(original.entries[19].seal))).why == Why::SealBroken);
    BOOST_TEST(verifySheet(path, {11}, shortText(original.entries[10].seal)).has_value());
}

BOOST_AUTO_TEST_CASE(is_asked_for_by_a_number_and_16_digits)
{
    const auto& original = theOriginal();
    const auto path = original.copy();
    BOOST_TEST(refusalOf(verifySheet(path, {3}, "9f3c")).why == Why::UnusableText);
    BOOST_TEST(refusalOf(verifySheet(path, {3}, "9F3C81D055AA0E27")).why == Why::UnusableText);
    BOOST_TEST(refusalOf(verifySheet(path, {0}, "9f3c81d055aa0e27")).why == Why::NoSuchEntry);
    BOOST_TEST(refusalOf(verifySheet(path, {3}, "9f3c81d055aa0e27")).why == Why::SheetDiffers);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(the_order_of_entries)

BOOST_AUTO_TEST_CASE(is_their_number_so_a_clock_set_back_breaks_nothing)
{
    const Folder folder;
    auto file = JournalFile::create(folder / "event.arb", me());
    auto at = signature;
    for (const auto& decision : eventOf(4)) {
        BOOST_REQUIRE(file->append({&decision, 1}, at).has_value());
        at.at.utcMilliseconds -= 86'400'000LL * 400;
        at.at.offsetMinutes = -210;
    }
    BOOST_TEST(verify(folder / "event.arb")->good());
    BOOST_TEST(verify(folder / "event.arb")->entries == 5u);
}

BOOST_AUTO_TEST_SUITE_END()
