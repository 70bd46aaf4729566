// The steps, slowest first: moved-down players, their opponents, exchanges, transpositions.
#include "domain/pairing/stages.h"

namespace arbiter::dutch {

namespace {

class Stages {
public:
    Stages(const Scene& scene, Choices& choices)
        : m_scene{scene}, m_choices{choices}, m_residents{scene.size()}, m_outside{scene.size()}
    {
        m_residents.addRange(scene.movedDown, scene.bracket);
        m_outside.addRange(scene.bracket, scene.size());
    }

    std::optional<Decision> run()
    {
        if (!m_choices.begin()) return {};
        pairMovedDown();
        const Remainder remainder = theRemainder();
        const auto exchanges = m_choices.arrange(remainder);
        if (!exchanges) return {};
        if (*exchanges > 0) exchange(*exchanges);
        transpose();
        Decision decision;
        decision.exchanges = *exchanges;
        for (int v = 0; v < m_scene.size(); ++v) decision.mate.push_back(m_choices.mate(v));
        return decision;
    }

private:
    const Scene& m_scene;
    Choices& m_choices;
    Bits m_residents, m_outside;
    std::vector<int> m_rest; ///< the remainder's vertices in order; the number (BSN) of m_rest[i] is i+1
    int m_half = 0;          ///< |S1|
    Bits m_upper, m_lower;   ///< who is the better one of his pair, and who is not

    /// 3.6.1, 3.7, 4.4: first which moved-down players are paired, then with whom, the higher ranked first.
    void pairMovedDown()
    {
        for (int m = 0; m < m_scene.movedDown; ++m)
            if (!m_choices.restrict(m, m_residents)) m_choices.restrict(m, m_outside);
        for (int m = 0; m < m_scene.movedDown; ++m)
            if (m_scene.inBracket(m_choices.mate(m))) {
                m_choices.settleFirst(m, m_residents);
                m_residents.drop(m_choices.mate(m));
            }
    }

    Remainder theRemainder()
    {
        Remainder remainder;
        remainder.number.assign(m_scene.size(), 0);
        int paired = 0;
        forEach(m_residents, [&](int v) {
            m_rest.push_back(v);
            remainder.number[v] = static_cast<int>(m_rest.size());
            paired += m_scene.inBracket(m_choices.mate(v));
        });
        m_half = remainder.upperHalf = paired / 2;
        m_upper = m_lower = Bits{m_scene.size()};
        for (int i = 0; i < static_cast<int>(m_rest.size()); ++i) (i < m_half ? m_upper : m_lower).add(m_rest[i]);
        return remainder;
    }

    Bits ranked(int from, int to) const
    {
        Bits set{m_scene.size()};
        for (int i = from; i < to; ++i) set.add(m_rest[i]);
        return set;
    }

    /// Whether the i-th of the remainder can be the better one of his pair, or the lower one or unpaired, is tried and
    /// kept; otherwise he is held to the opposite.
    bool tryLower(int i)
    {
        Bits lower = ranked(0, i);
        lower |= m_outside;
        const Bits upper = ranked(i + 1, static_cast<int>(m_rest.size()));
        const bool can = m_choices.restrict(m_rest[i], lower);
        if (!can) m_choices.restrict(m_rest[i], upper);
        return can;
    }
    bool tryUpper(int i)
    {
        const bool can = m_choices.restrict(m_rest[i], ranked(i + 1, static_cast<int>(m_rest.size())));
        if (!can) holdLower(i);
        return can;
    }
    void holdLower(int i)
    {
        Bits lower = ranked(0, i);
        lower |= m_outside;
        m_choices.restrict(m_rest[i], lower);
    }
    void holdUpper(int i) { m_choices.restrict(m_rest[i], ranked(i + 1, static_cast<int>(m_rest.size()))); }

    /// 4.3.3: the lowest numbers leave S1 first. 4.3.4: the highest numbers of S2 come up first.
    void exchange(int count)
    {
        int leave = count, enter = count;
        for (int i = m_half - 1; i >= 0; --i)
            if (leave > 0 && tryLower(i)) {
                m_upper.drop(m_rest[i]), m_lower.add(m_rest[i]);
                --leave;
            } else if (leave == 0) {
                holdUpper(i);
            }
        for (int i = m_half; i < static_cast<int>(m_rest.size()); ++i)
            if (enter > 0 && tryUpper(i)) {
                m_lower.drop(m_rest[i]), m_upper.add(m_rest[i]);
                --enter;
            } else if (enter == 0) {
                holdLower(i);
            }
    }

    /// 4.2: each player of S1, from the top, gets the first opponent that he can have.
    void transpose()
    {
        forEach(Bits{m_upper}, [&](int v) { m_choices.settleFirst(v, m_lower); });
    }
};

} // namespace

std::optional<Decision> decideInOrder(const Scene& scene, Choices& choices) { return Stages{scene, choices}.run(); }

} // namespace arbiter::dutch
