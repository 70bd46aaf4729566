// Every decision an arbiter can take, as a plain value in his words. A fact stores what was decided (the pairs as
// drawn, the seconds as added), never a recipe, so that a later program does not change a past event.
// What a fact does to the event is domain/tournament; which entry it became is domain/journal.
#pragma once

#include "domain/basics/entry_set.h"
#include "domain/event/boards.h"
#include "domain/event/player.h"
#include "domain/event/score.h"
#include "domain/event/settings.h"

#include <variant>

namespace arbiter {

// The event

/// The first entry. `key` is 32 random hexadecimal digits, so that no two events have the same seals.
struct EventOpened {
    Settings settings;
    std::string key;
};
struct SettingsChanged {
    SettingsChange change;
};
/// From here on this arbiter is on duty, and signs.
struct DutyTaken {
    std::string arbiter;
};
/// A file was read in. The players, rounds and results it brought are the other entries of the same act;
/// `adjustments` are the sentences on what in it was read differently from how it stood there; `kept` are its records
/// that the program does not use, as they stood, to be written out again.
struct FileImported {
    std::string file;
    std::string format;
    std::vector<std::string> adjustments;
    std::vector<std::string> kept;
};

// Players

/// C.04.2 2.4: a late entry has `missed`, one bye for each round before `firstRound`.
struct PlayerEntered {
    PlayerId player;
    PlayerCard card;
    RatingRecord rating;
    RoundNumber firstRound{1};
    std::vector<Bye> missed;
    std::optional<PersonalRef> personal;
};
struct PlayerAmended {
    PlayerId player;
    CardChange change;
};
/// Before he was paired only; afterwards a player withdraws.
struct PlayerRemoved {
    PlayerId player;
};
struct RatingRecorded {
    PlayerId player;
    RatingRecord rating;
};
/// The pairing numbers: `order[0]` is number 1.
struct NumbersAssigned {
    std::vector<PlayerId> order;
};
/// Not paired from this round on.
struct PlayerWithdrew {
    PlayerId player;
    RoundNumber from;
    std::string reason;
};
struct PlayerReturned {
    PlayerId player;
    RoundNumber from;
};
/// Not paired from this round on, and left out of the standings (VCL 197).
struct PlayerExpelled {
    PlayerId player;
    RoundNumber from;
    std::string article;
    std::string reason;
};
struct ByeGranted {
    PlayerId player;
    RoundNumber round;
    Bye bye;
};
struct ByeCancelled {
    PlayerId player;
    RoundNumber round;
};
/// The player's personal data were erased from the file; the hash in PlayerEntered says nothing any more.
struct PersonalDataErased {
    PlayerId player;
};

// Rounds

/// The lot of C.04.3 5.1: the colour of number 1 in round 1.
struct InitialColourDrawn {
    Colour colour;
};
struct Unpaired {
    PlayerId player;
    Bye bye;
    friend bool operator==(const Unpaired&, const Unpaired&) = default;
};
/// A round as paired, not yet shown to anybody. Boards in order from 1.
struct RoundDrafted {
    RoundNumber round;
    PairingMethod method;
    std::vector<Pairing> boards;
    std::vector<Unpaired> unpaired;
};
struct BoardChange {
    BoardNumber board;
    Pairing pairing;
    friend bool operator==(const BoardChange&, const BoardChange&) = default;
};
/// A change by hand: the boards that differ now; `unpaired` is the whole list where it changes.
struct DraftAmended {
    RoundNumber round;
    std::vector<BoardChange> boards;
    std::optional<std::vector<Unpaired>> unpaired;
};
struct RoundPublished {
    RoundNumber round;
};

// Results

struct ResultEntered {
    GameRef game;
    Outcome outcome;
};
/// VCL 189-191: within the last two rounds.
struct ResultCorrected {
    GameRef game;
    Outcome from;
    Outcome to;
    std::string reason;
};

// At the boards: the arbiter states the ruling and its article; the program records and folds it.

/// A 10.10-10.13, B 9.1-9.5. A correct claim has an outcome; `clocks` is what an incorrect one costs whom.
struct ClaimRuled {
    GameRef game;
    Colour claimant;
    ClaimKind kind;
    bool correct;
    Edition edition;
    std::string article;
    std::string reason;
    ClockChange clocks;
    std::optional<Outcome> outcome;
    std::string mustPlay; ///< the declared move that must now be played; empty where none
};
struct ClockCorrected {
    GameRef game;
    ClockChange change;
    std::string article;
    std::string reason;
};
struct PenaltyImposed {
    PlayerId player;
    std::optional<GameRef> game;
    PenaltyKind kind;
    std::string article;
    std::string reason;
    ClockChange clocks;
    Points points;         ///< added to the player's score; a deduction is negative
    Points opponentPoints; ///< added to the opponent's
    std::optional<Outcome> outcome;
};
struct IncidentNoted {
    RoundNumber round;
    std::optional<BoardNumber> board;
    std::string article;
    std::string text;
};

// Adjournment (A 13-14; B guidelines I)

struct EnvelopeSealed {
    GameRef game;
    Envelope envelope;
};
struct EnvelopeStored {
    GameRef game;
    std::string custodian;
    std::string place;
};
/// A 14.2: only when the player who must reply is present. `move` is what was found, as written.
struct EnvelopeOpened {
    GameRef game;
    std::string present;
    std::string move;
};
/// The game goes on: clocks as set at the resumption.
struct GameResumed {
    GameRef game;
    PerColour<Seconds> timeUsed;
};

// The journal

/// Undo, and redo of an undo: these entries do not stand any more. Nothing is ever erased.
struct Revoked {
    EntrySet entries;
    std::string reason;
};

// What the pairings must heed besides (C.04.3, C.04.7)

/// Before round 1. Who is in group A is decided when round 1 is paired: that is `VirtualPointsGiven`.
struct AccelerationAnnounced {
    Acceleration method;
};
/// In the rounds from `first` to `last`, those whose pairing numbers run from that of `from` to that of `to` have
/// these virtual points; whoever comes to stand between them later too. Nothing: from number 1, to the last number.
/// What is given later counts before what was given earlier.
struct VirtualPointsGiven {
    RoundNumber first;
    RoundNumber last;
    std::optional<PlayerId> from;
    std::optional<PlayerId> to;
    Points points;
};
/// None of these is paired with another of them in the rounds from `first` to `last`, or to the end.
struct PairsForbidden {
    RoundNumber first;
    std::optional<RoundNumber> last;
    std::vector<PlayerId> players;
    std::string reason;
};

using Fact = std::variant<EventOpened, SettingsChanged, DutyTaken, FileImported, PlayerEntered, PlayerAmended,
                          PlayerRemoved, RatingRecorded, NumbersAssigned, PlayerWithdrew, PlayerReturned,
                          PlayerExpelled, ByeGranted, ByeCancelled, PersonalDataErased, InitialColourDrawn,
                          RoundDrafted, DraftAmended, RoundPublished, ResultEntered, ResultCorrected, ClaimRuled,
                          ClockCorrected, PenaltyImposed, IncidentNoted, EnvelopeSealed, EnvelopeStored, EnvelopeOpened,
                          GameResumed, Revoked, AccelerationAnnounced, VirtualPointsGiven, PairsForbidden>;

} // namespace arbiter
