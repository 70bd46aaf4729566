// What may not happen to an event, whatever is typed: it is not overwritten, no entry can be made to look like another,
// and nothing is said to be done that is not.
#include "tests/support/program.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <sqlite3.h>
#include <sys/wait.h>

using namespace arbiter::test;
namespace fs = std::filesystem;

namespace {

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

struct Event : Folder {
    Event()
    {
        ok({"new", "e.arb", "--name", "Open", "--rounds", "5", "--chief-arbiter", "Hallström"});
        for (const char* name : {"Adams", "Brown", "Curie", "Darwin"})
            ok({"add-player", "e.arb", name, "--rating", std::to_string(2400 - name[0])});
    }

    Answer ok(std::vector<std::string> words, const std::string& input = {}) const
    {
        auto answer = run(words, input);
        BOOST_TEST(answer.status == 0, words[0] << ": " << answer.err);
        return answer;
    }

    /// Exit status 2, one sentence, and this file as it was.
    Answer refused(std::vector<std::string> words, const std::string& file = "e.arb") const
    {
        const auto before = read(file);
        const auto answer = run(words);
        std::string call;
        for (const auto& word : words) call += word + ' ';
        BOOST_TEST(answer.status == 2, call);
        BOOST_TEST(std::count(answer.err.begin(), answer.err.end(), '\n') == 1, call << answer.err);
        BOOST_TEST((read(file) == before), call << "changed " << file);
        return answer;
    }

    /// The exit status with a standard output that takes nothing.
    int toFull(const std::string& call) const
    {
        const auto line = "cd '" + at("") + "' && '" ARBITER_PROGRAM "' " + call + " >/dev/full 2>/dev/null";
        const int status = std::system(line.c_str());
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }

    void sql(const std::string& file, const std::string& statements) const
    {
        sqlite3* db = nullptr;
        BOOST_TEST_REQUIRE(sqlite3_open(at(file).c_str(), &db) == SQLITE_OK);
        BOOST_TEST_REQUIRE(sqlite3_exec(db, statements.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK);
        sqlite3_close(db);
    }
};

} // namespace

BOOST_AUTO_TEST_SUITE(no_harm)

BOOST_AUTO_TEST_CASE(an_event_is_never_the_target_of_a_sheet_or_a_report)
{
    Event e;
    e.ok({"pair", "e.arb"});
    e.ok({"new", "other.arb", "--name", "Other"});
    fs::create_symlink(e.at("e.arb"), e.at("link.txt"));
    fs::create_hard_link(e.at("e.arb"), e.at("twin.txt"));
    for (const char* target : {"e.arb", "./e.arb", "link.txt", "twin.txt"}) {
        e.refused({"report", "e.arb", "standings", "-o", target});
        e.refused({"export", "e.arb", target});
    }
    e.refused({"report", "e.arb", "standings", "-o", "other.arb"}, "other.arb");
    const auto answer = e.refused({"export", "e.arb", "other.arb"}, "other.arb");
    BOOST_TEST(answer.err == "other.arb is an event, or belongs to one; nothing else is written there.\n");
    e.refused({"report", "e.arb", "standings", "-o", "other.arb-journal"}, "other.arb");
    BOOST_TEST(fs::is_symlink(e.at("link.txt")));
    BOOST_TEST(!fs::exists(e.at("other.arb-journal")));
    e.ok({"report", "e.arb", "standings", "-o", "s.txt"});
    e.ok({"report", "e.arb", "standings", "-o", "s.txt"});
    e.ok({"verify", "e.arb"});
}

BOOST_AUTO_TEST_CASE(a_backup_replaces_only_an_earlier_state_of_the_same_event)
{
    Event e;
    e.ok({"backup", "e.arb", "copy.arb"});
    e.ok({"pair", "e.arb"});
    e.ok({"backup", "e.arb", "copy.arb"});
    e.ok({"new", "other.arb", "--name", "Other"});
    e.refused({"backup", "e.arb", "other.arb"}, "other.arb");
    e.ok({"result", "copy.arb", "1", "1-0"});
    const auto answer = e.refused({"backup", "e.arb", "copy.arb"}, "copy.arb");
    BOOST_TEST(has(answer.err, "decisions that are not in this one"));
}

BOOST_AUTO_TEST_CASE(no_text_can_move_the_cursor_end_a_line_or_turn_the_direction)
{
    Event e;
    e.ok({"pair", "e.arb"});
    const std::string escape = "a\x1b]0;x\x07", newline = "line\n107  forged", turned = "a\u202Eb",
                      nextLine = "a\u0085b", noText = "x\xff";
    for (const auto& odd : {escape, newline, turned, nextLine, noText})
        for (const auto& words :
             std::vector<std::vector<std::string>>{{"set", "e.arb", "--name", odd},
                                                   {"set", "e.arb", "--chief-arbiter", odd},
                                                   {"set", "e.arb", "--deputy", odd},
                                                   {"duty", "e.arb", odd},
                                                   {"add-player", "e.arb", odd},
                                                   {"add-player", "e.arb", "Euler", "--chinese-name", odd},
                                                   {"add-player", "e.arb", "Euler", "--phone", odd},
                                                   {"edit-player", "e.arb", "1", "--club", odd},
                                                   {"withdraw", "e.arb", "1", "--reason", odd},
                                                   {"incident", "e.arb", odd},
                                                   {"incident", "e.arb", "x", "--author", odd},
                                                   {"incident", "e.arb", "x", "--desk", odd},
                                                   {"undo", "e.arb", "--reason", odd}})
            e.refused(words);
    BOOST_TEST(e.refused({"duty", "e.arb", "x\xff"}).err == "ARBITER: 0xFF is not to stand in a text (place 2).\n");
    BOOST_TEST(e.run({"duty", "e.arb", escape, "--language", "zh"}).err ==
               "ARBITER：文字中不得有U+001B（第2个字符）。\n");
}

BOOST_AUTO_TEST_CASE(no_text_is_longer_than_a_name_or_a_paragraph)
{
    Event e;
    e.ok({"pair", "e.arb"});
    const std::string han200 = [] {
        std::string text;
        for (int i = 0; i < 200; ++i) text += "侯";
        return text;
    }();
    e.ok({"add-player", "e.arb", han200});
    BOOST_TEST(e.refused({"add-player", "e.arb", han200 + "x"}).err ==
               "name: 201 characters are too many; up to 200 are taken.\n");
    e.refused({"set", "e.arb", "--name", std::string(100'000, 'x')});
    e.refused({"incident", "e.arb", "x", "--author", std::string(201, 'x')});
    e.ok({"incident", "e.arb", std::string(4000, 'x')});
    e.refused({"incident", "e.arb", std::string(4001, 'x')});
    e.refused({"new", "n.arb", "--name", std::string(201, 'x')});
    BOOST_TEST(!fs::exists(e.at("n.arb")));
}

BOOST_AUTO_TEST_CASE(a_refused_new_event_leaves_nothing_behind)
{
    Event e;
    for (const auto& words : std::vector<std::vector<std::string>>{{"new", "b.arb", "--name", "x\xff"},
                                                                   {"new", "b.arb", "--name", "x", "--place", "\x1b"},
                                                                   {"new", "b.arb", "--name", "x", "--author", "\xff"},
                                                                   {"new", "b.arb", "--name", "x", "--desk", "a\nb"}}) {
        e.refused(words);
        BOOST_TEST(!fs::exists(e.at("b.arb")));
        BOOST_TEST(!fs::exists(e.at("b.arb.lock")));
    }
}

BOOST_AUTO_TEST_CASE(a_journal_without_entries_is_not_sound)
{
    Event e;
    e.sql("e.arb", "DROP TRIGGER journal_is_never_shortened; DELETE FROM journal;"
                   "CREATE TRIGGER journal_is_never_shortened BEFORE DELETE ON journal\n"
                   "BEGIN SELECT RAISE(ABORT, 'the journal is never shortened'); END");
    for (const char* verb : {"verify", "standings", "journal", "players"}) {
        const auto answer = e.run({verb, "e.arb"});
        BOOST_TEST(has(answer.err, "The journal has no entries"), verb << ": " << answer.err);
    }
    BOOST_TEST(e.run({"verify", "e.arb"}).status == 1);
    BOOST_TEST(e.run({"journal", "e.arb"}).status == 1);
    BOOST_TEST(e.run({"export", "e.arb", "x.trf"}).status != 0);
}

BOOST_AUTO_TEST_CASE(personal_data_that_went_without_an_entry_are_missed)
{
    Event e;
    e.ok({"add-player", "e.arb", "Euler", "--birth", "1987"});
    e.ok({"add-player", "e.arb", "Fermat", "--birth", "1986"});
    e.ok({"erase-personal", "e.arb", "Euler"});
    e.ok({"verify", "e.arb"});
    e.sql("e.arb", "DELETE FROM personal");
    const auto answer = e.run({"verify", "e.arb"});
    BOOST_TEST(answer.status == 1);
    BOOST_TEST(has(answer.err, "entry 7 refers to are missing"), answer.err);
}

BOOST_AUTO_TEST_CASE(output_that_is_lost_is_said)
{
    Event e;
    for (const char* call : {"standings e.arb", "journal e.arb", "report e.arb pairings", "players e.arb", "--help"}) {
        if (std::string{call} == "report e.arb pairings") e.ok({"pair", "e.arb"});
        BOOST_TEST(e.toFull(call) == 2, call);
    }
    BOOST_TEST(e.run({"report", "e.arb", "standings", "-o", "/dev/full"}).status == 2);
    BOOST_TEST(fs::is_character_file("/dev/full"));
}

BOOST_AUTO_TEST_CASE(a_penalty_in_points_leaves_the_rounds_before_it_as_they_were)
{
    Event e;
    e.ok({"pair", "e.arb", "--initial-colour", "white"});
    e.ok({"result", "e.arb", "--from", "-"}, "1 1-0\n2 0-1\n");
    const auto first = e.ok({"standings", "e.arb", "--round", "1"}).out;
    e.ok({"pair", "e.arb"});
    e.ok({"penalty", "e.arb", "Adams", "points", "--points", "-1", "--article", "12.9"});
    e.ok({"penalty", "e.arb", "Brown", "points", "--points", "-1", "--opponent-points", "0.5", "--article", "12.9",
          "--board", "2.1"});
    BOOST_TEST(e.ok({"standings", "e.arb", "--round", "1"}).out == first);
    BOOST_TEST(has(e.ok({"standings", "e.arb"}).out, "0.5  Adams"));
    BOOST_TEST(has(e.ok({"standings", "e.arb"}).out, "0.0  Brown"));
    BOOST_TEST(e.refused({"penalty", "e.arb", "Adams", "points", "--points", "100", "--article", "12.9"}).err ==
               "100.0 points are more than the whole event gives (5.0).\n");
}

BOOST_AUTO_TEST_CASE(an_excluded_player_is_not_paired_in_the_round_he_misses)
{
    Event e;
    e.ok({"pair", "e.arb", "--initial-colour", "white"});
    e.ok({"result", "e.arb", "--from", "-"}, "1 1-0\n2 1-0\n");
    const auto said = e.ok({"penalty", "e.arb", "Adams", "exclusion", "--article", "12.9.8"}).out;
    BOOST_TEST(has(said, "Adams has a zero-point bye in round 2."), said);
    BOOST_TEST(!has(e.ok({"pair", "e.arb", "--preview"}).out, "1 "));
    e.ok({"undo", "e.arb"});
    BOOST_TEST(has(e.ok({"pair", "e.arb"}).out, "1"));
    e.ok({"penalty", "e.arb", "Adams", "exclusion", "--article", "12.9.8", "--round", "4"});
    BOOST_TEST(e.run({"penalty", "e.arb", "Brown", "exclusion", "--article", "12.9.8", "--round", "2"}).status == 1);
}

BOOST_AUTO_TEST_CASE(a_file_of_results_is_taken_whole_or_not_at_all)
{
    Event e;
    e.ok({"pair", "e.arb", "--initial-colour", "white"});
    e.write("bad.txt", "1 1-0\n2 1-0\n3 1-0\n");
    BOOST_TEST(e.refused({"result", "e.arb", "--from", "bad.txt"}).err == "Line 3: Round 1 has no board 3.\n");
    e.write("twice.txt", "1 1-0\n1 0-1\n");
    const auto before = e.read("e.arb");
    BOOST_TEST(has(e.run({"result", "e.arb", "--from", "twice.txt"}).err, "Line 2: Board 1 of round 1 stands at 1-0"));
    BOOST_TEST((e.read("e.arb") == before));
    e.refused({"result", "e.arb", "1", "--from", "-"});
    e.write("good.txt", "\xEF\xBB\xBF"
                        "1 1\u20130\r\n\r\n2 0-1\r\n");
    BOOST_TEST(has(e.ok({"result", "e.arb", "--from", "good.txt"}).out, "board 2"));
    e.ok({"undo", "e.arb"});
    e.ok({"result", "e.arb", "1", "0-1"});
}

BOOST_AUTO_TEST_CASE(nobody_returns_before_he_has_withdrawn)
{
    Event e;
    e.ok({"withdraw", "e.arb", "Adams", "--from", "5"});
    const auto answer = e.run({"return", "e.arb", "Adams", "--from", "4"});
    BOOST_TEST(answer.status == 1);
    BOOST_TEST(answer.err == "Adams withdraws only from round 5 on; he cannot return from round 4 on.\n");
    BOOST_TEST(has(e.ok({"players", "e.arb"}).out, "Adams  (withdrawn from round 5 on)"));
    e.ok({"return", "e.arb", "Adams", "--from", "5"});
}

BOOST_AUTO_TEST_CASE(before_round_one_is_published_that_is_what_is_said)
{
    Event e;
    BOOST_TEST(e.run({"incident", "e.arb", "x"}).err == "No round is published yet.\n");
    BOOST_TEST(e.run({"report", "e.arb", "standings"}).err == "No round is published yet.\n");
    e.ok({"pair", "e.arb", "--draft"});
    for (const auto& words : std::vector<std::vector<std::string>>{
             {"incident", "e.arb", "x"}, {"report", "e.arb", "pairings"}, {"result", "e.arb", "1", "1-0"}})
        BOOST_TEST(e.run(words).err == "No round is published yet; round 1 is a draft.\n");
}

BOOST_AUTO_TEST_CASE(a_wrong_word_is_named_with_what_is_wrong)
{
    Event e;
    e.ok({"pair", "e.arb", "--initial-colour", "white"});
    BOOST_TEST(e.refused({"players", "e.arb", "--language", "xx"}).err ==
               "--language: \"xx\" stands there; en or zh was expected.\n");
    e.refused({"players", "e.arb", "--language=xx"});
    BOOST_TEST(e.refused({"bogus"}).err == "There is no verb bogus; see: arbiter --help\n");
    BOOST_TEST(e.refused({"bogus", "--language", "zh"}).err == "没有命令bogus；见：arbiter --help\n");
    BOOST_TEST(e.refused({"--language", "zh"}).err == "无法理解该命令（缺少命令）；见：arbiter --help\n");
    BOOST_TEST(e.refused({"journal", ""}).err == "The name of a file is empty.\n");
    BOOST_TEST(e.refused({"new", "", "--name", "x"}).err == "The name of a file is empty.\n");
    e.refused({"report", "e.arb", "standings", "-o", ""});
    e.refused({"backup", "e.arb", ""});
    BOOST_TEST(e.refused({"undo", "e.arb", "--", "-1"}).err == "ENTRY: \"--\" is not a number from 1 to 999999999.\n");
    std::vector<std::string> adjourn{"adjourn",      "e.arb",      "1",
                                     "--sealed-by",  "white",      "--move",
                                     "41",           "--position", "4k3/8/8/8/8/8/8/4K3 w - - 0 41",
                                     "--white-used", "99:00:00",   "--black-used",
                                     "1:00"};
    BOOST_TEST(e.refused(adjourn).err == "A time used of 99:00:00 is not possible; from 0:00:00 to 24:00:00 are.\n");
    adjourn[10] = "-1:00:00";
    BOOST_TEST(e.refused(adjourn).err == "A time used of -1:00:00 is not possible; from 0:00:00 to 24:00:00 are.\n");
    adjourn[10] = "1:00:00";
    adjourn[6] = "7";
    BOOST_TEST(e.refused(adjourn).err == "The position is before move 41; the sealed move cannot be number 7.\n");
}

BOOST_AUTO_TEST_CASE(a_copy_of_a_broken_journal_is_not_called_whole)
{
    Event e;
    e.sql("e.arb", "DROP TRIGGER journal_is_never_changed; UPDATE journal SET author = 'x' WHERE number = 4;"
                   "CREATE TRIGGER journal_is_never_changed BEFORE UPDATE ON journal\n"
                   "BEGIN SELECT RAISE(ABORT, 'the journal is never changed'); END");
    const auto answer = e.run({"backup", "e.arb", "copy.arb"});
    BOOST_TEST(answer.status == 1);
    BOOST_TEST(has(answer.err, "copy.arb holds only the 3 sound entries."), answer.err);
}

BOOST_AUTO_TEST_SUITE_END()
