// The state of an event: everything that the standing entries of its journal amount to, and nothing else. It is only
// changed by apply (fold.h). What can be asked of it is in query.h.
#pragma once

#include "domain/facts/facts.h"

#include <map>
#include <memory>
#include <unordered_map>
#include <vector>

namespace arbiter {

/// A fact and the entry it became.
template <class F> struct Recorded {
    EntryNumber entry;
    F fact;
};

enum class Standing { Plays, Withdrawn, Expelled };

/// From this round on the player stands thus.
struct StandingChange {
    RoundNumber from;
    Standing standing;
};

struct Player {
    PlayerId id;
    PairingNumber number; ///< 0 before it is assigned
    PlayerCard card;
    std::vector<RatingRecord> ratings; ///< in the order recorded
    RoundNumber firstRound{1};
    std::vector<Bye> missed;         ///< a bye for each round before firstRound
    std::map<RoundNumber, Bye> byes; ///< granted
    std::vector<StandingChange> standings;
    std::optional<PersonalRef> personal;
    bool removed = false;
    Points penaltyPoints; ///< added by penalties, its own and as an opponent
};

struct GameState {
    std::optional<Outcome> outcome;
    EntryNumber decidedBy; ///< the entry that gave the outcome
};

struct Board {
    Pairing pairing;
    GameState game;
};

/// Where a player is in a round: on a board with a colour, or without an opponent.
struct Seat {
    BoardNumber board; ///< 0 where he is not paired
    Colour colour = Colour::White;
    std::optional<Bye> bye;

    [[nodiscard]] bool paired() const { return board.value > 0; }
};

struct Round {
    RoundNumber number;
    PairingMethod method = PairingMethod::Dutch;
    bool published = false;
    EntryNumber publishedBy;
    bool changedByHand = false;
    std::vector<Board> boards;
    std::vector<Unpaired> unpaired;
    std::vector<Seat> seats; ///< by PlayerId - 1; shorter where later players did not exist
};

/// An adjournment of one game, from the sealed move to the resumption.
struct Adjournment {
    Recorded<EnvelopeSealed> sealed;
    std::vector<Recorded<EnvelopeStored>> custody; ///< who keeps the envelope, and where, in order
    std::optional<Recorded<EnvelopeOpened>> opened;
    std::optional<Recorded<GameResumed>> resumed;
};

/// What happened at a board, besides the result.
struct GameRecord {
    std::vector<Recorded<ClaimRuled>> claims;
    std::vector<Recorded<ClockCorrected>> clockCorrections;
    std::vector<Recorded<PenaltyImposed>> penalties;
    std::vector<Recorded<IncidentNoted>> incidents;
    std::vector<Adjournment> adjournments;
    ClockChange clocks; ///< all changes together
};

struct Tournament {
    bool opened = false;
    std::string key;
    Settings settings;
    bool fideMode = true; ///< VCL 40-46: left for good by what departs from FIDE's rules
    std::string onDuty;
    std::vector<Player> players; ///< by PlayerId - 1
    std::unordered_map<std::string, PlayerId> fideIds;
    std::unordered_map<std::string, PlayerId> names; ///< the first player of each name
    std::vector<PlayerId> numbers;                   ///< by pairing number - 1; empty before they are assigned
    std::optional<Colour> initialColour;
    std::vector<std::shared_ptr<const Round>> rounds; ///< by RoundNumber - 1; shared, so that a what-if copies cheaply
    Acceleration acceleration = Acceleration::None;
    std::vector<VirtualPointsGiven> virtualPoints; ///< in the order given
    std::vector<PairsForbidden> forbidden;
    std::map<GameRef, GameRecord> records;
    std::vector<Recorded<PenaltyImposed>> penalties; ///< those outside a game
    std::vector<Recorded<IncidentNoted>> incidents;  ///< those at no board
    std::vector<std::string> keptRecords;            ///< of imported files, as they stood there
    EntryNumber head;                                ///< the last entry folded, standing or not
};

} // namespace arbiter
