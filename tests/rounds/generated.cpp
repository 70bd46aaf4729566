// The generator (VCL 24-32): each wish is heeded, the seed repeats the run, results follow the FIDE table.
#include "domain/exchange/trf_writer.h"
#include "domain/rating/expected_score.h"
#include "domain/rounds/generator.h"
#include "domain/tournament/query.h"

#include <cmath>

using namespace arbiter;

namespace {

/// Nothing happens but games.
GeneratorWishes quiet(int players, int rounds)
{
    GeneratorWishes w;
    w.players = players, w.rounds = rounds;
    w.fullByes = w.halfByes = w.zeroByes = w.forfeits = w.doubleForfeits = w.odd = 0;
    w.lateEntries = w.withdrawals = w.forbidden = 0;
    w.acceleration = Acceleration::None;
    return w;
}

Tournament made(const GeneratorWishes& w, std::uint64_t seed)
{
    auto event = generateEvent(w, seed);
    BOOST_REQUIRE(event.has_value());
    return std::move(event->event);
}

int count(const Tournament& t, std::initializer_list<Score> scores)
{
    int n = 0;
    for (const auto& p : t.players)
        for (RoundNumber r{1}; r <= lastPublished(t); r = r.next())
            for (const auto score : scores) n += scoreIn(t, p, r) == score;
    return n;
}

} // namespace

BOOST_AUTO_TEST_SUITE(the_generator)

BOOST_AUTO_TEST_CASE(repeats_a_run_by_its_seed__vcl_30)
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        BOOST_TEST(writeTrf(made({}, seed), {}).text == writeTrf(made({}, seed), {}).text);
        BOOST_TEST(writeTrf(made({}, seed), {}).text != writeTrf(made({}, seed + 1), {}).text);
    }
}

BOOST_AUTO_TEST_CASE(gives_players_and_rounds_as_wished)
{
    const auto t = made(quiet(13, 4), 5);
    BOOST_TEST(t.players.size() == 13u);
    BOOST_TEST(lastPublished(t).value == 4);
    BOOST_TEST(count(t, {Score::PairingBye}) == 4);
}

BOOST_AUTO_TEST_CASE(gives_byes_forfeits_and_odd_results_at_the_rates_wished__vcl_24)
{
    const auto about = [](int n, double wish, const char* what) {
        BOOST_TEST(std::abs(n - wish) < 5 * std::sqrt(wish) + 1, what << ": " << n << " for " << wish);
    };
    auto w = quiet(200, 5);
    w.zeroByes = 10;
    about(count(made(w, 1), {Score::ZeroBye}), 100, "zero-point byes");
    w = quiet(200, 5), w.halfByes = 10;
    about(count(made(w, 1), {Score::HalfBye}), 100, "half-point byes");
    w = quiet(200, 5), w.fullByes = 5;
    about(count(made(w, 1), {Score::FullBye}), 50, "full-point byes");
    w = quiet(200, 5), w.forfeits = 20;
    about(count(made(w, 1), {Score::ForfeitWin}), 100, "forfeits");
    w = quiet(200, 5), w.doubleForfeits = 20;
    about(count(made(w, 1), {Score::ForfeitLoss}) / 2, 100, "double forfeits");
    w = quiet(200, 5), w.odd = 100;
    about(count(made(w, 1), {Score::UnratedWin, Score::UnratedDraw, Score::UnratedLoss}), 600, "unrated games");
    w = quiet(200, 5), w.withdrawals = 50;
    BOOST_TEST(count(made(w, 1), {Score::Absent}) > 50);
    w = quiet(200, 5), w.lateEntries = 20;
    BOOST_TEST(count(made(w, 1), {Score::ZeroBye, Score::HalfBye, Score::NotEntered}) >= 20);
    w = quiet(40, 5), w.forbidden = 6;
    BOOST_TEST(made(w, 1).forbidden.size() >= 4u);
}

BOOST_AUTO_TEST_CASE(accelerates_by_baku_where_wished__c_04_7)
{
    auto w = quiet(10, 5);
    w.acceleration = Acceleration::Baku;
    const auto t = made(w, 3);
    BOOST_TEST_REQUIRE(t.virtualPoints.size() == 2u);
    BOOST_TEST((t.virtualPoints[0].last == RoundNumber{2}));
    BOOST_TEST((t.virtualPoints[1].points == Points::halves(1)));
    BOOST_TEST(findPlayer(t, *t.virtualPoints[0].to)->number.value == 6); // 2 * ceil(10 / 4)
}

BOOST_AUTO_TEST_CASE(takes_ratings_as_given_by_step_within_a_range_or_as_a_bell__vcl_26)
{
    const auto rating = [](const Tournament& t, int i) {
        return t.players[static_cast<std::size_t>(i)].ratings[0].rating;
    };
    auto w = quiet(30, 1);
    w.ratings.given = {2700, 0, 1500};
    w.ratings.low = 2000, w.ratings.high = 2100;
    auto t = made(w, 1);
    BOOST_TEST(rating(t, 0) == 2700);
    BOOST_TEST(rating(t, 1) == 0);
    BOOST_TEST(rating(t, 2) == 1500);
    for (int i = 3; i < 30; ++i) BOOST_TEST((rating(t, i) >= 2000 && rating(t, i) <= 2100));
    w = quiet(30, 1), w.ratings.step = 7, w.ratings.high = 2400, w.ratings.low = 2300;
    t = made(w, 1);
    BOOST_TEST(rating(t, 3) == 2379);
    BOOST_TEST(rating(t, 29) == 2300);
    w = quiet(400, 1), w.ratings.low = 1000, w.ratings.high = 3000, w.ratings.spread = 100;
    t = made(w, 1);
    int near = 0;
    for (int i = 0; i < 400; ++i) near += std::abs(rating(t, i) - 2000) <= 100;
    BOOST_TEST((near > 230 && near < 315)); // 68 percent
}

BOOST_AUTO_TEST_CASE(results_follow_the_fide_table_with_the_difference_limited_to_400__vcl_32)
{
    auto w = quiet(2, 1);
    for (const auto& [higher, lower] : {std::pair{2400, 2400}, std::pair{2500, 2300}, std::pair{2800, 1400}}) {
        w.ratings.given = {higher, lower};
        int halves = 0;
        constexpr int events = 4000;
        for (std::uint64_t seed = 1; seed <= events; ++seed)
            halves +=
                pointsAfter(made(w, seed), *findPlayer(made(w, seed), PlayerId{1}), RoundNumber{1}).inTenths() / 5;
        const double expected = expectedHundredths(std::min(higher - lower, 400)) / 100.0;
        BOOST_TEST(std::abs(halves / 2.0 / events - expected) < 0.02, higher << '-' << lower);
    }
}

BOOST_AUTO_TEST_CASE(no_event_where_none_can_be)
{
    auto w = quiet(4, 6); // three rounds are all there are
    BOOST_TEST(!generateEvent(w, 1).has_value());
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(the_expected_score)

BOOST_AUTO_TEST_CASE(is_that_of_the_table__rating_8_1_2)
{
    for (const auto& [difference, hundredths] :
         {std::pair{0, 50}, std::pair{3, 50}, std::pair{4, 51}, std::pair{99, 64}, std::pair{-99, 36},
          std::pair{400, 92}, std::pair{735, 99}, std::pair{736, 100}, std::pair{-2000, 0}})
        BOOST_TEST(expectedHundredths(difference) == hundredths, difference);
}

BOOST_AUTO_TEST_SUITE_END()
