// Building events in tests: the words of an arbiter, and nothing that the program would refuse.
#pragma once

#include "domain/facts/fields.h"
#include "domain/tournament/fold.h"
#include "domain/tournament/verbs.h"

#include <stdexcept>
#include <string>

namespace arbiter::test {

inline const std::string aKey(32, 'a');

inline Settings settings(int rounds = 7, Edition edition = Edition::B)
{
    Settings s;
    s.name = "Saltmarsh Harbour Open";
    s.place = "Saltmarsh";
    s.federation = "ENG";
    s.rounds = rounds;
    s.edition = edition;
    return s;
}

/// An event under construction. `take` throws where the program refuses, so that a test cannot go on by mistake.
struct Event {
    Tournament t;

    explicit Event(int rounds = 7, Edition edition = Edition::B) { take(EventOpened{settings(rounds, edition), aKey}); }

    Event& take(const Fact& fact)
    {
        if (const auto why = objection(t, fact)) throw std::logic_error{sentence(*why, Language::English)};
        apply(t, fact, t.head.next());
        return *this;
    }

    template <class F>
    requires isOneOf<F, Fact> Event& take(const F& fact) { return take(Fact{fact}); }

    Event& take(const Result<Fact>& fact)
    {
        if (!fact) throw std::logic_error{sentence(fact.error(), Language::English)};
        return take(*fact);
    }

    /// Players "Player 1" (the best) to "Player n", with ratings falling from 2400 by ten.
    Event& players(int n)
    {
        for (int i = 1; i <= n; ++i) {
            Entering e;
            e.card.name = "Player " + std::to_string(i);
            e.card.federation = "ENG";
            e.rating = 2410 - 10 * i;
            take(enterPlayer(t, e));
        }
        return *this;
    }

    Event& numbered()
    {
        if (!t.initialColour) take(InitialColourDrawn{Colour::White});
        return take(assignNumbers(t));
    }

    /// The next round with these boards and byes, drafted and published.
    Event& round(std::vector<Pairing> boards, std::vector<Unpaired> unpaired = {})
    {
        const auto number = lastPaired(t).next();
        take(RoundDrafted{number, PairingMethod::ByHand, std::move(boards), std::move(unpaired)});
        return take(RoundPublished{number});
    }

    Event& result(int round, int board, Outcome outcome)
    {
        return take(enterResult(t, {RoundNumber{round}, BoardNumber{board}, 1}, outcome));
    }

    [[nodiscard]] std::optional<Why> refusal(const Fact& fact) const
    {
        const auto why = objection(t, fact);
        return why ? std::optional{why->why} : std::nullopt;
    }

    [[nodiscard]] Points points(int player) const
    {
        return pointsAfter(t, *findPlayer(t, PlayerId{player}), lastPublished(t));
    }
};

inline PlayerId id(int n) { return PlayerId{n}; }
inline RoundNumber round(int n) { return RoundNumber{n}; }
inline GameRef game(int r, int b) { return {RoundNumber{r}, BoardNumber{b}, 1}; }
inline Pairing pair(int white, int black) { return {PlayerId{white}, PlayerId{black}}; }

} // namespace arbiter::test
