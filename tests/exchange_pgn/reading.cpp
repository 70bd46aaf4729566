// PGN as it is met: what is read, what is warned of, what ends a game.
#include "tests/exchange_pgn/read_text.h"

#include "domain/chess/fen.h"

using namespace arbiter;
using Kind = PgnWarningKind;

BOOST_AUTO_TEST_SUITE(pgn_reading)

BOOST_AUTO_TEST_CASE(tags_moves_and_result)
{
    const auto game =
        readOne("[Event \"a \\\"quoted\\\" \\\\ name\"]\n[White \"x]y\"]\n[Result \"1-0\"]\n\n1.e4 e5 2.Nf3 Nc6 1-0\n");
    BOOST_TEST(*game.tag("Event") == "a \"quoted\" \\ name");
    BOOST_TEST(*game.tag("White") == "x]y");
    BOOST_TEST(game.game.plies() == 4u);
    BOOST_TEST((game.result == PgnResult::WhiteWins));
    BOOST_TEST(game.warnings.empty());
    BOOST_TEST(!game.error.has_value());
}

BOOST_AUTO_TEST_CASE(comments_signs_and_variations_stay_where_they_stood)
{
    const auto game =
        readOne("{start} 1. e4 {a} {b} $1 e5 ; rest\n2. Nf3 (2. f4 exf4 (2... d5 {x}) 3. Bc4) 2... Nc6!? *");
    BOOST_TEST(game.line.before.at(0).text == "start");
    BOOST_TEST(game.line.moves.at(0).notes.size() == 2u);
    BOOST_TEST(game.line.moves.at(0).nags.at(0) == 1);
    BOOST_TEST(game.line.moves.at(1).notes.at(0).text == " rest");
    BOOST_TEST(game.line.moves.at(2).variations.at(0).moves.size() == 3u);
    BOOST_TEST(game.line.moves.at(2).variations.at(0).moves.at(1).variations.at(0).moves.size() == 1u);
    BOOST_TEST(game.game.plies() == 4u);
}

BOOST_AUTO_TEST_CASE(clocks_are_read_from_comments)
{
    using std::chrono::milliseconds;
    BOOST_TEST((readClock("x [%clk 1:30:56] y", "clk") == milliseconds{5'456'000}));
    BOOST_TEST((readClock("[%emt 0:00:10.5]", "emt") == milliseconds{10'500}));
    BOOST_TEST(!readClock("[%clk soon]", "clk").has_value());
    BOOST_TEST(!readClock("[%emt 0:00:10]", "clk").has_value());
}

BOOST_AUTO_TEST_CASE(a_bad_move_ends_its_game_and_says_where)
{
    const auto games = readGames("[Event \"1\"]\n\n1. e4 e5\n2. Nf3 Nf4 3. d4 1-0\n\n[Event \"2\"]\n\n1. d4 *\n");
    BOOST_TEST_REQUIRE(games.size() == 2u);
    BOOST_TEST_REQUIRE(games[0].error.has_value());
    BOOST_TEST((games[0].error->fault == PgnFault::Illegal));
    BOOST_TEST(games[0].error->text == "Nf4");
    BOOST_TEST(games[0].error->ply == 4u);
    BOOST_TEST(games[0].error->place.line == 4u);
    BOOST_TEST(games[0].error->place.column == 8u);
    BOOST_TEST(games[0].error->place.byte == 29u);
    BOOST_TEST(games[0].game.plies() == 3u);
    BOOST_TEST(games[1].game.plies() == 1u);
}

BOOST_AUTO_TEST_CASE(what_ends_a_game)
{
    const auto fault = [](const char* text) { return readOne(text).error.value().fault; };
    BOOST_TEST((fault("1. e4 e5 xyz 2. Nf3 1-0") == PgnFault::Syntax));
    BOOST_TEST((fault("1. d4 d5 2. Nc3 e6 3. e4 c5 4. Ne2 1-0") == PgnFault::Ambiguous));
    BOOST_TEST((fault("1. f3 e5 2. g4 Qh4# 3. a3 0-1") == PgnFault::GameIsOver));
    BOOST_TEST((fault("1. e4 -- 2. d4 *") == PgnFault::NullMove));
    BOOST_TEST((fault("[FEN \"8/8/8 w\"]\n\n1. e4 *") == PgnFault::BadFen));
    BOOST_TEST((fault("[Variant \"Antichess\"]\n\n1. e4 *") == PgnFault::OtherVariant));
    BOOST_TEST((fault("[FEN \"8/4P1k1/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. e8 *") == PgnFault::PromotionMissing));
    BOOST_TEST((fault("1. e4 e5 {never closed 2. Nf3 1-0") == PgnFault::CommentNotClosed));
    BOOST_TEST((fault("1. e4 e5 2. Nf3& 1-0") == PgnFault::Syntax));
}

BOOST_AUTO_TEST_CASE(what_is_warned_of_and_passed_over)
{
    BOOST_TEST(warns(readOne("1. e4 e5) 2. Nf3 1-0"), Kind::StrayBracket));
    BOOST_TEST(warns(readOne("1. e4 } e5 1-0"), Kind::StrayBracket));
    BOOST_TEST(warns(readOne("Event \"?\"]\n[Site \"?\"]\n\n1. e4 *"), Kind::BrokenTag));
    BOOST_TEST(warns(readOne("[Event \"T\"]test\n\n1. e4 *"), Kind::TextAfterTag));
    BOOST_TEST(warns(readOne("[White \"A\"]\n[White \"B\"]\n\n1. e4 *"), Kind::DuplicateTag));
    BOOST_TEST(warns(readOne("1. e4 e5 2. Nf3 &nbsp; Nc6 1-0"), Kind::MarkupIgnored));
    BOOST_TEST(warns(readOne("1. e4 e5 (1... c5 2. Nf3 1-0"), Kind::VariationNotClosed));
    BOOST_TEST(warns(readOne("1. e4 e5 (1... Qh4) 1-0"), Kind::VariationUnreadable));
    BOOST_TEST(warns(readOne("1. e4 e5 2. Nf3"), Kind::ResultMissing));
    BOOST_TEST(warns(readOne("[Result \"1-0\"]\n\n1. e4 e5 0-1"), Kind::ResultConflict));
    BOOST_TEST(warns(readOne("1. e4 e5 2... Nf3 *"), Kind::MoveNumberWrongSide));
    BOOST_TEST(warns(readOne("[SetUp \"1\"]\n\n1. e4 *"), Kind::SetUpConflict));
    BOOST_TEST(warns(readOne("[FEN \"4k3/8/8/8/8/8/8/4K3 w K - 0 1\"]\n\n*"), Kind::FenChanged));
    BOOST_TEST(warns(readOne("1. NF3 *"), Kind::NotationLoose));
    BOOST_TEST(warns(readOne("1. e4+ *"), Kind::NotationLoose));
}

BOOST_AUTO_TEST_CASE(a_tag_whose_bracket_is_missing_still_counts)
{
    const auto game = readOne("[Event \"T\"\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"\n\n1. e4 *");
    BOOST_TEST(warns(game, Kind::BrokenTag));
    BOOST_TEST(toFen(game.game.now()) == "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1");
}

BOOST_AUTO_TEST_CASE(results_as_people_write_them)
{
    const auto result = [](const std::string& text) { return readOne("1. e4 e5 " + text).result; };
    for (const char* draw : {"1/2-1/2", "1/2", "½-½", "0.5-0.5", "1/2–1/2"})
        BOOST_TEST((result(draw) == PgnResult::Draw), draw);
    BOOST_TEST((result("1–0") == PgnResult::WhiteWins));
    BOOST_TEST((result("0-1") == PgnResult::BlackWins));
    BOOST_TEST((result("0-0") == PgnResult::BothLose));
    BOOST_TEST((result("*") == PgnResult::Unknown));
}

BOOST_AUTO_TEST_CASE(zeros_castle_where_that_is_legal)
{
    const auto game = readOne("1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 4. 0-0 0-0 *");
    BOOST_TEST(game.game.plies() == 8u);
    BOOST_TEST((game.game.moves().back().kind() == MoveKind::Castling));
    const auto lost = readOne("[Result \"0-0\"]\n\n1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 0-0");
    BOOST_TEST((lost.result == PgnResult::BothLose));
    BOOST_TEST(lost.game.plies() == 6u);
}

BOOST_AUTO_TEST_CASE(where_a_game_ends_and_the_next_begins)
{
    BOOST_TEST(readGames("1. e4 e5 1-0 1. d4 d5 0-1").size() == 2u);
    BOOST_TEST(readGames("[Event \"a\"]\n\n[Event \"b\"]\n\n1. e4 *").size() == 2u);
    BOOST_TEST(readGames("[Event \"a\"]\n\n1. e4\n\n[Event \"b\"]\n\n1. d4 *").size() == 2u);
    BOOST_TEST(readOne("[Event \"a\"]\n\n1. e4 e5\n\n2. Nf3 Nc6 1-0").game.plies() == 4u);
    BOOST_TEST(readOne("[Event \"a\"]\n\n{comment}\n\n1. e4 1-0").game.plies() == 1u);
    BOOST_TEST(readGames("\n  \n").empty());
    const auto unclosed = readGames("[Event \"a\"]\n\n1. e4 {open\n\n[Event \"b\"]\n\n1. d4 {c} *");
    BOOST_TEST_REQUIRE(unclosed.size() == 2u);
    BOOST_TEST(unclosed[1].game.plies() == 1u);
}

BOOST_AUTO_TEST_CASE(any_line_end_and_any_size_of_piece_reads_the_same)
{
    const std::string text =
        "[Event \"T\"]\n[White \"丁立人\"]\n\n1. e4 {c\nd} e5\n% an escaped line\n2. Nf3 ; rest\nNc6 1-0\n\n"
        "[Event \"U\"]\n\n1. d4 (1. c4 $14) 1... d5 ½-½\n";
    const auto whole = readGames(text);
    BOOST_TEST_REQUIRE(whole.size() == 2u);
    for (const std::size_t piece : {1, 2, 3, 7, 50}) {
        const auto games = readGames(text, piece);
        BOOST_TEST_REQUIRE(games.size() == 2u);
        BOOST_TEST((games[0].line == whole[0].line && games[1].line == whole[1].line));
    }
    for (const std::string end : {"\r\n", "\r"}) {
        std::string other;
        for (const char c : text) other += c == '\n' ? end : std::string(1, c);
        const auto games = readGames(other);
        BOOST_TEST_REQUIRE(games.size() == 2u);
        BOOST_TEST((games[0].line == whole[0].line && games[0].tags == whole[0].tags));
    }
}

BOOST_AUTO_TEST_CASE(a_line_may_be_longer_than_any_buffer)
{
    std::string text = "1. e4 {" + std::string(700'000, 'x') + "} e5";
    for (int i = 0; i < 60'000; ++i) text += " $1";
    const auto game = readOne(text + " 2. Nf3 bad *");
    BOOST_TEST(game.line.moves.at(0).notes.at(0).text.size() == 700'000u);
    BOOST_TEST(game.game.plies() == 3u);
    BOOST_TEST(game.error->place.line == 1u);
    BOOST_TEST(game.error->place.byte == text.size() + 8);
}

BOOST_AUTO_TEST_CASE(chess960_games_castle_by_their_own_squares)
{
    const auto game = readOne("[Variant \"Chess960\"]\n[FEN \"bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w "
                              "HFhf - 2 9\"]\n\n1. Nf3 *");
    BOOST_TEST(toFen(game.game.now()) == "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P1N2/NPP1P1PP/BQ1B1RKR b KQkq - 3 9");
}

BOOST_AUTO_TEST_CASE(other_languages_are_read_when_they_are_named)
{
    const auto games = readGames("1. e4 e5 2. Sf3 Sc6 3. Lb5 *", 100, {PgnDepth::Everything, "de"});
    BOOST_TEST(games.at(0).game.plies() == 5u);
    BOOST_TEST(readOne("1. 兵e4 ♟e5 2. 马f3 *").game.plies() == 3u);
}

BOOST_AUTO_TEST_SUITE_END()
