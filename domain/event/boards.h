// The nouns of a round and of what happens at its boards: pairs, byes, claims, clock changes, penalties, envelopes.
// Which of them may follow which is the tournament's matter; what the Laws say of them is domain/laws'.
#pragma once

#include "domain/basics/colour.h"
#include "domain/basics/id.h"
#include "domain/basics/refusal.h"
#include "domain/basics/time.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter {

struct Pairing {
    PlayerId white;
    PlayerId black;

    [[nodiscard]] PlayerId of(Colour c) const { return c == Colour::White ? white : black; }
    friend auto operator<=>(const Pairing&, const Pairing&) = default;
};

/// How a round came about: recorded, never recomputed.
enum class PairingMethod { Dutch, ByHand, Imported };

/// A method by which the first rounds are accelerated (C.04.7).
enum class Acceleration { None, Baku };

enum class ClaimKind { Repetition, FiftyMoves, Other };

enum class PenaltyKind { Warning, Time, Loss, Points, ExclusionFromRound, Fine };

/// Seconds added to each player's remaining time; a negative number takes away.
using ClockChange = PerColour<Seconds>;

/// What stands on the outside of an adjournment envelope (A 13.2; B guidelines I.2).
struct Envelope {
    Colour sealedBy = Colour::White;
    int moveNumber = 0;              ///< the number of the sealed move
    std::string position;            ///< FEN immediately before the sealed move
    PerColour<Seconds> timeUsed;     ///< thinking time used so far
    std::optional<Colour> drawOffer; ///< who has a draw offer open
    std::string resumption;          ///< day, time and place of the resumption, as announced

    friend bool operator==(const Envelope&, const Envelope&) = default;
};

/// True for the number of an article: "9.5.3", "10.10(1)", "A.4.2", "I.8".
bool isArticleNumber(std::string_view text);

} // namespace arbiter
