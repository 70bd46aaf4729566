// Each criterion by itself, and the worked examples of the regulations' commentary: C.04.3 sections 1, 2 and 5.
#include "domain/pairing/criteria.h"

#include "domain/pairing/colours.h"
#include "domain/pairing/dutch.h"

using namespace arbiter;
using namespace arbiter::dutch;

namespace {

/// A player's games as colours, oldest first, an unplayed round as '.': all draws against number 100 and up.
Entrant withColours(int number, const std::string& colours, Points score = {})
{
    Entrant e;
    e.number = number;
    for (std::size_t r = 0; r < colours.size(); ++r) {
        PastRound past;
        if (colours[r] != '.') {
            past.kind = PastKind::Game;
            past.opponent = 100 * number + static_cast<int>(r);
            past.colour = colours[r] == 'W' ? Colour::White : Colour::Black;
        }
        e.past.push_back(past);
    }
    e.score = score;
    return e;
}

Field fieldOf(const std::vector<Entrant>& entrants, int round, int rounds)
{
    RoundToPair r;
    r.number = round, r.rounds = rounds;
    return makeField(entrants, r);
}

Player playerOf(const std::string& colours)
{
    return fieldOf({withColours(1, colours)}, static_cast<int>(colours.size()) + 1, 99).players.at(0);
}

PastRound unplayed(PastKind kind, Points got) { return {kind, 0, {}, got, {}}; }

} // namespace

BOOST_AUTO_TEST_SUITE(colour_preferences)

BOOST_AUTO_TEST_CASE(follow_the_difference_and_the_last_two_games__c_04_3_1_7)
{
    const auto is = [](const std::string& colours, Strength strength, std::optional<Colour> due) {
        const Player p = playerOf(colours);
        BOOST_TEST((p.strength == strength && p.preference == due), colours);
    };
    is("", Strength::None, {});
    is("W", Strength::Strong, Colour::Black);
    is("WB", Strength::Mild, Colour::White);
    is("WBW", Strength::Strong, Colour::Black);
    is("WW", Strength::Absolute, Colour::Black);
    is("BWW", Strength::Absolute, Colour::Black);
    is("WBB", Strength::Absolute, Colour::White);
    is("BWBWB", Strength::Strong, Colour::White);
    is("WWBWBW", Strength::Absolute, Colour::Black);
}

BOOST_AUTO_TEST_CASE(do_not_see_unplayed_rounds__c_04_3_1_6_1)
{
    BOOST_TEST((playerOf("B.WB").games == playerOf("BWB").games));
    BOOST_TEST((playerOf("W.W").strength == Strength::Absolute));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(colour_allocation)

BOOST_AUTO_TEST_CASE(goes_through_its_five_rules_in_order__c_04_3_5_2)
{
    const auto rule = [](const std::string& higher, const std::string& lower) {
        return allocate(playerOf(higher), playerOf(lower), Colour::White);
    };
    BOOST_TEST((rule("W", "B").rule == ColourRule::BothGranted));
    BOOST_TEST((rule("W", "B").ofHigher == Colour::Black));
    BOOST_TEST((rule(".", "B").ofHigher == Colour::Black));
    BOOST_TEST((rule("WB", "BWB").rule == ColourRule::StrongerPreference));
    BOOST_TEST((rule("WB", "BWB").ofHigher == Colour::Black));
    BOOST_TEST((rule("BB", "WBB").rule == ColourRule::StrongerPreference)); // the larger difference
    BOOST_TEST((rule("BB", "WBB").ofHigher == Colour::White));
    BOOST_TEST((rule("WBWB", "BWWB").rule == ColourRule::Alternated));
    BOOST_TEST((rule("WBWB", "BWWB").ofHigher == Colour::White)); // two games before the last: B against W
    BOOST_TEST((rule("WB", "WB").rule == ColourRule::HigherRanked));
    BOOST_TEST((rule("WB", "WB").ofHigher == Colour::White));
    BOOST_TEST((rule("", "").rule == ColourRule::InitialColour));
}

BOOST_AUTO_TEST_CASE(of_round_one_changes_down_the_upper_half__c_04_3_5_2_5)
{
    std::vector<Entrant> entrants(8);
    for (int i = 0; i < 8; ++i) entrants[i].number = i + 1;
    RoundToPair round;
    round.initialColour = Colour::Black;
    const auto pairing = pairDutch(entrants, round);
    BOOST_TEST_REQUIRE(pairing.has_value());
    const std::vector<std::pair<int, int>> expected{{5, 1}, {2, 6}, {7, 3}, {4, 8}};
    for (std::size_t b = 0; b < 4; ++b)
        BOOST_TEST((std::pair{pairing->boards[b].white, pairing->boards[b].black} == expected[b]));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(criteria)

BOOST_AUTO_TEST_CASE(a_win_without_a_game_bars_from_the_bye_and_half_a_point_does_not__c2)
{
    const Points win = Points::whole(1), half = Points::halves(1);
    BOOST_TEST(c2_mayHaveBye({unplayed(PastKind::HalfBye, half), unplayed(PastKind::ZeroBye, {})}, {}));
    BOOST_TEST(!c2_mayHaveBye({unplayed(PastKind::FullBye, win)}, {}));
    BOOST_TEST(!c2_mayHaveBye({unplayed(PastKind::ForfeitWin, win)}, {}));
    BOOST_TEST(!c2_mayHaveBye({unplayed(PastKind::PairingBye, half)}, {})); // whatever it was worth
    BOOST_TEST(!c2_mayHaveBye({unplayed(PastKind::PairingBye, {})}, {}));
    BOOST_TEST(c2_mayHaveBye({unplayed(PastKind::ForfeitLoss, {})}, {}));
}

BOOST_AUTO_TEST_CASE(a_forfeited_pairing_may_be_repeated__c1)
{
    BOOST_TEST(c1_countsAsMet({PastKind::Game, 7, Colour::White, {}, {}}));
    BOOST_TEST(!c1_countsAsMet({PastKind::ForfeitWin, 7, Colour::White, {}, {}}));
    BOOST_TEST(!c1_countsAsMet({PastKind::ForfeitLoss, 7, Colour::White, {}, {}}));
}

BOOST_AUTO_TEST_CASE(two_absolute_players_meet_in_the_last_round_if_one_is_a_topscorer__c3)
{
    const std::vector<Entrant> entrants{withColours(1, "WW", Points::halves(3)),
                                        withColours(2, "BWW", Points::whole(1))};
    const auto meet = [&](int round, int rounds) {
        const Field field = fieldOf(entrants, round, rounds);
        BOOST_TEST(c3_mayMeet(field.players[0], field.players[1]) == field.legal.has(0, 1));
        return field.legal.has(0, 1);
    };
    BOOST_TEST(!meet(3, 9));
    BOOST_TEST(meet(3, 3));  // 1.5 of 2 is more than half
    BOOST_TEST(!meet(4, 4)); // 1.5 of 3 is not
}

BOOST_AUTO_TEST_CASE(the_smaller_difference_has_a_third_colour_running__c11)
{
    const Player two = playerOf("WBBB"), one = playerOf("WBB"), alternating = playerOf("BWBBWB");
    BOOST_TEST(two.colourDifference == -2);
    BOOST_TEST(c11_thirdColourRunning(two, one) == 1);
    BOOST_TEST(c10_differenceBeyondTwo(two, one) == 0);
    BOOST_TEST(alternating.colourDifference == -2);
    BOOST_TEST(c10_differenceBeyondTwo(two, alternating) == 1);
    BOOST_TEST(c11_thirdColourRunning(two, alternating) == 0); // equal differences, and one of them had no colour twice
    BOOST_TEST(c11_thirdColourRunning(one, one) == 1);
}

BOOST_AUTO_TEST_CASE(a_refused_preference_counts_once_a_pair__c12_c13)
{
    const Player mild = playerOf("WB"), strong = playerOf("B"), absolute = playerOf("BB"), none = playerOf("");
    BOOST_TEST(c12_preferenceRefused(mild, strong) == 1);
    BOOST_TEST(c12_preferenceRefused(none, none) == 0);
    BOOST_TEST(c13_strongPreferenceRefused(mild, strong) == 0);
    BOOST_TEST(c13_strongPreferenceRefused(strong, strong) == 1);
    BOOST_TEST(c13_strongPreferenceRefused(strong, absolute) == 1);
    BOOST_TEST(c13_strongPreferenceRefused(absolute, absolute) == 0);
}

BOOST_AUTO_TEST_CASE(points_without_a_game_are_a_downfloat_if_more_than_a_loss__c_04_3_1_4)
{
    const auto floatAfter = [](PastKind kind, Points got, GamePoints worth = {}) {
        Entrant e;
        e.number = 1;
        e.past = {unplayed(kind, got)};
        RoundToPair round;
        round.number = 2, round.rounds = 5, round.worth = worth;
        return makeField({e}, round).players[0].oneBack;
    };
    BOOST_TEST((floatAfter(PastKind::HalfBye, Points::halves(1)) == Float::Down));
    BOOST_TEST((floatAfter(PastKind::PairingBye, Points::whole(1)) == Float::Down));
    BOOST_TEST((floatAfter(PastKind::ForfeitWin, Points::whole(1)) == Float::Down));
    BOOST_TEST((floatAfter(PastKind::ZeroBye, {}) == Float::None));
    BOOST_TEST((floatAfter(PastKind::ForfeitLoss, {}) == Float::None));
    const GamePoints lossCounts{Points::whole(3), Points::whole(2), Points::whole(1)};
    BOOST_TEST((floatAfter(PastKind::PairingBye, Points::whole(1), lossCounts) == Float::None));
}

BOOST_AUTO_TEST_CASE(virtual_points_of_the_round_decide_who_floated__c_04_7)
{
    Entrant a = withColours(1, "W"), b = withColours(2, "B");
    a.past[0].opponent = 2, b.past[0].opponent = 1;
    a.past[0].virtualPoints = Points::whole(1);
    const Field field = fieldOf({a, b}, 2, 5);
    BOOST_TEST((field.players[0].oneBack == Float::Down));
    BOOST_TEST((field.players[1].oneBack == Float::Up));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(the_bye)

BOOST_AUTO_TEST_CASE(goes_to_the_lowest_score_that_leaves_a_pairing__c5)
{
    // Five players; the last in score may have the bye, and the leaders are parted for it.
    std::vector<Entrant> entrants;
    for (int n = 1; n <= 5; ++n) {
        Entrant e;
        e.number = n;
        e.score = Points::whole(n <= 2 ? 2 : n <= 4 ? 1 : 0);
        e.past.resize(2);
        entrants.push_back(e);
    }
    RoundToPair round;
    round.number = 3, round.rounds = 5;
    round.forbidden = {{3, 4}};
    const auto pairing = pairDutch(entrants, round);
    BOOST_TEST_REQUIRE(pairing.has_value());
    BOOST_TEST(pairing->bye.value_or(0) == 5);
    for (const auto& board : pairing->boards) BOOST_TEST(std::abs(board.white - board.black) == 2); // 1-3, 2-4
}

BOOST_AUTO_TEST_CASE(goes_to_the_one_with_fewest_unplayed_games__c9)
{
    // Three players without points: number 3 was absent in round 1, number 2 played and lost.
    Entrant a = withColours(1, "W", Points::whole(1)), b = withColours(2, "B"), c = withColours(3, ".");
    RoundToPair round;
    round.number = 2, round.rounds = 5;
    const auto pairing = pairDutch({a, b, c}, round);
    BOOST_TEST_REQUIRE(pairing.has_value());
    BOOST_TEST(pairing->bye.value_or(0) == 2);
}

BOOST_AUTO_TEST_SUITE_END()
