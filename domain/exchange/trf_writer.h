// Writing an event as a report to FIDE: TRF26, or TRF16 (with JaVaFo's and bbpPairings' records for what TRF16 lacks)
// by choice. What we write we read again, byte for byte.
#pragma once

#include "domain/exchange/trf_notice.h"
#include "domain/tournament/state.h"

#include <map>
#include <string>
#include <vector>

namespace arbiter {

enum class TrfFormat { Trf26, Trf16 };

struct TrfWriting {
    TrfFormat format = TrfFormat::Trf26;
    std::map<PlayerId, std::string>
        births; ///< from the erasable table; a birth date is written only if it is given here
};

struct TrfText {
    std::string text;             ///< UTF-8, LF behind each line
    std::vector<TrfNotice> notes; ///< what could not be written as it is
};

/// The event after its last published round, with the byes announced for later ones. Ranks are by points and then by
/// number; ranks by tie-breaks are the standings' matter. Records and comments of an imported file are written back.
TrfText writeTrf(const Tournament& t, const TrfWriting& how);

} // namespace arbiter
