// The quick way to choose: the optimal candidates of most scenes are exactly the perfect matchings of one unweighted
// graph, that of the edges without slack (EXACTNESS.md). Where odd sets carry duals too it gives up.
#pragma once

#include "domain/pairing/choices.h"
#include "domain/pairing/matching.h"

namespace arbiter::dutch {

class TightChoices final : public Choices {
public:
    explicit TightChoices(const Scene& scene);

    bool begin() override;
    int mate(int vertex) const override { return m_matching.mate[vertex]; }
    bool restrict(int vertex, const Bits& to) override;
    void settle(int u, int v) override { m_matching.settle(u, v); }
    std::optional<int> arrange(const Remainder& remainder) override;
    void settleFirst(int vertex, const Bits& among) override;

private:
    const Scene& m_scene;
    BitTable m_tight;
    Matching m_matching;
    bool m_twoSided = false; ///< every edge leads from a lower player of the remainder to somebody who is not

    template <class V> bool findTight();
    template <class V> void keepTightKinds(const std::vector<V>& table, const std::vector<V>& price);
    bool matchTight();
    bool keepApartHalves(const Remainder& remainder);
    bool weighExchanges(const Remainder& remainder, const std::vector<int>& start, int& exchanges);
    void settleEarliest(int vertex, int current, const Bits& wanted);
};

} // namespace arbiter::dutch
