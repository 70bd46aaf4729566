// C4 (2.2.1) and C5 (2.3.1): whether those still unpaired can all be paired, and the least score that the bye must
// cost. A complete pairing of everybody unpaired is kept at hand and mended after each bracket.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "domain/pairing/field.h"
#include "domain/pairing/matching.h"
#include "domain/pairing/pairing.h"
#include "domain/pairing/scene.h"

namespace arbiter::dutch {

using Pairs = std::vector<std::pair<int, int>>;

class Completion {
public:
    explicit Completion(const Field& field);
    Completion(const Completion&) = delete;
    Completion& operator=(const Completion&) = delete;

    /// The first complete pairing, and C5's score; or why there is none.
    std::optional<Impossible> prepare();
    /// C5: the least score of a bye's receiver in a complete pairing; nothing where the number is even.
    [[nodiscard]] std::optional<Points> c5_leastByeScore() const { return m_byeScore; }

    /// C4: takes these pairs out if everybody else can still be paired, those of `together` with each other; else
    /// changes nothing.
    bool c4_completeAfter(const Pairs& pairs, const Pairs& together = {});

    /// The same for a bracket whose downfloaters must meet C8's bound: the next scoregroup takes them all and leaves at
    /// most one player of its own, as many as the number being odd demands.
    bool c4_completeAtBound(const Pairs& pairs, const Bracket& bracket, const std::vector<int>& downfloaters);

private:
    const Field& m_field;
    BitTable m_graph; ///< the players, and behind them the bye where the number is odd
    Matching m_matching;
    std::optional<Points> m_byeScore;

    [[nodiscard]] int bye() const { return m_field.size(); }
    Bits findByeScore();
    void allowBye();
    std::optional<Pairs> pairNext(const Bracket& bracket, const std::vector<int>& downfloaters) const;
    bool takeOut(const Pairs& settled, const Pairs& wished);
    Impossible explain(const std::vector<int>& left);
    Impossible witness(int root);
};

} // namespace arbiter::dutch
