// The criteria C6-C21 as counts that an edge of a scene adds: C.04.3 2.4 in its order.
#include "domain/pairing/scene_costs.h"

#include <algorithm>
#include <bit>

#include "domain/pairing/criteria.h"

namespace arbiter::dutch {

namespace {

using PlayerTest = int (*)(const Player&);

/// How many vertices from..to-1 count one in a test, those of one score only if a score is given.
int countIf(const Scene& scene, int from, int to, PlayerTest test, const Points* score = nullptr)
{
    int n = 0;
    for (int v = from; v < to; ++v)
        if (!score || scene.at(v).score == *score) n += test(scene.at(v));
    return n;
}

int strongOnes(const Scene& scene)
{
    int n = 0;
    for (int v = 0; v < scene.bracket; ++v) n += scene.at(v).strength >= Strength::Strong;
    return n;
}

class SlotList {
public:
    explicit SlotList(Scene& scene) : m_scene{scene} {}
    void one(Criterion c, int most)
    {
        if (most > 0) m_scene.slots.push_back({c, 0, most});
    }
    /// One slot a score; of the moved-down players, or of the residents too.
    void byScore(Criterion c, PlayerTest test, bool residentsToo)
    {
        const int count = static_cast<int>(m_scene.scores.size()) - !residentsToo;
        for (int s = 0; s < count; ++s) {
            const int most =
                countIf(m_scene, 0, residentsToo ? m_scene.bracket : m_scene.movedDown, test, &m_scene.scores[s]);
            if (most > 0) m_scene.slots.push_back({c, s, most});
        }
    }

private:
    Scene& m_scene;
};

int scoreIndex(const Scene& scene, Points score)
{
    return static_cast<int>(std::find(scene.scores.begin(), scene.scores.end(), score) - scene.scores.begin());
}

/// What a pair of the bracket adds; `a` is the moved-down player where there is one.
int pairCount(const Scene& scene, const Slot& slot, int a, int b)
{
    const Player& p = scene.at(a);
    const Player& q = scene.at(b);
    const bool movedDown = scene.role[a] == Role::MovedDown;
    const bool here = movedDown && scoreIndex(scene, p.score) == slot.score;
    switch (slot.criterion) {
    case Criterion::C10: return c10_differenceBeyondTwo(p, q);
    case Criterion::C11: return c11_thirdColourRunning(p, q);
    case Criterion::C12: return c12_preferenceRefused(p, q);
    case Criterion::C13: return c13_strongPreferenceRefused(p, q);
    case Criterion::C15: return movedDown ? c15_opponentFloatsUpAgain(q) : 0;
    case Criterion::C17: return movedDown ? c17_opponentFloatsUpAgain(q) : 0;
    case Criterion::C19: return here ? c19_opponentDifference(q) : 0;
    case Criterion::C21: return here ? c21_opponentDifference(q) : 0;
    case Criterion::C6:
    case Criterion::C7:
    case Criterion::C8:
    case Criterion::C9:
    case Criterion::C14:
    case Criterion::C16:
    case Criterion::C18:
    case Criterion::C20: return 0;
    }
    return 0;
}

/// What a player of the bracket adds who goes on to `partner`, outside of it.
int floaterCount(const Scene& scene, const Slot& slot, int floater, Role partner)
{
    const Player& p = scene.at(floater);
    const bool resident = scene.role[floater] == Role::Resident;
    const bool here = scoreIndex(scene, p.score) == slot.score;
    const bool unpairedInNext = partner != Role::Next;
    switch (slot.criterion) {
    case Criterion::C6: return c6_downfloater(p);
    case Criterion::C7: return here && c7_downfloaterScore(p) == scene.scores[slot.score];
    case Criterion::C8:
        if (slot.score < 0) return unpairedInNext ? c8_unpairedInNext(p) : 0;
        return unpairedInNext && here ? c8_unpairedInNext(p) : 0;
    case Criterion::C9: return partner == Role::Bye ? c9_unplayedGames(p, scene.field->roundsBefore) : 0;
    case Criterion::C14: return resident ? c14_residentFloatsAgain(p) : 0;
    case Criterion::C16: return resident ? c16_residentFloatsAgain(p) : 0;
    case Criterion::C18: return !resident && here ? c18_movedDownAgain(p) : 0;
    case Criterion::C20: return !resident && here ? c20_movedDownAgain(p) : 0;
    case Criterion::C10:
    case Criterion::C11:
    case Criterion::C12:
    case Criterion::C13:
    case Criterion::C15:
    case Criterion::C17:
    case Criterion::C19:
    case Criterion::C21: return 0;
    }
    return 0;
}

} // namespace

void listSlots(Scene& scene, Reach reach)
{
    const int m = scene.movedDown, b = scene.bracket, pairs = b / 2;
    const bool wide = reach != Reach::Bracket;
    const int next = static_cast<int>(std::count(scene.role.begin(), scene.role.end(), Role::Next));
    SlotList list{scene};
    if (wide) list.one(Criterion::C6, b);
    list.byScore(Criterion::C7, c6_downfloater, false);
    if (wide && next > 0) {
        scene.slots.push_back({Criterion::C8, -1, b + next});
        list.byScore(Criterion::C8, c6_downfloater, true);
    }
    if (scene.lastStage) list.one(Criterion::C9, scene.field->roundsBefore);
    list.one(Criterion::C10, anyTopscorer(scene) ? pairs : 0);
    list.one(Criterion::C11, anyTopscorer(scene) ? pairs : 0);
    list.one(Criterion::C12, pairs);
    list.one(Criterion::C13, strongOnes(scene) / 2);
    list.one(Criterion::C14, countIf(scene, m, b, c14_residentFloatsAgain));
    list.one(Criterion::C15, std::min(m, countIf(scene, m, b, c15_opponentFloatsUpAgain)));
    list.one(Criterion::C16, countIf(scene, m, b, c16_residentFloatsAgain));
    list.one(Criterion::C17, std::min(m, countIf(scene, m, b, c17_opponentFloatsUpAgain)));
    list.byScore(Criterion::C18, c18_movedDownAgain, false);
    if (countIf(scene, m, b, c19_opponentDifference) > 0) list.byScore(Criterion::C19, c6_downfloater, false);
    list.byScore(Criterion::C20, c20_movedDownAgain, false);
    if (countIf(scene, m, b, c21_opponentDifference) > 0) list.byScore(Criterion::C21, c6_downfloater, false);
}

std::vector<int> edgeCounts(const Scene& scene, int u, int v)
{
    if (u > v) std::swap(u, v);
    std::vector<int> counts;
    counts.reserve(scene.slots.size());
    for (const Slot& slot : scene.slots) {
        if (scene.inBracket(v))
            counts.push_back(pairCount(scene, slot, u, v));
        else if (scene.inBracket(u))
            counts.push_back(floaterCount(scene, slot, u, scene.role[v]));
        else {
            const bool alone = (scene.role[u] == Role::Next) != (scene.role[v] == Role::Next);
            counts.push_back(slot.criterion == Criterion::C8 && slot.score < 0 && alone ? 1 : 0);
        }
    }
    return counts;
}

int bitsNeeded(const Scene& scene)
{
    int bits = 0;
    for (const Slot& slot : scene.slots) bits += std::bit_width(static_cast<unsigned>(slot.most));
    return bits;
}

CriteriaVector criteriaOf(const Scene& scene, const std::vector<int>& mate)
{
    CriteriaVector vector;
    std::vector<int> sums(scene.slots.size(), 0);
    for (int v = 0; v < scene.size(); ++v) {
        if (mate[v] < v) continue;
        const auto counts = edgeCounts(scene, v, mate[v]);
        for (std::size_t s = 0; s < sums.size(); ++s) sums[s] += counts[s];
    }
    for (std::size_t s = 0; s < sums.size(); ++s)
        vector[static_cast<std::size_t>(scene.slots[s].criterion)].push_back(sums[s]);
    return vector;
}

} // namespace arbiter::dutch
