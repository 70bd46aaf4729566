// The first event, by keyboard, from nothing to standings; and the same event opened again.
#include "tests/window/sitting.h"

#include <boost/test/unit_test.hpp>

#include <QFileInfo>

namespace {

using namespace arbiter::test;

/// An event of ten players with round 1 published, on the page Results.
struct RoundOne : Sitting {
    RoundOne()
    {
        sitDown();
        newEvent("Harbour Open", 5);
        addPlayers(tenNames());
        pairAndPublish();
        keys("Ctrl+3");
        enter("Results of round 1");
    }

    /// The result cell of a board.
    std::string result(int board) { return cells("Results of round 1", board - 1).at(3).toStdString(); }
};

std::string verified(const Sitting& sitting, const QString& path)
{
    const auto answer = sitting.home().run({"verify", path.toStdString()});
    return answer.status == 0 ? "whole" : answer.out + answer.err;
}

} // namespace

BOOST_AUTO_TEST_SUITE(the_first_event)

BOOST_AUTO_TEST_CASE(is_run_by_keyboard_and_comes_back_as_it_was)
{
    Sitting sitting;
    sitting.sitDown();
    BOOST_TEST(sitting.page().toStdString() == "start");
    sitting.newEvent("Harbour Open", 5);
    sitting.addPlayers(tenNames());
    BOOST_TEST(sitting.said("Players").size() == 10);
    sitting.pairAndPublish();
    BOOST_TEST(sitting.said("Pairings of round 1").size() == 5);

    sitting.keys("Return");
    ARBITER_UNTIL(sitting, sitting.page() == u"results");
    for (const auto* result : {"1", "0", "=", "+", "-"}) {
        sitting.type(result);
        sitting.keys("Return");
    }
    BOOST_TEST(sitting.session().openBoards() == 0);
    BOOST_TEST(sitting.shows("Every result is in."));

    sitting.keys("Ctrl+4");
    const auto complete = sitting.said("Standings after round 1");
    BOOST_TEST(complete.size() == 10);
    BOOST_TEST(complete.constFirst().toStdString().starts_with("Place 1, "));

    sitting.keys("Ctrl+Z");
    ARBITER_UNTIL(sitting, sitting.session().openBoards() == 1);
    const auto standings = sitting.said("Standings after round 1");
    BOOST_TEST((standings != complete));
    sitting.keys("Ctrl+3");
    const auto results = sitting.said("Results of round 1");
    const auto seal = sitting.session().headSeal();
    const auto path = sitting.eventPath();

    sitting.leave();
    BOOST_TEST(verified(sitting, path) == "whole");
    sitting.sitDown(path);
    BOOST_TEST(sitting.session().headSeal().toStdString() == seal.toStdString());
    BOOST_TEST(sitting.session().readOnly().toStdString() == "");
    sitting.keys("Ctrl+3");
    BOOST_TEST((sitting.said("Results of round 1") == results));
    sitting.keys("Ctrl+4");
    BOOST_TEST((sitting.said("Standings after round 1") == standings));
    // What was taken back before can still be put back now.
    sitting.keys("Ctrl+Y");
    ARBITER_UNTIL(sitting, sitting.session().openBoards() == 0);
    BOOST_TEST((sitting.said("Standings after round 1") == complete));
}

BOOST_AUTO_TEST_CASE(is_remembered_among_the_recent_ones_and_opened_from_there)
{
    Sitting sitting;
    sitting.sitDown();
    sitting.newEvent("Harbour Open", 5);
    const auto path = sitting.eventPath();
    sitting.keys("Ctrl+W");
    ARBITER_UNTIL(sitting, sitting.page() == u"start");
    sitting.press("Harbour Open");
    ARBITER_UNTIL(sitting, sitting.session().isOpen());
    BOOST_TEST(sitting.eventPath().toStdString() == path.toStdString());
    BOOST_TEST(QFileInfo{path}.absolutePath().toStdString() == sitting.home().at("Documents/Arbiter"));
}

BOOST_AUTO_TEST_CASE(is_not_made_from_a_form_that_is_wrong_and_the_field_says_why)
{
    Sitting sitting;
    sitting.sitDown();
    sitting.keys("Ctrl+N");
    sitting.keys("Ctrl+Return");
    BOOST_TEST(sitting.page().toStdString() == "new-event");
    const auto why = [&](const char* field) {
        auto* face = QAccessible::queryAccessibleInterface(sitting.find(QAccessible::EditableText, field));
        return face->text(QAccessible::Description);
    };
    BOOST_TEST(!why("Name").isEmpty());
    sitting.fill("Name", "Harbour Open");
    sitting.fill("Rounds", "0");
    sitting.keys("Ctrl+Return");
    const auto rounds = why("Rounds");
    BOOST_TEST(!rounds.isEmpty());
    BOOST_TEST(sitting.shows(rounds));
    sitting.fill("Rounds", "5");
    sitting.fill("First day", "1 December");
    sitting.keys("Ctrl+Return");
    BOOST_TEST(sitting.shows("2026-11-30"));
    BOOST_TEST(!sitting.session().isOpen());
    sitting.keys("Escape");
    BOOST_TEST(sitting.page().toStdString() == "start");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_FIXTURE_TEST_SUITE(results_by_keyboard, RoundOne)

BOOST_AUTO_TEST_CASE(each_key_is_its_result)
{
    const std::pair<const char*, const char*> typed[] = {{"1", "1–0"}, {"0", "0–1"}, {"=", "½–½"}, {"5", "½–½"},
                                                         {"+", "+/–"}, {"-", "–/+"}, {"*", "*"}};
    for (const auto& [key, shown] : typed) {
        type(key);
        BOOST_TEST(result(1) == shown);
        keys("Del");
        BOOST_TEST(result(1) == "·");
    }
}

BOOST_AUTO_TEST_CASE(a_different_result_never_writes_over_the_one_that_stands)
{
    type("1");
    const auto seal = session().headSeal();
    type("0");
    BOOST_TEST(result(1) == "1–0");
    BOOST_TEST(shows("Board 1 differs."));
    BOOST_TEST(session().headSeal().toStdString() == seal.toStdString());
    type("1");
    BOOST_TEST(!shows("Board 1 differs."));
    BOOST_TEST(result(1) == "1–0");
    BOOST_TEST(session().headSeal().toStdString() == seal.toStdString());
    type("=");
    BOOST_TEST(shows("Board 1 differs."));
    type("2");
    BOOST_TEST(!shows("Board 1 differs."));
    BOOST_TEST(result(1) == "½–½");
    keys("Ctrl+Z");
    BOOST_TEST(result(1) == "1–0");
}

BOOST_AUTO_TEST_CASE(the_same_result_again_is_no_decision)
{
    type("1");
    const auto seal = session().headSeal();
    type("1");
    BOOST_TEST(session().headSeal().toStdString() == seal.toStdString());
    BOOST_TEST(!shows("differs"));
}

BOOST_AUTO_TEST_CASE(a_conflict_left_open_swallows_no_result_of_another_board)
{
    type("1");
    type("0");
    keys("Down");
    type("1");
    const bool entered = result(2) == "1–0";
    const bool told = shows("Board 1 differs.");
    BOOST_TEST((entered || told), "the key went into neither board, and nothing says so");
}

BOOST_AUTO_TEST_CASE(a_conflict_ends_where_the_result_that_stood_is_taken_back)
{
    type("1");
    type("0");
    BOOST_TEST(shows("Board 1 differs."));
    keys("Ctrl+Z");
    BOOST_TEST(result(1) == "·");
    BOOST_TEST(!shows("Board 1 differs."));
}

BOOST_AUTO_TEST_CASE(enter_goes_to_the_next_missing_board_round_the_end)
{
    type("1");
    keys("Return");
    BOOST_TEST(currentRow("Results of round 1") == 1);
    keys("Down");
    type("0");
    keys("End");
    keys("Return");
    BOOST_TEST(currentRow("Results of round 1") == 1);
    type("1");
    keys("Return");
    BOOST_TEST(currentRow("Results of round 1") == 3);
}

BOOST_AUTO_TEST_CASE(point_number_enter_goes_to_that_board)
{
    type(".4");
    BOOST_TEST(shows("Go to board 4…"));
    keys("Return");
    BOOST_TEST(currentRow("Results of round 1") == 3);
    type("1");
    BOOST_TEST(result(4) == "1–0");
    type(".9");
    keys("Return");
    BOOST_TEST(currentRow("Results of round 1") == 3);
    BOOST_TEST(shows("There is no board 9 in this list."));
}

BOOST_AUTO_TEST_CASE(the_missing_ones_alone_keep_the_keyboard_where_it_was)
{
    type("1");
    keys("Down");
    keys("Down");
    find(QAccessible::RadioButton, "Boards shown")->forceActiveFocus(Qt::TabFocusReason);
    keys("Right");
    BOOST_TEST(said("Results of round 1").size() == 4);
    BOOST_TEST(cells("Results of round 1", currentRow("Results of round 1")).constFirst().toStdString() == "3");
}

BOOST_AUTO_TEST_CASE(letters_never_act_in_a_field)
{
    keys("Ctrl+1");
    fill("Name, number, club or id", "w1=");
    BOOST_TEST(text("Name, number, club or id").toStdString() == "w1=");
    BOOST_TEST(session().openBoards() == 5);
    BOOST_TEST(session().players() == 10);
}

BOOST_AUTO_TEST_SUITE_END()
