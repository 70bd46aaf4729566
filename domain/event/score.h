// The one classification of results (VCL 186). Whoever asks what a round was for a player (pairing, standings,
// tie-breaks, reports, files) reads it here, so that no two consumers can disagree.
#pragma once

#include "domain/basics/bilingual.h"
#include "domain/basics/colour.h"
#include "domain/event/scoring.h"

#include <array>
#include <optional>
#include <string_view>

namespace arbiter {

/// What one player got from one round, and how.
enum class Score {
    Win,
    Draw,
    Loss, ///< played and rated
    UnratedWin,
    UnratedDraw,
    UnratedLoss, ///< played, not rated (TRF W D L)
    ForfeitWin,
    ForfeitLoss, ///< paired, not played
    Adjourned,   ///< counts as a draw until it ends (GH 3.1, VCL 167)
    PairingBye,
    FullBye,
    HalfBye,
    ZeroBye,
    NotEntered, ///< a round before the player entered, without a bye
    Absent,     ///< withdrawn, expelled or left out
};

/// What of the scoring a score is worth.
enum class Worth { Win, Draw, Loss, Absence, PairingBye };

/// A row of the classification.
struct ScoreClass {
    Score score;
    char code; ///< the letter of a report to FIDE (TRF 001)
    Worth worth;
    bool paired;  ///< there was an opponent and a colour
    bool played;  ///< over the board: opponent met (C1), colour counts
    bool rated;   ///< goes into the ratings
    bool barsBye; ///< a win's worth without playing: no pairing-allocated bye any more (C2)
    bool final;   ///< the result will not change by itself
    Bilingual name;
};

const ScoreClass& classOf(Score score);
/// Every score, in the order of the enumeration.
std::span<const ScoreClass> allScores();
Points pointsFor(Score score, const Scoring& scoring);

/// The result of a game as it stands on the slip, White first. What cannot be (1-1, half played and half
/// forfeited) cannot be written (VCL 180-184).
enum class Outcome {
    WhiteWins,
    Drawn,
    BlackWins,
    WhiteHalfBlackNone,
    WhiteNoneBlackHalf,
    BothLose, ///< over the board by decision: ½-0, 0-½, 0-0
    WhiteWinsUnrated,
    DrawnUnrated,
    BlackWinsUnrated,
    WhiteWinsByForfeit,
    BlackWinsByForfeit,
    BothForfeit,
    Adjourned,
};

struct OutcomeClass {
    Outcome outcome;
    std::string_view text; ///< "1-0", as written on sheets and kept in the journal
    PerColour<Score> scores;
};

const OutcomeClass& classOf(Outcome outcome);
std::span<const OutcomeClass> allOutcomes();
/// What the player with this colour got.
inline Score scoreOf(Outcome outcome, Colour colour) { return classOf(outcome).scores[colour]; }
/// True where the game has ended.
inline bool isFinal(Outcome outcome) { return outcome != Outcome::Adjourned; }
inline std::string_view textOf(Outcome outcome) { return classOf(outcome).text; }

/// Reads a result as people write it: "1-0", "1:0", "1", "0", "=", "½-½", "1/2", "0.5-0.5", "+", "-", "+-", "--", "*",
/// "W-L". The single signs are White's side; nothing where it is no result.
std::optional<Outcome> readOutcome(std::string_view text);

/// A round without an opponent.
enum class Bye { PairingAllocated, Full, Half, Zero };

Score scoreOf(Bye bye);
/// The letter of a report to FIDE: U F H Z.
inline char codeOf(Bye bye) { return classOf(scoreOf(bye)).code; }
std::optional<Bye> readBye(char code);

} // namespace arbiter
