// Events that no table holds: players drawn by a seed, results drawn, byes, absences, forfeits, forbidden pairs and
// acceleration as heavy as wished. Their rounds are paired by the engine, so that each position is a legal one.
#pragma once

#include <random>

#include "domain/pairing/pairing.h"
#include "domain/pairing/round.h"
#include "plain_trf.h"

namespace arbiter::test {

/// Chances are in percent of the players of a round.
struct EventWish {
    int players = 8;
    int rounds = 5;
    int draws = 30;
    int forfeits = 0;
    int zeroByes = 0, halfByes = 0, fullByes = 0;
    int lateEntries = 0;
    int forbiddenGroups = 0;
    bool accelerated = false;
    GamePoints worth;
    Points byeWorth = Points::whole(1);
};

class RandomEvent {
public:
    RandomEvent(const EventWish& wish, unsigned seed);
    /// The position before the next round, byes of that round drawn.
    const Position& position() const { return m_position; }
    /// Draws the results of the round and the absences of the next.
    void play(const PairedRound& pairing);
    bool over() const { return m_position.round.number > m_wish.rounds; }

private:
    EventWish m_wish;
    std::mt19937 m_chance;
    Position m_position;
    std::vector<int> m_joins; ///< from which round each player takes part

    bool percent(int chance) { return static_cast<int>(m_chance() % 100) < chance; }
    Entrant& entrant(int number) { return m_position.entrants[number - 1]; }
    void score(int number, PastRound past);
    void playBoard(const PairedBoard& board);
    void drawAbsences();
    PastKind absence();
    void accelerate();
    std::vector<PastKind> m_absence;
};

/// A wish of 4 to `most` players in which every trouble may be light, heavy or missing.
EventWish randomWish(std::mt19937& chance, int most);

/// One line to repeat an event by.
std::string describe(const EventWish& wish, unsigned seed);

} // namespace arbiter::test
