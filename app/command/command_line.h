// From the words of a call to a verb and its answer.
#pragma once

#include "app/command/console.h"

#include <span>
#include <string>

namespace arbiter {

/// Runs the call (without the program's name); the exit status.
int runCommand(std::span<const std::string> words, Console& console);

} // namespace arbiter
