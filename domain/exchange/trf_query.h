// What can be asked of a report: players by number, points from results, virtual points, and what a pairing of the next
// round still needs. Whether a pairing exists is domain/pairing's matter.
#pragma once

#include "domain/exchange/trf_report.h"

namespace arbiter {

const TrfPlayer* findPlayer(const TrfReport& report, TrfNumber number);
/// The scoring stated, or 1-½-0.
Scoring scoringOf(const TrfReport& report);
/// What one round is worth to a player, abnormal points (299) of that round included; 0 for an open game.
Points pointsIn(const TrfReport& report, const TrfPlayer& player, RoundNumber round);
/// Points of the paired rounds up to `last`, with the points of 299 that name no round.
Points pointsOf(const TrfReport& report, const TrfPlayer& player, RoundNumber last);
/// Virtual points from 250 and XXA, or from the acceleration that 192 names; a later record counts before an earlier
/// one.
Points virtualPoints(const TrfReport& report, TrfNumber player, RoundNumber round);
/// True for byes of the round to be paired and later ones.
std::optional<Bye> announcedBye(const TrfPlayer& player, RoundNumber round);

/// Places in report.players in the order in which they are paired: by number, or as they stand in the file (XXC rank).
std::vector<std::size_t> pairingOrder(const TrfReport& report);

/// The first player in the pairing order who was paired in the first round that has games.
struct TrfFirstPaired {
    const TrfPlayer* player;
    RoundNumber round;
    Colour colour;
};
std::optional<TrfFirstPaired> firstPaired(const TrfReport& report);

/// As stated, or else the colour of the first player who was paired in round 1: to him goes the initial colour
/// (C.04.3 5.2.5; who is not paired in round 1 holds no number yet, VCL 111). Nothing before round 1.
std::optional<Colour> initialColourOf(const TrfReport& report);

/// A team event: its teams would have to be paired, not its players.
bool isTeamEvent(const TrfReport& report);

/// Everything in the file that stands in the way of pairing its next round by the Dutch system; empty where nothing
/// does.
std::vector<TrfNotice> obstaclesToPairing(const TrfReport& report);

} // namespace arbiter
