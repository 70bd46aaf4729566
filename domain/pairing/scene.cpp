// Who stands in a scene and who may be paired with whom; what edges cost is in scene_costs.cpp.
#include "domain/pairing/scene.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "domain/pairing/criteria.h"
#include "domain/pairing/matching.h"
#include "domain/pairing/scene_costs.h"

namespace arbiter::dutch {

namespace {

/// Copies `count` bits from bit `from` of one row to bit `to` of another that is empty there.
void copyRange(const Word* source, int from, int count, Word* target, int to)
{
    for (int done = 0; done < count;) {
        const int bit = from + done, place = to + done;
        const int room = std::min({wordBits - bit % wordBits, wordBits - place % wordBits, count - done});
        const Word mask = room == wordBits ? ~Word{0} : (Word{1} << room) - 1;
        target[place / wordBits] |= ((source[bit / wordBits] >> (bit % wordBits)) & mask) << (place % wordBits);
        done += room;
    }
}

void seat(Scene& scene, const Bracket& bracket, Reach reach, int below)
{
    const int n = scene.field->size();
    const int end = reach == Reach::Bracket ? bracket.end : reach == Reach::NextScoregroup ? bracket.nextEnd : n;
    for (const int p : bracket.movedDown) scene.player.push_back(p), scene.role.push_back(Role::MovedDown);
    for (int p = bracket.first; p < end; ++p) {
        scene.player.push_back(p);
        scene.role.push_back(p < bracket.end ? Role::Resident : p < bracket.nextEnd ? Role::Next : Role::Rest);
    }
    const bool byeWithin = bracket.byeScore && scene.field->players[end - 1].score <= *bracket.byeScore;
    if (byeWithin) scene.player.push_back(nobody), scene.role.push_back(Role::Bye);
    for (int i = 0; i < below; ++i) scene.player.push_back(nobody), scene.role.push_back(Role::Below);
    scene.movedDown = static_cast<int>(bracket.movedDown.size());
    scene.bracket = bracket.size();
}

/// Two moved-down players are never paired with each other: the bracket of the lower one would have had a pair more.
void joinPlayers(Scene& scene, const Bracket& bracket)
{
    const int players =
        static_cast<int>(std::count_if(scene.player.begin(), scene.player.end(), [](int p) { return p >= 0; }));
    const int m = scene.movedDown;
    for (int v = 0; v < players; ++v) {
        const Word* legal = scene.field->legal.row(scene.player[v]);
        copyRange(legal, bracket.first, players - m, scene.edges.row(v), m);
        for (int u = 0; v >= m && u < m; ++u)
            if (scene.field->legal.has(scene.player[v], scene.player[u])) scene.edges.setOne(v, u);
    }
}

void joinOthers(Scene& scene, const Bracket& bracket, Reach reach)
{
    for (int v = 0; v < scene.size(); ++v) {
        if (scene.role[v] != Role::Below && scene.role[v] != Role::Bye) continue;
        for (int u = 0; u < scene.size(); ++u) {
            if (u == v || scene.role[u] == Role::Bye) continue;
            if (scene.role[v] == Role::Below) {
                const bool idle = scene.role[u] == Role::Below;
                if (!idle || reach == Reach::NextScoregroup) scene.edges.join(v, u);
            } else if (scene.player[u] >= 0 && scene.at(u).mayHaveBye &&
                       c5_byeScore(scene.at(u)) == *bracket.byeScore) {
                scene.edges.join(v, u);
            }
        }
    }
}

void listScores(Scene& scene)
{
    for (int v = 0; v < scene.movedDown; ++v)
        if (scene.scores.empty() || scene.scores.back() != scene.at(v).score) scene.scores.push_back(scene.at(v).score);
    scene.scores.push_back(scene.residentScore);
}

/// All that a criterion may ask of a vertex, in one key.
auto kindKey(const Scene& scene, int v, bool colourDetails)
{
    const Role role = scene.role[v];
    if (!scene.inBracket(v)) return std::tuple{role, Points{}, 0, 0, 0, 0, 0, 0, 0};
    const Player& p = scene.at(v);
    const int preference = p.preference ? 1 + static_cast<int>(*p.preference) : 0;
    const int repeated = colourDetails && p.repeated ? 1 + static_cast<int>(*p.repeated) : 0;
    const int difference = colourDetails ? p.colourDifference : 0;
    const int games = scene.lastStage ? static_cast<int>(p.games.size()) : 0;
    return std::tuple{role,
                      p.score,
                      preference,
                      static_cast<int>(p.strength),
                      static_cast<int>(p.oneBack),
                      static_cast<int>(p.twoBack),
                      difference,
                      repeated,
                      games};
}

void sortKinds(Scene& scene)
{
    const bool details = anyTopscorer(scene);
    std::map<decltype(kindKey(scene, 0, details)), int> known;
    for (int v = 0; v < scene.size(); ++v) {
        const auto [place, isNew] = known.try_emplace(kindKey(scene, v, details), scene.kinds());
        if (isNew) scene.sample.push_back(v);
        scene.kind.push_back(place->second);
    }
}

} // namespace

bool anyTopscorer(const Scene& scene)
{
    for (int v = 0; v < scene.bracket; ++v)
        if (scene.at(v).topscorer) return true;
    return false;
}

Scene makeScene(const Field& field, const Bracket& bracket, Reach reach, int below, bool lastStage)
{
    Scene scene;
    scene.field = &field;
    scene.residentScore = field.players[bracket.first].score;
    scene.lastStage = lastStage;
    seat(scene, bracket, reach, below);
    scene.edges = BitTable{scene.size()};
    joinPlayers(scene, bracket);
    joinOthers(scene, bracket, reach);
    listScores(scene);
    sortKinds(scene);
    listSlots(scene, reach);
    return scene;
}

} // namespace arbiter::dutch
