// Replay, undo and redo: nothing is erased, a revocation leaves no trace, and what rests on an entry keeps it.
#include "tests/support/print.h"
#include "tests/support/random_event.h"

#include <cstdlib>
#include <set>

using namespace arbiter;
using namespace arbiter::test;

namespace {

EntrySet entrySet(std::initializer_list<int> numbers)
{
    EntrySet set;
    for (const int n : numbers) set.add(EntryNumber{n});
    return set;
}

/// Four players, round 1 paired in one act, board 1 won by White. Entries: 1 opened, 2-5 players, 6-9 the round
/// (colour, numbers, draft, published), 10 the result.
Book started()
{
    Book book;
    book.take({EventOpened{settings(), aKey}});
    for (int i = 1; i <= 4; ++i) {
        Entering e;
        e.card.name = "Player " + std::to_string(i);
        e.rating = 2400 - i;
        book.take({enterPlayer(book.t, e).value()});
    }
    book.take({InitialColourDrawn{Colour::White}, NumbersAssigned{{id(1), id(2), id(3), id(4)}},
               RoundDrafted{round(1), PairingMethod::ByHand, {pair(1, 3), pair(4, 2)}, {}}, RoundPublished{round(1)}});
    book.take({ResultEntered{game(1, 1), Outcome::WhiteWins}});
    return book;
}

std::optional<Outcome> board1(const Book& book) { return findBoard(book.t, round(1), BoardNumber{1})->game.outcome; }

} // namespace

BOOST_AUTO_TEST_SUITE(undo_and_redo)

BOOST_AUTO_TEST_CASE(an_undone_result_is_gone_from_the_state_and_stays_in_the_journal)
{
    auto book = started();
    BOOST_TEST(book.undo(entrySet({10})));
    BOOST_TEST(!board1(book).has_value());
    BOOST_TEST(book.entries.size() == 11u);
    BOOST_TEST(book.take({ResultEntered{game(1, 1), Outcome::Drawn}}));
    BOOST_TEST(board1(book) == Outcome::Drawn);
}

BOOST_AUTO_TEST_CASE(redo_revokes_the_revocation)
{
    auto book = started();
    book.undo(*lastAct(book.record()));
    book.undo(*lastUndo(book.record()));
    BOOST_TEST(board1(book) == Outcome::WhiteWins);
    BOOST_TEST(lastUndo(book.record()).error().why == Why::NothingToRedo);
}

BOOST_AUTO_TEST_CASE(several_undos_are_redone_in_turn)
{
    auto book = started();
    book.take({ResultEntered{game(1, 2), Outcome::Drawn}});
    const auto before = spelled(book.t);
    book.undo(*lastAct(book.record()));
    book.undo(*lastAct(book.record()));
    BOOST_TEST(!board1(book).has_value());
    book.undo(*lastUndo(book.record()));
    book.undo(*lastUndo(book.record()));
    BOOST_TEST(spelled(book.t) == before);
}

BOOST_AUTO_TEST_CASE(after_a_new_decision_there_is_nothing_to_redo)
{
    auto book = started();
    book.undo(*lastAct(book.record()));
    book.take({ResultEntered{game(1, 2), Outcome::Drawn}});
    BOOST_TEST(lastUndo(book.record()).error().why == Why::NothingToRedo);
}

BOOST_AUTO_TEST_CASE(an_act_is_undone_as_one)
{
    auto book = started();
    book.undo(*lastAct(book.record()));
    const auto act = lastAct(book.record());
    BOOST_TEST(toText(*act) == "6-9");
    BOOST_TEST(book.undo(*act));
    BOOST_TEST(book.t.rounds.empty());
}

BOOST_AUTO_TEST_CASE(a_pairing_keeps_the_results_it_rests_on)
{
    auto book = started();
    book.take({ResultEntered{game(1, 2), Outcome::Drawn}});
    book.take({RoundDrafted{round(2), PairingMethod::ByHand, {pair(2, 1), pair(3, 4)}, {}}});
    const auto refused = undo(book.record(), entrySet({10}), "");
    BOOST_TEST_REQUIRE(!refused.has_value());
    BOOST_TEST(refused.error().why == Why::RestsOnIt);
    BOOST_TEST(sentence(refused.error(), Language::English) ==
               "Entry 10 cannot be undone: entry 12 rests on it (pairing of a round).");
    BOOST_TEST(book.undo(entrySet({12})));
    BOOST_TEST(book.undo(entrySet({10})));
}

BOOST_AUTO_TEST_CASE(a_pairing_rests_on_what_came_since_the_pairing_before_it)
{
    auto book = started();
    book.take({ResultEntered{game(1, 2), Outcome::Drawn}});
    book.take({RoundDrafted{round(2), PairingMethod::ByHand, {pair(2, 1), pair(3, 4)}, {}}});
    BOOST_TEST(toText(book.entries.back().restsOn) == "8-11");
}

BOOST_AUTO_TEST_CASE(what_would_no_longer_hold_keeps_an_entry_too)
{
    auto book = started();
    const auto refused = undo(book.record(), entrySet({9}), "");
    BOOST_TEST_REQUIRE(!refused.has_value());
    BOOST_TEST(sentence(refused.error(), Language::English) ==
               "Entry 9 cannot be undone: entry 10 would no longer hold. Round 1 is not published.");
    BOOST_TEST(sentence(refused.error(), Language::Chinese) == "不能撤销第9条：第10条将不再成立。第1轮尚未公布。");
}

BOOST_AUTO_TEST_CASE(a_correction_keeps_the_result_it_corrects)
{
    auto book = started();
    book.take({correctResult(book.t, game(1, 1), Outcome::Drawn, "slip").value()});
    BOOST_TEST(undo(book.record(), entrySet({10}), "").error().why == Why::RestsOnIt);
    BOOST_TEST(book.undo(entrySet({11})));
    BOOST_TEST(board1(book) == Outcome::WhiteWins);
}

BOOST_AUTO_TEST_CASE(changes_of_a_clock_are_undone_in_the_middle_without_disturbing_the_next)
{
    auto book = started();
    book.take({ClockCorrected{game(1, 2), {Seconds{60}, {}}, "6.10.1", "first"}});
    book.take({ClockCorrected{game(1, 2), {Seconds{7}, {}}, "6.10.1", "second"}});
    BOOST_TEST(book.undo(entrySet({11})));
    BOOST_TEST(book.t.records.at(game(1, 2)).clocks.white.count() == 7);
}

BOOST_AUTO_TEST_CASE(results_older_than_two_rounds_are_not_undone__vcl_q189_191)
{
    Book book = started();
    book.take({ResultEntered{game(1, 2), Outcome::Adjourned}});
    for (int r = 2; r <= 3; ++r) {
        if (r == 3)
            for (int b = 1; b <= 2; ++b) book.take({ResultEntered{game(2, b), Outcome::Drawn}});
        book.take(
            {RoundDrafted{round(r), PairingMethod::ByHand, {pair(2, 1), pair(3, 4)}, {}}, RoundPublished{round(r)}});
    }
    book.take({ResultEntered{game(1, 2), Outcome::WhiteWins}});
    const auto last = static_cast<int>(book.entries.size());
    BOOST_TEST(undo(book.record(), entrySet({last}), "").error().why == Why::ResultTooOld);
}

BOOST_AUTO_TEST_CASE(the_opening_of_the_event_is_never_undone)
{
    auto book = started();
    BOOST_TEST(undo(book.record(), entrySet({1}), "").error().why == Why::NeverUndone);
    BOOST_TEST(undo(book.record(), entrySet({99}), "").error().why == Why::NoSuchEntry);
    BOOST_TEST(undo(book.record(), {}, "").error().why == Why::NothingToUndo);
    book.undo(entrySet({10}));
    BOOST_TEST(undo(book.record(), entrySet({10}), "").error().why == Why::NotStanding);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(a_journal_that_does_not_hold)

BOOST_AUTO_TEST_CASE(is_folded_up_to_the_first_entry_that_does_not_follow)
{
    auto book = started();
    book.entries[8].fact = RoundPublished{round(7)};
    const auto result = replay(book.entries);
    BOOST_TEST_REQUIRE(result.bad.has_value());
    BOOST_TEST(result.bad->entry.value == 9);
    BOOST_TEST(result.bad->why.why == Why::NoSuchRound);
    BOOST_TEST(!result.tournament.rounds.front()->published);
}

BOOST_AUTO_TEST_CASE(cannot_revoke_what_comes_later)
{
    auto book = started();
    book.entries[9].fact = Revoked{entrySet({10}), ""};
    BOOST_TEST(replay(book.entries).bad->entry.value == 10);
    book.entries[9].fact = Revoked{entrySet({5000}), ""};
    BOOST_TEST(replay(book.entries).bad->entry.value == 10);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(random_journals)

namespace {

const int journals = std::getenv("ARBITER_LONG") ? 2000 : 60;

template <class Check> void onRandomJournals(Check check)
{
    for (int seed = 1; seed <= journals; ++seed) {
        BOOST_TEST_CONTEXT("seed " << seed)
        {
            RandomEvent event{static_cast<unsigned>(seed)};
            for (int i = 0; i < 120; ++i) {
                event.step();
                check(event, i);
            }
        }
    }
}

} // namespace

BOOST_AUTO_TEST_CASE(every_prefix_replays)
{
    onRandomJournals([](RandomEvent& event, int step) {
        if (step != 119) return;
        const std::span<const Entry> all{event.book.entries};
        for (std::size_t n = 0; n <= all.size(); ++n) BOOST_REQUIRE(!replay(all.first(n)).bad.has_value());
    });
}

BOOST_AUTO_TEST_CASE(folding_live_and_replaying_give_the_same_state)
{
    for (int seed = 1; seed <= journals; ++seed) {
        RandomEvent event{static_cast<unsigned>(seed)};
        for (int i = 0; i < 120; ++i) event.step();
        Tournament live;
        std::vector<Entry> standingOnly;
        for (std::size_t i = 0; i < event.book.entries.size(); ++i)
            if (event.book.stands[i]) apply(live, event.book.entries[i].fact, event.book.entries[i].number);
        BOOST_REQUIRE_EQUAL(spelled(live), spelled(replay(event.book.entries).tournament));
    }
}

BOOST_AUTO_TEST_CASE(a_decision_and_its_revocation_leave_no_trace)
{
    onRandomJournals([](RandomEvent& event, int step) {
        if (step % 10 != 9) return;
        Book before = event.book;
        event.step();
        if (event.book.entries.size() == before.entries.size()) return;
        EntrySet fresh;
        for (auto i = before.entries.size(); i < event.book.entries.size(); ++i)
            fresh.add(event.book.entries[i].number);
        Book book = event.book;
        if (!book.undo(fresh)) return;
        BOOST_REQUIRE_EQUAL(spelled(book.t), spelled(before.t));
    });
}

BOOST_AUTO_TEST_CASE(points_given_are_those_of_games_and_byes)
{
    onRandomJournals([](RandomEvent& event, int step) {
        if (step % 20 != 19) return;
        const auto& t = event.book.t;
        Points given, earned;
        for (const auto& player : t.players) given += pointsAfter(t, player, lastPublished(t)) - player.penaltyPoints;
        for (const auto& round : t.rounds) {
            if (!round->published) continue;
            for (const auto& board : round->boards)
                for (const Colour c : bothColours)
                    if (board.game.outcome) earned += pointsFor(scoreOf(*board.game.outcome, c), t.settings.scoring);
            for (const auto& u : round->unpaired) earned += pointsFor(scoreOf(u.bye), t.settings.scoring);
            for (const auto& player : t.players)
                if (round->number < player.firstRound)
                    earned += pointsFor(scoreOf(player.missed[static_cast<std::size_t>(round->number.value - 1)]),
                                        t.settings.scoring);
        }
        BOOST_REQUIRE_EQUAL(given, earned);
    });
}

BOOST_AUTO_TEST_CASE(what_undo_refuses_is_refused_with_a_reason_and_changes_nothing)
{
    onRandomJournals([](RandomEvent& event, int step) {
        if (step % 30 != 29) return;
        for (const auto& entry : event.book.entries) {
            const auto refused = undo(event.book.record(), {entry.number}, "");
            if (!refused) BOOST_REQUIRE(!sentence(refused.error(), Language::Chinese).empty());
        }
    });
}

BOOST_AUTO_TEST_CASE(a_what_if_does_not_touch_the_state_it_starts_from)
{
    onRandomJournals([](RandomEvent& event, int step) {
        if (step % 10 != 5) return;
        const auto& t = event.book.t;
        const auto open = openBoards(t, lastPublished(t), true);
        if (open.empty()) return;
        const auto before = spelled(t);
        const auto other = after(t, ResultEntered{{lastPublished(t), open.front(), 1}, Outcome::WhiteWinsUnrated});
        BOOST_REQUIRE_EQUAL(spelled(t), before);
        BOOST_REQUIRE_NE(spelled(other), before);
    });
}

BOOST_AUTO_TEST_CASE(they_hold_something_of_every_kind_of_decision)
{
    std::set<std::size_t> kinds;
    for (unsigned seed = 1; seed <= 60; ++seed) {
        RandomEvent event{seed};
        for (int i = 0; i < 120; ++i) event.step();
        for (const auto& entry : event.book.entries) kinds.insert(entry.fact.index());
    }
    BOOST_TEST(kinds.size() >= 18u);
}

BOOST_AUTO_TEST_SUITE_END()
