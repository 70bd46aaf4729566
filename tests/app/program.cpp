// The program as its users meet it: every verb does its one thing, says it, and leaves it on disk.
#include "tests/support/program.h"

using namespace arbiter::test;

namespace {

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

/// An event with four players, A to D by rating, and round 1 paired with A on White.
struct Event : Folder {
    Event()
    {
        ok({"new", "e.arb", "--name", "Open", "--rounds", "5", "--edition", "A", "--chief-arbiter",
            "Ingrid Hallström"});
        for (const char* name : {"Adams", "Brown", "Curie", "Darwin"})
            ok({"add-player", "e.arb", name, "--rating", std::to_string(2400 - name[0]), "--federation", "ENG"});
        ok({"pair", "e.arb", "--initial-colour", "white"});
    }

    Answer ok(std::vector<std::string> words, const std::string& input = {}) const
    {
        auto answer = run(words, input);
        BOOST_TEST(answer.status == 0, words[0] << ": " << answer.err);
        return answer;
    }

    void refusal(std::vector<std::string> words, int status, const std::string& sentence) const
    {
        const auto before = read("e.arb");
        const auto answer = run(words);
        BOOST_TEST(answer.status == status, words[0] << " gave " << answer.status);
        BOOST_TEST(answer.err == sentence + "\n");
        BOOST_TEST((read("e.arb") == before), words[0] << " changed the file");
    }
};

} // namespace

BOOST_AUTO_TEST_SUITE(the_program)

BOOST_AUTO_TEST_CASE(goes_from_an_empty_folder_to_standings)
{
    Event e;
    const auto results = e.ok({"result", "e.arb", "--from", "-"}, "1 1-0\n2 ½-½\n");
    BOOST_TEST(has(results.out, "Round 1, board 1: Adams – Curie, 1-0."));
    const auto standings = e.ok({"standings", "e.arb"});
    BOOST_TEST(standings.out.starts_with(
        "   1     1          1.0  Adams\n   2     2          0.5  Brown\n   2     4          0.5  Darwin\n"));
    BOOST_TEST(has(e.ok({"report", "e.arb", "standings", "-o", "s.html"}).out, ""));
    BOOST_TEST(has(e.read("s.html"), "<!DOCTYPE html>"));
}

BOOST_AUTO_TEST_CASE(pairs_and_prints_numbers_by_board_the_bye_last)
{
    Event e;
    e.ok({"result", "e.arb", "--from", "-"}, "1 1-0\n2 0-1\n");
    e.ok({"withdraw", "e.arb", "Curie"});
    const auto preview = e.ok({"pair", "e.arb", "--preview"});
    const auto again = e.ok({"pair", "e.arb"});
    BOOST_TEST(preview.out == again.out);
    // Adams and Brown have won; Adams had White, Brown Black. Darwin, with nothing, has the bye.
    BOOST_TEST(preview.out == "2\n2 1\n4 0\n");
}

BOOST_AUTO_TEST_CASE(keeps_a_draft_until_it_is_published)
{
    Event e;
    e.ok({"result", "e.arb", "--from", "-"}, "1 1-0\n2 0-1\n");
    e.ok({"pair", "e.arb", "--draft"});
    e.refusal({"result", "e.arb", "2.1", "1-0"}, 1, "Round 2 is not published.");
    BOOST_TEST(has(e.ok({"report", "e.arb", "pairings", "--round", "2"}).out, "DRAFT"));
    e.ok({"publish", "e.arb"});
    e.ok({"result", "e.arb", "2.1", "1-0"});
}

BOOST_AUTO_TEST_CASE(records_a_ruling_with_its_article)
{
    Event e;
    const auto claim = e.ok({"claim", "e.arb", "1", "incorrect", "--by", "white", "--kind", "repetition", "--article",
                             "10.13", "--white-time", "-5:00"});
    BOOST_TEST(has(claim.out, "the claim of Adams (repetition) is incorrect (article 10.13). White -0:05:00."));
    e.ok({"clock", "e.arb", "1", "--black", "+2:00", "--article", "12.4", "--reason", "interruption"});
    e.ok({"penalty", "e.arb", "Curie", "warning", "--article", "16.5", "--board", "1"});
    e.ok({"incident", "e.arb", "the lights went out"});
    e.ok({"claim", "e.arb", "2", "correct", "--by", "black", "--kind", "fifty", "--article", "10.12"});
    BOOST_TEST(has(e.ok({"standings", "e.arb"}).out, "0.5  Brown"));
}

BOOST_AUTO_TEST_CASE(runs_an_adjournment_from_the_sealed_move_to_the_result)
{
    Event e;
    e.ok({"adjourn", "e.arb", "1", "--sealed-by", "white", "--move", "58", "--position",
          "8/5pk1/4r1p1/R6p/P6P/6P1/5PK1/8 w - - 3 58", "--white-used", "2:16:12", "--black-used", "2:13:40",
          "--draw-offer", "black"});
    e.ok({"store", "e.arb", "1", "--custodian", "Ingrid Hallström", "--place", "safe 1"});
    const auto sheet = e.ok({"report", "e.arb", "envelope", "--board", "1"});
    BOOST_TEST(has(sheet.out, "2:16:12"));
    BOOST_TEST(has(sheet.out, "safe 1"));
    e.refusal({"resume", "e.arb", "1"}, 1, "The envelope of board 1, round 1, is still closed. (article 14.2)");
    e.ok({"open-envelope", "e.arb", "1", "--present", "both players", "--move", "Ra7"});
    BOOST_TEST(has(e.ok({"resume", "e.arb", "1"}).out, "time used: White 2:16:12, Black 2:13:40"));
    e.ok({"result", "e.arb", "1", "½-½"});
}

BOOST_AUTO_TEST_CASE(undoes_and_redoes_after_a_restart)
{
    Event e;
    e.ok({"result", "e.arb", "1", "1-0"});
    BOOST_TEST(has(e.ok({"undo", "e.arb"}).out, "Undone: 10."));
    BOOST_TEST(has(e.ok({"journal", "e.arb"}).out, "[undone] Round 1, board 1"));
    BOOST_TEST(has(e.ok({"redo", "e.arb"}).out, "Undone: 11."));
    e.refusal({"redo", "e.arb"}, 1, "There is nothing to redo.");
    e.refusal({"undo", "e.arb", "1"}, 1, "Entry 1 cannot be undone.");
}

BOOST_AUTO_TEST_CASE(asks_for_an_acknowledgement_by_its_name)
{
    Event e;
    e.ok({"bye", "e.arb", "Brown", "2", "half"});
    e.refusal({"bye", "e.arb", "Brown", "3", "half"}, 1,
              "Brown has had a half-point bye already (round 2). (to go on: --acknowledge second-half-point-bye)");
    e.ok({"bye", "e.arb", "Brown", "3", "half", "--acknowledge", "second-half-point-bye"});
    e.refusal(
        {"set", "e.arb", "--rounds", "6", "--acknowledge", "rounds-after-start"}, 1,
        "The number of rounds is fixed since round 1 was paired; changing it from 5 to 6 leaves FIDE mode for good. "
        "(to go on: --acknowledge rounds-after-start --confirm rounds-after-start)");
    e.ok({"set", "e.arb", "--rounds", "6", "--acknowledge", "rounds-after-start", "--confirm", "rounds-after-start"});
    BOOST_TEST(has(e.ok({"journal", "e.arb", "--json"}).out, "\"kind\":\"SettingsChanged/1\""));
}

BOOST_AUTO_TEST_CASE(signs_with_the_arbiter_on_duty)
{
    Event e;
    e.ok({"duty", "e.arb", "Shen Ruilan"});
    e.ok({"result", "e.arb", "1", "1-0"});
    e.ok({"result", "e.arb", "2", "1-0", "--author", "Marek Dvořák"});
    const auto journal = e.ok({"journal", "e.arb"}).out;
    BOOST_TEST(has(journal, "Shen Ruilan  Round 1, board 1"));
    BOOST_TEST(has(journal, "Marek Dvořák  Round 1, board 2"));
}

BOOST_AUTO_TEST_CASE(speaks_chinese)
{
    Event e;
    BOOST_TEST(has(e.ok({"--language", "zh", "result", "e.arb", "1", "1-0"}).out, "第1轮第1台：Adams – Curie，1-0。"));
    const auto refused = e.run({"result", "e.arb", "1", "0-1", "--language", "zh"});
    for (const auto& words : std::vector<std::vector<std::string>>{{"--language", "zh", "--help"},
                                                                   {"--language", "zh", "pair", "--help"}}) {
        const auto help = e.ok(words).out;
        for (const char* english : {"Usage", "Options", "Subcommand", "Positional", "the ", "TEXT"})
            BOOST_TEST(!has(help, english), english);
    }
    BOOST_TEST(refused.err == "第1轮第1台已记为1-0；改为其他结果须作更正并说明理由。\n");
}

BOOST_AUTO_TEST_CASE(holds_a_posted_sheet_against_the_record)
{
    Event e;
    const auto sheet = e.ok({"report", "e.arb", "pairings"}).out;
    const auto at = sheet.find("Head seal ") + 10;
    const auto mark = sheet.substr(at, sheet.find('\n', at) - at);
    e.ok({"result", "e.arb", "1", "1-0"});
    BOOST_TEST(
        has(e.ok({"verify", "e.arb", "--sheet", mark}).out, "The record contains what sheet " + mark + " showed."));
    const auto other = e.run({"verify", "e.arb", "--sheet", "9:0000000000000000"});
    BOOST_TEST(other.status == 1);
    BOOST_TEST(has(other.err, "The record does not contain what sheet 9:0000000000000000 showed"));
}

BOOST_AUTO_TEST_CASE(erases_personal_data_and_the_record_stays_sound)
{
    Event e;
    e.ok({"add-player", "e.arb", "Young", "--rating", "1500", "--birth", "2014-03-14", "--phone", "+44 1632 960001"});
    BOOST_TEST(has(e.read("e.arb"), "960001"));
    BOOST_TEST(!has(e.ok({"journal", "e.arb", "--json"}).out, "2014"));
    e.ok({"erase-personal", "e.arb", "Young"});
    BOOST_TEST(!has(e.read("e.arb"), "960001"));
    e.ok({"verify", "e.arb"});
}

BOOST_AUTO_TEST_CASE(copies_an_event_while_it_is_open)
{
    Event e;
    e.ok({"backup", "e.arb", "copy.arb"});
    BOOST_TEST(e.ok({"journal", "copy.arb"}).out == e.ok({"journal", "e.arb"}).out);
    e.ok({"verify", "copy.arb"});
}

BOOST_AUTO_TEST_CASE(plays_the_demonstration_event_the_same_for_the_same_seed)
{
    Folder folder;
    const auto once = folder.run({"demo", "a.arb", "--seed", "7"});
    const auto again = folder.run({"demo", "b.arb", "--seed", "7"});
    BOOST_TEST(once.status == 0, once.err);
    BOOST_TEST(once.out == again.out);
    const auto verified = folder.run({"verify", "a.arb"}).out;
    BOOST_TEST(verified == folder.run({"verify", "b.arb"}).out);
    for (const char* part : {"half-point bye", "zero-point bye", "full-point bye", "entered late", "withdraws", "+:-",
                             "is incorrect (article 10.13)", "clocks corrected", "resumed; time used",
                             "Round 4, board 7 adjourned", "corrected:", "Round 5 published."})
        BOOST_TEST(has(once.out, part), part);
}

BOOST_AUTO_TEST_CASE(demonstrates_with_any_seed)
{
    for (int seed = 0; seed < 12; ++seed) {
        Folder folder;
        const auto answer = folder.run({"demo", "a.arb", "--seed", std::to_string(seed)});
        BOOST_TEST(answer.status == 0, "seed " << seed << ": " << answer.err);
    }
}

BOOST_AUTO_TEST_CASE(helps_with_each_verb)
{
    Folder folder;
    const auto help = folder.run({"--help"});
    BOOST_TEST(help.status == 0);
    for (const char* verb : {"new", "import", "export", "add-player", "withdraw", "pair", "result", "standings",
                             "report", "verify", "journal", "undo", "redo"}) {
        BOOST_TEST(has(help.out, verb), verb);
        BOOST_TEST(folder.run({verb, "--help"}).status == 0, verb);
    }
}

BOOST_AUTO_TEST_SUITE_END()
