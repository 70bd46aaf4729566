// Rounds: drafted, changed by hand, published, scored (C.04.2 3; VCL 57-69, 157-169, 180-193).
#include "tests/support/build.h"
#include "tests/support/print.h"

using namespace arbiter;
using namespace arbiter::test;

namespace {

RoundDrafted draft(int number, std::vector<Pairing> boards, std::vector<Unpaired> unpaired = {})
{
    return {round(number), PairingMethod::ByHand, std::move(boards), std::move(unpaired)};
}

std::vector<Caution> cautionsOf(const Tournament& t, const Fact& fact)
{
    std::vector<Caution> all;
    for (const auto& w : warnings(t, fact)) all.push_back(w.about);
    return all;
}

bool warnsOf(const Tournament& t, const Fact& fact, Caution caution)
{
    const auto all = cautionsOf(t, fact);
    return std::find(all.begin(), all.end(), caution) != all.end();
}

} // namespace

BOOST_AUTO_TEST_SUITE(a_round)

BOOST_AUTO_TEST_CASE(holds_everybody_who_takes_part_exactly_once)
{
    Event e;
    e.players(5).take(ByeGranted{id(5), round(1), Bye::Half}).numbered();
    const Unpaired half{id(5), Bye::Half};
    BOOST_TEST(!e.refusal(draft(1, {pair(1, 3), pair(4, 2)}, {half})).has_value());
    BOOST_TEST(e.refusal(draft(1, {pair(1, 3), pair(4, 2)})) == Why::PlayerLeftOut);
    BOOST_TEST(e.refusal(draft(1, {pair(1, 3), pair(1, 2)}, {half})) == Why::PlayerTwiceInRound);
    BOOST_TEST(e.refusal(draft(1, {pair(1, 1), pair(4, 2)}, {half})) == Why::PlayerTwiceInRound);
    BOOST_TEST(e.refusal(draft(1, {pair(1, 5), pair(4, 2)}, {{id(3), Bye::PairingAllocated}})) == Why::ByeDiffers);
    BOOST_TEST(e.refusal(draft(1, {pair(1, 9), pair(4, 2)}, {half})) == Why::NoSuchPlayer);
    BOOST_TEST(
        e.refusal(draft(1, {pair(1, 3)}, {half, {id(2), Bye::PairingAllocated}, {id(4), Bye::PairingAllocated}})) ==
        Why::TwoPairingByes);
    BOOST_TEST(e.refusal(draft(1, {pair(1, 3), pair(4, 2)}, {{id(5), Bye::Full}})) == Why::ByeDiffers);
}

BOOST_AUTO_TEST_CASE(leaves_out_who_has_withdrawn)
{
    Event e;
    e.players(3).take(withdrawPlayer(e.t, id(3), {}, "")).numbered();
    BOOST_TEST(e.refusal(draft(1, {pair(1, 2)}, {{id(3), Bye::PairingAllocated}})) == Why::PlayerNotPresent);
    BOOST_TEST(!e.refusal(draft(1, {pair(1, 2)})).has_value());
}

BOOST_AUTO_TEST_CASE(comes_after_the_one_before_it_is_published_and_scored)
{
    Event e{2};
    e.players(2).numbered();
    BOOST_TEST(e.refusal(draft(2, {pair(1, 2)})) == Why::NotTheNextRound);
    e.take(draft(1, {pair(1, 2)}));
    BOOST_TEST(e.refusal(draft(2, {pair(1, 2)})) == Why::DraftOpen);
    BOOST_TEST(e.refusal(ResultEntered{game(1, 1), Outcome::Drawn}) == Why::RoundNotPublished);
    e.take(RoundPublished{round(1)});
    BOOST_TEST(e.refusal(draft(2, {pair(1, 2)})) == Why::ResultsMissing);
    e.result(1, 1, Outcome::Drawn).round({pair(2, 1)}).result(2, 1, Outcome::Drawn);
    BOOST_TEST(e.refusal(draft(3, {pair(1, 2)})) == Why::RoundsExhausted);
}

BOOST_AUTO_TEST_CASE(needs_numbers_and_the_initial_colour)
{
    Event e;
    e.players(2);
    BOOST_TEST(e.refusal(draft(1, {pair(1, 2)})) == Why::NumbersMissing);
    e.take(assignNumbers(e.t));
    BOOST_TEST(e.refusal(draft(1, {pair(1, 2)})) == Why::InitialColourMissing);
    e.take(InitialColourDrawn{Colour::Black});
    BOOST_TEST(e.refusal(InitialColourDrawn{Colour::White}) == Why::InitialColourFixed);
}

BOOST_AUTO_TEST_CASE(can_be_paired_with_results_missing_which_are_then_adjourned__vcl_q158_160)
{
    Event e;
    e.players(4).numbered().round({pair(1, 3), pair(4, 2)}).result(1, 1, Outcome::WhiteWins);
    for (const auto& fact : missingAsAdjourned(e.t)) e.take(fact);
    const auto next = draft(2, {pair(2, 1), pair(3, 4)});
    BOOST_TEST(warnsOf(e.t, next, Caution::GamesAdjourned));
    e.take(next).take(RoundPublished{round(2)});
    BOOST_TEST(e.points(4) == Points::halves(1));
    BOOST_TEST(warnsOf(e.t, ResultEntered{game(1, 2), Outcome::BlackWins}, Caution::AdjournedGameNotDrawn));
    BOOST_TEST(!warnsOf(e.t, ResultEntered{game(1, 2), Outcome::Drawn}, Caution::AdjournedGameNotDrawn));
    e.result(1, 2, Outcome::BlackWins);
    BOOST_TEST(e.points(4) == Points{});
}

BOOST_AUTO_TEST_CASE(warns_while_an_older_game_is_adjourned__vcl_q168)
{
    Event e;
    e.players(4)
        .numbered()
        .round({pair(1, 3), pair(4, 2)})
        .result(1, 1, Outcome::WhiteWins)
        .result(1, 2, Outcome::Adjourned);
    e.round({pair(2, 1), pair(3, 4)}).result(2, 1, Outcome::Drawn).result(2, 2, Outcome::Drawn);
    BOOST_TEST(warnsOf(e.t, draft(3, {pair(1, 4), pair(2, 3)}), Caution::OlderGameAdjourned));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(a_draft)

BOOST_AUTO_TEST_CASE(is_changed_by_hand_with_warnings__vcl_q64_69)
{
    Event e;
    e.players(4)
        .numbered()
        .round({pair(1, 3), pair(4, 2)})
        .result(1, 1, Outcome::WhiteWins)
        .result(1, 2, Outcome::Drawn);
    e.take(draft(2, {pair(2, 1), pair(3, 4)}));
    const DraftAmended rematch{round(2), {{BoardNumber{1}, pair(3, 1)}, {BoardNumber{2}, pair(2, 4)}}, {}};
    BOOST_TEST(!e.refusal(rematch).has_value());
    BOOST_TEST(warnsOf(e.t, rematch, Caution::RematchByHand));
    BOOST_TEST(warnsOf(e.t, rematch, Caution::PairedByHand));
    e.take(rematch);
    BOOST_TEST((findBoard(e.t, round(2), BoardNumber{1})->pairing == pair(3, 1)));
    BOOST_TEST((seatIn(*findRound(e.t, round(2)), id(3))->colour == Colour::White));
}

BOOST_AUTO_TEST_CASE(keeps_the_same_players)
{
    Event e;
    e.players(4).numbered().take(draft(1, {pair(1, 3), pair(4, 2)}));
    BOOST_TEST(e.refusal(DraftAmended{round(1), {{BoardNumber{1}, pair(1, 2)}}, {}}) == Why::PlayerTwiceInRound);
    BOOST_TEST(e.refusal(DraftAmended{round(1), {{BoardNumber{3}, pair(1, 3)}}, {}}) == Why::NoSuchBoard);
    BOOST_TEST(e.refusal(DraftAmended{round(1), {}, {}}) == Why::NothingChanges);
    e.take(RoundPublished{round(1)});
    BOOST_TEST(e.refusal(DraftAmended{round(1), {{BoardNumber{1}, pair(3, 1)}}, {}}) == Why::NoDraft);
}

BOOST_AUTO_TEST_CASE(gives_no_points)
{
    Event e;
    e.players(3).numbered().take(draft(1, {pair(1, 3)}, {{id(2), Bye::PairingAllocated}}));
    BOOST_TEST(pointsAfter(e.t, e.t.players[1], round(1)) == Points{});
    e.take(RoundPublished{round(1)});
    BOOST_TEST(pointsAfter(e.t, e.t.players[1], round(1)) == Points::whole(1));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(a_result)

BOOST_AUTO_TEST_CASE(is_never_overwritten_silently)
{
    Event e;
    e.players(2).numbered().round({pair(1, 2)}).result(1, 1, Outcome::WhiteWins);
    BOOST_TEST(e.refusal(ResultEntered{game(1, 1), Outcome::Drawn}) == Why::ResultStands);
    BOOST_TEST(e.refusal(ResultEntered{game(1, 1), Outcome::WhiteWins}) == Why::ResultSame);
    BOOST_TEST(correctResult(e.t, game(1, 1), Outcome::Drawn, " ").error().why == Why::ReasonMissing);
    e.take(correctResult(e.t, game(1, 1), Outcome::Drawn, "slip filled in on the wrong side"));
    BOOST_TEST(e.points(2) == Points::halves(1));
}

BOOST_AUTO_TEST_CASE(can_be_corrected_in_the_last_two_rounds_only__vcl_q189_191)
{
    Event e;
    e.players(2).numbered();
    for (int r = 1; r <= 3; ++r) e.round({pair(1, 2)}).result(r, 1, Outcome::Drawn);
    BOOST_TEST(correctResult(e.t, game(1, 1), Outcome::WhiteWins, "wrong").error().why == Why::ResultTooOld);
    BOOST_TEST(correctResult(e.t, game(2, 1), Outcome::WhiteWins, "wrong").has_value());
}

BOOST_AUTO_TEST_CASE(belongs_to_a_board_that_is_there)
{
    Event e;
    e.players(2).numbered().round({pair(1, 2)});
    const auto why = [&](const GameRef& g) { return e.refusal(ResultEntered{g, Outcome::Drawn}); };
    BOOST_TEST(why(game(1, 2)) == Why::NoSuchBoard);
    BOOST_TEST(why(game(1, 0)) == Why::NoSuchBoard);
    BOOST_TEST(why(game(2, 1)) == Why::NoSuchRound);
    BOOST_TEST(why(game(0, 1)) == Why::NoSuchRound);
    BOOST_TEST(why({round(1), BoardNumber{1}, 2}) == Why::NoSuchGame);
}

BOOST_AUTO_TEST_CASE(of_any_kind_gives_what_the_classification_says)
{
    for (const auto& row : allOutcomes()) {
        Event e;
        e.players(2).numbered().round({pair(1, 2)}).result(1, 1, row.outcome);
        BOOST_TEST(e.points(1) == pointsFor(row.scores.white, Scoring{}), row.text);
        BOOST_TEST(e.points(2) == pointsFor(row.scores.black, Scoring{}), row.text);
    }
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(settings_of_the_event)

BOOST_AUTO_TEST_CASE(scoring_tie_breaks_and_edition_are_fixed_once_round_1_is_paired__vcl_q75_78_and_200_202)
{
    Event e;
    SettingsChange scoring, tieBreaks, edition;
    scoring.scoring = Scoring{Points::whole(3), Points::whole(1), {}, {}, Points::whole(3)};
    tieBreaks.tieBreaks = {{"BH"}};
    edition.edition = Edition::A;
    BOOST_TEST(!e.refusal(SettingsChanged{scoring}).has_value());
    e.players(2).numbered().round({pair(1, 2)});
    BOOST_TEST(e.refusal(SettingsChanged{scoring}) == Why::ScoringFixed);
    BOOST_TEST(e.refusal(SettingsChanged{tieBreaks}) == Why::TieBreaksFixed);
    BOOST_TEST(e.refusal(SettingsChanged{edition}) == Why::EditionFixed);
}

BOOST_AUTO_TEST_CASE(changing_the_rounds_after_the_start_leaves_fide_mode_for_good__vcl_q42_45_and_57_61)
{
    Event e{5};
    SettingsChange rounds;
    rounds.rounds = 7;
    BOOST_TEST(warnings(e.t, SettingsChanged{rounds}).empty());
    e.players(2).numbered().round({pair(1, 2)});
    const auto found = warnings(e.t, SettingsChanged{rounds});
    BOOST_TEST_REQUIRE(found.size() == 1u);
    BOOST_TEST((levelOf(found[0].about) == Level::ConfirmTwice));
    e.take(SettingsChanged{rounds});
    BOOST_TEST(!e.t.fideMode);
    rounds.rounds = 5;
    e.take(SettingsChanged{rounds});
    BOOST_TEST(!e.t.fideMode);
    rounds.rounds = 0;
    BOOST_TEST(e.refusal(SettingsChanged{rounds}) == Why::RoundsOutOfRange);
}

BOOST_AUTO_TEST_CASE(an_event_ends_after_it_starts_and_has_a_name)
{
    Settings s = settings();
    s.start = Date{2026, 11, 30};
    s.end = Date{2026, 11, 29};
    BOOST_TEST(objectionTo(s)->why == Why::BadDates);
    s.end.reset();
    s.name = "  ";
    BOOST_TEST(objectionTo(s)->why == Why::NameMissing);
    s.name = "Open";
    s.federation = "Eng";
    BOOST_TEST(objectionTo(s)->why == Why::BadFederation);
}

BOOST_AUTO_TEST_CASE(nothing_comes_before_the_event_is_opened_and_it_is_opened_once)
{
    Tournament t;
    BOOST_TEST(objection(t, DutyTaken{"A. Arbiter"})->why == Why::EventNotOpen);
    Event e;
    BOOST_TEST(e.refusal(EventOpened{settings(), aKey}) == Why::EventAlreadyOpen);
}

BOOST_AUTO_TEST_SUITE_END()
