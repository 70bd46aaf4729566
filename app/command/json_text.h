// Answers as JSON for other people's programs. The shapes are stable.
#pragma once

#include "domain/facts/kinds.h"
#include "domain/journal/entry.h"
#include "domain/standings/ranked_list.h"
#include "domain/standings/ranking.h"

namespace arbiter {

/// One array: id, number, name, chineseName, federation, title, rating, fideId, club, status.
std::string playersJson(const Tournament& t);
/// One object and a line end: number, act, at, author, desk, kind, stands, sentence, seal.
std::string entryJson(const Entry& entry, bool stands, const Speaker& speaker);
/// One object: {"round", "final", "players": [{"id" (the pairing number), "rank", "name", "points"}]}.
std::string standingsJson(const Tournament& t, RoundNumber after);

/// One object: {"round", "players": [{"id", "rank", "name", "tieBreaks": {code: exact value or null}}]}; teams too
/// stand in "players". `names` by contestant.
std::string rankingJson(const RankedEvent& event, const std::vector<RankedRow>& rows,
                        const std::vector<TieBreakCode>& list, const std::vector<std::string>& names);

} // namespace arbiter
