// What belongs to the window and not to a page: finding, language, theme, its place, regions, the log.
#include "tests/window/sitting.h"

#include <boost/test/unit_test.hpp>

#include <QColor>
#include <QFile>

namespace {

using namespace arbiter::test;

/// The practice event, open on the page Players.
struct Practising : Sitting {
    Practising()
    {
        BOOST_REQUIRE(home().run({"demo", home().at("practice.arb"), "--seed", "7"}).status == 0);
        sitDown(QString::fromStdString(home().at("practice.arb")));
        BOOST_REQUIRE(session().isOpen());
    }

    /// What Ctrl+K finds for these letters, as "Kind: name".
    QStringList found(const QString& letters)
    {
        keys("Ctrl+K");
        type(letters);
        const auto all = said("Found");
        return all;
    }
};

bool has(const QStringList& all, const QString& part) { return !all.filter(part).isEmpty(); }

} // namespace

BOOST_FIXTURE_TEST_SUITE(ctrl_k, Practising)

BOOST_AUTO_TEST_CASE(finds_a_player_and_goes_to_his_row)
{
    const auto name = cells("Players", 11).at(2);
    BOOST_TEST(has(found(name.left(6)), name));
    keys("Return");
    BOOST_TEST(page().toStdString() == "players");
    BOOST_TEST(currentRow("Players") == 11);
    BOOST_TEST(find(QAccessible::List, "Players")->hasActiveFocus());
}

BOOST_AUTO_TEST_CASE(finds_a_board_by_its_number)
{
    BOOST_TEST(found("4").constFirst().toStdString().starts_with("Board 4"));
    keys("Return");
    BOOST_TEST(page().toStdString() == "results");
    const auto table = "Results of round " + QString::number(session().lastPublished());
    BOOST_TEST(currentRow(table) == 3);
}

BOOST_AUTO_TEST_CASE(finds_a_round)
{
    BOOST_TEST(has(found("r2"), "Round 2"));
    keys("Return");
    BOOST_TEST(session().round() == 2);
    BOOST_TEST(page().toStdString() == "pairings");
}

BOOST_AUTO_TEST_CASE(finds_a_command_and_does_it)
{
    BOOST_TEST(has(found("stand"), "Standings"));
    keys("Return");
    BOOST_TEST(page().toStdString() == "standings");
}

BOOST_AUTO_TEST_CASE(goes_through_what_was_found_with_the_arrows_and_closes_with_escape)
{
    BOOST_TEST(found("e").size() > 2);
    keys("Down");
    BOOST_TEST(currentRow("Found") == 1);
    keys("Up");
    BOOST_TEST(currentRow("Found") == 0);
    keys("Escape");
    BOOST_TEST(!look(QAccessible::List, "Found"));
    BOOST_TEST(page().toStdString() == "players");
}

BOOST_AUTO_TEST_CASE(says_nothing_and_does_nothing_where_nothing_is_found)
{
    BOOST_TEST(found("zzzz").isEmpty());
    keys("Return");
    BOOST_TEST(page().toStdString() == "players");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_FIXTURE_TEST_SUITE(the_window, Practising)

BOOST_AUTO_TEST_CASE(changes_its_language_while_it_runs_and_keeps_its_place)
{
    keys("Ctrl+3");
    const auto table = "Results of round " + QString::number(session().lastPublished());
    enter(table);
    keys("Down");
    keys("Down");
    session().preferences()->setLanguage("zh");
    settle();
    BOOST_TEST(shows(QString::fromUtf8("成绩")));
    BOOST_TEST(!shows("Results"));
    const auto chinese = find(QAccessible::List, QString::fromUtf8("第"));
    BOOST_TEST(chinese->hasActiveFocus());
    BOOST_TEST(chinese->property("currentIndex").toInt() == 2);
    session().preferences()->setLanguage("en");
    settle();
    BOOST_TEST(shows("Results"));
    BOOST_TEST(currentRow(table) == 2);
}

BOOST_AUTO_TEST_CASE(wears_each_theme_at_once)
{
    for (const auto& [theme, ground] : {std::pair{"dark", "#111513"}, {"contrast", "#000000"}, {"light", "#f3f5f3"}}) {
        session().preferences()->setTheme(theme);
        settle();
        BOOST_TEST(window().color().name().toStdString() == ground);
    }
}

BOOST_AUTO_TEST_CASE(comes_back_as_it_was_left)
{
    window().resize(1111, 777);
    session().preferences()->setTheme("dark");
    session().preferences()->setLanguage("zh");
    session().preferences()->setRailCollapsed(true);
    settle();
    leave();
    keepRemembered();
    sitDown();
    BOOST_TEST(window().width() == 1111);
    BOOST_TEST(window().height() == 777);
    BOOST_TEST(window().color().name().toStdString() == "#111513");
    BOOST_TEST(session().preferences()->language().toStdString() == "zh");
    BOOST_TEST(session().preferences()->railCollapsed());
}

BOOST_AUTO_TEST_CASE(goes_round_its_regions_with_f6)
{
    QStringList met;
    for (int i = 0; i < 3; ++i) {
        keys("F6");
        auto* face = QAccessible::queryAccessibleInterface(window().activeFocusItem());
        met << face->text(QAccessible::Name);
    }
    BOOST_TEST(met.removeDuplicates() == 0);
    keys("Shift+F6");
    auto* back = QAccessible::queryAccessibleInterface(window().activeFocusItem());
    BOOST_TEST(back->text(QAccessible::Name).toStdString() == met[1].toStdString());
}

BOOST_AUTO_TEST_CASE(goes_to_a_round_with_alt_and_its_number)
{
    keys("Ctrl+2");
    keys("Alt+1");
    BOOST_TEST(session().round() == 1);
    BOOST_TEST(said("Pairings of round 1").size() > 10);
}

BOOST_AUTO_TEST_CASE(opens_the_manual_at_the_chapter_of_the_page)
{
    keys("Ctrl+3");
    keys("F1");
    BOOST_TEST(page().toStdString() == "manual");
    auto* chapter = find(QAccessible::Button, "Results");
    BOOST_TEST(chapter->property("on").toBool());
    keys("Escape");
    BOOST_TEST(page().toStdString() == "results");
}

BOOST_AUTO_TEST_CASE(says_where_the_second_copy_is)
{
    const auto copy = QString::fromStdString(home().at("second.arb"));
    BOOST_TEST(session().copyTo(copy)["came"].toString().toStdString() == "taken");
    settle();
    BOOST_TEST(shows("second.arb"));
    BOOST_TEST(home().run({"verify", copy.toStdString()}).status == 0);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_FIXTURE_TEST_SUITE(the_log, Practising)

BOOST_AUTO_TEST_CASE(verifies_every_seal)
{
    keys("F4");
    BOOST_TEST(page().toStdString() == "log");
    BOOST_TEST(shows("Every seal holds."));
}

BOOST_AUTO_TEST_CASE(says_whether_the_record_shows_what_a_posted_sheet_showed)
{
    keys("Ctrl+5");
    const auto seal = session().headSeal();
    fill("Seal on a sheet", seal);
    keys("Return");
    BOOST_TEST(shows("The record contains what sheet " + seal + " showed."));
    auto other = seal;
    other[other.size() - 1] = other.back() == u'0' ? u'1' : u'0';
    fill("Seal on a sheet", other);
    keys("Return");
    BOOST_TEST(shows("The check found a fault."));
    fill("Seal on a sheet", "what is this");
    keys("Return");
    BOOST_TEST(shows("The check found a fault."));
    BOOST_TEST(!shows("The record contains"));
}

BOOST_AUTO_TEST_CASE(takes_an_entry_back_with_its_reason_and_keeps_it_struck)
{
    keys("Ctrl+3");
    const auto table = "Results of round " + QString::number(session().lastPublished());
    enter(table);
    int row = 0;
    while (cells(table, row).at(3) != u"·") ++row;
    type("." + cells(table, row).constFirst());
    keys("Return");
    type("1");
    BOOST_TEST(cells(table, row).at(3).toStdString() == "1–0");
    keys("Ctrl+5");
    enter("Log");
    keys("Home");
    keys("Del");
    type("typed on the wrong board");
    keys("Return");
    BOOST_TEST(shows("typed on the wrong board"));
    BOOST_TEST(has(said("Log"), "taken back: "));
    BOOST_TEST(find(QAccessible::List, "Log")->hasActiveFocus());
    keys("Ctrl+3");
    BOOST_TEST(cells(table, row).at(3).toStdString() == "·");
    const auto log = home().run({"journal", eventPath().toStdString()});
    BOOST_TEST(log.out.find("typed on the wrong board") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(finds_an_entry_by_a_part_of_it)
{
    keys("Ctrl+5");
    const auto all = said("Log").size();
    fill("Find in the log", "adjourn");
    BOOST_TEST(said("Log").size() < all);
    BOOST_TEST(said("Log").size() > 0);
}

BOOST_AUTO_TEST_SUITE_END()
