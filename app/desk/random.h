// Chance. The domain never draws; what was drawn comes in as an argument and is kept in the journal.
#pragma once

#include <cstddef>
#include <string>

namespace arbiter {

/// This many bytes from the system's random device, as hexadecimal digits.
std::string randomHex(std::size_t bytes);
/// A coin.
bool randomBit();

} // namespace arbiter
