// Contests for the tests: small ones by hand, and those of the reports of tests/oracles/standings.
#pragma once

#include "domain/standings/ranked_list.h"
#include "domain/standings/report_contest.h"

#include <map>
#include <string>
#include <vector>

namespace arbiter::test {

/// A round: against whom (by place, from 0), and what was got.
Encounter game(int opponent, Points points, Colour colour = Colour::White);
Encounter forfeit(int opponent, bool won);
Encounter bye(Happening happening, Points points);

/// A contest of these rows, numbered from 1, all rated 2000.
Contest contestOf(std::vector<std::vector<Encounter>> rows);
/// Somebody who has so many points and no rounds of his own: an opponent whose score is given.
Contestant somebodyWith(Points points, int rounds);

/// The value of a code for one contestant.
std::optional<Exact> value(const RankedEvent& event, const std::string& code, int who);
std::vector<TieBreakCode> listOf(const std::string& codes);

/// A line of an oracle's table, its cells.
std::vector<std::vector<std::string>> table(const std::string& file);
RankedEvent oracle(const std::string& name, const std::string& kind);

} // namespace arbiter::test
