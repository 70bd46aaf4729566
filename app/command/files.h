// Files that are read or written whole, with one sentence where they cannot be.
#pragma once

#include "domain/basics/refusal.h"

#include <cstddef>

namespace arbiter {

/// More than this no text file of ours has: a report of 9,999 players and 99 rounds is about 11 MB.
inline constexpr std::size_t mostTextBytes = 64u << 20;

/// The bytes of a file; a folder, a missing or an unreadable file, or one beyond `mostTextBytes` is a refusal.
Result<std::string> readWhole(const std::string& path);
/// Everything from standard input, with the same bound.
Result<std::string> readStandardInput();

/// Writes beside the file first and then puts it in place, so that what stood there is whole until the new one is.
/// An event, or what belongs to one, is never replaced (Why::WouldReplaceEvent).
Result<int> writeWhole(const std::string& path, const std::string& text);

} // namespace arbiter
