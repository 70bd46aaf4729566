// What the window asks before an act, what it refuses, and what it says then: nothing silently.
#include "domain/facts/facts.h"
#include "tests/window/sitting.h"

#include <boost/test/unit_test.hpp>

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace {

using namespace arbiter;
using namespace arbiter::test;

struct AtPlayers : Sitting {
    AtPlayers()
    {
        sitDown();
        newEvent("Harbour Open", 5);
        addPlayers({"Garroway, Edith", "Lu Qinghe", "Okonkwo, Ade", "Brandt, Mila"});
    }

    [[nodiscard]] int level() const { return session().warning().value("level").toInt(); }
};

/// An event of four players, closed; its file is at `path`.
struct Closed : AtPlayers {
    Closed() : path{eventPath()} { leave(); }
    QString path;
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(a_warning, AtPlayers)

BOOST_AUTO_TEST_CASE(of_level_2_is_seen_with_one_key_and_stands_in_the_log)
{
    keys("Ctrl+N");
    fill("Name", "Lu Qinghe");
    keys("Return");
    BOOST_TEST(level() == 2);
    BOOST_TEST(session().players() == 4);
    auto* seen = find(QAccessible::Button, "I have seen it");
    BOOST_TEST(seen->hasActiveFocus());
    keys("Return");
    ARBITER_UNTIL(*this, session().players() == 5);
    BOOST_TEST(text("Name").toStdString() == "");
    BOOST_TEST((session().desk().entries().back().acknowledged == std::vector{Caution::SamePlayerTwice}));
}

BOOST_AUTO_TEST_CASE(of_level_2_is_acknowledged_by_escape_too)
{
    keys("Ctrl+N");
    fill("Name", "Lu Qinghe");
    keys("Return");
    ARBITER_UNTIL(*this, level() == 2);
    keys("Escape");
    ARBITER_UNTIL(*this, session().players() == 5);
}

BOOST_AUTO_TEST_CASE(of_level_3_is_given_up_by_default)
{
    enter("Players");
    type("h");
    keys("F5");
    keys("F9");
    keys("Ctrl+1");
    ARBITER_UNTIL(*this, session().lastPublished() == 1);
    const auto seal = session().headSeal();
    enter("Players");
    keys("Home");
    type("h");
    ARBITER_UNTIL(*this, level() == 3);
    BOOST_TEST(find(QAccessible::Button, "Cancel")->hasActiveFocus());
    keys("Return");
    ARBITER_UNTIL(*this, level() == 0);
    BOOST_TEST(session().headSeal().toStdString() == seal.toStdString());
    type("h");
    ARBITER_UNTIL(*this, level() == 3);
    keys("Escape");
    BOOST_TEST(session().headSeal().toStdString() == seal.toStdString());
    type("h");
    press("Do it all the same");
    BOOST_TEST(session().headSeal().toStdString() != seal.toStdString());
    BOOST_TEST((session().desk().entries().back().acknowledged == std::vector{Caution::SecondHalfPointBye}));
}

BOOST_AUTO_TEST_CASE(of_level_4_is_asked_twice_and_staying_is_the_default_of_both)
{
    keys("F5");
    keys("F9");
    ARBITER_UNTIL(*this, session().lastPublished() == 1);
    const auto change = [&] {
        SettingsChanged changed;
        changed.change.rounds = 7;
        session().act(std::vector<Fact>{changed});
        settle();
    };
    const auto rounds = [&] { return session().tournament().settings.rounds; };
    change();
    BOOST_TEST(level() == 4);
    BOOST_TEST(find(QAccessible::Button, "Leave it as it is")->hasActiveFocus());
    keys("Return");
    BOOST_TEST(level() == 0);
    BOOST_TEST(rounds() == 5);
    change();
    press("Go on…");
    BOOST_TEST(level() == 4);
    BOOST_TEST(shows("Second question of two"));
    BOOST_TEST(rounds() == 5);
    BOOST_TEST(find(QAccessible::Button, "Leave it as it is")->hasActiveFocus());
    keys("Return");
    BOOST_TEST(rounds() == 5);
    change();
    press("Go on…");
    press("Do it all the same");
    BOOST_TEST(rounds() == 7);
}

BOOST_AUTO_TEST_CASE(comes_before_games_without_a_result_count_as_draws)
{
    keys("F5");
    keys("F9");
    ARBITER_UNTIL(*this, session().lastPublished() == 1);
    keys("F5");
    BOOST_TEST(session().lastPaired() == 1);
    BOOST_TEST(shows("Not paired."));
    press("Record them as adjourned and pair");
    ARBITER_UNTIL(*this, level() == 2);
    BOOST_TEST(find(QAccessible::Button, "I have seen it")->hasActiveFocus());
    keys("Return");
    ARBITER_UNTIL(*this, session().lastPaired() == 2);
    BOOST_TEST(session().adjourned() == 2);
    BOOST_TEST(!shows("Not paired."));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_FIXTURE_TEST_SUITE(an_event_that_can_only_be_read, Closed)

BOOST_AUTO_TEST_CASE(says_so_where_its_record_does_not_hold)
{
    // One digit of the third seal.
    QFile file{path};
    BOOST_REQUIRE(file.open(QIODevice::ReadWrite));
    auto bytes = file.readAll();
    const auto at = bytes.indexOf("Okonkwo");
    BOOST_REQUIRE(at > 0);
    file.seek(at);
    file.write("Okonkva");
    file.close();

    sitDown(path);
    BOOST_TEST(session().isOpen());
    BOOST_TEST(shows("This event can only be read."));
    BOOST_TEST(!session().readOnly().isEmpty());
    BOOST_TEST(shows(session().readOnly()));
    const auto seal = session().headSeal();
    keys("F5");
    keys("Ctrl+N");
    enter("Players");
    type("w");
    keys("Del");
    BOOST_TEST(session().headSeal().toStdString() == seal.toStdString());
    keys("F4");
    BOOST_TEST(shows("The check found a fault."));
}

BOOST_AUTO_TEST_CASE(says_so_where_another_desk_writes_and_refuses_nothing_silently)
{
    auto other = Desk::open(path.toStdString(), Access::Write, {1'792'976'400'000, 0});
    BOOST_REQUIRE(other);
    BOOST_REQUIRE(!other->readOnlyBecause());
    sitDown(path);
    BOOST_TEST(shows("This event can only be read."));
    const auto refuses = [&](const char* page, const char* table, const char* key) {
        QMetaObject::invokeMethod(&window(), "arrive", Q_ARG(QString, page));
        settle();
        const auto before = alarms();
        if (*table) enter(table);
        keys(key);
        return alarms().size() > before.size() || alarms() != before;
    };
    BOOST_TEST(refuses("players", "Players", "W"), "W on a player is swallowed without a word");
    BOOST_TEST(refuses("players", "Players", "Del"), "Del on a player is swallowed without a word");
    BOOST_TEST(refuses("players", "Players", "Return"), "Enter on a player is swallowed without a word");
    BOOST_TEST(refuses("players", "", "Ctrl+N"), "Ctrl+N is swallowed without a word");
    BOOST_TEST(refuses("pairings", "", "F5"), "F5 is swallowed without a word");
    BOOST_TEST(refuses("pairings", "", "Ctrl+Z"), "Ctrl+Z is swallowed without a word");
}

BOOST_AUTO_TEST_CASE(that_cannot_be_stored_shows_the_refusal_and_nothing_else)
{
    sitDown(path);
    const auto before = said("Players");
    const auto seal = session().headSeal();
    // The folder takes no new file: the journal of SQLite cannot be made. Root may write anywhere, so a folder stands
    // where that journal would go.
    BOOST_REQUIRE(QDir{}.mkpath(path + "-journal/x"));
    BOOST_REQUIRE(QDir{}.mkpath(path + "-wal/x"));
    enter("Players");
    type("w");
    BOOST_TEST(!alarms().isEmpty());
    BOOST_TEST((said("Players") == before));
    BOOST_TEST(session().headSeal().toStdString() == seal.toStdString());
    QDir{path + "-journal"}.removeRecursively();
    QDir{path + "-wal"}.removeRecursively();
}

BOOST_AUTO_TEST_CASE(is_no_event_and_the_window_says_what_it_is)
{
    home().write("notes.arb", "Round 1: please be quiet.\n");
    sitDown(QString::fromStdString(home().at("notes.arb")));
    BOOST_TEST(!session().isOpen());
    BOOST_TEST(page().toStdString() == "start");
    BOOST_TEST(!alarms().isEmpty());
    BOOST_TEST(session().preferences()->recent().size() == 1);
    QMetaObject::invokeMethod(&window(), "close");
}

BOOST_AUTO_TEST_CASE(a_file_that_is_not_there_is_refused_and_what_was_open_stays)
{
    sitDown(path);
    const auto answer = session().openEvent(QString::fromStdString(home().at("nothing.arb")));
    BOOST_TEST(answer["came"].toString().toStdString() == "refused");
    BOOST_TEST(eventPath().toStdString() == path.toStdString());
}

BOOST_AUTO_TEST_SUITE_END()
