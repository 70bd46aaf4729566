// Bad input to every verb: one sentence that says what and where, exit status 2, nothing changed, nothing left behind.
#include "tests/support/program.h"

#include <algorithm>
#include <filesystem>

using namespace arbiter::test;

namespace {

const std::string noise = [] {
    std::string bytes;
    unsigned state = 1;
    for (int i = 0; i < 4096; ++i) bytes += static_cast<char>((state = state * 1103515245u + 12345u) >> 16);
    return bytes;
}();

/// One line on the error stream, nothing on the other, exit status 2.
void unusable(const Folder& folder, const std::vector<std::string>& words)
{
    std::string call;
    for (const auto& word : words) call += word + ' ';
    BOOST_TEST_CONTEXT(call)
    {
        const auto answer = folder.run(words);
        BOOST_TEST(answer.status == 2);
        BOOST_TEST(answer.out == "");
        BOOST_TEST(std::count(answer.err.begin(), answer.err.end(), '\n') == 1, answer.err);
    }
}

struct Event : Folder {
    Event()
    {
        for (const auto& words :
             std::vector<std::vector<std::string>>{{"new", "e.arb", "--name", "Open", "--rounds", "5"},
                                                   {"add-player", "e.arb", "Adams"},
                                                   {"add-player", "e.arb", "Brown"},
                                                   {"pair", "e.arb"}})
            BOOST_TEST_REQUIRE(run(words).status == 0);
    }
};

/// A call of every verb that takes an event, complete but for the event.
const std::vector<std::vector<std::string>> calls{
    {"set", "E", "--rounds", "6"},
    {"duty", "E", "Shen"},
    {"import", "E", "t.trf"},
    {"export", "E", "o.trf"},
    {"backup", "E", "c.arb"},
    {"add-player", "E", "Curie"},
    {"edit-player", "E", "1", "--club", "x"},
    {"rating", "E", "1", "2000"},
    {"players", "E"},
    {"withdraw", "E", "1"},
    {"return", "E", "1"},
    {"expel", "E", "1", "--reason", "x"},
    {"remove-player", "E", "1"},
    {"bye", "E", "1", "2", "half"},
    {"erase-personal", "E", "1"},
    {"pair", "E"},
    {"publish", "E"},
    {"result", "E", "1", "1-0"},
    {"claim", "E", "1", "incorrect", "--by", "white", "--kind", "other", "--article", "9.2"},
    {"clock", "E", "1", "--white", "1:00", "--article", "6.10", "--reason", "x"},
    {"penalty", "E", "1", "warning", "--article", "12.9"},
    {"incident", "E", "x"},
    {"adjourn", "E", "1", "--sealed-by", "white", "--move", "41", "--position", "4k3/8/8/8/8/8/8/4K3 w - - 0 41",
     "--white-used", "1:00", "--black-used", "1:00"},
    {"store", "E", "1", "--custodian", "x", "--place", "y"},
    {"open-envelope", "E", "1", "--present", "x", "--move", "y"},
    {"resume", "E", "1"},
    {"standings", "E"},
    {"report", "E", "standings"},
    {"journal", "E"},
    {"verify", "E"},
    {"undo", "E"},
    {"redo", "E"},
};

std::vector<std::string> on(std::vector<std::string> call, const std::string& file)
{
    call[1] = file;
    return call;
}

} // namespace

BOOST_AUTO_TEST_SUITE(bad_input)

BOOST_AUTO_TEST_CASE(a_file_that_is_no_event_is_refused_by_every_verb)
{
    Event e;
    e.write("t.trf", "012 Open\n");
    e.write("empty.arb", "");
    e.write("noise.arb", noise);
    e.write("text.arb", "This is a letter to the organiser.\n");
    std::filesystem::create_directory(e.at("folder.arb"));
    for (const auto& call : calls)
        for (const char* file : {"missing.arb", "folder.arb", "empty.arb", "noise.arb", "text.arb"})
            unusable(e, on(call, file));
    BOOST_TEST(e.read("noise.arb") == noise);
    BOOST_TEST(e.read("empty.arb") == "");
    BOOST_TEST(!std::filesystem::exists(e.at("missing.arb")));
    BOOST_TEST(!std::filesystem::exists(e.at("noise.arb.lock")));
}

BOOST_AUTO_TEST_CASE(two_hundred_megabytes_of_noise_are_refused_at_once)
{
    Event e;
    std::string large;
    while (large.size() < (200u << 20)) large += noise;
    e.write("large.arb", large);
    for (const auto& words : std::vector<std::vector<std::string>>{{"journal", "large.arb"},
                                                                   {"result", "large.arb", "1", "1-0"},
                                                                   {"import", "e.arb", "large.arb"},
                                                                   {"pair", "large.arb"},
                                                                   {"result", "e.arb", "--from", "large.arb"}})
        unusable(e, words);
}

BOOST_AUTO_TEST_CASE(a_player_board_or_round_that_is_not_there_is_named)
{
    Event e;
    const auto before = e.read("e.arb");
    for (const auto& words : std::vector<std::vector<std::string>>{
             {"withdraw", "e.arb", "99"},
             {"withdraw", "e.arb", "Nobody"},
             {"withdraw", "e.arb", ""},
             {"withdraw", "e.arb", "id:7"},
             {"bye", "e.arb", "99", "2", "half"},
             {"bye", "e.arb", "1", "99", "half"},
             {"bye", "e.arb", "1", "2", "quarter"},
             {"result", "e.arb", "9", "1-0"},
             {"result", "e.arb", "9.1", "1-0"},
             {"result", "e.arb", "0", "1-0"},
             {"result", "e.arb", "1", "2-0"},
             {"result", "e.arb", "one", "1-0"},
             {"result", "e.arb", "1", "1-0", "--round", "zero"},
             {"result", "e.arb", "1"},
             {"result", "e.arb"},
             {"standings", "e.arb", "--round", "9"},
             {"report", "e.arb", "pairings", "--round", "9"},
             {"report", "e.arb", "pairings", "--round", "x"},
             {"report", "e.arb", "poem"},
             {"report", "e.arb", "envelope"},
             {"report", "e.arb", "standings", "--format", "papyrus"},
             {"undo", "e.arb", "99"},
             {"undo", "e.arb", "x"},
             {"undo", "e.arb", "3-1"},
             {"verify", "e.arb", "--sheet", "x"},
             {"verify", "e.arb", "--sheet", "1:123"},
             {"clock", "e.arb", "7", "--white", "1:00", "--article", "6.10", "--reason", "x"},
             {"clock", "e.arb", "1", "--white", "soon", "--article", "6.10", "--reason", "x"},
             {"clock", "e.arb", "1", "--white", "1:00", "--article", "six", "--reason", "x"},
             {"penalty", "e.arb", "1", "scolding", "--article", "12.9"},
             {"penalty", "e.arb", "1", "points", "--article", "12.9", "--points", "many"},
             {"claim", "e.arb", "1", "perhaps", "--by", "white", "--kind", "other", "--article", "9.2"},
             {"adjourn", "e.arb", "1", "--sealed-by", "white", "--move", "x", "--position", "x", "--white-used", "1",
              "--black-used", "1"},
             {"adjourn", "e.arb", "1", "--sealed-by", "white", "--move", "4", "--position", "nonsense", "--white-used",
              "1", "--black-used", "1"}})
        unusable(e, words);
    BOOST_TEST((e.read("e.arb") == before));
}

BOOST_AUTO_TEST_CASE(text_in_a_number_is_named_with_what_was_expected)
{
    Event e;
    BOOST_TEST(e.run({"set", "e.arb", "--rounds", "many"}).err == "--rounds: \"many\" is not a number from 1 to 99.\n");
    BOOST_TEST(e.run({"add-player", "e.arb", "Curie", "--rating", "2x00"}).err ==
               "--rating: \"2x00\" is not a number from 0 to 4000.\n");
    BOOST_TEST(e.run({"set", "e.arb", "--start", "tomorrow"}).err ==
               "--start: \"tomorrow\" stands there; 2026-11-30 was expected.\n");
    for (const auto& words : std::vector<std::vector<std::string>>{
             {"new", "n.arb", "--name", "x", "--rounds", "0"},
             {"new", "n.arb", "--name", "x", "--rounds", "100"},
             {"new", "n.arb", "--name", "x", "--edition", "C"},
             {"new", "n.arb", "--name", "x", "--scoring", "1 2 3"},
             {"new", "n.arb", "--name", "x", "--scoring", "one"},
             {"new", "n.arb", "--name", "x", "--federation", "England"},
             {"new", "n.arb", "--name", " "},
             {"new", "n.arb"},
             {"new", "n.arb", "--name", "x", "--start", "2026-02-02", "--end", "2026-02-01"},
             {"add-player", "e.arb", "Curie", "--rating", "9999"},
             {"add-player", "e.arb", "Curie", "--title", "Dr"},
             {"add-player", "e.arb", "Curie", "--sex", "x"},
             {"add-player", "e.arb", "Curie", "--fide-id", "12a"},
             {"add-player", "e.arb", "Curie", "--birth", "yesterday"},
             {"add-player", "e.arb", "Curie", "--from", "x"},
             {"add-player", "e.arb", ""},
             {"demo", "n.arb", "--seed", "-1"},
             {"rating", "e.arb", "1", "fast"}})
        unusable(e, words);
    BOOST_TEST(!std::filesystem::exists(e.at("n.arb")));
}

BOOST_AUTO_TEST_CASE(a_call_that_is_none_is_refused)
{
    Event e;
    for (const auto& words :
         std::vector<std::vector<std::string>>{{},
                                               {"dance"},
                                               {"pair"},
                                               {"result", "e.arb", "1", "1-0", "extra"},
                                               {"standings", "e.arb", "--colour", "red"},
                                               {"journal", "e.arb", "e.arb"},
                                               {"bye", "e.arb", "1", "2", "half", "--acknowledge", "everything"}})
        unusable(e, words);
}

BOOST_AUTO_TEST_CASE(nothing_is_overwritten_and_nothing_half_written_is_left)
{
    Event e;
    const auto before = e.read("e.arb");
    unusable(e, {"new", "e.arb", "--name", "Another"});
    unusable(e, {"demo", "e.arb"});
    BOOST_TEST((e.read("e.arb") == before));
    unusable(e, {"report", "e.arb", "standings", "-o", "no/such/folder/s.txt"});
    unusable(e, {"backup", "e.arb", "no/such/folder/c.arb"});
    unusable(e, {"new", "no/such/folder/n.arb", "--name", "x"});
}

BOOST_AUTO_TEST_CASE(a_bad_line_among_results_is_named_and_those_before_it_stay)
{
    Event e;
    const auto answer = e.run({"result", "e.arb", "--from", "-"}, "1 1-0\n\n2 1-0\n");
    BOOST_TEST(answer.status == 1); // not 2: something has changed
    BOOST_TEST(answer.err == "Line 3: Round 1 has no board 2. Results recorded before it: 1.\n");
    BOOST_TEST(answer.out.find("1-0") != std::string::npos);
    const auto words = e.run({"result", "e.arb", "--from", "-"}, "1 1-0 please\n");
    BOOST_TEST(words.status == 2);
}

BOOST_AUTO_TEST_SUITE_END()
