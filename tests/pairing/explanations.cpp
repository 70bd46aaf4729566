// Explanations are checked by the literal enumeration: the alternative named, put in its place, breaks the rule named
// or is worse in the criterion named.
#include <algorithm>
#include <array>
#include <set>

#include "domain/pairing/dutch.h"
#include "domain/pairing/explain.h"
#include "literal_judge.h"
#include "random_event.h"

using namespace arbiter;

namespace {

/// Where a criterion stands in the literal key; C6 is not in it.
std::size_t placeInKey(Criterion c)
{
    constexpr std::array<std::size_t, criteriaCount> place{99, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14};
    return place[static_cast<std::size_t>(c)];
}

std::size_t placeInKey(OrderStep step)
{
    constexpr std::array<std::size_t, 7> place{15, 16, 17, 17, 18, 19, 20};
    return place[static_cast<std::size_t>(step)];
}

class Judge {
public:
    Judge(const test::Position& position, const PairedRound& pairing)
        : m_position{position}, m_pairing{pairing}, m_field{position.entrants, position.round},
          m_players{test::literalPlayers(position.entrants, position.round)}
    {
        m_field.prepare();
    }

    /// Empty where the obstacle stands; `a` and `b` are the pair of the alternative, `b` 0 where `a` goes on instead,
    /// -1 where he has the bye.
    std::string objection(const Against& against, int a, int b)
    {
        switch (against.obstacle) {
        case Obstacle::None: return isPaired(against, a, b) ? "" : "it is not what was paired";
        case Obstacle::LowerDown: return isPaired(against, a, b) ? "it is what was paired" : "";
        case Obstacle::Met: return m_players.at(a).met.contains(b) ? "" : "they have not met";
        case Obstacle::Forbidden: return m_field.legal(a, b) ? "they may meet" : "";
        case Obstacle::SameAbsolute: return sameAbsolute(a, b) ? "" : "they have not the same absolute colour";
        case Obstacle::NoBye: return m_players.at(a).eligible ? "he may have the bye" : "";
        case Obstacle::ByeScore:
            return m_players.at(a).score > m_players.at(*m_pairing.bye).score ? "" : "his score is as low";
        case Obstacle::Completion: return completes(against, a, b) ? "the others can be paired" : "";
        case Obstacle::Quality: return compare(against, placeInKey(*against.criterion), a, b);
        case Obstacle::Order: return compare(against, placeInKey(*against.step), a, b);
        }
        return "no obstacle";
    }

private:
    const test::Position& m_position;
    const PairedRound& m_pairing;
    test::LiteralField m_field;
    std::map<int, test::LiteralPlayer> m_players;

    /// `b` 0 or less: whether `a` left the bracket unpaired, which in the last one is the bye.
    bool isPaired(const Against& against, int a, int b) const
    {
        const auto& down = m_pairing.brackets[against.bracket].downfloaters;
        if (b <= 0) return std::find(down.begin(), down.end(), a) != down.end();
        return std::any_of(m_pairing.boards.begin(), m_pairing.boards.end(),
                           [&](auto& board) { return std::minmax(board.white, board.black) == std::minmax(a, b); });
    }

    bool sameAbsolute(int a, int b) const
    {
        const auto &p = m_players.at(a), &q = m_players.at(b);
        return p.strength == 3 && q.strength == 3 && p.due == q.due;
    }

    test::LiteralBracket bracketAt(int index) const
    {
        test::LiteralBracket bracket;
        bracket.players = m_pairing.brackets[index].movedDown;
        bracket.movedDown = bracket.players.size();
        for (const int p : m_pairing.brackets[index].residents) bracket.players.push_back(p);
        for (std::size_t b = index + 1; b < m_pairing.brackets.size(); ++b)
            for (const int p : m_pairing.brackets[b].residents) bracket.below.push_back(p);
        return bracket;
    }

    /// Whether everybody not yet paired could be paired with the alternative among them.
    bool completes(const Against& against, int a, int b)
    {
        const auto bracket = bracketAt(against.bracket);
        std::set<int> rest{bracket.players.begin(), bracket.players.end()};
        rest.insert(bracket.below.begin(), bracket.below.end());
        rest.erase(a);
        if (b > 0) return rest.erase(b), m_field.canComplete(rest);
        for (const int other : b == 0 ? bracket.below : std::vector<int>{}) {
            std::set<int> left = rest;
            left.erase(other);
            if (m_field.legal(a, other) && m_field.canComplete(left)) return true;
        }
        const bool bye = rest.size() % 2 == 0 && m_players.at(a).eligible;
        return bye && m_field.canComplete(rest) && m_players.at(a).score == m_players.at(*m_pairing.bye).score;
    }

    struct Candidate {
        test::LiteralPairs pairs;
        std::vector<int> down;
        test::LiteralKey key;
    };

    Candidate judged(const test::LiteralBracket& bracket, test::LiteralPairs pairs)
    {
        const auto place = [&](int p) { return std::find(bracket.players.begin(), bracket.players.end(), p); };
        Candidate c;
        c.down = bracket.players;
        for (auto& [a, b] : pairs) {
            if (place(b) < place(a)) std::swap(a, b);
            std::erase(c.down, a), std::erase(c.down, b);
        }
        std::sort(pairs.begin(), pairs.end(), [&](auto& x, auto& y) { return place(x.first) < place(y.first); });
        c.pairs = pairs;
        m_field.forgetNext();
        c.key = m_field.judge(bracket, c.pairs, c.down);
        return c;
    }

    bool holds(const Candidate& c, int a, int b) const
    {
        if (b <= 0) return std::find(c.down.begin(), c.down.end(), a) != c.down.end();
        return std::any_of(c.pairs.begin(), c.pairs.end(),
                           [&](auto& p) { return std::minmax(p.first, p.second) == std::minmax(a, b); });
    }

    std::string compare(const Against& against, std::size_t place, int a, int b)
    {
        const auto bracket = bracketAt(against.bracket);
        test::LiteralPairs paired;
        for (const auto& board : m_pairing.boards)
            if (board.bracket == against.bracket) paired.emplace_back(board.white, board.black);
        const Candidate played = judged(bracket, paired), other = judged(bracket, against.candidate);
        const bool inside =
            b <= 0 || std::find(bracket.players.begin(), bracket.players.end(), b) != bracket.players.end();
        if (inside && !holds(other, a, b)) return "the candidate is without the alternative";
        if (against.criterion == Criterion::C6) return other.down.size() > played.down.size() ? "" : "C6 is not worse";
        if (other.down.size() != played.down.size()) return "C6 differs";
        for (std::size_t i = 0; i < place; ++i)
            if (played.key[i] != other.key[i]) return "it differs before, at " + std::to_string(i);
        return played.key[place] < other.key[place] ? "" : "it is not worse at " + std::to_string(place);
    }
};

int presentOnes(const test::Position& position)
{
    return static_cast<int>(
        std::count_if(position.entrants.begin(), position.entrants.end(), [](auto& e) { return e.present; }));
}

struct Tally {
    int pairs = 0, floats = 0, byes = 0;
    std::array<int, 10> obstacles{};
    std::set<Criterion> criteria;
    std::set<OrderStep> steps;

    void count(const Against& against)
    {
        ++obstacles[static_cast<std::size_t>(against.obstacle)];
        if (against.criterion) criteria.insert(*against.criterion);
        if (against.step) steps.insert(*against.step);
    }
};

void check(const std::string& objection, const std::string& where)
{
    BOOST_TEST(objection == "", where << ": " << objection);
}

void explainRound(const test::Position& position, const PairedRound& pairing, Tally& tally, const std::string& where)
{
    Judge judge{position, pairing};
    for (const auto& e : position.entrants) {
        if (!e.present) continue;
        const PlayerReport report = explainPlayer(position.entrants, position.round, pairing, e.number);
        if (report.obviousOpponent) {
            check(judge.objection(report.obvious, e.number, *report.obviousOpponent),
                  where + " player " + std::to_string(e.number));
            tally.count(report.obvious);
            ++tally.pairs;
        }
        if (pairing.bye && e.number != *pairing.bye) {
            const Against against = whyNoBye(position.entrants, position.round, pairing, e.number);
            check(judge.objection(against, e.number, -1), where + " bye of " + std::to_string(e.number));
            tally.count(against);
            ++tally.byes;
        }
        for (const auto& floated : report.floats) {
            if (!floated.insteadOf) continue;
            check(judge.objection(floated.against, *floated.insteadOf, 0),
                  where + " float of " + std::to_string(e.number));
            tally.count(floated.against);
            ++tally.floats;
        }
    }
}

} // namespace

BOOST_AUTO_TEST_SUITE(explanations)

BOOST_AUTO_TEST_CASE(name_an_alternative_that_is_worse_where_they_say)
{
    Tally tally;
    for (unsigned seed = 1; seed < 400; ++seed) {
        std::mt19937 chance{seed};
        const auto wish = test::randomWish(chance, 10);
        for (test::RandomEvent event{wish, seed}; !event.over();) {
            const auto pairing = pairDutch(event.position().entrants, event.position().round);
            if (!pairing) break;
            const std::string where =
                "round " + std::to_string(event.position().round.number) + " of " + test::describe(wish, seed);
            if (presentOnes(event.position()) <= 10) explainRound(event.position(), *pairing, tally, where);
            event.play(*pairing);
        }
    }
    BOOST_TEST(tally.pairs + tally.floats > 1000);
    BOOST_TEST(tally.criteria.size() >= 8u);
    BOOST_TEST(tally.steps.size() >= 4u);
    BOOST_TEST_MESSAGE(tally.pairs << " pairs, " << tally.floats << " floats, " << tally.byes << " byes, "
                                   << tally.criteria.size() << " criteria, " << tally.steps.size() << " steps");
    for (const int count : tally.obstacles) BOOST_TEST_MESSAGE("obstacle: " << count);
}

BOOST_AUTO_TEST_SUITE_END()
