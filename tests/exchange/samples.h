// Reports for the tests: files of the oracles and, where it lies beside the house, of the shared data; lines built by
// column.
#pragma once

#include "domain/exchange/trf_import.h"
#include "domain/exchange/trf_reader.h"
#include "domain/tournament/state.h"

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace samples {

namespace fs = std::filesystem;

std::string contentOf(const fs::path& file);
/// The .trf files of a folder, in order; none where there is no such folder.
std::vector<fs::path> reportsIn(const fs::path& folder);
fs::path oracles();
/// ../shared beside the house; empty where it is not there.
fs::path shared();
/// Every whole event there is: the small copies always, the shared ones where they are.
std::vector<fs::path> wholeEvents();

/// A line with texts put at columns (from 1).
std::string lineOf(std::vector<std::pair<int, std::string>> fields);
/// A 001 line: number, points as written, then entries of ten columns from 92 ("   3 w 1").
std::string player(int number, const std::string& points, const std::vector<std::string>& entries);
/// Lines with LF behind each.
std::string file(const std::vector<std::string>& lines);
/// Two rounds of four players: 1-3, 2-4; 1-2, 4-3.
std::string smallEvent();

/// The report; the test fails where there is none.
arbiter::TrfReport read(const std::string& bytes);
/// What is said, without its place, of the first error.
arbiter::TrfNotice firstError(const std::string& bytes);
bool adjusted(const arbiter::TrfReport& report, arbiter::TrfKind kind);

/// An event that is open and empty.
arbiter::Tournament emptyEvent(int rounds = 1);
/// The event after the facts; the test fails at the first that meets an objection.
arbiter::Tournament folded(arbiter::Tournament t, const std::vector<arbiter::Fact>& facts);
/// Read and imported into an empty event.
arbiter::TrfImport imported(const std::string& bytes);

} // namespace samples
