// The checker names what differs, round by round, and why (VCL 21, 54).
#include "domain/exchange/trf_reader.h"
#include "domain/exchange/trf_writer.h"
#include "domain/rounds/check_round.h"
#include "domain/rounds/generator.h"
#include "domain/rounds/pairing_words.h"

#include <algorithm>

using namespace arbiter;

namespace {

Tournament generated(std::uint64_t seed, int players = 14, int rounds = 5)
{
    GeneratorWishes wishes;
    wishes.players = players;
    wishes.rounds = rounds;
    auto made = generateEvent(wishes, seed);
    BOOST_REQUIRE(made.has_value());
    return std::move(made->event);
}

TrfReport reportOf(const Tournament& t)
{
    auto report = readTrf(writeTrf(t, {}).text);
    BOOST_REQUIRE(report.has_value());
    return std::move(*report);
}

RoundPosition firstRoundOf(const Tournament& t) { return positionIn(t, RoundNumber{1}, Language::English); }

} // namespace

BOOST_AUTO_TEST_SUITE(the_checker)

BOOST_AUTO_TEST_CASE(finds_nothing_in_rounds_that_follow_the_rules)
{
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const auto t = generated(seed);
        const auto report = reportOf(t);
        const ReportRounds rounds{report};
        for (int r = 1; r <= 5; ++r) {
            BOOST_TEST(checkRound(positionIn(t, RoundNumber{r}, Language::English)).agrees(), seed << '/' << r);
            BOOST_TEST(checkRound(rounds.at(RoundNumber{r})).agrees(), "file of " << seed << '/' << r);
        }
    }
}

BOOST_AUTO_TEST_CASE(an_event_and_its_report_give_the_engine_the_same)
{
    for (std::uint64_t seed = 100; seed <= 130; ++seed) {
        const auto t = generated(seed);
        const auto report = reportOf(t);
        const ReportRounds rounds{report};
        for (int r = 1; r <= 5; ++r) {
            const auto a = positionIn(t, RoundNumber{r}, Language::English), b = rounds.at(RoundNumber{r});
            BOOST_TEST_REQUIRE(a.entrants.size() == b.entrants.size());
            for (std::size_t i = 0; i < a.entrants.size(); ++i) {
                BOOST_TEST((a.entrants[i].score == b.entrants[i].score));
                BOOST_TEST((a.entrants[i].virtualPoints == b.entrants[i].virtualPoints));
                BOOST_TEST(a.entrants[i].present == b.entrants[i].present);
            }
            BOOST_TEST((a.recorded->boards.size() == b.recorded->boards.size()));
        }
    }
}

BOOST_AUTO_TEST_CASE(names_two_pairs_that_were_exchanged_and_the_pairs_of_the_rules)
{
    auto position = firstRoundOf(generated(7, 16));
    auto& boards = position.recorded->boards;
    std::swap(boards[0].black, boards[2].black);
    const auto check = checkRound(position);
    BOOST_TEST_REQUIRE(check.differences.size() == 2u);
    BOOST_TEST(check.instead.size() == 2u);
    for (const auto& d : check.differences) {
        BOOST_TEST((d.what == RoundDifference::What::Pair));
        BOOST_TEST((d.against.obstacle != Obstacle::None));
    }
}

BOOST_AUTO_TEST_CASE(names_colours_that_were_turned_with_their_rule__c_04_3_5_2_5)
{
    auto position = firstRoundOf(generated(7, 16));
    std::swap(position.recorded->boards[1].white, position.recorded->boards[1].black);
    const auto check = checkRound(position);
    BOOST_TEST_REQUIRE(check.differences.size() == 1u);
    BOOST_TEST((check.differences[0].what == RoundDifference::What::Colours));
    BOOST_TEST((check.differences[0].rule == ColourRule::InitialColour));
    BOOST_TEST(check.instead.empty());
}

BOOST_AUTO_TEST_CASE(names_a_bye_that_went_to_the_wrong_player)
{
    GeneratorWishes wishes;
    wishes.players = 9, wishes.rounds = 3, wishes.zeroByes = wishes.halfByes = wishes.fullByes = wishes.lateEntries = 0;
    auto position = firstRoundOf(generateEvent(wishes, 3)->event);
    auto& recorded = *position.recorded;
    std::swap(recorded.byes[0], recorded.boards.back().black);
    const auto check = checkRound(position);
    const auto bye = std::find_if(check.differences.begin(), check.differences.end(),
                                  [](const auto& d) { return d.what == RoundDifference::What::Bye; });
    BOOST_TEST_REQUIRE((bye != check.differences.end()));
    BOOST_TEST((bye->against.obstacle == Obstacle::Quality || bye->against.obstacle == Obstacle::Order));
    BOOST_TEST((check.byeInstead == 9));
}

BOOST_AUTO_TEST_CASE(a_round_that_the_rules_cannot_pair_is_said_to_be_so__c_04_3_1_9_3)
{
    auto position = firstRoundOf(generated(7, 4, 2));
    for (int n = 2; n <= 4; ++n) position.round.forbidden.emplace_back(1, n);
    const auto check = checkRound(position);
    BOOST_TEST(!check.agrees());
    BOOST_TEST_REQUIRE(check.impossible.has_value());
    BOOST_TEST((check.impossible->reason == Impossible::Reason::NoPartner));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(the_ranking_of_a_report)

BOOST_AUTO_TEST_CASE(is_judged_by_points_where_no_tie_breaks_are_named)
{
    auto report = reportOf(generated(11));
    BOOST_TEST((checkRanking(report).judged == RankingJudged::ByPoints));
    BOOST_TEST(checkRanking(report).wrong.empty());
    auto& players = report.players;
    const auto best = std::find_if(players.begin(), players.end(), [](const TrfPlayer& p) { return p.rank == 1; });
    const auto last = std::find_if(players.begin(), players.end(), [](const TrfPlayer& p) { return p.rank == 14; });
    std::swap(best->rank, last->rank);
    BOOST_TEST(checkRanking(report).wrong.size() == 2u);
}

BOOST_AUTO_TEST_CASE(says_which_tie_breaks_were_left_aside)
{
    auto report = reportOf(generated(11));
    report.tieBreaks.push_back({"BH", {}});
    BOOST_TEST((checkRanking(report).judged == RankingJudged::TieBreaksAside));
    report.standingsOrder.push_back({"MPTS", {}});
    BOOST_TEST((checkRanking(report).judged == RankingJudged::OtherOrder));
}

BOOST_AUTO_TEST_CASE(players_who_share_a_rank_have_the_same_points)
{
    auto report = reportOf(generated(11));
    for (auto& p : report.players) p.rank = 1;
    BOOST_TEST(!checkRanking(report).wrong.empty());
    for (auto& p : report.players) p.rank.reset();
    BOOST_TEST((checkRanking(report).judged == RankingJudged::NoRanks));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(the_words_of_a_pairing)

BOOST_AUTO_TEST_CASE(stand_for_every_criterion_step_rule_and_float_in_both_languages)
{
    const auto whole = [](Bilingual text) { return !text.en.empty() && !text.zh.empty() && text.en != text.zh; };
    for (int c = 0; c < criteriaCount; ++c) BOOST_TEST(whole(nameOf(static_cast<Criterion>(c))));
    for (int s = 0; s <= static_cast<int>(OrderStep::Transposition); ++s)
        BOOST_TEST(whole(nameOf(static_cast<OrderStep>(s))));
    for (int r = 0; r <= static_cast<int>(ColourRule::InitialColour); ++r)
        BOOST_TEST(whole(nameOf(static_cast<ColourRule>(r))));
    for (int w = 0; w <= static_cast<int>(WhyFloat::ForTheRest); ++w)
        BOOST_TEST(whole(nameOf(static_cast<WhyFloat>(w))));
    BOOST_TEST(codeOf(Criterion::C12) == "C12 (2.4.7)");
    BOOST_TEST(codeOf(Criterion::C21) == "C21 (2.4.16)");
}

BOOST_AUTO_TEST_CASE(stand_for_every_obstacle_in_both_languages)
{
    const auto position = firstRoundOf(generated(7, 16));
    const auto ruled = *checkRound(position).ruled;
    const PairingWords english{position, ruled, Language::English}, chinese{position, ruled, Language::Chinese};
    Against against;
    against.criterion = Criterion::C6;
    against.step = OrderStep::Transposition;
    for (int o = 0; o <= static_cast<int>(Obstacle::LowerDown); ++o) {
        against.obstacle = static_cast<Obstacle>(o);
        BOOST_TEST(english.against(against) != "");
        BOOST_TEST(chinese.against(against) != english.against(against));
    }
}

BOOST_AUTO_TEST_SUITE_END()
