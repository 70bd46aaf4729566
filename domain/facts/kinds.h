// The table of kinds: a row for each fact with its stored name and version, what an undo of it must respect, whether
// a pairing rests on it, and its sentence in both languages. How a fact becomes JSON is db/codec, from facts/fields.h.
#pragma once

#include "domain/facts/facts.h"

#include <functional>
#include <span>

namespace arbiter {

/// What may still be undone (VCL 147-152, 189-193). Beyond it, undo also asks whether the journal holds without the
/// entry.
enum class UndoRule {
    Never,           ///< without it there is no event
    WhileItHolds,    ///< as long as nothing rests on it and the rest still holds
    WithinTwoRounds, ///< results: the last two rounds only
    BeforeRoundFour, ///< pairing numbers
};

/// Who a sentence is spoken to, and how it finds the names for the numbers in a fact.
struct Speaker {
    Language language = Language::English;
    std::function<std::string(PlayerId)> player;
    std::function<std::string(const GameRef&, Colour)> side; ///< who has this colour in that game
};

struct Kind {
    std::string_view name; ///< "ResultEntered"
    Bilingual title;       ///< for lists and refusals: "result"
    int version;           ///< raised with every change of the fields
    UndoRule undo;
    bool feedsPairing; ///< the next round, once drafted, rests on it
    std::string (*say)(const Fact&, const Speaker&);
};

/// One row for each alternative of Fact, in its order.
std::span<const Kind> allKinds();
const Kind& kindOf(const Fact& fact);
/// Whether the next round, once drafted, rests on it.
inline bool feedsPairing(const Fact& fact) { return kindOf(fact).feedsPairing; }
/// "ResultEntered/1", as stored.
std::string storedName(const Kind& kind);
/// The fact in one sentence, in the arbiter's words.
std::string sentence(const Fact& fact, const Speaker& speaker);

} // namespace arbiter
