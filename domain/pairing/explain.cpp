// See explain.h; the bracket is looked at again in candidate.cpp.
#include "domain/pairing/explain.h"

#include <algorithm>

#include "domain/pairing/candidate.h"
#include "domain/pairing/criteria.h"

namespace arbiter {

namespace {

using dutch::Review;

bool everMet(const std::vector<Entrant>& entrants, int a, int b)
{
    for (const auto& e : entrants)
        if (e.number == a || e.number == b)
            for (const auto& past : e.past)
                if (dutch::c1_countsAsMet(past) && (past.opponent == a || past.opponent == b)) return true;
    return false;
}

bool forbidden(const RoundToPair& round, int a, int b)
{
    return std::any_of(round.forbidden.begin(), round.forbidden.end(),
                       [&](const auto& pair) { return std::minmax(pair.first, pair.second) == std::minmax(a, b); });
}

/// The absolute criterion that keeps two players apart, if one does.
Obstacle absoluteObstacle(const std::vector<Entrant>& entrants, const RoundToPair& round, const dutch::Player& a,
                          const dutch::Player& b)
{
    if (everMet(entrants, a.number, b.number)) return Obstacle::Met;
    if (forbidden(round, a.number, b.number)) return Obstacle::Forbidden;
    return dutch::c3_mayMeet(a, b) ? Obstacle::None : Obstacle::SameAbsolute;
}

class Explainer {
public:
    Explainer(const std::vector<Entrant>& entrants, const RoundToPair& round, const PairedRound& pairing)
        : m_entrants{entrants}, m_round{round}, m_review{entrants, round, pairing}
    {
    }

    [[nodiscard]] int indexOf(int number) const { return m_review.indexOf(number); }

    /// The bracket that decides: where one of the two was paired, or the lower one's own.
    Against notPaired(int a, int b) const
    {
        const auto& players = m_review.field().players;
        Against against;
        against.bracket =
            std::min({m_review.pairedIn(a), m_review.pairedIn(b), std::max(m_review.homeOf(a), m_review.homeOf(b))});
        if (m_review.partnerOf(a) == b) return against;
        against.obstacle = absoluteObstacle(m_entrants, m_round, players[a], players[b]);
        if (against.obstacle != Obstacle::None) return against;
        return m_review.demandPair(against.bracket, a, b);
    }

    PlayerReport player(int p) const
    {
        const auto& pairing = m_review.pairing();
        PlayerReport report;
        report.number = m_review.field().players[p].number;
        report.score = m_review.field().players[p].score;
        report.homeBracket = m_review.homeOf(p);
        report.pairedIn = m_review.pairedIn(p);
        for (int b = report.homeBracket; b < static_cast<int>(pairing.brackets.size()); ++b)
            if (contains(pairing.brackets[b].downfloaters, report.number)) report.floats.push_back(floatOf(b, p));
        for (const auto& board : pairing.boards)
            if (board.white == report.number || board.black == report.number) report.colourRule = board.rule;
        const auto partner = m_review.partnerOf(p);
        if (!partner) return report;
        report.opponent = m_review.field().players[*partner].number;
        if (const auto obvious = obviousOpponent(report.pairedIn, p)) {
            report.obviousOpponent = *obvious;
            report.obvious = notPaired(p, m_review.indexOf(*obvious));
        }
        return report;
    }

    /// The bracket that decides: where he was paired.
    Against noBye(int p) const
    {
        const auto& player = m_review.field().players[p];
        const int receiver = m_review.indexOf(*m_review.pairing().bye);
        Against against;
        against.bracket = m_review.pairedIn(p);
        if (!player.mayHaveBye)
            against.obstacle = Obstacle::NoBye;
        else if (player.score > m_review.field().players[receiver].score)
            against.obstacle = Obstacle::ByeScore;
        else
            return m_review.demandBye(against.bracket, p);
        return against;
    }

private:
    const std::vector<Entrant>& m_entrants;
    const RoundToPair& m_round;
    Review m_review;

    static bool contains(const std::vector<int>& numbers, int number)
    {
        return std::find(numbers.begin(), numbers.end(), number) != numbers.end();
    }

    /// A moved-down player's: the first resident. A resident's: his place in the other half of those who are not paired
    /// with a moved-down player, in their first order (3.5, 3.6).
    [[nodiscard]] std::optional<int> obviousOpponent(int bracket, int p) const
    {
        const BracketReport& report = m_review.pairing().brackets[bracket];
        const int number = m_review.field().players[p].number;
        if (contains(report.movedDown, number)) return report.residents.front();
        std::vector<int> rest;
        for (const int resident : report.residents) {
            const auto partner = m_review.partnerOf(m_review.indexOf(resident));
            const bool here = partner && contains(report.movedDown, m_review.field().players[*partner].number) &&
                              m_review.pairedIn(*partner) == bracket;
            if (here && resident == number) return m_review.field().players[*partner].number;
            if (!here) rest.push_back(resident);
        }
        const std::size_t half = report.pairs - report.movedDownPaired;
        const std::size_t at = std::find(rest.begin(), rest.end(), number) - rest.begin();
        if (at >= 2 * half) return {};
        return at < half ? rest[at + half] : rest[at - half];
    }

    [[nodiscard]] bool meetsNobody(int bracket, int p) const
    {
        const BracketReport& report = m_review.pairing().brackets[bracket];
        const auto legal = [&](int number) { return m_review.field().legal.has(p, m_review.indexOf(number)); };
        const bool resident = contains(report.residents, m_review.field().players[p].number);
        return std::none_of(report.residents.begin(), report.residents.end(), legal) &&
               (!resident || std::none_of(report.movedDown.begin(), report.movedDown.end(), legal));
    }

    [[nodiscard]] FloatReport floatOf(int bracket, int p) const
    {
        FloatReport report;
        report.bracket = bracket;
        if (meetsNobody(bracket, p))
            report.why = WhyFloat::NobodyToMeet;
        else if (m_review.morePairsWithoutCompletion(bracket))
            report.why = WhyFloat::ForTheRest;
        const int last = m_review.pairing().brackets[bracket].residents.back();
        if (contains(m_review.pairing().brackets[bracket].downfloaters, last)) return report;
        report.insteadOf = last;
        report.against = notFloating(bracket, m_review.indexOf(last));
        return report;
    }

    /// Why the lowest ranked resident does not go on.
    [[nodiscard]] Against notFloating(int bracket, int p) const
    {
        const auto& pairing = m_review.pairing();
        const bool toTheBye = bracket + 1 == static_cast<int>(pairing.brackets.size()) && pairing.bye;
        return toTheBye ? noBye(p) : m_review.demandFloat(bracket, p);
    }
};

} // namespace

Against whyNotPaired(const std::vector<Entrant>& entrants, const RoundToPair& round, const PairedRound& pairing,
                     std::pair<int, int> players)
{
    const Explainer explainer{entrants, round, pairing};
    return explainer.notPaired(explainer.indexOf(players.first), explainer.indexOf(players.second));
}

std::vector<Against> whyNotPairedEach(const std::vector<Entrant>& entrants, const RoundToPair& round,
                                      const PairedRound& pairing, const std::vector<std::pair<int, int>>& pairs)
{
    const Explainer explainer{entrants, round, pairing};
    std::vector<Against> answers;
    for (const auto& [a, b] : pairs) answers.push_back(explainer.notPaired(explainer.indexOf(a), explainer.indexOf(b)));
    return answers;
}

Against whyNoBye(const std::vector<Entrant>& entrants, const RoundToPair& round, const PairedRound& pairing, int player)
{
    const Explainer explainer{entrants, round, pairing};
    return explainer.noBye(explainer.indexOf(player));
}

PlayerReport explainPlayer(const std::vector<Entrant>& entrants, const RoundToPair& round, const PairedRound& pairing,
                           int player)
{
    const Explainer explainer{entrants, round, pairing};
    return explainer.player(explainer.indexOf(player));
}

} // namespace arbiter
