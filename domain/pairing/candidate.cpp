// See candidate.h.
#include "domain/pairing/candidate.h"

#include <algorithm>

#include "domain/pairing/stages.h"
#include "domain/pairing/tight.h"
#include "domain/pairing/weighed.h"

namespace arbiter::dutch {

namespace {

using OrderKey = std::array<std::vector<int>, 7>; ///< by OrderStep; smaller is earlier

/// Where a candidate stands in the order of generation: the numbers of 3.6-3.8 and 4.2-4.3.
OrderKey orderKey(const Scene& scene, const std::vector<int>& mate)
{
    OrderKey key;
    std::vector<int> rest, number(scene.size(), 0);
    for (int m = 0; m < scene.movedDown; ++m)
        if (scene.inBracket(mate[m])) key[0].push_back(m), key[1].push_back(mate[m]);
    for (int v = scene.movedDown; v < scene.bracket; ++v)
        if (mate[v] >= scene.movedDown) rest.push_back(v), number[v] = static_cast<int>(rest.size());
    int half = 0, sum = 0;
    for (const int v : rest) half += scene.inBracket(mate[v]) && v < mate[v];
    for (const int v : rest) {
        const bool upper = scene.inBracket(mate[v]) && v < mate[v];
        if (upper) key[6].push_back(number[mate[v]]);
        if (upper && number[v] > half) key[5].push_back(number[v]), sum += number[v];
        if (!upper && number[v] <= half) key[4].insert(key[4].begin(), -number[v]), sum -= number[v];
    }
    key[2] = {static_cast<int>(key[5].size())};
    key[3] = {sum};
    return key;
}

std::optional<Criterion> firstWorse(const CriteriaVector& paired, const CriteriaVector& other)
{
    for (int c = 0; c < criteriaCount; ++c)
        if (paired[c] != other[c]) return static_cast<Criterion>(c);
    return {};
}

std::optional<Decision> firstOf(const Scene& scene)
{
    TightChoices tight{scene};
    if (auto decision = decideInOrder(scene, tight)) return decision;
    return decideInOrder(scene, *weighedChoices(scene, true));
}

} // namespace

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

/// What was paired, as a matching of the scene.
std::vector<int> Review::pairedMates(const Scene& scene) const
{
    std::vector<int> place(m_field.size(), nobody), mate(scene.size(), nobody);
    for (int v = 0; v < scene.size(); ++v)
        if (scene.player[v] >= 0) place[scene.player[v]] = v;
    for (int v = 0; v < scene.size(); ++v) {
        if (scene.player[v] < 0 || mate[v] != nobody) continue;
        const auto partner = partnerOf(scene.player[v]);
        mate[v] = partner ? place[*partner] : scene.size() - 1; // the bye is the last vertex
        mate[mate[v]] = v;
    }
    return mate;
}

Scene Review::sceneOf(int bracket) const
{
    return makeScene(m_field, bracketAt(bracket), Reach::Everybody, 0, lastStage(bracket));
}

namespace {

int vertexOf(const Scene& scene, int player)
{
    return static_cast<int>(std::find(scene.player.begin(), scene.player.end(), player) - scene.player.begin());
}

} // namespace

Against Review::demandPair(int bracket, int player, int other) const
{
    const Scene scene = sceneOf(bracket);
    Bits allowed{scene.size()};
    allowed.add(vertexOf(scene, other));
    return demand(*this, scene, bracket, vertexOf(scene, player), allowed);
}

Against Review::demandFloat(int bracket, int player) const
{
    const Scene scene = sceneOf(bracket);
    Bits allowed{scene.size()};
    allowed.addRange(scene.bracket, scene.size());
    return demand(*this, scene, bracket, vertexOf(scene, player), allowed);
}

Against Review::demandBye(int bracket, int player) const
{
    const Scene scene = sceneOf(bracket);
    Bits allowed{scene.size()};
    if (scene.role.back() == Role::Bye) allowed.add(scene.size() - 1);
    return demand(*this, scene, bracket, vertexOf(scene, player), allowed);
}

/// The first of the best candidates with the demand in it, compared as candidates are.
Against Review::demand(const Review& review, Scene scene, int bracket, int demanded, const Bits& allowed)
{
    Against against;
    against.bracket = bracket;
    const std::vector<int> paired = review.pairedMates(scene);
    against.paired = criteriaOf(scene, paired);
    if (allowed.has(paired[demanded])) return against;
    for (int v = 0; v < scene.size(); ++v)
        if (!allowed.has(v)) scene.edges.part(demanded, v);
    const auto decision = firstOf(scene);
    if (!decision) {
        against.obstacle = Obstacle::Completion;
        return against;
    }
    against.alternative = criteriaOf(scene, decision->mate);
    for (int v = 0; v < scene.bracket; ++v)
        if (scene.inBracket(decision->mate[v]) && v < decision->mate[v])
            against.candidate.emplace_back(scene.at(v).number, scene.at(decision->mate[v]).number);
    against.criterion = firstWorse(against.paired, against.alternative);
    against.obstacle = against.criterion ? Obstacle::Quality : Obstacle::Order;
    if (against.criterion) return against;
    const OrderKey first = orderKey(scene, paired), other = orderKey(scene, decision->mate);
    for (int step = 0; step < static_cast<int>(first.size()) && !against.step; ++step)
        if (first[step] != other[step]) against.step = static_cast<OrderStep>(step);
    if (!against.step) against.obstacle = Obstacle::LowerDown;
    return against;
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
