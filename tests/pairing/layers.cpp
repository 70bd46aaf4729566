// The quick layers answer as the plain path does, which weighs every choice over the whole field; and what must not
// matter does not.
#include <algorithm>
#include <cstdlib>

#include "compare.h"
#include "domain/pairing/dutch.h"
#include "random_event.h"

using namespace arbiter;

namespace {

int events(int few, int many) { return std::getenv("ARBITER_LONG") ? many : few; }

/// Calls `visit` with every position of drawn events, and plays on as the engine pairs.
template <class Visit> void eachPosition(int count, int most, unsigned first, Visit&& visit)
{
    for (unsigned seed = first; seed < first + static_cast<unsigned>(count); ++seed) {
        std::mt19937 chance{seed};
        const auto wish = test::randomWish(chance, most);
        for (test::RandomEvent event{wish, seed}; !event.over();) {
            const auto answer = pairDutch(event.position().entrants, event.position().round);
            visit(event.position(), answer, test::describe(wish, seed));
            if (!answer) break;
            event.play(*answer);
        }
    }
}

} // namespace

BOOST_AUTO_TEST_SUITE(the_layers)

BOOST_AUTO_TEST_CASE(answer_as_the_plain_path_does_and_each_of_them_is_met)
{
    std::array<int, layerCount> decided{};
    eachPosition(events(120, 16500), 60, 700001,
                 [&](const auto& position, const auto& answer, const std::string& event) {
                     const auto plain = pairDutch(position.entrants, position.round, dutch::Path::Plain);
                     BOOST_TEST(test::difference(answer, plain) == "", event);
                     if (answer)
                         for (const auto& bracket : answer->brackets)
                             ++decided[static_cast<std::size_t>(bracket.layer)];
                 });
    for (const int count : decided) BOOST_TEST(count > 0);
}

BOOST_AUTO_TEST_CASE(find_the_criteria_vector_of_the_plain_path)
{
    eachPosition(40, 30, 800001, [&](const auto& position, const auto& answer, const std::string& event) {
        const auto plain = pairDutch(position.entrants, position.round, dutch::Path::Plain);
        if (!answer || !plain) return;
        BOOST_TEST_REQUIRE(answer->brackets.size() == plain->brackets.size(), event);
        for (std::size_t b = 0; b < answer->brackets.size(); ++b)
            for (const Criterion c : {Criterion::C6, Criterion::C7, Criterion::C10, Criterion::C12, Criterion::C13,
                                      Criterion::C14, Criterion::C18}) {
                const auto at = static_cast<std::size_t>(c);
                BOOST_TEST(answer->brackets[b].criteria[at] == plain->brackets[b].criteria[at], event);
            }
    });
}

BOOST_AUTO_TEST_CASE(the_order_of_the_list_does_not_matter)
{
    std::mt19937 chance{5};
    eachPosition(60, 60, 900001, [&](const auto& position, const auto& answer, const std::string& event) {
        auto shuffled = position;
        std::shuffle(shuffled.entrants.begin(), shuffled.entrants.end(), chance);
        std::shuffle(shuffled.round.forbidden.begin(), shuffled.round.forbidden.end(), chance);
        BOOST_TEST(test::difference(pairDutch(shuffled.entrants, shuffled.round), answer) == "", event);
    });
}

BOOST_AUTO_TEST_CASE(a_player_who_has_always_been_absent_does_not_matter)
{
    eachPosition(60, 60, 950001, [&](const auto& position, const auto& answer, const std::string& event) {
        auto more = position;
        Entrant extra;
        extra.number = 3; // between the others, whose numbers move up
        extra.present = false;
        const auto moved = [](int number) { return number >= 3 ? number + 1 : number; };
        for (auto& e : more.entrants) {
            e.number = moved(e.number);
            for (auto& past : e.past) past.opponent = past.opponent == 0 ? 0 : moved(past.opponent);
        }
        for (auto& [a, b] : more.round.forbidden) a = moved(a), b = moved(b);
        more.entrants.push_back(extra);
        auto expected = answer;
        if (expected)
            for (auto& board : expected->boards) board.white = moved(board.white), board.black = moved(board.black);
        if (expected && expected->bye) expected->bye = moved(*expected->bye);
        BOOST_TEST(test::difference(pairDutch(more.entrants, more.round), expected) == "", event);
    });
}

BOOST_AUTO_TEST_SUITE_END()
