// Why a round cannot be paired: from the alternating tree of a player who is left over, a set that counting proves too
// poor in partners (Tutte's condition); C.04.3 1.9.3.
#include <algorithm>
#include <map>

#include "domain/pairing/completion.h"

namespace arbiter::dutch {

namespace {

std::size_t sizeOf(const Impossible& reason)
{
    std::size_t n = reason.partners.size() + reason.players.size();
    for (const auto& group : reason.groups) n += group.size();
    return n;
}

} // namespace

/// The tree's even vertices fall into odd groups; all that any group may be paired with outside of itself is odd
/// vertices of the tree, of which there is one fewer than there are groups.
Impossible Completion::witness(int root)
{
    m_matching.augment(root);
    Impossible reason;
    reason.reason = Impossible::Reason::TooFewPartners;
    const auto numberOf = [&](int v) { return v < m_field.size() ? m_field.players[v].number : 0; };
    std::map<int, std::vector<int>> groups;
    forEach(m_matching.even(), [&](int v) { groups[m_matching.blossomOf(v)].push_back(numberOf(v)); });
    for (auto& [base, group] : groups) reason.groups.push_back(std::move(group));
    forEach(m_matching.odd(), [&](int v) { reason.partners.push_back(numberOf(v)); });
    if (reason.partners.empty() && reason.groups.size() == 1 && reason.groups[0].size() == 1) {
        reason.reason = Impossible::Reason::NoPartner;
        reason.players = std::move(reason.groups[0]);
        reason.groups.clear();
    }
    return reason;
}

Impossible Completion::explain(const std::vector<int>& left)
{
    const bool anyBye =
        std::any_of(m_field.players.begin(), m_field.players.end(), [](const Player& p) { return p.mayHaveBye; });
    if (m_field.odd() && !anyBye) {
        Impossible reason;
        reason.reason = Impossible::Reason::NobodyForBye;
        return reason;
    }
    Impossible least = witness(left.front());
    for (const int root : left) {
        Impossible other = witness(root);
        if (sizeOf(other) < sizeOf(least)) least = std::move(other);
    }
    return least;
}

} // namespace arbiter::dutch
