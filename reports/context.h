// What a sheet needs besides the state of the event: for whom and when it is printed, and what the journal's head is.
// It comes in as values and one look-up, so that the sheets stay pure functions.
#pragma once

#include "domain/basics/bilingual.h"
#include "domain/journal/entry.h"
#include "reports/document.h"

#include <functional>
#include <optional>

namespace arbiter::reports {

/// When an entry was written, and by whom.
struct Stamp {
    Moment at;
    std::string author;
};

struct Context {
    Language language = Language::English;
    Moment printedAt;
    EntryNumber head;
    Seal headSeal;
    std::function<std::optional<Stamp>(EntryNumber)>
        stampOf;              ///< may be empty: then such lines are left to be written in
    Paper paper = Paper::A4;  ///< DL and C5 for envelopes; other sheets then take A4
    bool bothScripts = false; ///< names in Latin letters and in Chinese
};

} // namespace arbiter::reports
