// The one classification of results (C.04.1; TRF 001; VCL 70-88, 180-186).
#include "domain/event/score.h"
#include "domain/event/boards.h"
#include "domain/facts/fields.h"
#include "tests/support/print.h"

using namespace arbiter;

BOOST_AUTO_TEST_SUITE(classification_of_results)

BOOST_AUTO_TEST_CASE(under_one_half_zero_a_result_is_worth__c_04_1)
{
    const Scoring scoring;
    const auto worth = [&](Score s) { return pointsFor(s, scoring); };
    BOOST_TEST(worth(Score::Win) == Points::whole(1));
    BOOST_TEST(worth(Score::Draw) == Points::halves(1));
    BOOST_TEST(worth(Score::Loss) == Points{});
    BOOST_TEST(worth(Score::ForfeitWin) == Points::whole(1));
    BOOST_TEST(worth(Score::ForfeitLoss) == Points{});
    BOOST_TEST(worth(Score::PairingBye) == Points::whole(1));
    BOOST_TEST(worth(Score::FullBye) == Points::whole(1));
    BOOST_TEST(worth(Score::HalfBye) == Points::halves(1));
    BOOST_TEST(worth(Score::ZeroBye) == Points{});
}

BOOST_AUTO_TEST_CASE(an_adjourned_game_counts_as_a_draw_and_nothing_else__vcl_q167)
{
    BOOST_TEST(pointsFor(Score::Adjourned, Scoring{}) == Points::halves(1));
    BOOST_TEST(!classOf(Score::Adjourned).final);
}

BOOST_AUTO_TEST_CASE(the_value_of_a_bye_and_its_kind_are_apart)
{
    Scoring scoring;
    scoring.pairingBye = Points::halves(1);
    BOOST_TEST(pointsFor(Score::PairingBye, scoring) == Points::halves(1));
    BOOST_TEST(pointsFor(Score::FullBye, scoring) == Points::whole(1));
    BOOST_TEST(classOf(Score::PairingBye).barsBye);
}

BOOST_AUTO_TEST_CASE(only_a_wins_worth_without_playing_bars_the_pairing_allocated_bye__c_04_3_2_1_2)
{
    for (const auto& row : allScores()) {
        const bool bars =
            row.score == Score::ForfeitWin || row.score == Score::PairingBye || row.score == Score::FullBye;
        BOOST_TEST(row.barsBye == bars, row.name.en);
    }
}

BOOST_AUTO_TEST_CASE(unrated_games_are_played_but_not_rated__vcl_q185)
{
    for (const Score s : {Score::UnratedWin, Score::UnratedDraw, Score::UnratedLoss}) {
        BOOST_TEST(classOf(s).played);
        BOOST_TEST(!classOf(s).rated);
    }
}

BOOST_AUTO_TEST_CASE(both_sides_of_a_game_got_something_that_can_be__vcl_q180_184)
{
    for (const auto& row : allOutcomes()) {
        const auto& white = classOf(row.scores.white);
        const auto& black = classOf(row.scores.black);
        BOOST_TEST(white.paired, row.text);
        BOOST_TEST(black.paired, row.text);
        BOOST_TEST(white.played == black.played, row.text << ": half played, half forfeited");
        const Scoring scoring;
        BOOST_TEST(pointsFor(row.scores.white, scoring) + pointsFor(row.scores.black, scoring) <= Points::whole(1),
                   row.text);
    }
}

BOOST_AUTO_TEST_CASE(half_nil_and_nil_nil_over_the_board_can_be_recorded__vcl_q180)
{
    BOOST_TEST(readOutcome("½-0") == Outcome::WhiteHalfBlackNone);
    BOOST_TEST(readOutcome("0-1/2") == Outcome::WhiteNoneBlackHalf);
    BOOST_TEST(readOutcome("0-0") == Outcome::BothLose);
}

BOOST_AUTO_TEST_CASE(results_are_read_as_people_write_them)
{
    for (const char* text : {"1-0", "1:0", "1"}) BOOST_TEST(readOutcome(text) == Outcome::WhiteWins, text);
    for (const char* text : {"½-½", "1/2-1/2", "=", "0.5-0.5", "0,5-0,5"})
        BOOST_TEST(readOutcome(text) == Outcome::Drawn, text);
    for (const char* text : {"+", "+-", "+:-"}) BOOST_TEST(readOutcome(text) == Outcome::WhiteWinsByForfeit, text);
    for (const char* text : {"--", "-:-"}) BOOST_TEST(readOutcome(text) == Outcome::BothForfeit, text);
    for (const char* text : {"1-1", "1-½", "2-0", "", "x", "+½", "1-", "10"})
        BOOST_TEST(!readOutcome(text).has_value(), text);
}

BOOST_AUTO_TEST_CASE(what_is_written_is_read_back)
{
    for (const auto& row : allOutcomes()) BOOST_TEST(readOutcome(row.text) == row.outcome);
}

BOOST_AUTO_TEST_CASE(the_journal_keeps_an_outcome_by_the_text_of_the_table)
{
    const auto names = namesOf(static_cast<Outcome*>(nullptr));
    BOOST_TEST_REQUIRE(names.size() == allOutcomes().size());
    for (std::size_t i = 0; i < names.size(); ++i) BOOST_TEST(names[i] == allOutcomes()[i].text);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(scoring)

namespace {

Scoring points(int win, int draw, int loss, int bye)
{
    return {Points::tenths(win), Points::tenths(draw), Points::tenths(loss), Points{}, Points::tenths(bye)};
}

} // namespace

BOOST_AUTO_TEST_CASE(one_half_zero_and_three_one_zero_can_be__vcl_q71_73)
{
    BOOST_TEST(!objectionTo(Scoring{}).has_value());
    BOOST_TEST(!objectionTo(points(30, 10, 0, 30)).has_value());
    BOOST_TEST(!objectionTo(points(10, 5, 0, 5)).has_value());
}

BOOST_AUTO_TEST_CASE(two_draws_are_never_worth_more_than_a_win_and_a_loss__vcl_q74)
{
    BOOST_TEST(objectionTo(points(30, 20, 0, 30)).has_value());
}

BOOST_AUTO_TEST_CASE(the_bye_is_never_worth_more_than_a_win__vcl_q83)
{
    BOOST_TEST(objectionTo(points(10, 5, 0, 20)).has_value());
}

BOOST_AUTO_TEST_CASE(the_bye_is_worth_what_a_result_can_give__vcl_q84)
{
    BOOST_TEST(objectionTo(points(30, 10, 0, 20)).has_value());
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(articles)

BOOST_AUTO_TEST_CASE(have_the_form_of_both_editions)
{
    for (const char* text : {"9.5.3", "10.10(1)", "12", "A.4.2", "I.8", "III.3.1", "9.2.2.1", "13.1(2)"})
        BOOST_TEST(isArticleNumber(text), text);
    for (const char* text :
         {"", "nine", "9.", ".5", "9..5", "9.5(", "9.5()", "9.5 ", "article 9", "IIII.3", "9.5.3.1.2.3.4.5.6.7.8"})
        BOOST_TEST(!isArticleNumber(text), text);
}

BOOST_AUTO_TEST_SUITE_END()
