// Verbs on reports to FIDE (TRF): import, export, and pairing a report as it stands.
#pragma once

#include "app/command/verb.h"
#include "domain/exchange/trf_report.h"

namespace arbiter {

/// Reads FILE into the event EVENT, which has no players yet, as one act; says every adjustment.
Result<int> importVerb(const Given& given, Console& console);
/// Writes EVENT to FILE.
Result<int> exportVerb(const Given& given, Console& console);
/// Pairs the next round of a report and prints it.
Result<int> pairReportFile(const std::string& path, Console& console);

/// The report in the file. Nothing where there is none: then everything wrong with it has been said.
Result<std::optional<TrfReport>> reportIn(const std::string& path, Console& console);
/// Says each notice on the error stream, a line each.
void say(const std::vector<TrfNotice>& notices, Console& console);
/// Ranks a report by a list of tie-breaks and prints the standings.
Result<int> reportStandings(const Given& given, Console& console);

/// True where the file begins as a text does and not as an event; whether it is a report, its reader says.
bool looksLikeText(const std::string& path);

} // namespace arbiter
