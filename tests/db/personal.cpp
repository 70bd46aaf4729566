// Personal data: in a table of their own, erasable without a trace in the chain, and recognised when altered.
#include "db/verify.h"
#include "event_file.h"
#include "tests/support/print.h"

#include <fstream>
#include <iterator>

using namespace arbiter;
using namespace arbiter::test;

namespace {

const PersonalData juniors{"2012-05-17", "+44 20 7946 0123", "", "1 Harbour Road", "叶 — guardian: Ms Ye"};

/// An event with one player whose personal data are kept.
struct WithPerson {
    Folder folder;
    PersonalRow row = *personalRow(juniors);

    WithPerson()
    {
        auto file = JournalFile::create(path(), me());
        auto player = std::get<PlayerEntered>(entering(1).fact);
        player.personal = row.ref;
        BOOST_REQUIRE(file->append(std::vector{opening()}, signature).has_value());
        BOOST_REQUIRE(file->append(std::vector<NewEntry>{{player}}, signature, {{row}, {}}).has_value());
    }
    [[nodiscard]] std::filesystem::path path() const { return folder / "event.arb"; }
    [[nodiscard]] PersonalState state() const { return verify(path())->personal.at(0).state; }
    [[nodiscard]] bool fileContains(std::string_view text) const
    {
        std::ifstream in{path(), std::ios::binary};
        const std::string all{std::istreambuf_iterator<char>{in}, {}};
        return all.find(text) != std::string::npos;
    }
};

} // namespace

BOOST_AUTO_TEST_SUITE(personal_data)

BOOST_AUTO_TEST_CASE(are_found_by_the_entry_that_refers_to_them)
{
    const WithPerson event;
    auto opened = JournalFile::open(event.path(), Access::Read, {});
    const auto found = opened->file.find(event.row.ref);
    BOOST_TEST_REQUIRE(found.has_value());
    BOOST_TEST((found->data == juniors));
    BOOST_TEST((event.state() == PersonalState::Matches));
    BOOST_TEST(event.fileContains(juniors.phone));
}

BOOST_AUTO_TEST_CASE(stand_in_the_file_as_json_and_not_in_the_journal)
{
    const WithPerson event;
    auto c = sql::Connection::open(event.path().string(), 1);
    auto row = c->prepare("SELECT data, (SELECT count(*) FROM journal WHERE body LIKE '%Harbour%') FROM personal");
    BOOST_TEST_REQUIRE(*row->step());
    BOOST_TEST(
        row->text(0) ==
        R"({"birth":"2012-05-17","phone":"+44 20 7946 0123","email":"","address":"1 Harbour Road","note":"叶 — guardian: Ms Ye"})");
    BOOST_TEST(row->integer(1) == 0);
}

BOOST_AUTO_TEST_CASE(have_another_row_and_another_hash_each_time)
{
    const auto one = personalRow(juniors), two = personalRow(juniors);
    BOOST_TEST(one->ref.row.size() == 32u);
    BOOST_TEST(one->ref.hash.size() == 64u);
    BOOST_TEST(one->ref.row != two->ref.row);
    BOOST_TEST(one->ref.hash != two->ref.hash); // so equal birth dates cannot be told from the journal
}

BOOST_AUTO_TEST_CASE(are_not_taken_where_they_are_not_utf8)
{
    BOOST_TEST(refusalOf(personalRow({{},
                                      "",
                                      "",
                                      "Stra\xdf"
                                      "e 1",
                                      ""}))
                   .why == Why::UnusableText);
}

BOOST_AUTO_TEST_CASE(once_erased_are_gone_from_the_file_and_the_chain_is_whole)
{
    const WithPerson event;
    {
        auto opened = JournalFile::open(event.path(), Access::Write, me());
        const std::vector<NewEntry> decision{{PersonalDataErased{{1}}}};
        BOOST_REQUIRE(opened->file.append(decision, signature, {{}, {event.row.ref}}).has_value());
    }
    BOOST_TEST(verify(event.path())->good());
    BOOST_TEST(verify(event.path())->entries == 3u);
    BOOST_TEST((event.state() == PersonalState::Gone));
    for (const auto& text : {juniors.phone, juniors.address, juniors.note}) BOOST_TEST(!event.fileContains(text), text);
}

BOOST_AUTO_TEST_CASE(that_were_altered_are_recognised)
{
    for (const char* alteration :
         {"UPDATE personal SET data = replace(data, '2012', '2010')", "UPDATE personal SET key = randomblob(32)",
          "UPDATE personal SET key = x''", "UPDATE personal SET data = '{}'"}) {
        const WithPerson event;
        tamper(event.path(), alteration);
        BOOST_TEST((event.state() == PersonalState::Altered), alteration);
        BOOST_TEST(!verify(event.path())->good(), alteration);
    }
}

BOOST_AUTO_TEST_CASE(are_stored_together_with_their_entry_or_not_at_all)
{
    const WithPerson event;
    {
        auto opened = JournalFile::open(event.path(), Access::Write, me());
        // The same row once more cannot be stored, and so neither is the entry.
        BOOST_TEST(refusalOf(opened->file.append(std::vector{entering(2)}, signature, {{event.row}, {}})).why ==
                   Why::NotStored);
        BOOST_TEST(opened->file.append(std::vector{entering(2)}, signature).has_value());
    }
    BOOST_TEST(verify(event.path())->entries == 3u);
}

BOOST_AUTO_TEST_SUITE_END()
