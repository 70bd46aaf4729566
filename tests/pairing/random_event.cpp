// See random_event.h.
#include "random_event.h"

#include <algorithm>
#include <array>
#include <sstream>

namespace arbiter::test {

RandomEvent::RandomEvent(const EventWish& wish, unsigned seed) : m_wish{wish}, m_chance{seed}
{
    m_position.round.rounds = wish.rounds;
    m_position.round.worth = wish.worth;
    m_position.round.initialColour = percent(50) ? Colour::White : Colour::Black;
    for (int n = 1; n <= wish.players; ++n) {
        Entrant e;
        e.number = n;
        m_position.entrants.push_back(e);
        m_joins.push_back(percent(wish.lateEntries) ? 2 + static_cast<int>(m_chance() % 2) : 1);
    }
    for (int g = 0; g < wish.forbiddenGroups; ++g) {
        std::vector<int> group;
        for (int i = 0; i < 3; ++i) group.push_back(1 + static_cast<int>(m_chance() % wish.players));
        for (const int a : group)
            for (const int b : group)
                if (a < b) m_position.round.forbidden.emplace_back(a, b);
    }
    drawAbsences();
    accelerate();
}

PastKind RandomEvent::absence()
{
    if (percent(m_wish.zeroByes)) return PastKind::ZeroBye;
    if (percent(m_wish.halfByes)) return PastKind::HalfBye;
    if (percent(m_wish.fullByes)) return PastKind::FullBye;
    return PastKind::Game;
}

void RandomEvent::drawAbsences()
{
    m_absence.clear();
    for (auto& e : m_position.entrants) {
        const bool joined = m_position.round.number >= m_joins[e.number - 1];
        m_absence.push_back(joined ? absence() : PastKind::ZeroBye);
        e.present = m_absence.back() == PastKind::Game;
    }
}

/// Baku's scheme over the numbers, roughly: the point is to have virtual points, not to have them right.
void RandomEvent::accelerate()
{
    if (!m_wish.accelerated) return;
    const int accelerated = (m_wish.rounds + 1) / 2, full = (accelerated + 1) / 2, r = m_position.round.number;
    for (auto& e : m_position.entrants) {
        const bool upper = e.number <= 2 * ((m_wish.players + 3) / 4);
        e.virtualPoints = upper && r <= full          ? m_wish.worth.win
                          : upper && r <= accelerated ? m_wish.worth.draw
                                                      : Points{};
    }
}

void RandomEvent::score(int number, PastRound past)
{
    Entrant& e = entrant(number);
    past.virtualPoints = e.virtualPoints;
    e.score += past.got;
    e.past.push_back(past);
}

void RandomEvent::playBoard(const PairedBoard& board)
{
    const auto& worth = m_wish.worth;
    const bool forfeit = percent(m_wish.forfeits), both = forfeit && percent(20), draw = percent(m_wish.draws);
    const bool white = percent(50 + std::clamp((board.black - board.white) * 40 / m_wish.players, -40, 40));
    const auto one = [&](int self, int other, Colour colour, bool wins) {
        PastRound past{PastKind::Game, other, colour, {}, {}};
        if (forfeit) past.kind = wins && !both ? PastKind::ForfeitWin : PastKind::ForfeitLoss;
        past.got = !forfeit && draw ? worth.draw : wins && !both ? worth.win : forfeit ? Points{} : worth.loss;
        score(self, past);
    };
    one(board.white, board.black, Colour::White, white);
    one(board.black, board.white, Colour::Black, !white);
}

void RandomEvent::play(const PairedRound& pairing)
{
    for (const auto& board : pairing.boards) playBoard(board);
    if (pairing.bye) score(*pairing.bye, {PastKind::PairingBye, 0, {}, m_wish.byeWorth, {}});
    for (auto& e : m_position.entrants) {
        if (e.present) continue;
        const PastKind kind = m_absence[e.number - 1];
        const Points got = kind == PastKind::FullBye   ? m_wish.worth.win
                           : kind == PastKind::HalfBye ? m_wish.worth.draw
                                                       : Points{};
        score(e.number, {kind, 0, {}, got, {}});
    }
    ++m_position.round.number;
    drawAbsences();
    accelerate();
}

EventWish randomWish(std::mt19937& chance, int most)
{
    const auto below = [&](int n) { return static_cast<int>(chance() % n); };
    const auto rate = [&](std::array<int, 4> rates) { return rates[below(4)]; };
    EventWish wish;
    wish.players = 4 + below(most - 3);
    wish.rounds = 2 + below(std::min(10, wish.players - 1));
    wish.draws = rate({10, 30, 60, 90});
    wish.forfeits = rate({0, 3, 10, 30});
    wish.zeroByes = rate({0, 0, 5, 20});
    wish.halfByes = rate({0, 0, 5, 20});
    wish.fullByes = rate({0, 0, 0, 8});
    wish.lateEntries = rate({0, 0, 10, 30});
    wish.forbiddenGroups = rate({0, 0, 1, 1}) * (1 + wish.players / 6);
    wish.accelerated = below(3) == 0;
    if (below(4) == 0) wish.byeWorth = Points::halves(below(2));
    return wish;
}

std::string describe(const EventWish& w, unsigned seed)
{
    std::ostringstream out;
    out << "players " << w.players << " rounds " << w.rounds << " draws " << w.draws << " forfeits " << w.forfeits
        << " byes " << w.zeroByes << '/' << w.halfByes << '/' << w.fullByes << " late " << w.lateEntries
        << " forbidden " << w.forbiddenGroups << (w.accelerated ? " accelerated" : "") << " seed " << seed;
    return out.str();
}

} // namespace arbiter::test
