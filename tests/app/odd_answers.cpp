// The 64 odd reports, as `arbiter pair` answers them, beside what another program said of them (ANSWERS.md): the same
// pairs, or a refusal that names the place, or a better answer, which is listed here with its reason.
#include "tests/support/program.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

using namespace arbiter::test;
namespace fs = std::filesystem;

namespace {

const fs::path folder = fs::path{ARBITER_SOURCE_DIR} / "tests/oracles/trf/odd";

struct Better {
    int status;
    const char* pairs; ///< as ANSWERS.md writes them
    const char* why;
};

// clang-format off
const std::map<std::string, Better> better{
    {"01_missing_number", {0, "2 / 1 4 / 5 2", "numbers with a gap still have an order"}},
    {"03_short_player_line", {0, "1 / 1 2", "points left out follow from the results"}},
    {"06_wrong_points", {0, "2 / 2 1 / 3 4", "the results count, and the difference is said"}},
    {"10_uppercase_colour", {0, "2 / 2 1 / 3 4", "W can only mean w"}},
    {"15_latin1_name", {0, "2 / 1 3 / 4 2", "Latin-1 is read, and said"}},
    {"16_rating_5_digits", {2, "", "a rating of 12500 is no rating"}},
    {"21_xxz_ignored", {0, "2 / 2 1 / 3 0", "whoever XXZ names is absent"}},
    {"23_240_bad_type", {2, "", "X is no kind of bye: who is meant to be away is not guessed"}},
    {"24_260_open_end", {0, "2 / 4 1 / 2 3", "an open end is the end of the event"}},
    {"30_162_A", {0, "2 / 2 1 / 3 4", "A is the letter of the form"}},
    {"32_162_3_1_0_points_mismatch", {0, "2 / 2 1 / 3 4", "the results count, and the difference is said"}},
    {"33_013_team", {0, "2 / 2 1 / 3 4", "old team records beside individuals do not make a team event"}},
    {"34_192_2026", {0, "2 / 2 1 / 3 4", "the rules in force are those of 2026"}},
    {"36_bom", {0, "2 / 2 1 / 3 4", "a byte order mark is no part of the first line"}},
    {"39_299_abnormal", {0, "2 / 2 1 / 3 4", "abnormal points are counted"}},
    {"40_preassigned_pab", {0, "1 / 1 2", "the bye announced for the round to be paired is kept"}},
    {"43_xxp_unknown_id", {2, "", "the other program crashes"}},
    {"44_260_unknown_id", {2, "", "the other program crashes"}},
    {"46_250_zero", {0, "2 / 2 1 / 3 4", "0 points change nothing, which is said"}},
    {"51_decimal_comma", {0, "2 / 2 1 / 3 4", "1,0 can only mean 1.0"}},
    {"52_152_lowercase", {0, "2 / 2 1 / 3 4", "w can only mean W"}},
    {"53_both_colours_xxc", {2, "", "white1 and black1 contradict each other"}},
    {"56_240_id_out_of_range", {2, "", "a bye for nobody is a mistake in the number"}},
    {"57_double_pab_one_round", {2, "", "one round has one pairing-allocated bye"}},
    {"58_both_win", {2, "", "two players cannot both win"}},
    {"62_double_forfeit_both_plus", {2, "", "two players cannot both win"}},
    {"63_all_absent", {0, "0", "nobody is there in the round to be paired"}},
};
// clang-format on

/// "2 / 2 1 / 3 4" of the lines of an answer.
std::string onOneLine(const std::string& out)
{
    std::istringstream in{out};
    std::string all;
    for (std::string line; std::getline(in, line);) all += (all.empty() ? "" : " / ") + line;
    return all;
}

std::string cell(const std::string& row, int number)
{
    std::istringstream in{row};
    std::string text;
    for (int i = 0; i <= number; ++i) std::getline(in, text, '|');
    const auto first = text.find_first_not_of(' '), last = text.find_last_not_of(' ');
    return first == std::string::npos ? "" : text.substr(first, last - first + 1);
}

/// A refusal says where, or that the file as a whole lacks something, or by which article.
bool isExact(const Answer& answer)
{
    const auto has = [&](const char* part) { return answer.err.find(part) != std::string::npos; };
    if (answer.status == 1) return has("has no legal pairing: ") && has("article C.04.3");
    return has("Expected: ") || has("column ");
}

struct Told {
    int status;
    std::string pairs;
};

/// What is to be answered: the better answer, or what the other program said in our statuses.
Told wanted(const std::string& name, const std::string& row)
{
    if (const auto at = better.find(name); at != better.end()) return {at->second.status, at->second.pairs};
    const int other = std::stoi(cell(row, 2));
    return {other == 0 || other == 1 ? other : 2, other == 0 ? cell(row, 3) : ""};
}

} // namespace

BOOST_AUTO_TEST_SUITE(odd_reports)

BOOST_AUTO_TEST_CASE(are_answered_as_the_other_program_does_or_better)
{
    const Folder here;
    int files = 0;
    std::ifstream in{folder / "ANSWERS.md"};
    for (std::string row; std::getline(in, row);) {
        const auto name = cell(row, 1);
        if (!fs::exists(folder / (name + ".trf"))) continue;
        const auto answer = here.run({"pair", (folder / (name + ".trf")).string()});
        const auto want = wanted(name, row);
        BOOST_TEST(answer.status == want.status, name << ": " << answer.err);
        BOOST_TEST(onOneLine(answer.out) == want.pairs, name);
        if (want.status != 0) BOOST_TEST(isExact(answer), name << ": " << answer.err);
        ++files;
    }
    BOOST_TEST(files == 64);
}

BOOST_AUTO_TEST_SUITE_END()
