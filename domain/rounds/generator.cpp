// The event is made of the same facts as one that was played; results follow the FIDE table (VCL 32).
#include "domain/rounds/generator.h"

#include "domain/rating/expected_score.h"
#include "domain/rounds/generator_chance.h"
#include "domain/rounds/next_round.h"
#include "domain/tournament/fold.h"
#include "domain/tournament/verbs.h"

#include <algorithm>

namespace arbiter {

namespace {

/// One of a few values, the first ones likelier.
int oneOf(SeededChance& chance, std::initializer_list<int> values)
{
    return values.begin()[chance.between(0, static_cast<int>(values.size()) - 1)];
}

GeneratorWishes completed(GeneratorWishes w, SeededChance& chance)
{
    const auto set = [](auto& wish, auto value) {
        if (!wish) wish = value;
    };
    const int players = chance.between(12, 150), rounds = chance.between(5, 11);
    set(w.players, players);
    set(w.rounds, std::min(rounds, std::max(1, (*w.players - 1) * 2 / 3)));
    set(w.fullByes, oneOf(chance, {0, 0, 0, 1}));
    set(w.halfByes, oneOf(chance, {0, 1, 2, 5}));
    set(w.zeroByes, oneOf(chance, {0, 1, 2, 3}));
    set(w.forfeits, oneOf(chance, {0, 1, 1, 3}));
    set(w.doubleForfeits, oneOf(chance, {0, 0, 0, 1}));
    set(w.odd, oneOf(chance, {0, 0, 0, 1}));
    set(w.draws, chance.between(10, 50));
    set(w.lateEntries, oneOf(chance, {0, 0, 2, 5}));
    set(w.withdrawals, oneOf(chance, {0, 2, 5, 10}));
    set(w.forbidden, oneOf(chance, {0, 0, 0, 2}));
    set(w.scoring, Scoring{});
    const bool allowed = w.scoring->win == 2 * w.scoring->draw && w.scoring->loss == Points{};
    set(w.acceleration, chance.percent(20) && allowed ? Acceleration::Baku : Acceleration::None);
    set(w.initialColour, chance.percent(50) ? Colour::White : Colour::Black);
    return w;
}

class Generator {
public:
    Generator(const GeneratorWishes& wishes, SeededChance& chance) : m_wish{wishes}, m_chance{chance} {}

    std::optional<Refusal> play()
    {
        open();
        enterPlayers();
        forbidPairs();
        for (int round = 1; round <= *m_wish.rounds; ++round) {
            absences(RoundNumber{round});
            PairingWishes wishes;
            wishes.initialColour = m_wish.initialColour;
            const auto facts = pairNextRound(m_event, wishes);
            if (!facts) return facts.error();
            for (const auto& fact : *facts) add(fact);
            results(RoundNumber{round});
        }
        return {};
    }

    Tournament event() && { return std::move(m_event); }

private:
    const GeneratorWishes& m_wish;
    SeededChance& m_chance;
    Tournament m_event;

    /// Only what can follow is taken: who is away already is not granted a bye as well.
    bool add(const Fact& fact)
    {
        if (objection(m_event, fact)) return false;
        apply(m_event, fact, m_event.head.next());
        return true;
    }

    void open()
    {
        Settings settings;
        settings.name = "Random event";
        settings.rounds = *m_wish.rounds;
        settings.scoring = *m_wish.scoring;
        settings.tieBreaks = m_wish.tieBreaks;
        add(EventOpened{settings, std::string(32, '0')});
        if (*m_wish.acceleration != Acceleration::None) add(AccelerationAnnounced{*m_wish.acceleration});
    }

    int drawnRating()
    {
        const auto& r = m_wish.ratings;
        if (r.spread <= 0) return m_chance.between(r.low, r.high);
        const auto off = static_cast<std::int64_t>(m_chance.bell()) * r.spread / 1000;
        return static_cast<int>(std::clamp<std::int64_t>((r.low + r.high) / 2 + off, r.low, r.high));
    }

    int ratingOf(int i)
    {
        const auto& r = m_wish.ratings;
        if (i < static_cast<int>(r.given.size())) return r.given[static_cast<std::size_t>(i)];
        return r.step > 0 ? std::max(r.low, r.high - i * r.step) : drawnRating();
    }

    static std::string nameOf(int i)
    {
        const auto digits = std::to_string(i + 1);
        return "Player " + std::string(4 - std::min<std::size_t>(4, digits.size()), '0') + digits;
    }

    /// Late ones are known from the start, as in a file of the finished event; at least four begin.
    void enterPlayers()
    {
        for (int i = 0; i < *m_wish.players; ++i) {
            PlayerEntered entered;
            entered.player = PlayerId{i + 1};
            entered.card.name = nameOf(i);
            entered.rating = {RoundNumber{1}, ratingOf(i), {}};
            const bool late = i >= 4 && *m_wish.rounds > 2 && m_chance.percent(*m_wish.lateEntries);
            entered.firstRound = RoundNumber{late ? m_chance.between(2, std::min(3, *m_wish.rounds - 1)) : 1};
            const bool half = late && m_chance.percent(30);
            entered.missed.assign(static_cast<std::size_t>(entered.firstRound.value - 1), half ? Bye::Half : Bye::Zero);
            add(entered);
        }
    }

    void forbidPairs()
    {
        for (int i = 0; i < *m_wish.forbidden; ++i) {
            PairsForbidden group{RoundNumber{1}, {}, {}, {}};
            for (int size = m_chance.between(2, 3); size > 0; --size)
                group.players.push_back(PlayerId{m_chance.between(1, *m_wish.players)});
            group.first = RoundNumber{m_chance.between(1, *m_wish.rounds)};
            if (m_chance.percent(50)) group.first = RoundNumber{1};
            if (m_chance.percent(30)) group.last = RoundNumber{m_chance.between(group.first.value, *m_wish.rounds)};
            add(group);
        }
    }

    /// Withdrawals, which last, and byes; two players always stay.
    void absences(RoundNumber round)
    {
        int present = 0;
        for (const auto& p : m_event.players) present += presenceIn(p, round) == Presence::Plays;
        for (std::size_t i = 0; i < m_event.players.size() && present > 2; ++i) {
            const auto& p = m_event.players[i];
            if (presenceIn(p, round) != Presence::Plays) continue;
            if (round.value > 1 && leaves()) {
                present -= add(PlayerWithdrew{p.id, round, {}});
                continue;
            }
            if (const auto bye = drawnBye()) present -= add(ByeGranted{p.id, round, *bye});
        }
    }

    /// The rate is of the whole event: spread over the rounds after the first.
    bool leaves() { return m_chance.between(0, 100 * std::max(1, *m_wish.rounds - 1) - 1) < *m_wish.withdrawals; }

    std::optional<Bye> drawnBye()
    {
        if (m_chance.percent(*m_wish.zeroByes)) return Bye::Zero;
        if (m_chance.percent(*m_wish.halfByes)) return Bye::Half;
        if (m_chance.percent(*m_wish.fullByes)) return Bye::Full;
        return {};
    }

    void results(RoundNumber round)
    {
        const auto& boards = findRound(m_event, round)->boards;
        for (std::size_t i = 0; i < boards.size(); ++i) {
            const Pairing pairing = boards[i].pairing;
            add(ResultEntered{{round, BoardNumber{static_cast<int>(i) + 1}, 1}, outcomeOf(pairing)});
        }
    }

    Outcome outcomeOf(const Pairing& pairing)
    {
        if (m_chance.percent(*m_wish.doubleForfeits)) return Outcome::BothForfeit;
        if (m_chance.percent(*m_wish.forfeits))
            return m_chance.percent(50) ? Outcome::WhiteWinsByForfeit : Outcome::BlackWinsByForfeit;
        const auto played = overTheBoard(pairing);
        return m_chance.percent(*m_wish.odd) ? oddly(played) : played;
    }

    /// White's expectation by the table, the difference limited to 400; draws as wished, as far as it leaves room.
    Outcome overTheBoard(const Pairing& pairing)
    {
        const auto rating = [&](PlayerId id) { return findPlayer(m_event, id)->ratings.back().rating; };
        const int expected = expectedHundredths(std::clamp(rating(pairing.white) - rating(pairing.black), -400, 400));
        const int draws = std::min(*m_wish.draws, 2 * std::min(expected, 100 - expected));
        const int throwOf200 = m_chance.between(0, 199); // a draw is worth half: half hundredths keep the mean exact
        if (throwOf200 < 2 * draws) return Outcome::Drawn;
        return throwOf200 < 2 * draws + 2 * expected - draws ? Outcome::WhiteWins : Outcome::BlackWins;
    }

    /// The unusual ones: unrated, or decided with less than a game's worth.
    Outcome oddly(Outcome played)
    {
        if (m_chance.percent(60))
            return played == Outcome::Drawn       ? Outcome::DrawnUnrated
                   : played == Outcome::WhiteWins ? Outcome::WhiteWinsUnrated
                                                  : Outcome::BlackWinsUnrated;
        return m_chance.percent(50)   ? Outcome::BothLose
               : m_chance.percent(50) ? Outcome::WhiteHalfBlackNone
                                      : Outcome::WhiteNoneBlackHalf;
    }
};

} // namespace

Result<GeneratedEvent> generateEvent(const GeneratorWishes& wishes, std::uint64_t seed)
{
    constexpr int attempts = 30;
    SeededChance chance{seed};
    const auto used = completed(wishes, chance);
    std::optional<Refusal> why;
    for (int i = 0; i < attempts; ++i) {
        Generator generator{used, chance};
        why = generator.play();
        if (!why) return GeneratedEvent{std::move(generator).event(), used};
    }
    return tl::unexpected{*why};
}

} // namespace arbiter
