// From a report to the engine and back; what the engine is given is round_position.
#include "domain/rounds/report_round.h"

#include "domain/rounds/next_round.h"
#include "domain/rounds/round_position.h"

namespace arbiter {

tl::expected<ReportRound, ReportNotPaired> pairReport(const TrfReport& report)
{
    if (auto obstacles = obstaclesToPairing(report); !obstacles.empty())
        return tl::unexpected{ReportNotPaired{std::move(obstacles), {}}};
    const auto position = ReportRounds{report}.at(RoundNumber{report.paired + 1});
    const auto paired = pairDutch(position.entrants, position.round);
    if (!paired) return tl::unexpected{ReportNotPaired{{}, whyImpossible(paired.error(), position.round.number)}};
    const auto called = [&](int place) { return TrfNumber{position.called[static_cast<std::size_t>(place - 1)]}; };
    ReportRound round;
    for (const auto& board : paired->boards) round.boards.push_back({called(board.white), called(board.black)});
    if (paired->bye) round.bye = called(*paired->bye);
    return round;
}

} // namespace arbiter
