// A bracket's best candidate under a demand: the bracket alone where that proves itself (EXACTNESS.md, 4.1), else
// everybody not yet paired; see candidate.h.
#include <algorithm>

#include "domain/pairing/candidate.h"
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

int vertexOf(const Scene& scene, int player)
{
    const auto found = std::find(scene.player.begin(), scene.player.end(), player);
    return found == scene.player.end() ? nobody : static_cast<int>(found - scene.player.begin());
}

/// Leaves the vertex these partners only.
void hold(Scene& scene, int vertex, const Bits& partners)
{
    for (int v = 0; v < scene.size(); ++v)
        if (!partners.has(v)) scene.edges.part(vertex, v);
}

/// The candidate's pairs, and where it first falls behind what was paired.
void compare(const Scene& scene, const std::vector<int>& paired, const std::vector<int>& mate, Against& against)
{
    against.criterion = firstWorse(against.paired, against.alternative);
    against.obstacle = against.criterion ? Obstacle::Quality : Obstacle::Order;
    if (against.criterion) return;
    const OrderKey first = orderKey(scene, paired), other = orderKey(scene, mate);
    for (int step = 0; step < static_cast<int>(first.size()) && !against.step; ++step)
        if (first[step] != other[step]) against.step = static_cast<OrderStep>(step);
    if (!against.step) against.obstacle = Obstacle::LowerDown;
}

void notePairs(const Scene& scene, const std::vector<int>& mate, Against& against)
{
    for (int v = 0; v < scene.bracket; ++v)
        if (scene.inBracket(mate[v]) && v < mate[v])
            against.candidate.emplace_back(scene.at(v).number, scene.at(mate[v]).number);
}

/// The partners that the demand leaves.
Bits partnersUnder(const Scene& scene, bool goesOn, int other)
{
    Bits partners{scene.size()};
    if (other != nobody)
        partners.add(vertexOf(scene, other));
    else if (goesOn)
        partners.addRange(scene.bracket, scene.size());
    else if (const auto bye = std::find(scene.role.begin(), scene.role.end(), Role::Bye); bye != scene.role.end())
        partners.add(static_cast<int>(bye - scene.role.begin()));
    return partners;
}

} // namespace

/// What was paired, as a matching of the scene: who went on beyond its reach has a vertex that stands for somebody.
std::vector<int> Review::pairedMates(const Scene& scene) const
{
    std::vector<int> place(m_field.size(), nobody), mate(scene.size(), nobody), below;
    int bye = nobody;
    for (int v = 0; v < scene.size(); ++v) {
        if (scene.player[v] >= 0) place[scene.player[v]] = v;
        if (scene.role[v] == Role::Below) below.push_back(v);
        if (scene.role[v] == Role::Bye) bye = v;
    }
    for (int v = 0; v < scene.size(); ++v) {
        if (scene.player[v] < 0 || mate[v] != nobody) continue;
        const auto partner = partnerOf(scene.player[v]);
        mate[v] = partner ? place[*partner] : bye;
        if (mate[v] == nobody) mate[v] = below.back(), below.pop_back();
        mate[mate[v]] = v;
    }
    return mate;
}

bool Review::byeIsIn(int index) const { return m_byeScore && m_pairing.brackets[index].score <= *m_byeScore; }

Against Review::demandPair(int bracket, int player, int other) const
{
    return demand(bracket, {Demand::Kind::Meets, player, other});
}

Against Review::demandFloat(int bracket, int player) const
{
    return demand(bracket, {Demand::Kind::GoesOn, player, nobody});
}

Against Review::demandBye(int bracket, int player) const
{
    return demand(bracket, {Demand::Kind::HasBye, player, nobody});
}

bool Review::isIn(int index, int player) const
{
    const Bracket bracket = bracketAt(index);
    const bool resident = player >= bracket.first && player < bracket.end;
    return resident || std::find(bracket.movedDown.begin(), bracket.movedDown.end(), player) != bracket.movedDown.end();
}

/// Who is to meet somebody further down must go on first: where that alone is worse, it is the reason.
Against Review::demand(int bracket, const Demand& demand) const
{
    if (demand.kind == Demand::Kind::Meets && isIn(bracket, demand.player) != isIn(bracket, demand.other)) {
        const int higher = isIn(bracket, demand.player) ? demand.player : demand.other;
        const auto goesOn = demandAlone(bracket, {Demand::Kind::GoesOn, higher, nobody});
        if (goesOn && (goesOn->obstacle == Obstacle::Quality || goesOn->obstacle == Obstacle::Order)) return *goesOn;
        return demandOfAll(bracket, demand);
    }
    if (auto alone = demandAlone(bracket, demand)) return *alone;
    return demandOfAll(bracket, demand);
}

/// How many of the bracket must go on under the demand when only C1-C3 bind; nothing if the bye cannot be placed so.
std::optional<int> Review::floatersUnder(int index, const Demand& demand) const
{
    Scene scene = makeScene(m_field, bracketAt(index), Reach::Bracket, 0);
    hold(scene, vertexOf(scene, demand.player),
         partnersUnder(scene, demand.kind == Demand::Kind::GoesOn, demand.other));
    Matching matching{scene.edges, Bits{scene.size(), true}};
    const int vertex = vertexOf(scene, demand.player);
    int left = 0;
    if (demand.kind == Demand::Kind::Meets) {
        const int other = vertexOf(scene, demand.other);
        if (!scene.edges.has(vertex, other)) return {};
        matching.pair(vertex, other);
        matching.settle(vertex, other);
    }
    left = static_cast<int>(matching.maximise().size());
    if (byeIsIn(index) && left > 0) return {};
    return left;
}

/// Whether everybody else can be paired after the candidate, with C8 at its bound (EXACTNESS.md, 4.1).
bool Review::completes(int index, const Scene& scene, const std::vector<int>& mate) const
{
    Completion completion{m_field};
    if (completion.prepare()) return false;
    Pairs above, here;
    for (const auto& board : m_pairing.boards)
        if (board.bracket < index) above.emplace_back(indexOf(board.white), indexOf(board.black));
    if (!completion.c4_completeAfter(above)) return false;
    std::vector<int> down;
    for (int v = 0; v < scene.bracket; ++v) {
        if (!scene.inBracket(mate[v]))
            down.push_back(scene.player[v]);
        else if (v < mate[v])
            here.emplace_back(scene.player[v], scene.player[mate[v]]);
    }
    const bool ends = down.empty() || byeIsIn(index);
    return ends ? completion.c4_completeAfter(here) : completion.c4_completeAtBound(here, bracketAt(index), down);
}

/// The bracket by itself, as the engine's first layer looks at it; nothing where that proves nothing.
std::optional<Against> Review::demandAlone(int bracket, const Demand& demand) const
{
    const Bracket which = bracketAt(bracket);
    const auto below = floatersUnder(bracket, demand);
    if (!below || (*below > 0 && which.end == which.nextEnd)) return {};
    Scene scene = makeScene(m_field, which, Reach::Bracket, *below, byeIsIn(bracket));
    const int vertex = vertexOf(scene, demand.player);
    const Bits partners = partnersUnder(scene, demand.kind == Demand::Kind::GoesOn, demand.other);
    hold(scene, vertex, partners);
    const auto decision = firstOf(scene);
    if (!decision || !completes(bracket, scene, decision->mate)) return {};
    return besidePlayed(bracket, scene, decision->mate, vertex);
}

/// The candidate held against what was paired; nothing where that is not in the scene's terms.
std::optional<Against> Review::besidePlayed(int bracket, const Scene& scene, const std::vector<int>& mate,
                                            int demanded) const
{
    const int other = static_cast<int>(std::count_if(mate.begin(), mate.begin() + scene.bracket,
                                                     [&](int partner) { return !scene.inBracket(partner); }));
    const int played = static_cast<int>(m_pairing.brackets[bracket].downfloaters.size());
    if (played > other) return {};
    Against against;
    against.bracket = bracket;
    against.alternative = criteriaOf(scene, mate);
    against.alternative[0] = {other};
    notePairs(scene, mate, against);
    if (played < other) {
        against.obstacle = Obstacle::Quality;
        against.criterion = Criterion::C6;
        against.paired = m_pairing.brackets[bracket].criteria;
        return against;
    }
    const auto paired = pairedMates(scene);
    against.paired = criteriaOf(scene, paired);
    against.paired[0] = {played};
    if (scene.edges.has(demanded, paired[demanded])) return Against{{}, bracket, {}, {}, against.paired, {}, {}};
    compare(scene, paired, mate, against);
    return against;
}

/// Everybody not yet paired: the first of the best candidates with the demand in it, compared as candidates are.
Against Review::demandOfAll(int bracket, const Demand& demand) const
{
    Scene scene = makeScene(m_field, bracketAt(bracket), Reach::Everybody, 0, lastStage(bracket));
    const int vertex = vertexOf(scene, demand.player);
    const Bits partners = partnersUnder(scene, demand.kind == Demand::Kind::GoesOn, demand.other);
    Against against;
    against.bracket = bracket;
    const std::vector<int> paired = pairedMates(scene);
    against.paired = criteriaOf(scene, paired);
    if (partners.has(paired[vertex])) return against;
    hold(scene, vertex, partners);
    const auto decision = firstOf(scene);
    if (!decision) {
        against.obstacle = Obstacle::Completion;
        return against;
    }
    against.alternative = criteriaOf(scene, decision->mate);
    notePairs(scene, decision->mate, against);
    compare(scene, paired, decision->mate, against);
    return against;
}

} // namespace arbiter::dutch
