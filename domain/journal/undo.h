// Undo and redo: verbs like any other, whose fact is a revocation. Nothing is ever erased. What an entry rests on is
// found here too, since it is what an undo must respect.
#pragma once

#include "domain/journal/replay.h"

namespace arbiter {

/// A journal as a verb sees it.
struct Record {
    std::span<const Entry> entries;
    const std::vector<bool>& stands;
    const Tournament& tournament;
};

/// The entries that this fact is decided because of. A pairing rests on every standing entry since the pairing
/// before it that feeds a pairing (results, byes, entries); earlier ones it reaches through that pairing. A published
/// round rests on its draft, a correction on the result it corrects.
EntrySet grounds(const Record& record, const Fact& fact);

/// The revocation of these entries, or why not: the rule of their kind (VCL 147-152, 189-193), an entry that rests on
/// one of them, or one that would no longer hold without them.
Result<Fact> undo(const Record& record, const EntrySet& entries, const std::string& reason);

/// The entries of the last act that stands and is not itself an undo or a redo.
Result<EntrySet> lastAct(const Record& record);
/// The last undo that stands: revoking it is the redo. Once something else was decided there is nothing to redo.
Result<EntrySet> lastUndo(const Record& record);

} // namespace arbiter
