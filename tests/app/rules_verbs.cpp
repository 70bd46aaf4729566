// The verbs about the rules of pairing: check, explain, generate, accelerate, forbid, the preview, and the tables.
#include "tests/support/program.h"

#include <algorithm>

using namespace arbiter::test;

namespace {

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

struct Place : Folder {
    Answer ok(std::vector<std::string> words) const
    {
        auto answer = run(words);
        BOOST_TEST(answer.status == 0, words[0] << ": " << answer.err);
        return answer;
    }

    /// A report of our own with a letter in a column that must be blank.
    void damagedReport() const
    {
        ok({"generate", "--players", "12", "--rounds", "3", "--seed", "5", "-o", "g.trf"});
        auto text = read("g.trf");
        text[text.find("\n001    1") + 1 + 105 - 10] = 'x';
        write("bad.trf", text);
    }

    void eventOfFour() const
    {
        ok({"new", "e.arb", "--name", "Open", "--rounds", "5"});
        for (const char* name : {"Adams", "Brown", "Curie", "Darwin"})
            ok({"add-player", "e.arb", name, "--rating", std::to_string(2400 - name[0])});
    }
};

} // namespace

BOOST_AUTO_TEST_SUITE(rules_of_pairing)

BOOST_AUTO_TEST_CASE(check_says_what_it_judged_of_a_report)
{
    const Place p;
    p.ok({"generate", "--players", "20", "--rounds", "4", "--seed", "5", "-o", "g.trf"});
    const auto answer = p.ok({"check", "g.trf"});
    BOOST_TEST(has(answer.out, "Round 4: as the rules have it"));
    BOOST_TEST(has(answer.out, "4 rounds checked, 0 differ."));
    BOOST_TEST(has(answer.out, "judged by points only, the file names no tie-breaks"));
    BOOST_TEST(has(p.ok({"--language", "zh", "check", "g.trf"}).out, "共核对4轮，0轮不符。"));
}

BOOST_AUTO_TEST_CASE(check_and_explain_refuse_what_is_no_report_with_its_place)
{
    const Place p;
    p.damagedReport();
    for (const char* verb : {"check", "explain"}) {
        const auto answer = p.run({verb, "bad.trf"});
        BOOST_TEST(answer.status == 2);
        BOOST_TEST(has(answer.err, "column "), answer.err);
    }
}

BOOST_AUTO_TEST_CASE(check_names_a_colour_that_was_turned_and_a_rank_that_does_not_fit)
{
    const Place p;
    p.ok({"generate", "--players",   "2", "--rounds",    "1",    "--seed",      "5", "--initial-colour",
          "white",    "--zero-byes", "0", "--half-byes", "0",    "--full-byes", "0", "--odd-results",
          "0",        "--forfeits",  "0", "-o",          "g.trf"});
    auto text = p.read("g.trf");
    for (const char* pair : {"   2 w", "   1 b"}) {
        const auto at = text.find(pair);
        BOOST_TEST_REQUIRE(at != std::string::npos);
        text[at + 5] = text[at + 5] == 'w' ? 'b' : 'w';
    }
    p.write("turned.trf", text);
    const auto answer = p.run({"check", "turned.trf"});
    BOOST_TEST(answer.status == 1);
    BOOST_TEST(has(answer.out, "the colours are the other way round by the rules"), answer.out);
    BOOST_TEST(has(answer.out, "1 rounds checked, 1 differ."));
}

BOOST_AUTO_TEST_CASE(explain_tells_of_a_round_and_of_a_player_in_both_languages)
{
    const Place p;
    p.ok({"generate", "--players", "12", "--rounds", "4", "--seed", "5", "-o", "g.trf"});
    const auto round = p.ok({"explain", "g.trf", "--round", "3"});
    BOOST_TEST(has(round.out, "Bracket 1: scoregroup "));
    BOOST_TEST(has(round.out, "criteria: C6 "));
    BOOST_TEST(has(round.out, "Board 1: "));
    BOOST_TEST(has(p.ok({"explain", "g.trf", "--round", "1", "--player", "1"}).out, "points, scoregroup of "));
    BOOST_TEST(has(p.ok({"--language", "zh", "explain", "g.trf", "--round", "1", "--player", "1"}).out, "同分组共"));
    BOOST_TEST(p.run({"explain", "g.trf", "--round", "9"}).status == 2);
    BOOST_TEST(p.run({"explain", "g.trf", "--player", "99"}).status == 2);
}

BOOST_AUTO_TEST_CASE(generate_is_never_the_same_twice_and_repeats_by_the_seed_in_the_file__vcl_30)
{
    const Place p;
    p.ok({"generate", "-o", "a.trf"});
    p.ok({"generate", "-o", "b.trf"});
    BOOST_TEST((p.read("a.trf") != p.read("b.trf")));
    const auto text = p.read("a.trf");
    const auto seed = text.substr(text.rfind("--seed ") + 7);
    p.ok({"generate", "--seed", seed.substr(0, seed.find('\n')), "--output", "c.trf"});
    BOOST_TEST((p.read("c.trf") == text));
}

BOOST_AUTO_TEST_CASE(generate_names_what_it_cannot_use)
{
    const Place p;
    const std::vector<std::vector<std::string>> wrong{
        {"--players", "1"},          {"--rounds", "x"},         {"--seed", "-1"},
        {"--acceleration", "fast"},  {"--rating-range", "9-1"}, {"--scoring", "1 1 1 5"},
        {"--ratings", "2000,abc,3"}, {"--draws", "101"}};
    for (const auto& words : wrong) {
        const auto answer = p.run({"generate", "-o", "x.trf", words[0], words[1]});
        BOOST_TEST(answer.status != 0, words[0]);
        BOOST_TEST(!answer.err.empty(), words[0]);
    }
    BOOST_TEST(p.run({"generate"}).status == 2);
}

BOOST_AUTO_TEST_CASE(an_event_is_accelerated_and_pairs_are_barred_before_round_1)
{
    const Place p;
    p.eventOfFour();
    p.ok({"accelerate", "e.arb", "baku"});
    p.ok({"forbid", "e.arb", "Adams", "Curie", "--reason", "a family"});
    BOOST_TEST(p.ok({"pair", "e.arb", "--initial-colour", "white"}).out == "2\n1 2\n3 4\n");
    BOOST_TEST(p.run({"accelerate", "e.arb", "none"}).status == 1);
    const auto late = p.run({"forbid", "e.arb", "Adams", "Darwin"});
    BOOST_TEST(late.status == 1);
    BOOST_TEST(has(late.err, "pairs-forbidden-late"));
    BOOST_TEST(has(p.ok({"check", "e.arb"}).out, "1 rounds checked, 0 differ."));
    p.ok({"export", "e.arb", "e.trf"});
    BOOST_TEST(has(p.read("e.trf"), "\n192 FIDE_DUTCH_2025_BAKU\n"));
    BOOST_TEST(has(p.read("e.trf"), "\n250       1.0   1   2    1    2\n"));
    BOOST_TEST(has(p.read("e.trf"), "\n260   1   5    1    3\n"));
}

BOOST_AUTO_TEST_CASE(the_preview_takes_assumed_results_and_records_nothing)
{
    const Place p;
    p.eventOfFour();
    p.ok({"pair", "e.arb", "--initial-colour", "white"});
    p.ok({"result", "e.arb", "1", "1-0"});
    const auto before = p.read("e.arb");
    const auto assumed = p.ok({"pair", "e.arb", "--preview", "--assume", "2=0-1"});
    BOOST_TEST(has(assumed.err, "A preview: nothing is recorded."));
    BOOST_TEST(assumed.out.starts_with("2\n"));
    const auto every = p.ok({"pair", "e.arb", "--preview"});
    BOOST_TEST(has(every.out, "### Preview: board 2 1-0\n2\n"));
    BOOST_TEST(has(every.out, "### Preview: board 2 ½-½\n2\n"));
    BOOST_TEST(has(every.out, "### Preview: board 2 0-1\n" + assumed.out));
    BOOST_TEST(p.run({"pair", "e.arb", "--preview", "--assume", "2=3-0"}).status == 2);
    BOOST_TEST(p.run({"pair", "e.arb", "--assume", "2=1-0"}).status == 2);
    BOOST_TEST((p.read("e.arb") == before));
    p.ok({"result", "e.arb", "2", "0-1"});
    BOOST_TEST(p.ok({"pair", "e.arb"}).out == assumed.out);
}

BOOST_AUTO_TEST_CASE(tables_of_other_systems_are_printed)
{
    const Place p;
    BOOST_TEST(p.ok({"round-robin", "4"}).out == "Round 1: 1-4 2-3\nRound 2: 4-3 1-2\nRound 3: 2-4 3-1\n");
    const auto twice = p.ok({"round-robin", "4", "--double"}).out;
    BOOST_TEST(twice.starts_with("Round 1: 1-4 2-3\nRound 2: 2-4 3-1\nRound 3: 4-3 1-2\nRound 4: 4-1 3-2\n"));
    const auto plain = p.ok({"round-robin", "4", "--double", "--not-reversed"}).out;
    BOOST_TEST(plain.starts_with("Round 1: 1-4 2-3\nRound 2: 4-3 1-2\nRound 3: 2-4 3-1\n"));
    BOOST_TEST(p.ok({"scheveningen", "2"}).out.starts_with("Round 1: A1-B"));
    BOOST_TEST(p.run({"round-robin", "1"}).status == 2);
    std::string players;
    for (int i = 0; i < 10; ++i) players += "Player " + std::to_string(i) + (i % 2 ? ";ENG\n" : ";CHN\n");
    p.write("players.txt", players);
    const auto draw = p.ok({"varma", "players.txt", "--seed", "7"});
    BOOST_TEST(draw.out == p.ok({"varma", "players.txt", "--seed", "7"}).out);
    BOOST_TEST(has(draw.err, "Drawn with seed 7."));
    p.write("players.txt", "nobody\n");
    BOOST_TEST(p.run({"varma", "players.txt"}).status == 2);
}

BOOST_AUTO_TEST_SUITE_END()
