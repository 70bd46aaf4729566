// What happens at the boards is recorded with its article, folded into clocks, points and results, and demands what
// any edition of the Laws demands (A 10, 12-14, 16; B 9, 12, guidelines I). Judging is not tested here.
#include "tests/support/build.h"
#include "tests/support/print.h"

using namespace arbiter;
using namespace arbiter::test;

namespace {

constexpr auto adjournedPosition = "8/5pk1/4r1p1/R6p/P6P/6P1/5PK1/8 w - - 3 58";

Event oneGame(Edition edition = Edition::B)
{
    Event e{7, edition};
    e.players(2).numbered().round({pair(1, 2)});
    return e;
}

ClaimRuled incorrectClaim()
{
    ClaimRuled f{};
    f.game = game(1, 1);
    f.claimant = Colour::White;
    f.kind = ClaimKind::Repetition;
    f.edition = Edition::B;
    f.article = "9.5.3";
    f.clocks.black = Seconds{120};
    return f;
}

EnvelopeSealed sealed()
{
    EnvelopeSealed f{game(1, 1), {}};
    f.envelope.sealedBy = Colour::White;
    f.envelope.moveNumber = 58;
    f.envelope.position = adjournedPosition;
    f.envelope.timeUsed = {Seconds{8172}, Seconds{8020}};
    return f;
}

const GameRecord& recordOf(const Event& e) { return e.t.records.at(game(1, 1)); }

} // namespace

BOOST_AUTO_TEST_SUITE(a_claim)

BOOST_AUTO_TEST_CASE(found_incorrect_gives_the_opponent_two_minutes_and_play_goes_on__laws_9_5_3)
{
    auto e = oneGame();
    e.take(incorrectClaim());
    BOOST_TEST(recordOf(e).clocks.black.count() == 120);
    BOOST_TEST(recordOf(e).clocks.white.count() == 0);
    BOOST_TEST(!findBoard(e.t, round(1), BoardNumber{1})->game.outcome.has_value());
    e.result(1, 1, Outcome::BlackWins);
}

BOOST_AUTO_TEST_CASE(found_correct_ends_the_game_as_a_draw__laws_9_5_2)
{
    auto e = oneGame();
    auto claim = incorrectClaim();
    claim.correct = true;
    claim.clocks = {};
    claim.article = "9.2.2.1";
    BOOST_TEST(e.refusal(claim) == Why::ClaimNeedsDraw);
    claim.outcome = Outcome::WhiteWins;
    BOOST_TEST(e.refusal(claim) == Why::ClaimNeedsDraw);
    claim.outcome = Outcome::Drawn;
    e.take(claim);
    BOOST_TEST(e.points(1) == Points::halves(1));
    BOOST_TEST(e.refusal(claim) == Why::GameIsOver);
}

BOOST_AUTO_TEST_CASE(is_ruled_under_an_article)
{
    auto e = oneGame();
    auto claim = incorrectClaim();
    claim.article = "";
    BOOST_TEST(e.refusal(claim) == Why::ArticleMissing);
    claim.article = "the usual";
    BOOST_TEST(e.refusal(claim) == Why::BadArticle);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(a_clock_correction)

BOOST_AUTO_TEST_CASE(changes_both_clocks_with_article_and_reason)
{
    auto e = oneGame();
    ClockCorrected f{game(1, 1), {Seconds{-60}, Seconds{60}}, "6.10.1", "increment was not set"};
    e.take(f).take(f);
    BOOST_TEST(recordOf(e).clocks.white.count() == -120);
    BOOST_TEST(recordOf(e).clockCorrections.size() == 2u);
    f.reason = "";
    BOOST_TEST(e.refusal(f) == Why::ReasonMissing);
    f.reason = "x";
    f.change = {};
    BOOST_TEST(e.refusal(f) == Why::NothingChanges);
    f.change.white = Seconds{100'000};
    BOOST_TEST(e.refusal(f) == Why::TooMuchTime);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(a_penalty)

BOOST_AUTO_TEST_CASE(in_points_is_part_of_the_score__laws_12_9)
{
    auto e = oneGame();
    PenaltyImposed f{};
    f.player = id(1);
    f.game = game(1, 1);
    f.kind = PenaltyKind::Points;
    f.article = "12.9.5";
    BOOST_TEST(e.refusal(f) == Why::PenaltyNeedsPoints);
    f.points = Points::halves(-1);
    f.opponentPoints = Points::halves(1);
    e.result(1, 1, Outcome::WhiteWins).take(f);
    BOOST_TEST(e.points(1) == Points::halves(1));
    BOOST_TEST(e.points(2) == Points::halves(1));
}

BOOST_AUTO_TEST_CASE(that_ends_the_game_names_the_result_and_a_game_that_is_not_over)
{
    auto e = oneGame();
    PenaltyImposed f{};
    f.player = id(1);
    f.kind = PenaltyKind::Loss;
    f.article = "12.9.6";
    BOOST_TEST(e.refusal(f) == Why::PenaltyNeedsGame);
    f.game = game(1, 1);
    BOOST_TEST(e.refusal(f) == Why::PenaltyNeedsResult);
    f.outcome = Outcome::BlackWins;
    e.take(f);
    BOOST_TEST(e.points(2) == Points::whole(1));
    BOOST_TEST(e.refusal(f) == Why::GameIsOver);
}

BOOST_AUTO_TEST_CASE(falls_on_a_player_of_that_game)
{
    Event e;
    e.players(4).numbered().round({pair(1, 3), pair(4, 2)});
    PenaltyImposed f{};
    f.player = id(2);
    f.game = game(1, 1);
    f.kind = PenaltyKind::Warning;
    f.article = "12.9.1";
    BOOST_TEST(e.refusal(f) == Why::PlayerNotInGame);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(an_adjournment)

BOOST_AUTO_TEST_CASE(runs_from_the_sealed_move_to_the_result__laws_a_13_14)
{
    auto e = oneGame(Edition::A);
    e.take(sealed());
    BOOST_TEST(findBoard(e.t, round(1), BoardNumber{1})->game.outcome == Outcome::Adjourned);
    BOOST_TEST(e.points(1) == Points::halves(1));
    e.take(EnvelopeStored{game(1, 1), "C. Arbiter", "safe 1"}).take(EnvelopeStored{game(1, 1), "D. Arbiter", "safe 2"});
    BOOST_TEST(recordOf(e).adjournments.back().custody.size() == 2u);
    BOOST_TEST(e.refusal(GameResumed{game(1, 1), {}}) == Why::NotOpened);
    e.take(EnvelopeOpened{game(1, 1), "Player 2", "Ra7"}).take(GameResumed{game(1, 1), {Seconds{8172}, Seconds{8020}}});
    e.result(1, 1, Outcome::WhiteWins);
    BOOST_TEST(e.points(1) == Points::whole(1));
}

BOOST_AUTO_TEST_CASE(may_happen_twice_in_a_game_but_not_before_the_first_was_resumed)
{
    auto e = oneGame();
    e.take(sealed());
    BOOST_TEST(e.refusal(sealed()) == Why::AlreadySealed);
    e.take(EnvelopeOpened{game(1, 1), "Player 2", "Ra7"}).take(GameResumed{game(1, 1), {}});
    BOOST_TEST(e.refusal(GameResumed{game(1, 1), {}}) == Why::AlreadyResumed);
    e.take(sealed());
    BOOST_TEST(recordOf(e).adjournments.size() == 2u);
}

BOOST_AUTO_TEST_CASE(needs_the_position_and_the_sealer_to_move__laws_a_13_2_b_i_2)
{
    auto e = oneGame();
    auto f = sealed();
    f.envelope.position = "8/8/8/8/8/8/8 w";
    BOOST_TEST(e.refusal(f) == Why::BadPosition);
    BOOST_TEST(objection(e.t, f)->article == "I.2");
    f = sealed();
    f.envelope.sealedBy = Colour::Black;
    BOOST_TEST(e.refusal(f) == Why::WrongSideToMove);
    f = sealed();
    f.envelope.moveNumber = 0;
    BOOST_TEST(e.refusal(f) == Why::BadMoveNumber);
}

BOOST_AUTO_TEST_CASE(is_opened_once_and_only_with_somebody_present__laws_a_14_2)
{
    auto e = oneGame(Edition::A);
    BOOST_TEST(e.refusal(EnvelopeOpened{game(1, 1), "Player 2", "Ra7"}) == Why::NotSealed);
    e.take(sealed());
    BOOST_TEST(e.refusal(EnvelopeOpened{game(1, 1), "", "Ra7"}) == Why::NameMissing);
    BOOST_TEST(objection(e.t, EnvelopeOpened{game(1, 1), "", "Ra7"})->article == "14.2");
    e.take(EnvelopeOpened{game(1, 1), "Player 2", "Ra7"});
    BOOST_TEST(e.refusal(EnvelopeOpened{game(1, 1), "Player 2", "Ra7"}) == Why::AlreadyOpened);
    BOOST_TEST(e.refusal(EnvelopeStored{game(1, 1), "C. Arbiter", "safe 1"}) == Why::AlreadyOpened);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(an_incident)

BOOST_AUTO_TEST_CASE(is_noted_for_a_board_or_for_the_hall)
{
    auto e = oneGame();
    e.take(IncidentNoted{round(1), BoardNumber{1}, "11.5", "spoke to his opponent"});
    e.take(IncidentNoted{round(1), {}, "", "power cut of four minutes"});
    BOOST_TEST(recordOf(e).incidents.size() == 1u);
    BOOST_TEST(e.t.incidents.size() == 1u);
    BOOST_TEST(e.refusal(IncidentNoted{round(1), BoardNumber{9}, "", "x"}) == Why::NoSuchBoard);
    BOOST_TEST(e.refusal(IncidentNoted{round(1), {}, "", " "}) == Why::TextMissing);
}

BOOST_AUTO_TEST_SUITE_END()
