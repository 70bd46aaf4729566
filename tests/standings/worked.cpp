// Worked examples of C.07, and where other programs read it otherwise: what is followed here, a case each.
#include "contests.h"

#include "domain/rating/tables.h"

#include <boost/test/unit_test.hpp>

using namespace arbiter;
using namespace arbiter::test;

namespace {

const auto one = Points::whole(1), half = Points::halves(1), none = Points{};

std::string text(const std::optional<Exact>& value) { return value ? toText(*value) : "-"; }

Contribution part(Exact score, Exact value, bool voluntary)
{
    Contribution c;
    c.score = score;
    c.value = value;
    c.voluntary = voluntary;
    return c;
}

/// Seven points from ten rounds, one of them a zero-point bye, against nine who have fifty points together.
RankedEvent annexCase(TieBreakEdition edition)
{
    std::vector<Encounter> rounds;
    for (int i = 1; i <= 9; ++i) rounds.push_back(game(i, i <= 5 ? one : half));
    rounds.insert(rounds.begin() + 4, bye(Happening::ZeroBye, none));
    RankedEvent event{contestOf({rounds}), {}, true, 0, {}};
    event.main.edition = edition;
    for (int i = 1; i <= 9; ++i) {
        event.main.contestants.push_back(somebodyWith(Points::halves(i <= 8 ? 11 : 12), 10));
        event.main.contestants.back().number = i + 1;
    }
    return event;
}

} // namespace

BOOST_AUTO_TEST_SUITE(exact_values)

BOOST_AUTO_TEST_CASE(a_value_is_a_decimal_where_it_is_finite_and_a_fraction_elsewhere)
{
    BOOST_TEST(toText(Exact{47, 2}) == "23.5");
    BOOST_TEST(toText(Exact{83, 6}) == "83/6");
    BOOST_TEST(toText(Exact{-1, 4}) == "-0.25");
    BOOST_TEST(toText(Exact{0}) == "0");
    BOOST_TEST(toText(Exact{10, 5}) == "2");
    BOOST_TEST((Exact{1, 3} + Exact{1, 6} == Exact{1, 2}));
    BOOST_TEST((Exact{1, 3} < Exact{34, 100}));
}

BOOST_AUTO_TEST_CASE(on_paper_two_decimals_half_up)
{
    BOOST_TEST(toDecimals(Exact{83, 6}, 2) == "13.83");
    BOOST_TEST(toDecimals(Exact{1, 200}, 2) == "0.01");
    BOOST_TEST(toDecimals(Exact{7}, 2) == "7.00");
    BOOST_TEST(roundedHalfUp(Exact{5, 2}) == 3);
    BOOST_TEST(roundedHalfUp(Exact{-5, 2}) == -2);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(codes__5)

BOOST_AUTO_TEST_CASE(a_code_is_read_as_regulations_write_it)
{
    BOOST_TEST(readTieBreak("BH-C1")->cutLow == 1);
    BOOST_TEST(readTieBreak("bh/m2")->cutHigh == 2);
    BOOST_TEST(readTieBreak("KS/L-2")->limit == -2);
    BOOST_TEST(readTieBreak("KS/L1")->limit == 1);
    BOOST_TEST(readTieBreak("BH/C1/P")->forfeitsAsGames);
    BOOST_TEST((readTieBreak("BH:GP")->kind == ScoreKind::Game));
    BOOST_TEST(*readTieBreak("SSSC/K3")->divisor == 3);
}

BOOST_AUTO_TEST_CASE(what_is_no_code_is_refused)
{
    for (const auto* text : {"", "FOO", "BH/C0", "BH/", "BH/X1", "BH:XP", "SB/C", "/C1"})
        BOOST_TEST(!readTieBreak(text), text);
}

BOOST_AUTO_TEST_CASE(the_table_stands_in_the_order_of_its_names)
{
    for (std::size_t i = 0; i < allTieBreaks().size(); ++i) {
        BOOST_TEST(static_cast<std::size_t>(allTieBreaks()[i].which) == i);
        BOOST_TEST(!allTieBreaks()[i].title.zh.empty());
    }
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(unplayed_rounds__16)

BOOST_AUTO_TEST_CASE(the_official_annex_case__the_dummy_is_held_at_a_draw_a_round__16_4_2)
{
    BOOST_TEST(text(value(annexCase(TieBreakEdition::E2024), "BH", 0)) == "57");
    BOOST_TEST(text(value(annexCase(TieBreakEdition::E2026), "BH", 0)) == "55");
    for (const auto edition : {TieBreakEdition::E2024, TieBreakEdition::E2026})
        BOOST_TEST(text(value(annexCase(edition), "BH/C1", 0)) == "50");
}

BOOST_AUTO_TEST_CASE(a_forfeit_is_held_at_the_scheduled_opponent_only__16_4_1)
{
    RankedEvent event{contestOf({{forfeit(1, true), bye(Happening::FullBye, one)}}), {}, true, 0, {}};
    event.main.contestants.front().extra = Points::whole(4); // six points
    event.main.contestants.push_back(somebodyWith(Points::whole(5), 2));
    // Two rounds: a draw in each would be 1, which is the cap of the bye and not of the forfeit.
    BOOST_TEST(text(value(event, "BH", 0)) == "6");
}

BOOST_AUTO_TEST_CASE(the_voluntary_round_with_the_lowest_contribution_is_cut_where_it_is_no_less_than_the_least__16_5)
{
    std::vector<Contribution> parts{part({5, 2}, {5, 4}, false),
                                    part({5, 2}, {5, 2}, false),
                                    part({7, 2}, {7, 2}, false),
                                    part(4, 4, false),
                                    part(4, 2, true),
                                    part(4, 2, true),
                                    part(4, 2, true),
                                    part(5, 0, true)};
    BOOST_TEST(toText(sumOf(parts)) == "17.25");
    cut(parts, 1, 0);
    BOOST_TEST(toText(sumOf(parts)) == "16");
}

BOOST_AUTO_TEST_CASE(cutting_more_than_there_is_leaves_nothing)
{
    std::vector<Contribution> parts{part(3, 3, false)};
    cut(parts, 2, 2);
    BOOST_TEST(toText(sumOf(parts)) == "0");
}

BOOST_AUTO_TEST_CASE(fore_buchholz_takes_a_forfeit_of_the_final_round_as_the_drawn_game__8_3)
{
    RankedEvent event{contestOf({{forfeit(1, false)}, {forfeit(0, true)}}), {}, true, 0, {}};
    BOOST_TEST(text(value(event, "FB", 0)) == "0.5");
    BOOST_TEST(text(value(event, "FB", 1)) == "0.5");
}

BOOST_AUTO_TEST_CASE(asking_for_fore_buchholz_first_changes_nothing_behind_it)
{
    for (const auto* name : {"swiss_fbleak_025", "swiss_1000", "swiss_1007"}) {
        const auto event = oracle(name, "swiss");
        for (const auto* order : {"FB,SB,AOB", "SB,AOB,FB"})
            for (const auto& row : rankedBy(event, listOf(std::string{"PTS,"} + order)))
                BOOST_TEST(text(row.values[std::string{order}.starts_with("SB") ? 1 : 2].value) ==
                           text(value(event, "SB", row.contestant)));
    }
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(direct_encounter__6)

BOOST_AUTO_TEST_CASE(two_who_have_not_met_and_both_beat_the_third_are_not_split__6_3)
{
    const auto c = contestOf({{game(2, one), bye(Happening::ZeroBye, none)},
                              {bye(Happening::ZeroBye, none), game(2, one)},
                              {game(0, none), game(1, none)}});
    BOOST_TEST(directEncounter(c, {0, 1, 2}, false) == (Places{1, 1, 1}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(who_cannot_be_reached_by_anybody_is_first__6_3)
{
    // The first beat two of three; the others cannot come to two.
    const auto c = contestOf({{game(1, one), game(2, one), bye(Happening::ZeroBye, none)},
                              {game(0, none), bye(Happening::ZeroBye, none), game(3, half)},
                              {bye(Happening::ZeroBye, none), game(0, none), bye(Happening::ZeroBye, none)},
                              {bye(Happening::ZeroBye, none), bye(Happening::ZeroBye, none), game(1, half)}});
    BOOST_TEST(directEncounter(c, {0, 1, 2}, false).front() == 1);
}

BOOST_AUTO_TEST_CASE(several_games_against_one_opponent_count_as_their_average__6_1_2)
{
    // Four meetings, 1 1 1 0: three quarters against a quarter.
    const auto c = contestOf({{game(1, one), game(1, one), game(1, one), game(1, none)},
                              {game(0, none), game(0, none), game(0, none), game(0, one)}});
    BOOST_TEST(directEncounter(c, {0, 1}, false) == (Places{1, 2}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_forfeit_counts_only_where_it_is_asked_for__6_1_1)
{
    const auto c = contestOf({{forfeit(1, true)}, {forfeit(0, false)}});
    BOOST_TEST(directEncounter(c, {0, 1}, false) == (Places{1, 1}), boost::test_tools::per_element());
    BOOST_TEST(directEncounter(c, {0, 1}, true) == (Places{1, 2}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(ones_own_record__7)

BOOST_AUTO_TEST_CASE(a_standard_point_goes_to_who_has_more_than_his_opponent__7_7)
{
    RankedEvent event{contestOf({{game(1, half)}, {game(0, none)}, {game(3, none)}, {game(2, none)}}), {}, true, 0, {}};
    BOOST_TEST(text(value(event, "STD", 0)) == "1");
    BOOST_TEST(text(value(event, "STD", 1)) == "0");
    BOOST_TEST(text(value(event, "STD", 2)) == "0.5");
    BOOST_TEST(text(value(event, "STD", 3)) == "0.5");
}

BOOST_AUTO_TEST_CASE(a_forfeit_win_of_a_round_robin_is_a_game_won_with_its_colour__15_2)
{
    RankedEvent event{contestOf({{forfeit(1, true)}, {forfeit(0, false)}}), {}, true, 0, {}};
    event.main.contestants[0].rounds[0].colour = Colour::Black;
    BOOST_TEST(text(value(event, "WON", 0)) == "0");
    event.main.roundRobin = true;
    for (const auto* code : {"WON", "BPG", "BWG"}) BOOST_TEST(text(value(event, code, 0)) == "1", code);
    BOOST_TEST(text(value(event, "BPG", 1)) == "0");
}

BOOST_AUTO_TEST_CASE(the_koya_limit_counts_games_and_not_the_free_round__9_2)
{
    // Three players, three rounds, two games each: the limit is one point.
    RankedEvent event{contestOf({{game(1, one), game(2, none), bye(Happening::ZeroBye, none)},
                                 {game(0, none), bye(Happening::ZeroBye, none), game(2, one)},
                                 {bye(Happening::ZeroBye, none), game(0, one), game(1, none)}}),
                      {},
                      true,
                      0,
                      {}};
    event.main.roundRobin = true;
    BOOST_TEST(text(value(event, "KS", 0)) == "1");
    BOOST_TEST(text(value(event, "KS/L+1", 0)) == "0");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(ratings__10)

BOOST_AUTO_TEST_CASE(one_of_eight_is_thirteen_hundredths__10_2)
{
    std::vector<Encounter> rounds;
    for (int i = 1; i <= 8; ++i) rounds.push_back(game(i, i == 1 ? one : none));
    RankedEvent event{contestOf({rounds}), {}, true, 0, {}};
    for (int i = 1; i <= 8; ++i) event.main.contestants.push_back(somebodyWith(none, 8));
    BOOST_TEST(text(value(event, "TPR", 0)) == std::to_string(2000 + ratingDifference(13)));
    BOOST_TEST(ratingDifference(13) == -322);
}

BOOST_AUTO_TEST_CASE(the_least_rating_that_is_enough__10_3)
{
    RankedEvent lost{contestOf({{game(1, none)}, {game(0, one)}}), {}, true, 0, {}};
    BOOST_TEST(text(value(lost, "PTP", 0)) == "1200");
    BOOST_TEST(text(value(lost, "PTP", 1)) == "2736");
    RankedEvent drawn{contestOf({{game(1, half)}, {game(0, half)}}), {}, true, 0, {}};
    BOOST_TEST(text(value(drawn, "PTP", 0)) == "1997");
}

BOOST_AUTO_TEST_CASE(an_average_with_its_only_opponent_cut_is_undefined_and_ranks_last)
{
    RankedEvent event{contestOf({{game(1, one)}, {game(0, none)}}), {}, true, 0, {}};
    BOOST_TEST(text(value(event, "ARO/C1", 0)) == "-");
    BOOST_TEST(text(value(event, "ARO", 0)) == "2000");
}

BOOST_AUTO_TEST_CASE(with_somebody_unrated_the_ratings_say_nothing__10)
{
    RankedEvent event{contestOf({{game(1, one)}, {game(0, none)}}), {}, true, 0, {}};
    event.main.contestants[1].rating = 0;
    for (const auto* code : {"ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"})
        BOOST_TEST(text(value(event, code, 0)) == "-", code);
}

BOOST_AUTO_TEST_CASE(the_tables_are_fides)
{
    BOOST_TEST(ratingDifference(50) == 0);
    BOOST_TEST(ratingDifference(100) == 800);
    BOOST_TEST(ratingDifference(1) == -677);
    BOOST_TEST(expectedScore(3) == 50);
    BOOST_TEST(expectedScore(4) == 51);
    BOOST_TEST(expectedScore(-4) == 49);
    BOOST_TEST(expectedScore(735) == 99);
    BOOST_TEST(expectedScore(736) == 100);
    BOOST_TEST(expectedScore(-736) == 0);
}

BOOST_AUTO_TEST_SUITE_END()
