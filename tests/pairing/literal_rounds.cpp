// The engine against the literal enumeration, on small fields with every trouble an event can have.
#include "domain/pairing/dutch.h"

#include <algorithm>
#include <cstdlib>

#include "compare.h"
#include "literal.h"
#include "random_event.h"

using namespace arbiter;

namespace {

PairedRound sorted(PairedRound pairing)
{
    std::sort(pairing.boards.begin(), pairing.boards.end(), [](auto& a, auto& b) { return a.white < b.white; });
    return pairing;
}

std::string differenceToLiteral(const test::Position& position, const tl::expected<PairedRound, Impossible>& answer)
{
    auto literal = test::pairLiterally(position.entrants, position.round);
    auto engine = answer;
    if (literal) literal = sorted(*literal);
    if (engine) engine = sorted(*engine);
    return test::difference(engine, literal);
}

int presentOnes(const test::Position& position)
{
    return static_cast<int>(
        std::count_if(position.entrants.begin(), position.entrants.end(), [](auto& e) { return e.present; }));
}

/// Rounds compared.
int compareEvent(const test::EventWish& wish, unsigned seed)
{
    int rounds = 0;
    for (test::RandomEvent event{wish, seed}; !event.over();) {
        const auto answer = pairDutch(event.position().entrants, event.position().round);
        const int round = event.position().round.number;
        if (presentOnes(event.position()) <= 10) {
            BOOST_TEST(differenceToLiteral(event.position(), answer) == "",
                       "round " << round << " of " << test::describe(wish, seed));
            ++rounds;
        }
        if (!answer) break;
        event.play(*answer);
    }
    return rounds;
}

int events(int few, int many) { return std::getenv("ARBITER_LONG") ? many : few; }

void compareEvents(unsigned first, const GamePoints& worth, Points bye)
{
    int rounds = 0;
    const int count = events(200, 20000);
    for (int i = 0; i < count; ++i) {
        std::mt19937 chance{first + i};
        auto wish = test::randomWish(chance, 10);
        wish.worth = worth;
        wish.byeWorth = bye;
        wish.accelerated = wish.accelerated && worth.loss == Points{} && worth.win == 2 * worth.draw;
        rounds += compareEvent(wish, first + i);
    }
    BOOST_TEST(rounds > 3 * count);
    BOOST_TEST_MESSAGE(rounds << " rounds");
}

} // namespace

BOOST_AUTO_TEST_SUITE(the_literal_enumeration)

BOOST_AUTO_TEST_CASE(agrees_when_a_win_is_one_point__c_04_3) { compareEvents(1, {}, Points::whole(1)); }

BOOST_AUTO_TEST_CASE(agrees_when_the_bye_is_half_a_point__c_04_1_3) { compareEvents(100001, {}, Points::halves(1)); }

BOOST_AUTO_TEST_CASE(agrees_when_a_win_is_three_points__vcl_68)
{
    compareEvents(200001, {Points::whole(3), Points::whole(1), {}}, Points::whole(3));
}

BOOST_AUTO_TEST_CASE(agrees_when_a_win_is_two_points)
{
    compareEvents(400001, {Points::whole(2), Points::whole(1), {}}, Points::whole(2));
}

BOOST_AUTO_TEST_CASE(agrees_when_a_loss_is_worth_a_point)
{
    compareEvents(300001, {Points::whole(3), Points::whole(2), Points::whole(1)}, Points::whole(2));
}

/// Everything is worth twice as much, so that nothing compares otherwise.
BOOST_AUTO_TEST_CASE(two_points_for_a_win_pair_as_one_does)
{
    int rounds = 0;
    for (unsigned seed = 1; seed <= 300; ++seed) {
        std::mt19937 chance{seed};
        auto wish = test::randomWish(chance, 40);
        auto doubled = wish;
        doubled.worth = {Points::whole(2), Points::whole(1), {}};
        doubled.byeWorth = 2 * wish.byeWorth;
        test::RandomEvent one{wish, seed}, two{doubled, seed};
        for (; !one.over(); ++rounds) {
            const auto a = pairDutch(one.position().entrants, one.position().round);
            const auto b = pairDutch(two.position().entrants, two.position().round);
            BOOST_TEST_REQUIRE(test::difference(a, b) == "", test::describe(wish, seed));
            if (!a) break;
            one.play(*a), two.play(*b);
        }
    }
    BOOST_TEST(rounds > 1000);
}

BOOST_AUTO_TEST_SUITE_END()
