// One bracket laid out as a graph whose perfect matchings are its candidates: who may be paired, and who may go on.
// What a pair costs in the criteria C6-C21 is here; how the best matching is found is in choices.h.
#pragma once

#include <vector>

#include "domain/pairing/bits.h"
#include "domain/pairing/field.h"
#include "domain/pairing/pairing.h"

namespace arbiter::dutch {

enum class Role {
    MovedDown, ///< came from above (MDP)
    Resident,
    Next,  ///< of the next scoregroup
    Rest,  ///< further down
    Below, ///< no player: stands for somebody further down than the scene reaches
    Bye,   ///< no player: its partner has the pairing-allocated bye
};

/// The bracket to be paired and what may be left over.
struct Bracket {
    std::vector<int> movedDown;     ///< players, as indices into the field, in pairing order
    int first = 0, end = 0;         ///< the residents: first..end-1
    int nextEnd = 0;                ///< the next scoregroup: end..nextEnd-1
    std::optional<Points> byeScore; ///< 2.3.1: what the bye's receiver will have; nothing where the number is even

    [[nodiscard]] int residents() const { return end - first; }
    [[nodiscard]] int size() const { return static_cast<int>(movedDown.size()) + residents(); }
};

/// How far down a scene reaches.
enum class Reach { Bracket, NextScoregroup, Everybody };

/// What is minimised, from the most important: a slot is one count of one criterion.
struct Slot {
    Criterion criterion;
    int score = 0; ///< for counts by score: which of `Scene::scores`
    int most = 0;  ///< the largest sum possible
};

struct Scene {
    const Field* field = nullptr;
    Points residentScore;
    int movedDown = 0; ///< vertices 0..movedDown-1
    int bracket = 0;   ///< vertices up to here belong to the bracket
    std::vector<Role> role;
    std::vector<int> player; ///< index into the field; `nobody` of Below and Bye
    BitTable edges;
    std::vector<Points> scores; ///< of the moved-down players, highest first, then of the residents
    bool lastStage = false;     ///< C9 is in force: this bracket leaves one player, who has the bye
    std::vector<Slot> slots;
    std::vector<int> kind;   ///< players alike to every criterion have the same kind
    std::vector<int> sample; ///< a vertex of each kind

    [[nodiscard]] int size() const { return static_cast<int>(role.size()); }
    [[nodiscard]] int kinds() const { return static_cast<int>(sample.size()); }
    [[nodiscard]] bool inBracket(int vertex) const { return vertex < bracket; }
    [[nodiscard]] const Player& at(int vertex) const { return field->players[player[vertex]]; }
};

/// The scene of a bracket. `below` is how many stand for players beyond its reach; `lastStage` says that C9 is in
/// force.
Scene makeScene(const Field& field, const Bracket& bracket, Reach reach, int below, bool lastStage = false);

/// What the edge u-v adds to each slot.
std::vector<int> edgeCounts(const Scene& scene, int u, int v);

/// How many bits the sum of any perfect matching's counts needs, all slots in one number.
int bitsNeeded(const Scene& scene);

/// The criteria vector of a matching of the scene.
CriteriaVector criteriaOf(const Scene& scene, const std::vector<int>& mate);

} // namespace arbiter::dutch
