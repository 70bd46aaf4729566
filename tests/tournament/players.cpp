// Players come, go, return and are expelled; nothing is decided about a round that is paired (C.04.2 2; VCL 145-156,
// 170-179, 197).
#include "tests/support/build.h"
#include "tests/support/print.h"

using namespace arbiter;
using namespace arbiter::test;

BOOST_AUTO_TEST_SUITE(players)

BOOST_AUTO_TEST_CASE(numbers_follow_rating_then_title_then_name__c_04_2_2_2)
{
    Event e;
    const auto enter = [&](const char* name, int rating, Title title) {
        Entering p;
        p.card.name = name;
        p.card.title = title;
        p.rating = rating;
        e.take(enterPlayer(e.t, p));
    };
    enter("Zola", 2000, Title::FM);
    enter("Adams", 2000, Title::None);
    enter("Brown", 2100, Title::None);
    enter("Curie", 2000, Title::None);
    e.take(assignNumbers(e.t));
    const std::vector<PlayerId> expected{id(3), id(1), id(2), id(4)};
    BOOST_TEST(e.t.numbers == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_late_entry_takes_the_number_its_rating_earns_until_round_4__vcl_q156)
{
    Event e;
    e.players(2).numbered().round({pair(1, 2)});
    Entering late;
    late.card.name = "Latecomer";
    late.rating = 2500;
    e.take(enterPlayer(e.t, late)).take(assignNumbers(e.t));
    BOOST_TEST(e.t.numbers.front() == id(3));
}

BOOST_AUTO_TEST_CASE(no_number_changes_once_round_4_is_paired__vcl_q147_152)
{
    Event e;
    e.players(2).numbered();
    for (int r = 1; r <= 4; ++r) {
        if (r > 1) e.result(r - 1, 1, Outcome::Drawn);
        e.round({pair(1, 2)});
    }
    BOOST_TEST(e.refusal(NumbersAssigned{{id(2), id(1)}}) == Why::NumbersFixed);
    Entering late;
    late.card.name = "Latecomer";
    late.rating = 2500;
    e.take(enterPlayer(e.t, late)).take(assignNumbers(e.t));
    BOOST_TEST(e.t.numbers.back() == id(3));
}

BOOST_AUTO_TEST_CASE(a_late_entry_has_a_bye_for_each_round_missed__c_04_2_2_5)
{
    Event e;
    e.players(2).numbered().round({pair(1, 2)}).result(1, 1, Outcome::Drawn);
    Entering late;
    late.card.name = "Latecomer";
    late.missed = Bye::Half;
    e.take(enterPlayer(e.t, late));
    BOOST_TEST(e.points(3) == Points::halves(1));
    BOOST_TEST((scoreIn(e.t, e.t.players[2], round(1)) == Score::HalfBye));
}

BOOST_AUTO_TEST_CASE(a_late_entry_cannot_miss_rounds_with_a_win)
{
    Event e;
    e.players(2).numbered().round({pair(1, 2)});
    PlayerEntered f;
    f.player = id(3);
    f.card.name = "Latecomer";
    f.firstRound = round(2);
    f.missed = {Bye::Full};
    BOOST_TEST(e.refusal(f) == Why::LateEntryByesWrong);
    f.missed = {};
    BOOST_TEST(e.refusal(f) == Why::LateEntryByesWrong);
}

BOOST_AUTO_TEST_CASE(a_withdrawal_counts_from_a_round_that_is_not_paired)
{
    Event e;
    e.players(4).numbered().round({pair(1, 3), pair(4, 2)});
    BOOST_TEST(e.refusal(PlayerWithdrew{id(1), round(1), ""}) == Why::RoundAlreadyPaired);
    e.take(withdrawPlayer(e.t, id(1), {}, "ill"));
    BOOST_TEST((presenceIn(e.t.players[0], round(1)) == Presence::Plays));
    BOOST_TEST((presenceIn(e.t.players[0], round(2)) == Presence::Withdrawn));
    BOOST_TEST(e.refusal(PlayerWithdrew{id(1), round(2), ""}) == Why::AlreadyWithdrawn);
}

BOOST_AUTO_TEST_CASE(who_has_withdrawn_may_return_and_who_was_expelled_may_not)
{
    Event e;
    e.players(4).numbered();
    e.take(withdrawPlayer(e.t, id(1), round(2), "")).take(returnPlayer(e.t, id(1), round(4)));
    BOOST_TEST((presenceIn(e.t.players[0], round(3)) == Presence::Withdrawn));
    BOOST_TEST((presenceIn(e.t.players[0], round(4)) == Presence::Plays));
    e.take(PlayerExpelled{id(2), round(2), "12.9", "used a phone"});
    BOOST_TEST(e.refusal(PlayerReturned{id(2), round(3)}) == Why::Expelled);
}

BOOST_AUTO_TEST_CASE(the_rating_of_a_round_is_the_one_recorded_for_it__vcl_q210_216)
{
    Event e;
    e.players(2);
    e.take(RatingRecorded{id(1), {round(4), 2444, "FIDE standard 2026-12"}});
    BOOST_TEST(ratingFor(e.t.players[0], round(3)).rating == 2400);
    BOOST_TEST(ratingFor(e.t.players[0], round(4)).rating == 2444);
    BOOST_TEST(ratingFor(e.t.players[0], round(7)).source == "FIDE standard 2026-12");
}

BOOST_AUTO_TEST_CASE(a_rating_beyond_4000_is_refused_at_entry)
{
    Event e;
    Entering p;
    p.card.name = "Sum of a team";
    p.rating = 12345;
    BOOST_TEST(enterPlayer(e.t, p).error().why == Why::RatingOutOfRange);
}

BOOST_AUTO_TEST_CASE(two_players_never_share_a_fide_id)
{
    Event e;
    Entering p;
    p.card.name = "Hou, Yifan";
    p.card.fideId = "8602980";
    e.take(enterPlayer(e.t, p));
    p.card.name = "Somebody else";
    BOOST_TEST(enterPlayer(e.t, p).error().why == Why::FideIdNotUnique);
}

BOOST_AUTO_TEST_CASE(a_player_is_removed_before_round_1_only)
{
    Event e;
    e.players(3).numbered().take(PlayerRemoved{id(2)});
    const std::vector<PlayerId> left{id(1), id(3)};
    BOOST_TEST(e.t.numbers == left, boost::test_tools::per_element());
    e.round({pair(1, 3)});
    BOOST_TEST(e.refusal(PlayerRemoved{id(1)}) == Why::PlayerNotRemovable);
    BOOST_TEST(e.refusal(PlayerWithdrew{id(2), round(2), ""}) == Why::PlayerRemoved);
}

BOOST_AUTO_TEST_CASE(the_pairing_allocated_bye_is_not_to_be_had_for_the_asking)
{
    Event e;
    e.players(3);
    BOOST_TEST(e.refusal(ByeGranted{id(1), round(1), Bye::PairingAllocated}) == Why::ByeNotToBeGranted);
    e.take(ByeGranted{id(1), round(1), Bye::Half});
    BOOST_TEST(e.refusal(ByeGranted{id(1), round(1), Bye::Zero}) == Why::ByeAlreadyGranted);
    e.take(ByeCancelled{id(1), round(1)});
    BOOST_TEST(e.refusal(ByeCancelled{id(1), round(1)}) == Why::NoByeGranted);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(the_player_meant)

BOOST_AUTO_TEST_CASE(is_found_by_number_by_fide_id_and_by_the_beginning_of_a_name)
{
    Event e;
    Entering p;
    p.card.name = "Hou, Yifan";
    p.card.chineseName = "侯逸凡";
    p.card.fideId = "8602980";
    e.players(2).take(enterPlayer(e.t, p)).numbered();
    BOOST_TEST(playerMeant(e.t, "3").value() == id(3));
    BOOST_TEST(playerMeant(e.t, "id:8602980").value() == id(3));
    BOOST_TEST(playerMeant(e.t, "hou").value() == id(3));
    BOOST_TEST(playerMeant(e.t, "侯逸凡").value() == id(3));
    BOOST_TEST(playerMeant(e.t, "Player 1").value() == id(1));
}

BOOST_AUTO_TEST_CASE(must_be_one)
{
    Event e;
    e.players(12);
    BOOST_TEST(playerMeant(e.t, "Player").error().why == Why::AmbiguousPlayer);
    BOOST_TEST(playerMeant(e.t, "Player 1").value() == id(1));
    for (const char* text : {"0", "13", "99999999999", "-1", "Nobody", "id:1"})
        BOOST_TEST(playerMeant(e.t, text).error().why == Why::NoSuchPlayer, text);
    BOOST_TEST(playerMeant(e.t, "").error().why == Why::NameMissing);
}

BOOST_AUTO_TEST_SUITE_END()
