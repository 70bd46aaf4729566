// Refusals on the error stream.
#include "app/command/console.h"

#include "domain/basics/plain_text.h"

#include <ostream>

namespace arbiter {

int refused(Console& console, const Refusal& refusal)
{
    console.err << visible(sentence(refusal, console.language)) << '\n';
    return sortOf(refusal.why) == Sort::No ? answerIsNo : unusableWords;
}

} // namespace arbiter
