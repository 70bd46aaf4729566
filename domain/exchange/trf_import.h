// A report as the decisions it amounts to: one act on an event that is open and still empty. Who appends them to the
// journal, and puts the birth dates into the erasable table, is app's matter.
#pragma once

#include "domain/basics/refusal.h"
#include "domain/exchange/trf_report.h"
#include "domain/tournament/state.h"

#include <string>
#include <vector>

namespace arbiter {

/// Personal data that must not stand in a fact.
struct TrfBirth {
    PlayerId player;
    std::string text; ///< as written: "1990/05/17", "1990"
};

struct TrfImport {
    std::vector<Fact> facts; ///< in order, the FileImported first; each meets no objection after those before it
    std::vector<TrfBirth> births;
    std::vector<TrfNotice>
        adjustments; ///< those of the report, and what the event cannot hold as it stood; also in FileImported
};

struct TrfSource {
    std::string file;                      ///< its name, for the record
    Language language = Language::English; ///< of the adjustments in FileImported
};

/// The facts of the report on this event: settings, players in the order of the file, numbers, initial colour, each
/// paired round with its byes, boards and results, and the byes announced for the next ones. What the file states of
/// the event replaces what the event states; the number of rounds, where the file does not state it, grows to what the
/// file needs. Refuses an event that is not open or has players, and a report that the event cannot hold (an
/// impossible scoring, records that name players by numbers which have gaps).
Result<TrfImport> importTrf(const Tournament& t, const TrfReport& report, const TrfSource& source);

/// "TRF26", "TRF16", "TRF(bx)": by the records that are there.
std::string formatOf(const TrfReport& report);

} // namespace arbiter
