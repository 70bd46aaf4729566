// Where the command line speaks, and in which language.
#pragma once

#include "domain/basics/bilingual.h"
#include "domain/basics/refusal.h"

#include <iosfwd>

namespace arbiter {

struct Console {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    Language language = Language::English;
};

/// Exit statuses, stable for other people's scripts.
inline constexpr int done = 0;
inline constexpr int answerIsNo = 1;
inline constexpr int unusableWords = 2;

/// Says the refusal on the error stream, one sentence a line; the exit status that goes with it.
int refused(Console& console, const Refusal& refusal);

} // namespace arbiter
