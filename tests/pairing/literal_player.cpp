// See literal_player.h.
#include "literal_player.h"

#include <algorithm>
#include <cstdlib>

namespace arbiter::test {

namespace {

bool wasPlayed(const PastRound& r) { return r.kind == PastKind::Game; }

/// Points before the round (from 0) in which they are compared, that round's virtual points included.
int scoreThen(const Entrant& e, int round)
{
    int sum = e.past[round].virtualPoints.inTenths();
    for (int r = 0; r < round; ++r) sum += e.past[r].got.inTenths();
    return sum;
}

int floatIn(const std::vector<Entrant>& all, const Entrant& e, int round, int loss)
{
    if (round < 0 || round >= static_cast<int>(e.past.size())) return 0;
    const PastRound& r = e.past[round];
    if (!wasPlayed(r)) return r.got.inTenths() > loss ? -1 : 0;
    for (const auto& other : all)
        if (other.number == r.opponent) {
            const int mine = scoreThen(e, round), his = scoreThen(other, round);
            return mine > his ? -1 : mine < his ? 1 : 0;
        }
    return 0;
}

void readPreference(LiteralPlayer& p)
{
    const auto& g = p.games;
    p.difference = static_cast<int>(std::count(g.begin(), g.end(), 'w') - std::count(g.begin(), g.end(), 'b'));
    if (g.size() > 1 && g[g.size() - 1] == g[g.size() - 2]) p.twice = g.back();
    if (g.empty()) return;
    const char other = g.back() == 'w' ? 'b' : 'w';
    if (std::abs(p.difference) > 1)
        p.due = p.difference > 0 ? 'b' : 'w', p.strength = 3;
    else if (p.twice != ' ')
        p.due = other, p.strength = 3;
    else if (p.difference != 0)
        p.due = p.difference > 0 ? 'b' : 'w', p.strength = 2;
    else
        p.due = other, p.strength = 1;
}

} // namespace

std::map<int, LiteralPlayer> literalPlayers(const std::vector<Entrant>& entrants, const RoundToPair& round)
{
    std::map<int, LiteralPlayer> present;
    std::map<int, const Entrant*> inOrder;
    for (const auto& e : entrants) inOrder[e.number] = &e;
    int counted = 0;
    const int win = round.worth.win.inTenths(), before = round.number - 1;
    for (const auto& [number, e] : inOrder) {
        LiteralPlayer p;
        p.number = number;
        p.score = (e->score + e->virtualPoints).inTenths();
        bool seen = e->present;
        for (const auto& r : e->past) {
            if (wasPlayed(r)) p.games += r.colour == Colour::White ? 'w' : 'b', p.met.insert(r.opponent);
            if (!wasPlayed(r) && (r.kind == PastKind::PairingBye || r.got.inTenths() >= win)) p.eligible = false;
            seen = seen || r.opponent != 0 || r.kind == PastKind::PairingBye;
        }
        readPreference(p);
        p.floated1 = floatIn(entrants, *e, before - 1, round.worth.loss.inTenths());
        p.floated2 = floatIn(entrants, *e, before - 2, round.worth.loss.inTenths());
        p.top = round.number == round.rounds && p.score * 2 > before * win;
        if (seen) ++counted;
        p.oddNumber = counted % 2 == 1;
        if (e->present) present[number] = p;
    }
    return present;
}

} // namespace arbiter::test
