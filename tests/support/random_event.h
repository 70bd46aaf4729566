// Random events: a stream of decisions as an unruly arbiter might take them, by a seed. What the program refuses is
// dropped; so every journal made here is one that could have been written.
#pragma once

#include "domain/journal/undo.h"
#include "tests/support/build.h"

#include <algorithm>
#include <random>

namespace arbiter::test {

/// A journal in memory that keeps what a desk keeps: entries, which stand, the state.
class Book {
public:
    std::vector<Entry> entries;
    std::vector<bool> stands;
    Tournament t;

    [[nodiscard]] Record record() const { return {entries, stands, t}; }

    /// Takes the facts as one act if none is refused; otherwise nothing changes.
    bool take(const std::vector<Fact>& facts)
    {
        auto trial = t;
        std::vector<Entry> fresh;
        for (const auto& fact : facts) {
            if (objection(trial, fact)) return false;
            Entry entry;
            entry.number = EntryNumber{static_cast<std::int64_t>(entries.size() + fresh.size()) + 1};
            entry.act = ActNumber{entries.empty() ? 1 : entries.back().act.value + 1};
            entry.at = Moment{1'793'000'000'000 + 1000 * entry.number.value, 480};
            entry.author = t.onDuty.empty() ? "Chief" : t.onDuty;
            entry.desk = "desk 1";
            entry.fact = fact;
            entry.restsOn = grounds(record(), fact);
            apply(trial, fact, entry.number);
            fresh.push_back(std::move(entry));
        }
        entries.insert(entries.end(), fresh.begin(), fresh.end());
        settle();
        return true;
    }

    bool undo(const EntrySet& set)
    {
        const auto fact = arbiter::undo(record(), set, "test");
        return fact && take({*fact});
    }

private:
    void settle()
    {
        stands = standing(entries);
        t = replay(entries, stands).tournament;
    }
};

class RandomEvent {
public:
    explicit RandomEvent(unsigned seed) : m_random{seed}
    {
        book.take({EventOpened{settings(upTo(6) + 3, upTo(2) == 1 ? Edition::A : Edition::B), aKey}});
        for (int i = 0, n = 4 + upTo(8); i < n; ++i) enter();
    }

    Book book;

    /// One more decision, or an attempt at one.
    void step()
    {
        switch (upTo(12)) {
        case 0: enter(); break;
        case 1: one(PlayerWithdrew{player(), nextRound(), "left"}); break;
        case 2: one(PlayerReturned{player(), nextRound()}); break;
        case 3: one(ByeGranted{player(), nextRound(), upTo(2) ? Bye::Half : Bye::Zero}); break;
        case 4: pairNext(); break;
        case 5: one(ClockCorrected{anyGame(), {Seconds{upTo(300)}, Seconds{-upTo(300)}}, "6.10.1", "clock"}); break;
        case 6: atTheBoard(); break;
        case 7: correct(); break;
        case 8: undoSomething(); break;
        case 9: redoSomething(); break;
        default: result(); break;
        }
    }

    int upTo(int n) { return static_cast<int>(m_random() % static_cast<unsigned>(n)); }

private:
    std::mt19937 m_random;
    int m_names = 0;

    void one(Fact fact) { book.take({std::move(fact)}); }
    RoundNumber nextRound() const { return lastPaired(book.t).next(); }
    PlayerId player() { return PlayerId{1 + upTo(static_cast<int>(book.t.players.size()) + 1)}; }

    GameRef anyGame()
    {
        const int rounds = lastPaired(book.t).value;
        if (rounds == 0) return game(1, 1);
        const int r = rounds - upTo(std::min(rounds, 2));
        return game(r, 1 + upTo(static_cast<int>(findRound(book.t, round(r))->boards.size())));
    }

    Outcome outcome() { return allOutcomes()[static_cast<std::size_t>(upTo(13))].outcome; }

    void enter()
    {
        Entering e;
        e.card.name = "Player " + std::to_string(++m_names);
        e.rating = 1000 + upTo(1800);
        e.missed = upTo(2) ? Bye::Half : Bye::Zero;
        if (const auto fact = enterPlayer(book.t, e)) one(*fact);
    }

    void result()
    {
        const auto open = openBoards(book.t, lastPublished(book.t), true);
        if (open.empty()) return;
        const auto board = open[static_cast<std::size_t>(upTo(static_cast<int>(open.size())))];
        one(ResultEntered{{lastPublished(book.t), board, 1}, outcome()});
    }

    void correct()
    {
        if (const auto fact = correctResult(book.t, anyGame(), outcome(), "wrong slip")) one(*fact);
    }

    /// Whoever is there, in a random order, the odd one out with the bye.
    void pairNext()
    {
        const auto next = nextRound();
        std::vector<PlayerId> present;
        RoundDrafted draft{next, PairingMethod::ByHand, {}, {}};
        for (const auto& p : book.t.players) {
            const auto presence = presenceIn(p, next);
            if (presence == Presence::Plays) present.push_back(p.id);
            if (presence == Presence::HasBye) draft.unpaired.push_back({p.id, p.byes.at(next)});
        }
        std::shuffle(present.begin(), present.end(), m_random);
        if (present.size() % 2) {
            draft.unpaired.push_back({present.back(), Bye::PairingAllocated});
            present.pop_back();
        }
        for (std::size_t i = 0; i + 1 < present.size(); i += 2) draft.boards.push_back({present[i], present[i + 1]});
        auto facts = missingAsAdjourned(book.t);
        if (!book.t.initialColour) facts.emplace_back(InitialColourDrawn{Colour::Black});
        if (const auto numbers = assignNumbers(book.t); numbers && needsNumbers(book.t)) facts.push_back(*numbers);
        facts.emplace_back(draft);
        facts.emplace_back(RoundPublished{next});
        book.take(facts);
    }

    void atTheBoard()
    {
        const auto g = anyGame();
        EnvelopeSealed seal{g, {}};
        seal.envelope.moveNumber = 41;
        seal.envelope.position = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 41";
        ClaimRuled claim{};
        claim.game = g;
        claim.article = "9.2";
        claim.correct = upTo(2) == 1;
        if (claim.correct) claim.outcome = Outcome::Drawn;
        PenaltyImposed penalty{};
        penalty.player = player();
        penalty.kind = PenaltyKind::Points;
        penalty.article = "12.9.5";
        penalty.points = Points::halves(-1);
        switch (upTo(6)) {
        case 0: one(seal); break;
        case 1: one(EnvelopeStored{g, "Chief", "safe"}); break;
        case 2: one(EnvelopeOpened{g, "both players", "e4"}); break;
        case 3: one(GameResumed{g, {Seconds{3600}, Seconds{3500}}}); break;
        case 4: one(claim); break;
        default: one(penalty); break;
        }
    }

    void undoSomething()
    {
        if (upTo(2)) {
            if (const auto act = lastAct(book.record())) book.undo(*act);
            return;
        }
        EntrySet set;
        set.add(EntryNumber{1 + upTo(static_cast<int>(book.entries.size()))});
        book.undo(set);
    }

    void redoSomething()
    {
        if (const auto last = lastUndo(book.record())) book.undo(*last);
    }
};

/// Everything a state says, for comparison: two states are the same when all of it is.
std::string spelled(const Tournament& t);

} // namespace arbiter::test
