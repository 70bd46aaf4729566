// What is wrong with a report is said exactly: where, what stands there, what was expected (TRF 7; FAULTS A and J).
// First the 64 odd files that other programs fell over, then each error and leniency by itself.
#include "domain/exchange/trf_query.h"
#include "tests/exchange/samples.h"

#include <algorithm>

using namespace arbiter;
using samples::file;
using samples::lineOf;
using samples::player;

namespace {

/// What our program says of a file: the first error, or else the adjustments and what a pairing still needs; but
/// never the shared FIDE ID of these made-up players.
std::string answerTo(const std::string& bytes)
{
    const auto report = readTrf(bytes);
    if (!report) return "! " + sentence(report.error().front(), Language::English);
    std::string all;
    auto notices = report->adjustments;
    for (const auto& o : obstaclesToPairing(*report)) notices.push_back(o);
    for (const auto& n : notices)
        if (n.kind != TrfKind::FideIdTwice) all += (all.empty() ? "" : " | ") + sentence(n, Language::English);
    return all;
}

struct Odd {
    const char* name;
    const char* answer; ///< begins with ! where the file is refused; empty where there is nothing to say
};

// clang-format off
constexpr Odd odd[] = {
    {"00_ok_baseline", ""},
    {"01_missing_number", "Line 4, column 5: There is no player 3; the numbers have gaps, and their order alone counts."},
    {"02_duplicate_number", "! Line 6, column 5: Number 2 is that of another player already (line 5). Expected: a number of his own."},
    {"03_short_player_line", "Line 4, column 81: Player 1 has no points; his results give 0.0."},
    {"04_opponent_contradiction", "! Line 4, column 92: In round 1 player 1 names 3 as his opponent, but 3 names 4. Expected: two entries that name each other."},
    {"05_both_white", "! Line 4, column 97: In round 1 players 1 and 3 both have \"w\". Expected: w with one and b with the other."},
    {"06_wrong_points", "Line 4, column 81: Player 1 stands at 0.5, but his results give 1.0; the results count. | Line 4, column 86: Player 1 has rank 1 with 0.5 points, player 2 has rank 2 with 1.0; ranks do not follow the points and are not used."},
    {"07_unknown_opponent", "! Line 4, column 92: \"99\" is the number of no player (round 1 of player 1). Expected: the number of a player (001)."},
    {"08_self_opponent", "! Line 4, column 92: Player 1 is his own opponent in round 1. Expected: the number of another player."},
    {"09_opponent_with_Z", "! Line 7, column 99: \"Z\" is a bye, but player 4 has an opponent (2) in round 1. Expected: 0000 - Z for a bye, or + and - for a game that was not played."},
    {"10_uppercase_colour", "Line 4, column 97: \"W\" is read as \"w\"."},
    {"11_lowercase_results", "Line 4, column 86: Player 1 has rank 1 with 0.5 points, player 3 has rank 3 with 1.0; ranks do not follow the points and are not used."},
    {"12_no_round_count", "The number of rounds is not stated. Expected: a record such as 142 9."},
    {"13_more_rounds_than_declared", "Line 2, column 5: All 1 rounds are paired."},
    {"14_no_initial_colour_round1", "The initial colour is not stated. Expected: a record such as 152 W."},
    {"15_latin1_name", "The file is not UTF-8; it is read as Windows-1252 (Latin-1)."},
    {"16_rating_5_digits", "! Line 4, column 48: A rating of 12500 is not possible. Expected: 0 or blank (unrated) to 4000, in columns 49-52."},
    {"17_empty_file", "! The file is empty. Expected: a report to FIDE (TRF)."},
    {"18_one_player", ""},
    {"19_no_players", "The file has no player (001)."},
    {"20_two_players_met", ""},
    {"21_xxz_ignored", ""},
    {"22_240_absent", ""},
    {"23_240_bad_type", "! Line 8, column 5: \"X\" is no kind of bye. Expected: F, H or Z."},
    {"24_260_open_end", "Line 8, column 9: The last round is blank; the pair is forbidden to the end."},
    {"25_260_ok", ""},
    {"26_260_short", "! Line 8, column 16: A forbidden pair with one player only. Expected: two or more numbers."},
    {"27_impossible_all_met", ""},
    {"28_impossible_no_pab_candidate", ""},
    {"29_impossible_forbidden", ""},
    {"30_162_A", ""},
    {"31_162_Z", "Line 4, column 24: \"Z\" is read as \"A\"."},
    {"32_162_3_1_0_points_mismatch", "Line 5, column 81: Player 1 stands at 1.0, but his results give 3.0; the results count. | Line 6, column 81: Player 2 stands at 1.0, but his results give 3.0; the results count."},
    {"33_013_team", "Line 8, column 1: The file names teams (013), but no team event (310, 352, 362, 192); its players count as individuals."},
    {"34_192_2026", ""},
    {"35_192_burstein_with_dutch_flag", "Line 4, column 5: \"FIDE_BURSTEIN\" is not the Dutch system. Expected: FIDE_DUTCH or FIDE_DUTCH_2025."},
    {"36_bom", ""},
    {"37_crlf", ""},
    {"38_cr", ""},
    {"39_299_abnormal", ""},
    {"40_preassigned_pab", "Line 4, column 86: Player 1 has rank 1 with 0.0 points, player 3 has rank 3 with 1.0; ranks do not follow the points and are not used. | Line 6, column 81: The 1.0 points of player 3 count a bye that is only announced; his results give 0.0. | Line 6, column 92: Player 3 has the pairing-allocated bye of round 1 before that round is paired."},
    {"41_hpb_next_round_points_included", "Line 4, column 81: The 1.5 points of player 1 count a bye that is only announced; his results give 1.0."},
    {"42_hpb_next_round_points_not_included", ""},
    {"43_xxp_unknown_id", "! Line 8, column 7: \"99\" is the number of no player. Expected: the number of a player (001)."},
    {"44_260_unknown_id", "! Line 8, column 20: \"99\" is the number of no player. Expected: the number of a player (001)."},
    {"45_250_reverse", "! Line 8, column 19: The range ends (1) before it starts (3). Expected: an end that is not before the start."},
    {"46_250_zero", "Line 8, column 10: An acceleration of 0 points changes nothing."},
    {"47_id_zero", "! Line 4, column 8: 0 is not possible here (the number of a player). Expected: a number from 1 to 9999."},
    {"48_id_10000", "! Line 8, column 5: 10000 is not possible here (the number of a player). Expected: a number from 1 to 9999."},
    {"49_blank_round_middle", "Line 4: Player 1 has no entry in round(s) 2; a zero-point bye is read (Z). | Line 6: Player 3 has no entry in round(s) 2, 3; a zero-point bye is read (Z). | Line 7: Player 4 has no entry in round(s) 2, 3; a zero-point bye is read (Z)."},
    {"50_column_shift", "! Line 4, column 96: \"3\" stands between the fields; the record is shifted, or a field is too long. Expected: a blank, as TRF's columns are fixed."},
    {"51_decimal_comma", "Line 4, column 81: The points \"1,0\" are read as 1.0."},
    {"52_152_lowercase", "Line 3, column 5: \"w\" is read as \"W\"."},
    {"53_both_colours_xxc", "! Line 3, column 12: \"black1\" contradicts \"W\" in line 3. Expected: one of the two."},
    {"54_tabs", "! Line 4, column 4: A tab stands in the record. Expected: blanks, as TRF's columns are fixed."},
    {"55_garbage_line", "Line 4, column 1: \"hel\" is no known record; it is kept as it stands."},
    {"56_240_id_out_of_range", "! Line 8, column 13: \"99\" is the number of no player. Expected: the number of a player (001)."},
    {"57_double_pab_one_round", "! Line 5, column 99: Round 1 has a second pairing-allocated bye (player 2; the first is player 1). Expected: one U at most in a round."},
    {"58_both_win", "! Line 4, column 99: In round 1 the results of players 1 (\"1\") and 2 (\"1\") cannot both be. Expected: results that belong together, such as 1 and 0."},
    {"59_rematch_in_history", "Line 4, column 102: Players 1 and 2 play each other again in round 2, after round 1."},
    {"60_blank_lines_and_comments", ""},
    {"61_XXR_zero", "! Line 2, column 5: 0 is not possible here (the number of rounds). Expected: a number from 1 to 99."},
    {"62_double_forfeit_both_plus", "! Line 4, column 99: In round 1 the results of players 1 (\"+\") and 2 (\"+\") cannot both be. Expected: results that belong together, such as 1 and 0."},
    {"63_all_absent", "Line 4, column 92: Nobody has a game in round 1; its entries are read as byes announced for a round still to be paired."},
};
// clang-format on

} // namespace

BOOST_AUTO_TEST_SUITE(trf_odd)

BOOST_AUTO_TEST_CASE(each_of_the_64_odd_files_has_its_exact_answer)
{
    BOOST_TEST(std::size(odd) == 64u);
    BOOST_TEST(samples::reportsIn(samples::oracles() / "odd").size() == 64u);
    for (const auto& row : odd) {
        const auto answer = answerTo(samples::contentOf(samples::oracles() / "odd" / (std::string{row.name} + ".trf")));
        BOOST_TEST(answer == row.answer, row.name << "\n  says:     " << answer << "\n  expected: " << row.answer);
    }
}

BOOST_AUTO_TEST_CASE(all_errors_of_a_file_come_in_one_go_in_the_order_of_its_lines)
{
    const auto report =
        readTrf(file({"142 x", "152 green", player(1, "1,x", {"   9 w 1"}), player(1, "0.0", {}), "240 Q   1    1"}));
    BOOST_TEST_REQUIRE(!report.has_value());
    std::vector<int> lines;
    for (const auto& e : report.error()) lines.push_back(e.line);
    BOOST_TEST((lines == std::vector<int>{1, 2, 3, 4, 5}));
}

BOOST_AUTO_TEST_CASE(an_error_names_what_stands_there_and_what_was_expected_in_both_languages)
{
    const auto e = samples::firstError(file({player(1, "1.0", {"   9 w 1"})}));
    BOOST_TEST(e.line == 1);
    BOOST_TEST(e.column == 92);
    BOOST_TEST(e.stands == "9");
    BOOST_TEST(expected(e, Language::English) == "the number of a player (001)");
    BOOST_TEST(sentence(e, Language::Chinese) ==
               "第1行第92列：没有编号为“9”的棋手（1号第1轮）。应为：棋手编号（001）。");
}

BOOST_AUTO_TEST_CASE(every_kind_has_a_sentence_in_both_languages)
{
    for (const auto kind : allTrfKinds())
        for (const auto language : {Language::English, Language::Chinese})
            BOOST_TEST(sentence({kind, 1, 1, "x", {}}, language).size() > 20u);
}

BOOST_AUTO_TEST_CASE(an_error_does_not_draw_others_after_it)
{
    // The record of player 1 cannot be read; that player 2 names him is not one more error.
    const auto report = readTrf(file({player(1, "1.0", {"    2 w 1"}), player(2, "0.0", {"   1 b 0"})}));
    BOOST_TEST_REQUIRE(!report.has_value());
    BOOST_TEST(report.error().size() == 1u);
}

BOOST_AUTO_TEST_CASE(line_ends_and_a_byte_order_mark_change_nothing)
{
    const auto lf = samples::smallEvent();
    std::string crlf, cr = lf;
    for (const char c : lf) crlf += c == '\n' ? std::string{"\r\n"} : std::string(1, c);
    std::replace(cr.begin(), cr.end(), '\n', '\r');
    for (const auto& bytes : {crlf, cr, "\xEF\xBB\xBF" + lf, lf.substr(0, lf.size() - 1), lf + "\x1A"}) {
        const auto report = samples::read(bytes);
        BOOST_TEST(report.players.size() == 4u);
        BOOST_TEST(report.adjustments.empty());
        BOOST_TEST(report.name.value == "Small");
    }
}

BOOST_AUTO_TEST_CASE(latin_1_is_read_and_said)
{
    const auto report = samples::read(file({"012 Caf\xE9 \x80", player(1, "0.0", {})}));
    BOOST_TEST(report.name.value == "Café €");
    BOOST_TEST(samples::adjusted(report, TrfKind::FromWindows1252));
}

BOOST_AUTO_TEST_CASE(what_is_no_report_is_refused_with_one_sentence)
{
    const auto only = [](const std::string& bytes, TrfKind kind) {
        const auto report = readTrf(bytes);
        BOOST_TEST_REQUIRE(!report.has_value());
        BOOST_TEST(report.error().size() == 1u);
        BOOST_TEST((report.error().front().kind == kind), sentence(report.error().front(), Language::English));
    };
    only("", TrfKind::EmptyFile);
    only("\n\n  \n", TrfKind::EmptyFile);
    only("hello\nworld\n", TrfKind::NotTrf);
    only(std::string("\xFF\xFE"
                     "0\0",
                     4),
         TrfKind::Utf16);
    only(std::string("012 x\n\0", 7), TrfKind::NotText);
    only("[Event \"x\"]\n\n1. e4 e5 *\n", TrfKind::NotTrf);
}

BOOST_AUTO_TEST_CASE(noise_of_any_size_is_refused_at_once)
{
    const std::string endless(60'000'000, 'x');
    BOOST_TEST((samples::firstError(endless).kind == TrfKind::LineTooLong));
    const std::string large(trfLargestFile + 1, '\n');
    BOOST_TEST((samples::firstError(large).kind == TrfKind::FileTooLarge));
    std::string lines = "012 x\n";
    for (int i = 0; i < 20'000; ++i) lines += "noise " + std::to_string(i) + "\n";
    BOOST_TEST((samples::firstError(lines).kind == TrfKind::NotTrf));
}

BOOST_AUTO_TEST_CASE(a_file_full_of_errors_is_not_listed_without_end)
{
    std::string lines;
    for (int i = 1; i <= 5000; ++i) lines += "001    x\n";
    const auto report = readTrf(lines);
    BOOST_TEST_REQUIRE(!report.has_value());
    BOOST_TEST(report.error().size() == 1001u);
    BOOST_TEST((report.error().back().kind == TrfKind::TooManyErrors));
}

BOOST_AUTO_TEST_CASE(old_reports_write_byes_with_the_signs_of_games)
{
    const auto report = samples::read(
        file({player(1, "1.0", {"0000 - +"}), player(2, "0.5", {"0000 - ="}), player(3, "0.0", {"0000 - -"}),
              player(4, "1.0", {"   5 w 1"}), player(5, "0.0", {"   4 b 0"})}));
    BOOST_TEST((report.players[0].rounds[0].score == Score::PairingBye));
    BOOST_TEST((report.players[1].rounds[0].score == Score::HalfBye));
    BOOST_TEST((report.players[2].rounds[0].score == Score::ZeroBye));
    BOOST_TEST(report.adjustments.size() == 3u);
}

BOOST_AUTO_TEST_CASE(two_such_byes_in_one_round_cannot_both_be_the_pairing_allocated_one)
{
    const auto report = samples::read(file({player(1, "1.0", {"0000 - +"}), player(2, "1.0", {"0000 - +"}),
                                            player(4, "1.0", {"   5 w 1"}), player(5, "0.0", {"   4 b 0"})}));
    BOOST_TEST((report.players[0].rounds[0].score == Score::FullBye));
    BOOST_TEST((report.players[1].rounds[0].score == Score::FullBye));
}

BOOST_AUTO_TEST_CASE(an_unknown_sign_is_an_adjourned_game__vcl_164_166)
{
    const auto report = samples::read(file({player(1, "0.5", {"   2 w a"}), player(2, "0.5", {"   1 b a"})}));
    BOOST_TEST((report.players[0].rounds[0].score == Score::Adjourned));
    BOOST_TEST(samples::adjusted(report, TrfKind::ResultUnknown));
}

BOOST_AUTO_TEST_CASE(a_game_without_a_result_goes_on_in_the_last_round_and_is_adjourned_in_an_earlier_one)
{
    const auto report = samples::read(
        file({"142 3", "152 W", player(1, "0.5", {"   2 w", "   3 b"}), player(2, "0.5", {"   1 b", "   4 w"}),
              player(3, "1.0", {"   4 w 1", "   1 w"}), player(4, "0.0", {"   3 b 0", "   2 b"})}));
    BOOST_TEST((report.players[0].rounds[0].score == Score::Adjourned));
    BOOST_TEST(!report.players[0].rounds[1].score.has_value());
    BOOST_TEST(obstaclesToPairing(report).size() == 2u);
}

BOOST_AUTO_TEST_CASE(a_missing_colour_is_taken_from_the_other_side_or_by_number_where_nothing_was_played)
{
    const auto report = samples::read(file({player(1, "1.0", {"   2 - 1"}), player(2, "0.0", {"   1 b 0"}),
                                            player(3, "0.0", {"   4 - -"}), player(4, "1.0", {"   3 - +"})}));
    BOOST_TEST((report.players[0].rounds[0].colour == Colour::White));
    BOOST_TEST((report.players[2].rounds[0].colour == Colour::White));
    BOOST_TEST((report.players[3].rounds[0].colour == Colour::Black));
    BOOST_TEST(report.adjustments.size() == 2u);
    BOOST_TEST((samples::firstError(file({player(1, "1.0", {"   2 - 1"}), player(2, "0.0", {"   1 - 0"})})).kind ==
                TrfKind::ColourMissing));
}

BOOST_AUTO_TEST_CASE(results_that_cannot_both_be_are_refused__vcl_181_184)
{
    for (const auto& [one, two] : std::vector<std::pair<std::string, std::string>>{
             {"1", "1"}, {"1", "="}, {"+", "0"}, {"1", "-"}, {"+", "+"}, {"W", "0"}, {"1", " "}, {"D", "="}}) {
        const auto e = samples::firstError(file({player(1, "", {"   2 w " + one}), player(2, "", {"   1 b " + two})}));
        BOOST_TEST((e.kind == TrfKind::ResultsContradict), one << two);
    }
}

BOOST_AUTO_TEST_CASE(entries_beyond_the_rounds_stated_are_errors_unless_nothing_happened_in_them)
{
    const auto nothing = samples::read(
        file({"142 1", player(1, "1.0", {"   2 w 1", "0000 -"}), player(2, "0.0", {"   1 b 0", "0000 - Z"})}));
    BOOST_TEST(samples::adjusted(nothing, TrfKind::EntriesBeyondStated));
    BOOST_TEST(nothing.players[1].announced.empty());
    const auto e = samples::firstError(
        file({"142 1", player(1, "1.0", {"   2 w 1", "0000 - H"}), player(2, "0.0", {"   1 b 0"})}));
    BOOST_TEST((e.kind == TrfKind::RoundsBeyondStated));
}

BOOST_AUTO_TEST_CASE(dates_are_read_in_the_forms_that_occur)
{
    for (const char* form : {"2026/03/01", "2026-03-01", "26/03/01", "01.03.2026", "2026.03.01"}) {
        const auto report = samples::read(file({std::string{"042 "} + form, player(1, "0.0", {})}));
        BOOST_TEST_REQUIRE(report.start.has_value(), form);
        BOOST_TEST((report.start->value == Date{2026, 3, 1}), form);
        BOOST_TEST(samples::adjusted(report, TrfKind::DateForm) == (std::string{form} != "2026/03/01"));
    }
    BOOST_TEST(samples::adjusted(samples::read(file({"042 spring", player(1, "0.0", {})})), TrfKind::DateUnreadable));
}

BOOST_AUTO_TEST_CASE(a_bye_in_240_must_not_contradict_the_entry)
{
    const std::string record = lineOf({{1, "240"}, {5, "H"}, {9, "1"}, {14, "3"}});
    const auto event = [&](const std::string& entry, const std::string& points) {
        return file(
            {record, player(1, "1.0", {"   2 w 1"}), player(2, "0.0", {"   1 b 0"}), player(3, points, {entry})});
    };
    BOOST_TEST((samples::read(event("", "0.5")).players[2].rounds[0].score == Score::HalfBye));
    BOOST_TEST(samples::read(event("0000 - H", "0.5")).adjustments.empty());
    BOOST_TEST((samples::firstError(event("0000 - Z", "0.0")).kind == TrfKind::ByeContradicts));
}

BOOST_AUTO_TEST_CASE(values_that_a_point_system_cannot_keep_apart_are_refused)
{
    BOOST_TEST((samples::firstError(file({"XXS WW=3 BW=2", player(1, "0.0", {})})).kind == TrfKind::ScoringSplit));
    BOOST_TEST(
        (samples::firstError(file({"BBZ  0.5", "BBF  0.0", player(1, "0.0", {})})).kind == TrfKind::ScoringSplit));
}

BOOST_AUTO_TEST_CASE(personal_data_of_other_programs_are_not_kept)
{
    const auto report = samples::read(file({player(1, "0.0", {}), "DAT 1 EMAIL a@b.c", "DAT 1 CLUB Beijing"}));
    BOOST_TEST_REQUIRE(report.lines.size() == 1u);
    BOOST_TEST(report.lines[0].text == "DAT 1 CLUB Beijing");
    BOOST_TEST(samples::adjusted(report, TrfKind::PersonalLeftOut));
}

BOOST_AUTO_TEST_SUITE_END()
