// What every verb that decides something does: open the event, sign, meet the warnings, take the act, say what was
// written. A decision is said only after it is on disk.
#pragma once

#include "app/command/verb.h"
#include "app/desk/clock.h"
#include "app/desk/desk.h"
#include "app/desk/speaker.h"
#include "domain/facts/kinds.h"
#include "domain/tournament/verbs.h"

namespace arbiter {

/// Opens EVENT for deciding; a file that can only be read is a refusal.
Result<Desk> openToDecide(const Given& given);
/// Opens EVENT to look at it: no lock is taken and nothing is written. What makes it read-only is said, once, on the
/// error stream.
Result<Desk> openToRead(const Given& given, Console& console);

/// Says on the error stream that the file can only be read, where it is write-protected.
void sayIfProtected(const std::string& path, Console& console);

/// Takes the facts as one act and says each new entry: its number and its sentence.
Result<int> decide(Desk& desk, std::span<const Fact> facts, const Given& given, Console& console,
                   const PersonalChanges& personal = {});
/// The same for the answer of a verb.
Result<int> decide(Desk& desk, const Result<Fact>& fact, const Given& given, Console& console);
/// Opens EVENT, makes one fact from its state and takes it.
Result<int> decideOne(const Given& given, Console& console, const std::function<Result<Fact>(const Tournament&)>& make);

/// Who takes the decisions of this call: `--author`, else the arbiter on duty, else the chief arbiter.
Signature signatureFor(const Tournament& t, const Given& given);

/// The round named by `--round`, else the last published one; where none is, a sentence that says what is so.
Result<RoundNumber> roundGiven(const Tournament& t, const Given& given);

/// The board of a call: "5.17" or "17" with `--round`, else of the last published round.
Result<GameRef> boardOf(const Tournament& t, const Given& given, const std::string& text);

} // namespace arbiter
