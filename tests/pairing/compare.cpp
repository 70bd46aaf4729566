// See compare.h.
#include "compare.h"

#include <sstream>

namespace arbiter::test {

std::string show(const tl::expected<PairedRound, Impossible>& answer)
{
    if (!answer) return "impossible";
    std::ostringstream out;
    for (const auto& board : answer->boards) out << board.white << '-' << board.black << ' ';
    if (answer->bye) out << "bye " << *answer->bye;
    return out.str();
}

std::string difference(const tl::expected<PairedRound, Impossible>& a, const tl::expected<PairedRound, Impossible>& b)
{
    const std::string first = show(a), second = show(b);
    return first == second ? "" : first + " | " + second;
}

} // namespace arbiter::test
