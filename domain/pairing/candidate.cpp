// See candidate.h.
#include "domain/pairing/candidate.h"

#include <algorithm>

namespace arbiter::dutch {

Review::Review(const std::vector<Entrant>& entrants, const RoundToPair& round, const PairedRound& pairing)
    : m_pairing{pairing}, m_field{makeField(entrants, round)}
{
    if (pairing.bye) m_byeScore = m_field.players[indexOf(*pairing.bye)].score;
}

int Review::indexOf(int number) const
{
    const auto found =
        std::find_if(m_field.players.begin(), m_field.players.end(), [&](auto& p) { return p.number == number; });
    return static_cast<int>(found - m_field.players.begin());
}

int Review::homeOf(int player) const
{
    const auto& brackets = m_pairing.brackets;
    const auto home = std::find_if(brackets.begin(), brackets.end(),
                                   [&](auto& b) { return b.score == m_field.players[player].score; });
    return static_cast<int>(home - brackets.begin());
}

std::optional<int> Review::partnerOf(int player) const
{
    const int number = m_field.players[player].number;
    for (const auto& board : m_pairing.boards)
        if (board.white == number || board.black == number)
            return indexOf(board.white == number ? board.black : board.white);
    return {};
}

int Review::pairedIn(int player) const
{
    const int number = m_field.players[player].number;
    for (const auto& board : m_pairing.boards)
        if (board.white == number || board.black == number) return board.bracket;
    return static_cast<int>(m_pairing.brackets.size()) - 1;
}

Bracket Review::bracketAt(int index) const
{
    const BracketReport& report = m_pairing.brackets[index];
    Bracket bracket;
    for (const int number : report.movedDown) bracket.movedDown.push_back(indexOf(number));
    bracket.first = indexOf(report.residents.front());
    bracket.end = bracket.first + static_cast<int>(report.residents.size());
    bracket.nextEnd = bracket.end;
    if (index + 1 < static_cast<int>(m_pairing.brackets.size()))
        bracket.nextEnd += static_cast<int>(m_pairing.brackets[index + 1].residents.size());
    bracket.byeScore = m_byeScore;
    return bracket;
}

bool Review::lastStage(int index) const
{
    const BracketReport& report = m_pairing.brackets[index];
    return m_byeScore && report.score <= *m_byeScore && report.downfloaters.size() == 1;
}

bool Review::morePairsWithoutCompletion(int bracket) const
{
    const Scene scene = makeScene(m_field, bracketAt(bracket), Reach::Bracket, 0);
    Matching matching{scene.edges, Bits{scene.size(), true}};
    for (int v = scene.bracket; v < scene.size(); ++v) matching.alive.drop(v);
    const auto left = Matching{scene.edges, matching.alive}.maximise();
    return left.size() < m_pairing.brackets[bracket].downfloaters.size();
}

} // namespace arbiter::dutch
