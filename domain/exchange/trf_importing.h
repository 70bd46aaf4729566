// An import under way: what its steps share. Not for other rooms.
#pragma once

#include "domain/exchange/trf_import.h"
#include "domain/tournament/fold.h"

namespace arbiter {

/// Everything of one import that its steps share.
struct Importer {
    const TrfReport& report;
    Tournament event; ///< as far as it is folded
    TrfImport out;
    EntryNumber entry;

    std::optional<Refusal> take(Fact fact)
    {
        if (auto o = objection(event, fact)) return o;
        entry = entry.next();
        apply(event, fact, entry);
        out.facts.push_back(std::move(fact));
        return {};
    }

    void note(TrfSpot at, TrfKind kind, std::string stands, std::vector<Word> values)
    {
        out.adjustments.push_back({kind, at.line, at.column, std::move(stands), std::move(values)});
    }
};

using Refused = std::optional<Refusal>;

/// Whether the event takes the record as a decision of its own: not where it speaks of teams, of too few players, or of
/// rounds that the event does not have.
bool isTaken(const TrfAcceleration& a, int rounds);
bool isTaken(const TrfForbidden& f, int rounds);
/// A 299 that speaks of games still to come, or of teams, cannot be applied to the event.
bool toCome(const TrfReport& report, const TrfAbnormal& a);
/// The file with the records that are kept; `rounds` are those of the event. Its adjustments come last.
FileImported importedFile(const TrfReport& report, const TrfSource& source, int rounds);
/// Why numbers cannot be closed up: a record that is kept names players by them.
Refused staleNumbers(const Importer& im);

/// Acceleration: as ranges, or announced where the file names it and round 1 is still to be paired.
Refused takeAcceleration(Importer& im);
Refused takeForbidden(Importer& im);

} // namespace arbiter
