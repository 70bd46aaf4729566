// Bracket after bracket from the top (C.04.3 1.9), then colours (5.2) and boards (C.04.2 3.6).
#include "domain/pairing/dutch.h"

#include <algorithm>

#include "domain/pairing/colours.h"

namespace arbiter {

namespace dutch {

namespace {

struct Seated {
    int higher, lower; ///< indices into the field
    int bracket;
};

class Round {
public:
    Round(Field field, Path path) : m_field{std::move(field)}, m_path{path}, m_completion{m_field} {}

    tl::expected<PairedRound, Impossible> pair()
    {
        if (auto why = m_completion.prepare()) return tl::unexpected{*why};
        for (int first = 0; first < m_field.size();) first = pairBracket(first);
        if (!m_floating.empty()) m_pairing.bye = m_field.players[m_floating.front()].number;
        seatBoards();
        return std::move(m_pairing);
    }

private:
    Field m_field;
    Path m_path;
    Completion m_completion;
    std::vector<int> m_floating;
    std::vector<Seated> m_seated;
    PairedRound m_pairing;

    [[nodiscard]] int endOfScore(int first) const
    {
        int end = first;
        while (end < m_field.size() && m_field.players[end].score == m_field.players[first].score) ++end;
        return end;
    }

    std::vector<int> numbers(const std::vector<int>& players) const
    {
        std::vector<int> list;
        for (const int p : players) list.push_back(m_field.players[p].number);
        return list;
    }

    /// The bracket whose residents begin at `first`; where the next one begins.
    int pairBracket(int first)
    {
        Bracket bracket;
        bracket.movedDown = m_floating;
        bracket.first = first;
        bracket.end = endOfScore(first);
        bracket.nextEnd = bracket.end < m_field.size() ? endOfScore(bracket.end) : bracket.end;
        bracket.byeScore = m_completion.c5_leastByeScore();
        const Outcome outcome = decideBracket(m_field, bracket, m_completion, m_path);
        report(bracket, outcome);
        m_floating = outcome.downfloaters;
        std::sort(m_floating.begin(), m_floating.end());
        return bracket.end;
    }

    void report(const Bracket& bracket, const Outcome& outcome)
    {
        BracketReport report;
        report.score = m_field.players[bracket.first].score;
        report.movedDown = numbers(bracket.movedDown);
        for (int p = bracket.first; p < bracket.end; ++p) report.residents.push_back(m_field.players[p].number);
        report.downfloaters = numbers(outcome.downfloaters);
        report.pairs = static_cast<int>(outcome.pairs.size());
        for (const auto& [a, b] : outcome.pairs) {
            report.movedDownPaired += m_field.players[a].score != report.score;
            m_seated.push_back({a, b, static_cast<int>(m_pairing.brackets.size())});
        }
        report.exchanges = outcome.exchanges;
        report.criteria = outcome.criteria;
        report.layer = outcome.layer;
        m_pairing.brackets.push_back(std::move(report));
    }

    /// C.04.2 3.6: score of the higher ranked, sum of both scores, number of the higher ranked.
    void seatBoards()
    {
        const auto& players = m_field.players;
        std::sort(m_seated.begin(), m_seated.end(), [&](const Seated& a, const Seated& b) {
            const Points high = players[a.higher].score, other = players[b.higher].score;
            if (high != other) return high > other;
            const Points low = players[a.lower].score, otherLow = players[b.lower].score;
            if (low != otherLow) return low > otherLow;
            return players[a.higher].number < players[b.higher].number;
        });
        for (const Seated& s : m_seated) {
            const auto [colour, rule] = allocate(players[s.higher], players[s.lower], m_field.initialColour);
            const int higher = players[s.higher].number, lower = players[s.lower].number;
            const bool white = colour == Colour::White;
            m_pairing.boards.push_back({white ? higher : lower, white ? lower : higher, rule, s.bracket});
        }
    }
};

} // namespace

} // namespace dutch

tl::expected<PairedRound, Impossible> pairDutch(const std::vector<Entrant>& entrants, const RoundToPair& round,
                                            dutch::Path path)
{
    return dutch::Round{dutch::makeField(entrants, round), path}.pair();
}

} // namespace arbiter
