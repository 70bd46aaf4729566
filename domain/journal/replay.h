// Replay: the state that a journal amounts to. Two passes: from the end, which entries stand; from the start, apply.
#pragma once

#include "domain/journal/entry.h"
#include "domain/tournament/state.h"

#include <span>

namespace arbiter {

/// For each entry, whether it stands: no revocation that itself stands takes it back.
std::vector<bool> standing(std::span<const Entry> entries);
/// The same as if this revocation were the next entry.
std::vector<bool> standing(std::span<const Entry> entries, const Revoked& next);

struct BadEntry {
    EntryNumber entry;
    Refusal why; ///< in the terms of the state it met
};

struct Replayed {
    Tournament tournament;       ///< after the last good entry
    std::optional<BadEntry> bad; ///< the first entry that does not follow from those before it
};

/// Folds the standing entries in order. Entry numbers are 1, 2, 3 ...
Replayed replay(std::span<const Entry> entries);
Replayed replay(std::span<const Entry> entries, const std::vector<bool>& stands);

} // namespace arbiter
