// See literal_judge.h.
#include "literal_judge.h"

#include <algorithm>
#include <cstdlib>

namespace arbiter::test {

namespace {

constexpr int unpaired = 1000000; ///< larger than any difference of scores

std::vector<int> descending(std::vector<int> v)
{
    std::sort(v.rbegin(), v.rend());
    return v;
}

char otherColour(char c) { return c == 'w' ? 'b' : 'w'; }

} // namespace

LiteralField::LiteralField(const std::vector<Entrant>& entrants, const RoundToPair& round)
    : m_players{literalPlayers(entrants, round)}, m_round{round}
{
    for (const auto& [number, p] : m_players) m_order.push_back(number);
    std::stable_sort(m_order.begin(), m_order.end(), [&](int a, int b) { return at(a).score > at(b).score; });
    for (const auto& [a, b] : round.forbidden) m_forbidden.insert({{a, b}, {b, a}});
}

bool LiteralField::legal(int a, int b) const
{
    const auto& p = at(a);
    const auto& q = at(b);
    if (p.met.contains(b) || m_forbidden.contains({a, b})) return false;
    return !(p.strength == 3 && q.strength == 3 && p.due == q.due && !p.top && !q.top);
}

bool LiteralField::perfect(const std::set<int>& rest)
{
    if (rest.empty()) return true;
    const auto known = m_perfect.find(rest);
    if (known != m_perfect.end()) return known->second;
    const int first = *rest.begin();
    bool any = false;
    for (const int other : rest) {
        if (any || other == first || !legal(first, other)) continue;
        std::set<int> left = rest;
        left.erase(first), left.erase(other);
        any = perfect(left);
    }
    return m_perfect[rest] = any;
}

bool LiteralField::canComplete(const std::set<int>& rest)
{
    if (rest.size() % 2 == 0) return perfect(rest);
    return std::any_of(rest.begin(), rest.end(), [&](int p) {
        std::set<int> left = rest;
        left.erase(p);
        return at(p).eligible && at(p).score <= m_byeScore && perfect(left);
    });
}

bool LiteralField::prepare()
{
    const std::set<int> all{m_order.begin(), m_order.end()};
    if (all.size() % 2 == 0) return perfect(all);
    for (auto p = m_order.rbegin(); p != m_order.rend(); ++p) {
        m_byeScore = at(*p).score;
        if (canComplete(all)) return true;
    }
    return false;
}

LiteralBracket LiteralField::split(std::vector<int> movedDown, const std::vector<int>& rest) const
{
    LiteralBracket bracket;
    bracket.players = std::move(movedDown);
    bracket.movedDown = bracket.players.size();
    for (const int p : rest) (at(p).score == at(rest.front()).score ? bracket.players : bracket.below).push_back(p);
    return bracket;
}

LiteralBracket LiteralField::firstBracket() const { return m_order.empty() ? LiteralBracket{} : split({}, m_order); }

LiteralBracket LiteralField::nextBracket(const LiteralBracket& bracket, const std::vector<int>& down) const
{
    if (bracket.below.empty()) return {};
    std::vector<int> sorted = down;
    std::sort(sorted.begin(), sorted.end(), [&](int a, int b) {
        return std::pair{-at(a).score, a} < std::pair{-at(b).score, b};
    });
    return split(sorted, bracket.below);
}

std::vector<int> LiteralField::scoresOf(const std::vector<int>& players) const
{
    std::vector<int> scores;
    for (const int p : players) scores.push_back(at(p).score);
    return descending(scores);
}

LiteralKey LiteralField::judge(const LiteralBracket& bracket, const LiteralPairs& pairs, const std::vector<int>& down)
{
    const int residents = at(bracket.players.back()).score;
    LiteralKey key;
    key.push_back(scoresOf(down));
    key.push_back(nextBest(bracket, down));
    const bool byeHere = m_order.size() % 2 == 1 && m_byeScore >= residents && down.size() == 1;
    key.push_back({byeHere ? m_round.number - 1 - static_cast<int>(at(down[0]).games.size()) : 0});
    judgePairs(bracket, pairs, key);
    judgeFloats(bracket, pairs, down, key);
    placeInOrder(bracket, pairs, key);
    return key;
}

/// C10-C13.
void LiteralField::judgePairs(const LiteralBracket&, const LiteralPairs& pairs, LiteralKey& key) const
{
    int c10 = 0, c11 = 0, c12 = 0, c13 = 0;
    for (const auto& [a, b] : pairs) {
        const auto &p = at(a), &q = at(b);
        if (p.due == ' ' || p.due != q.due) continue;
        ++c12;
        const int dp = std::abs(p.difference), dq = std::abs(q.difference);
        if (p.strength >= 2 && q.strength >= 2 && p.strength + q.strength < 6) ++c13;
        if (p.strength + q.strength < 6) continue;
        if (dp > 1 && dq > 1) ++c10;
        if (dp == dq)
            c11 += p.twice != ' ' && p.twice == q.twice;
        else
            c11 += (dp > dq ? q : p).twice == otherColour(p.due);
    }
    for (const int c : {c10, c11, c12, c13}) key.push_back({c});
}

/// C14-C21.
void LiteralField::judgeFloats(const LiteralBracket& bracket, const LiteralPairs& pairs, const std::vector<int>& down,
                               LiteralKey& key) const
{
    const auto& players = bracket.players;
    const auto isMovedDown = [&](int p) {
        return std::find(players.begin(), players.begin() + bracket.movedDown, p) !=
               players.begin() + bracket.movedDown;
    };
    const int residents = at(players.back()).score;
    std::vector<std::vector<int>> counts, differences;
    for (const auto floated : {&LiteralPlayer::floated1, &LiteralPlayer::floated2}) {
        int residentsDown = 0, opponentsUp = 0;
        std::vector<int> movedDown, opponents;
        for (const int p : down) residentsDown += !isMovedDown(p) && at(p).*floated == -1;
        for (const auto& [a, b] : pairs)
            if (isMovedDown(a) && at(b).*floated == 1) ++opponentsUp, opponents.push_back(at(a).score - residents);
        for (const int p : players)
            if (isMovedDown(p) && at(p).*floated == -1)
                movedDown.push_back(at(p).score +
                                    (std::find(down.begin(), down.end(), p) != down.end() ? unpaired : 0));
        counts.push_back({residentsDown}), counts.push_back({opponentsUp});
        differences.push_back(descending(movedDown)), differences.push_back(descending(opponents));
    }
    key.insert(key.end(), counts.begin(), counts.end());
    key.insert(key.end(), differences.begin(), differences.end());
}

/// 3.6-3.8, 4: the moved-down players, their opponents, the exchange, the transposition.
void LiteralField::placeInOrder(const LiteralBracket& bracket, const LiteralPairs& pairs, LiteralKey& key) const
{
    std::map<int, int> number, numberInRest;
    for (const int p : bracket.players) number[p] = static_cast<int>(number.size());
    LiteralPairs above, rest;
    std::set<int> taken;
    for (const auto& [a, b] : pairs)
        if (number[a] < static_cast<int>(bracket.movedDown)) above.emplace_back(number[a], number[b]), taken.insert(b);
    for (std::size_t i = bracket.movedDown; i < bracket.players.size(); ++i)
        if (!taken.contains(bracket.players[i]))
            numberInRest[bracket.players[i]] = static_cast<int>(numberInRest.size()) + 1;
    for (const auto& [a, b] : pairs)
        if (number[a] >= static_cast<int>(bracket.movedDown)) rest.emplace_back(numberInRest[a], numberInRest[b]);
    std::sort(above.begin(), above.end()), std::sort(rest.begin(), rest.end());
    std::vector<int> movedDown, opponents, leaving, entering, partners;
    for (const auto& [a, b] : above) movedDown.push_back(a), opponents.push_back(b);
    std::set<int> upper;
    const int half = static_cast<int>(rest.size());
    int sum = 0;
    for (const auto& [a, b] : rest) upper.insert(a), partners.push_back(b);
    for (int i = half; i >= 1; --i)
        if (!upper.contains(i)) leaving.push_back(-i), sum -= i;
    for (const int u : upper)
        if (u > half) entering.push_back(u), sum += u;
    const int exchanged = static_cast<int>(entering.size());
    for (const auto& step : {movedDown, opponents, {exchanged, sum}, leaving, entering, partners}) key.push_back(step);
}

/// 5.2.
PairedBoard LiteralField::seat(int a, int b) const
{
    const bool aHigher = std::pair{-at(a).score, a} < std::pair{-at(b).score, b};
    const auto& high = at(aHigher ? a : b);
    const auto& low = at(aHigher ? b : a);
    char colour = ' ';
    const int dh = std::abs(high.difference), dl = std::abs(low.difference);
    const char initial = m_round.initialColour == Colour::White ? 'w' : 'b';
    if (high.due == ' ' && low.due == ' ')
        colour = high.oddNumber ? initial : otherColour(initial);
    else if (high.due == ' ')
        colour = otherColour(low.due);
    else if (low.due == ' ' || low.due != high.due)
        colour = high.due;
    else if (high.strength != low.strength)
        colour = high.strength > low.strength ? high.due : otherColour(low.due);
    else if (high.strength == 3 && dh != dl)
        colour = dh > dl ? high.due : otherColour(low.due);
    for (std::size_t k = 1; colour == ' ' && k <= std::min(high.games.size(), low.games.size()); ++k)
        if (const char his = low.games[low.games.size() - k]; his != high.games[high.games.size() - k]) colour = his;
    if (colour == ' ') colour = high.due;
    PairedBoard board;
    board.white = colour == 'w' ? high.number : low.number;
    board.black = colour == 'w' ? low.number : high.number;
    return board;
}

} // namespace arbiter::test
