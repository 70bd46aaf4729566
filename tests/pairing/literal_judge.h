// The field of the literal enumeration: who may meet whom, what can be completed, and how a candidate is judged.
#pragma once

#include <map>
#include <set>
#include <vector>

#include "domain/pairing/pairing.h"
#include "literal_player.h"

namespace arbiter::test {

using LiteralPairs = std::vector<std::pair<int, int>>;
using LiteralKey = std::vector<std::vector<int>>; ///< smaller is better, criterion by criterion, then the order

struct LiteralBracket {
    std::vector<int> players; ///< moved-down players first, all in pairing order
    std::size_t movedDown = 0;
    std::vector<int> below;
};

class LiteralField {
public:
    LiteralField(const std::vector<Entrant>& entrants, const RoundToPair& round);
    /// C5's score; false where no complete pairing exists.
    bool prepare();
    bool legal(int a, int b) const;
    bool canComplete(const std::set<int>& rest);
    LiteralBracket firstBracket() const;
    LiteralBracket nextBracket(const LiteralBracket& bracket, const std::vector<int>& down) const;
    std::vector<int> scoresOf(const std::vector<int>& players) const;
    LiteralKey judge(const LiteralBracket& bracket, const LiteralPairs& pairs, const std::vector<int>& down);
    PairedBoard seat(int a, int b) const;
    void forgetNext() { m_next.clear(); }

private:
    std::map<int, LiteralPlayer> m_players;
    std::vector<int> m_order;
    std::set<std::pair<int, int>> m_forbidden;
    RoundToPair m_round;
    int m_byeScore = -1;
    std::map<std::set<int>, bool> m_perfect;
    std::map<std::vector<int>, std::vector<int>> m_next;

    const LiteralPlayer& at(int p) const { return m_players.at(p); }
    bool perfect(const std::set<int>& rest);
    std::vector<int> nextBest(const LiteralBracket& bracket, const std::vector<int>& down);
    void judgePairs(const LiteralBracket& bracket, const LiteralPairs& pairs, LiteralKey& key) const;
    void judgeFloats(const LiteralBracket& bracket, const LiteralPairs& pairs, const std::vector<int>& down,
                     LiteralKey& key) const;
    void placeInOrder(const LiteralBracket& bracket, const LiteralPairs& pairs, LiteralKey& key) const;
    LiteralBracket split(std::vector<int> movedDown, const std::vector<int>& rest) const;
};

} // namespace arbiter::test
