// The recommended readings of odd files of other projects, which stand beside the house and are never copied into it.
#include "tests/exchange_pgn/read_text.h"

#include <filesystem>

using namespace arbiter;
using Kind = PgnWarningKind;

namespace {

const std::filesystem::path files = std::filesystem::path{ARBITER_SOURCE_DIR} / "../shared/data/public/chess/pgn/files";

bool areThere()
{
    if (std::filesystem::exists(files)) return true;
    BOOST_TEST_MESSAGE("skipped: no " << files);
    return false;
}

std::vector<PgnGame> file(const char* name) { return readGames(contentOf((files / name).string())); }

void expect(const char* name, std::vector<std::size_t> plies, std::optional<PgnFault> fault = {},
            std::optional<Kind> warning = {})
{
    const auto games = file(name);
    BOOST_TEST_REQUIRE(games.size() == plies.size(), name << " has " << games.size());
    for (std::size_t i = 0; i < plies.size(); ++i)
        BOOST_TEST(games[i].game.plies() == plies[i], name << " game " << i + 1 << ": " << games[i].game.plies());
    BOOST_TEST(games[0].error.has_value() == fault.has_value(), name);
    if (fault && games[0].error) BOOST_TEST((games[0].error->fault == *fault), name);
    if (warning) BOOST_TEST(warns(games[0], *warning), name);
}

} // namespace

BOOST_AUTO_TEST_SUITE(recommended_readings)

BOOST_AUTO_TEST_CASE(of_tags)
{
    if (!areThere()) return;
    expect("cc_01_tag_format.pgn", {15}, {}, Kind::BrokenTag);
    expect("cc_05_tag_no_start_brace.pgn", {127}, {}, Kind::BrokenTag);
    expect("hand_tags_only_two.pgn", {0, 1});
    expect("hand_bad_fen.pgn", {0}, PgnFault::BadFen);
}

BOOST_AUTO_TEST_CASE(of_comments_and_brackets)
{
    if (!areThere()) return;
    expect("cc_07_1_movetext_commentary_end_brace_without_start_brace.pgn", {15}, {}, Kind::StrayBracket);
    expect("cc_07_2_movetext_commentary_end_brace_without_start_brace.pgn", {15}, {}, Kind::StrayBracket);
    expect("cc_07_3_movetext_commentary_end_brace_without_start_brace.pgn", {15}, {}, Kind::StrayBracket);
    expect("cc_25_2_invalid_commentary.pgn", {35}, PgnFault::Syntax);
    expect("cc_25_4_invalid_commentary.pgn", {226}, PgnFault::Syntax, Kind::StrayBracket); // words before its braces
    expect("cc_25_5_invalid_commentary.pgn", {227}, {}, Kind::StrayBracket);
    expect("hand_unclosed_variation.pgn", {2}, {}, Kind::VariationNotClosed);
    expect("hand_unclosed_comment.pgn", {2, 1}, PgnFault::CommentNotClosed);
}

BOOST_AUTO_TEST_CASE(of_moves)
{
    if (!areThere()) return;
    expect("cc_19_uppercase_file_letter.pgn", {1}, {}, Kind::NotationLoose);
    expect("cc_20_uppercase_capture_marker.pgn", {5}, {}, Kind::NotationLoose);
    expect("cc_21_file_end_invalid.pgn", {127}, PgnFault::Syntax);
    expect("cl_corrupted.pgn", {124}, PgnFault::Syntax);
    expect("hand_ambiguous.pgn", {6}, PgnFault::Ambiguous);
    expect("hand_black_first_dots.pgn", {0}, PgnFault::Illegal);
    expect("hand_html_entities.pgn", {4}, {}, Kind::MarkupIgnored);
    expect("hand_junk_word.pgn", {2}, PgnFault::Syntax);
    expect("hand_missing_move.pgn", {1}, PgnFault::Illegal);
    expect("hand_moves_after_mate.pgn", {4}, PgnFault::GameIsOver);
    expect("hand_typo_square.pgn", {2}, PgnFault::Syntax);
    expect("hand_uci_moves.pgn", {4});
}

BOOST_AUTO_TEST_CASE(of_results_and_the_end_of_a_game)
{
    if (!areThere()) return;
    expect("hand_blank_line_in_movetext.pgn", {4});
    expect("hand_result_mismatch.pgn", {2}, {}, Kind::ResultConflict);
    expect("hand_result_zeros.pgn", {2});
    BOOST_TEST((file("hand_result_zeros.pgn").at(0).result == PgnResult::BothLose));
    expect("hand_two_games_one_line.pgn", {2, 2});
}

BOOST_AUTO_TEST_CASE(of_encodings)
{
    if (!areThere()) return;
    expect("hand_utf16le.pgn", {2});
    BOOST_TEST(*file("hand_gbk.pgn").at(0).tag("White") == "丁立人");
    BOOST_TEST(*file("hand_latin1.pgn").at(0).tag("White") == "Müller, Jürgen");
}

BOOST_AUTO_TEST_SUITE_END()
