// Rounds by rotation: who is paired with whom does not matter here, only that everybody is.
#include "tests/support/large_event.h"

#include <string>

namespace arbiter::test {

namespace {

RoundDrafted rotated(int players, int round)
{
    RoundDrafted draft{RoundNumber{round}, PairingMethod::ByHand, {}, {}};
    const int half = players / 2;
    for (int i = 0; i < half; ++i) {
        const PlayerId a{1 + i}, b{1 + half + (i + round) % half};
        draft.boards.push_back(round % 2 ? Pairing{a, b} : Pairing{b, a});
    }
    return draft;
}

PlayerEntered entered(int number)
{
    PlayerEntered f;
    f.player = PlayerId{number};
    f.card.name = "Familyname" + std::to_string(number) + ", Givenname";
    f.card.federation = "NOR";
    f.card.fideId = std::to_string(1'000'000 + number);
    f.rating = {RoundNumber{1}, 1000 + number % 1800, "FIDE standard 2026-11"};
    return f;
}

} // namespace

std::vector<Fact> largeEvent(int players, int rounds)
{
    Settings settings;
    settings.name = "Large event";
    settings.rounds = rounds;
    std::vector<Fact> facts{EventOpened{settings, std::string(32, '0')}};
    NumbersAssigned numbers;
    for (int i = 1; i <= players; ++i) {
        facts.emplace_back(entered(i));
        numbers.order.push_back(PlayerId{i});
    }
    facts.emplace_back(InitialColourDrawn{Colour::White});
    facts.emplace_back(numbers);
    constexpr Outcome results[] = {Outcome::WhiteWins, Outcome::Drawn, Outcome::BlackWins};
    for (int round = 1; round <= rounds; ++round) {
        facts.emplace_back(rotated(players, round));
        facts.emplace_back(RoundPublished{RoundNumber{round}});
        for (int board = 1; board <= players / 2; ++board)
            facts.emplace_back(
                ResultEntered{{RoundNumber{round}, BoardNumber{board}, 1}, results[(board + round) % 3]});
    }
    return facts;
}

std::vector<Entry> asEntries(const std::vector<Fact>& facts)
{
    std::vector<Entry> entries;
    for (const auto& fact : facts) {
        Entry entry;
        entry.number = EntryNumber{static_cast<std::int64_t>(entries.size()) + 1};
        entry.act = ActNumber{entry.number.value};
        entry.at = {1'792'976'400'000 + 1000 * entry.number.value, 480};
        entry.author = "Ingrid Hallström";
        entry.desk = "1";
        entry.fact = fact;
        entries.push_back(std::move(entry));
    }
    return entries;
}

} // namespace arbiter::test
