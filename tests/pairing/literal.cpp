// See literal.h. Judging a candidate is in literal_judge.cpp.
#include "literal.h"

#include <algorithm>
#include <functional>

#include "literal_judge.h"

namespace arbiter::test {

namespace {

/// Every way to make `left` pairs of the players from `from` on; moved-down players only with residents.
void eachMatching(const LiteralField& field, const LiteralBracket& bracket, std::size_t from, int left,
                  LiteralPairs& pairs, std::set<int>& used, const std::function<void()>& visit)
{
    if (left == 0) return visit();
    const auto& players = bracket.players;
    for (std::size_t i = from; i < players.size(); ++i) {
        if (used.contains(players[i])) continue;
        for (std::size_t j = std::max(i + 1, bracket.movedDown); j < players.size(); ++j) {
            if (used.contains(players[j]) || !field.legal(players[i], players[j])) continue;
            pairs.emplace_back(players[i], players[j]);
            used.insert({players[i], players[j]});
            eachMatching(field, bracket, i + 1, left - 1, pairs, used, visit);
            used.erase(players[i]), used.erase(players[j]);
            pairs.pop_back();
        }
    }
}

struct Best {
    bool found = false;
    LiteralKey key;
    LiteralPairs pairs;
    std::vector<int> down;
};

Best bestOf(LiteralField& field, const LiteralBracket& bracket, int count, bool order)
{
    Best best;
    LiteralPairs pairs;
    std::set<int> used;
    eachMatching(field, bracket, 0, count, pairs, used, [&] {
        std::vector<int> down;
        for (const int p : bracket.players)
            if (!used.contains(p)) down.push_back(p);
        std::set<int> rest{bracket.below.begin(), bracket.below.end()};
        rest.insert(down.begin(), down.end());
        if (!field.canComplete(rest)) return;
        LiteralKey key = order ? field.judge(bracket, pairs, down) : LiteralKey{field.scoresOf(down)};
        if (best.found && !(key < best.key)) return;
        best = {true, std::move(key), pairs, down};
    });
    return best;
}

Best bestOfAnySize(LiteralField& field, const LiteralBracket& bracket, bool order)
{
    for (int count = static_cast<int>(bracket.players.size()) / 2; count >= 0; --count)
        if (Best best = bestOf(field, bracket, count, order); best.found) return best;
    return {};
}

} // namespace

std::vector<int> LiteralField::nextBest(const LiteralBracket& bracket, const std::vector<int>& down)
{
    const auto known = m_next.find(down);
    if (known != m_next.end()) return known->second;
    std::vector<int> value;
    if (!bracket.below.empty()) {
        LiteralBracket next = nextBracket(bracket, down);
        const Best best = bestOfAnySize(*this, next, false);
        value.push_back(static_cast<int>(best.down.size()));
        for (const int score : scoresOf(best.down)) value.push_back(score);
    }
    return m_next[down] = value;
}

tl::expected<PairedRound, Impossible> pairLiterally(const std::vector<Entrant>& entrants, const RoundToPair& round)
{
    LiteralField field{entrants, round};
    if (!field.prepare()) return tl::unexpected{Impossible{}};
    PairedRound pairing;
    LiteralBracket bracket = field.firstBracket();
    while (!bracket.players.empty()) {
        field.forgetNext();
        const Best best = bestOfAnySize(field, bracket, true);
        for (const auto& [a, b] : best.pairs) pairing.boards.push_back(field.seat(a, b));
        if (bracket.below.empty() && !best.down.empty()) pairing.bye = best.down.front();
        bracket = field.nextBracket(bracket, best.down);
    }
    return pairing;
}

} // namespace arbiter::test
