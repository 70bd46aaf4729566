// Rounds without a legal pairing: recognised, and explained by a reason that counting confirms (C.04.3 1.9.3).
#include <algorithm>
#include <filesystem>
#include <set>

#include "domain/pairing/dutch.h"
#include "literal_judge.h"
#include "random_event.h"

using namespace arbiter;

namespace {

/// Holds a reason against the rules of who may meet whom, read from the rounds by the literal enumeration's own code.
class Witness {
public:
    explicit Witness(const test::Position& position)
        : m_field{position.entrants, position.round}, m_players{test::literalPlayers(position.entrants, position.round)}
    {
    }

    bool confirms(const Impossible& why) const
    {
        switch (why.reason) {
        case Impossible::Reason::NoPartner: return why.players.size() == 1 && lonely(why.players.front());
        case Impossible::Reason::NobodyForBye:
            return odd() && std::none_of(m_players.begin(), m_players.end(), [](auto& p) { return p.second.eligible; });
        case Impossible::Reason::TooFewPartners: return tooFew(why);
        }
        return false;
    }

private:
    test::LiteralField m_field;
    std::map<int, test::LiteralPlayer> m_players;

    bool odd() const { return m_players.size() % 2 == 1; }
    bool meet(int a, int b) const
    {
        if (a == 0 || b == 0) return odd() && m_players.at(std::max(a, b)).eligible;
        return m_field.legal(a, b);
    }
    std::set<int> everybody() const
    {
        std::set<int> all;
        for (const auto& [number, p] : m_players) all.insert(number);
        if (odd()) all.insert(0);
        return all;
    }
    bool lonely(int player) const
    {
        const auto all = everybody();
        return std::none_of(all.begin(), all.end(), [&](int o) { return o != player && meet(player, o); });
    }
    bool tooFew(const Impossible& why) const
    {
        std::set<int> allowed{why.partners.begin(), why.partners.end()};
        std::size_t members = why.partners.size();
        std::set<int> seen = allowed;
        for (const auto& group : why.groups) {
            if (group.size() % 2 == 0) return false;
            members += group.size();
            seen.insert(group.begin(), group.end());
            for (const int member : group)
                for (const int other : everybody()) {
                    const bool inside = std::find(group.begin(), group.end(), other) != group.end();
                    if (!inside && !allowed.contains(other) && meet(member, other)) return false;
                }
        }
        return seen.size() == members && why.groups.size() > why.partners.size();
    }
};

/// Plays a drawn event on until it cannot be paired; the number of impossible rounds, 0 or 1.
int impossibleRounds(const test::EventWish& wish, unsigned seed, std::array<int, 3>& reasons)
{
    for (test::RandomEvent event{wish, seed}; !event.over();) {
        const auto answer = pairDutch(event.position().entrants, event.position().round);
        if (answer) {
            event.play(*answer);
            continue;
        }
        ++reasons[static_cast<std::size_t>(answer.error().reason)];
        BOOST_TEST(Witness{event.position()}.confirms(answer.error()), test::describe(wish, seed));
        return 1;
    }
    return 0;
}

} // namespace

BOOST_AUTO_TEST_SUITE(impossible_rounds)

BOOST_AUTO_TEST_CASE(drawn_ones_are_explained_by_a_reason_that_counting_confirms__c_04_3_1_9_3)
{
    int found = 0;
    std::array<int, 3> reasons{};
    for (unsigned seed = 1; found < 200 && seed < 20000; ++seed) {
        std::mt19937 chance{seed};
        auto wish = test::randomWish(chance, seed % 3 == 0 ? 30 : 12);
        wish.rounds = wish.players;
        if (seed % 3 == 0) wish.forbiddenGroups = 4 * wish.players;
        found += impossibleRounds(wish, seed, reasons);
    }
    BOOST_TEST(found == 200);
    for (const int count : reasons) BOOST_TEST(count > 0);
    BOOST_TEST_MESSAGE("no partner " << reasons[0] << ", nobody for the bye " << reasons[1] << ", too few "
                                     << reasons[2]);
}

BOOST_AUTO_TEST_CASE(the_one_that_another_program_gave_up_on_is_recognised)
{
    namespace fs = std::filesystem;
    int files = 0;
    for (const auto& file : fs::directory_iterator{fs::path{ARBITER_SOURCE_DIR} / "tests/oracles/pairing/unpairable"}) {
        const auto position = test::readPosition(test::readFile(file.path().string()));
        const auto answer = pairDutch(position.entrants, position.round);
        BOOST_TEST_REQUIRE(!answer.has_value(), file.path());
        BOOST_TEST(Witness{position}.confirms(answer.error()), file.path());
        ++files;
    }
    BOOST_TEST(files > 0);
}

BOOST_AUTO_TEST_CASE(two_who_have_met_and_nobody_else_have_no_partner)
{
    Entrant a, b;
    a.number = 1, b.number = 2;
    a.past = {{PastKind::Game, 2, Colour::White, Points::whole(1), {}}};
    b.past = {{PastKind::Game, 1, Colour::Black, {}, {}}};
    a.score = Points::whole(1);
    RoundToPair round;
    round.number = 2, round.rounds = 3;
    const auto answer = pairDutch({a, b}, round);
    BOOST_TEST_REQUIRE(!answer.has_value());
    BOOST_TEST((answer.error().reason == Impossible::Reason::NoPartner));
    BOOST_TEST(answer.error().players.size() == 1u);
}

BOOST_AUTO_TEST_CASE(nobody_present_is_a_round_without_boards)
{
    const auto answer = pairDutch({}, {});
    BOOST_TEST_REQUIRE(answer.has_value());
    BOOST_TEST(answer->boards.empty());
    BOOST_TEST(!answer->bye.has_value());
}

BOOST_AUTO_TEST_SUITE_END()
