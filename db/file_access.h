// How a file is recognised as an event, by what is in it, and connected to; and how a finished file takes its place.
#pragma once

#include "db/sqlite.h"
#include "domain/basics/refusal.h"

#include <filesystem>
#include <optional>

namespace arbiter {

/// A connection that has seen the marks of an event in the file. Readers cannot write; a decision that a broken-off
/// writer left half done is taken back by whoever comes next and may.
Result<sql::Connection> connect(const std::filesystem::path& path, bool toWrite);

/// True where the file, or what a link leads to, carries the marks of an event, however damaged the rest of it is; and
/// for the files that stand beside an event and belong to it (its -journal, its .lock).
bool belongsToEvent(const std::filesystem::path& path);

/// A new file with the tables of an event, complete before it stands under its name.
Result<void> makeFile(const std::filesystem::path& path);

/// A name beside the file for one that is not finished.
std::filesystem::path unfinished(const std::filesystem::path& path);

/// Brings the finished file to the disk and under its name; false, with errno, where that fails or, unless it may
/// replace, where something has that name.
bool putInPlace(const std::filesystem::path& finished, const std::filesystem::path& path, bool replace);

Refusal cannotWrite(const std::filesystem::path& path, const std::string& why);
Refusal cannotRead(const std::filesystem::path& path, const sql::Error& error);

} // namespace arbiter
