// What a decision taken now must keep beyond what may follow on the state (fold.h). A journal is not judged by this:
// what an earlier version has taken stands, and replays.
#pragma once

#include "domain/tournament/state.h"

namespace arbiter {

/// Why this fact is not to be taken as a new decision; nothing where it can. Its texts: no control characters or
/// bidirectional overrides, UTF-8, no longer than a name or a paragraph. Besides: no return before the withdrawal, no
/// points beyond the event, no sealed move of another number than the position's.
std::optional<Refusal> objectionToNew(const Tournament& t, const Fact& fact);

/// The same for the names a decision is signed with.
std::optional<Refusal> objectionToText(const Word& what, std::string_view text);

} // namespace arbiter
