// The checker pairs the round again by the one entry of the engine and compares.
#include "domain/rounds/check_round.h"

#include <algorithm>
#include <map>
#include <set>

namespace arbiter {

namespace {

using Line = PairedAsRecorded::Line;

/// What the rules give, to be asked by player.
class Ruled {
public:
    explicit Ruled(const PairedRound& round) : m_round{round}
    {
        for (const auto& board : round.boards) m_boards[{board.white, board.black}] = &board;
    }

    [[nodiscard]] const PairedBoard* board(Line line) const
    {
        const auto found = m_boards.find(line);
        return found == m_boards.end() ? nullptr : found->second;
    }
    [[nodiscard]] const PairedBoard* turned(Line line) const { return board({line.black, line.white}); }
    [[nodiscard]] bool hasBye(int player) const { return m_round.bye == player; }

private:
    const PairedRound& m_round;
    std::map<Line, const PairedBoard*> m_boards;
};

void compareBoards(const RoundPosition& position, const Ruled& ruled, RoundCheck& check)
{
    using What = RoundDifference::What;
    std::vector<std::pair<int, int>> strange;
    for (const auto& line : position.recorded->boards) {
        if (ruled.board(line)) continue;
        if (const auto* board = ruled.turned(line))
            check.differences.push_back({What::Colours, line.white, line.black, {}, board->rule});
        else
            strange.emplace_back(line.white, line.black);
    }
    const auto reasons = whyNotPairedEach(position.entrants, position.round, *check.ruled, strange);
    for (std::size_t i = 0; i < strange.size(); ++i)
        check.differences.push_back({What::Pair, strange[i].first, strange[i].second, reasons[i], {}});
}

void compareByes(const RoundPosition& position, const Ruled& ruled, RoundCheck& check)
{
    using What = RoundDifference::What;
    for (const int player : position.recorded->byes) {
        if (ruled.hasBye(player)) continue;
        if (!check.ruled->bye)
            check.differences.push_back({What::ByeAtEven, player, 0, {}, {}});
        else
            check.differences.push_back(
                {What::Bye, player, 0, whyNoBye(position.entrants, position.round, *check.ruled, player), {}});
    }
}

void whatIsMissing(const PairedAsRecorded& recorded, RoundCheck& check)
{
    const std::set<Line> made{recorded.boards.begin(), recorded.boards.end()};
    for (const auto& board : check.ruled->boards)
        if (!made.contains({board.white, board.black}) && !made.contains({board.black, board.white}))
            check.instead.push_back(board);
    const auto& bye = check.ruled->bye;
    if (bye && std::find(recorded.byes.begin(), recorded.byes.end(), *bye) == recorded.byes.end())
        check.byeInstead = bye;
}

} // namespace

RoundCheck checkRound(const RoundPosition& position)
{
    RoundCheck check;
    auto paired = pairDutch(position.entrants, position.round);
    if (!paired) {
        if (position.present() > 0) check.impossible = paired.error();
        return check;
    }
    check.ruled = std::move(*paired);
    const Ruled ruled{*check.ruled};
    compareBoards(position, ruled, check);
    compareByes(position, ruled, check);
    whatIsMissing(*position.recorded, check);
    return check;
}

RankingCheck checkRanking(const TrfReport& report)
{
    RankingCheck check;
    std::vector<std::pair<int, const TrfPlayer*>> ranked;
    for (const auto& p : report.players)
        if (p.rank) ranked.emplace_back(*p.rank, &p);
    check.players = static_cast<int>(ranked.size());
    const auto& order = report.standingsOrder;
    if (ranked.empty())
        check.judged = RankingJudged::NoRanks;
    else if (!order.empty() && order.front().value != "PTS")
        check.judged = RankingJudged::OtherOrder;
    else if (!report.tieBreaks.empty() || order.size() > 1)
        check.judged = RankingJudged::TieBreaksAside;
    if (check.judged == RankingJudged::NoRanks || check.judged == RankingJudged::OtherOrder) return check;
    std::stable_sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    const auto points = [&](const TrfPlayer& p) { return pointsOf(report, p, RoundNumber{report.paired}); };
    for (std::size_t i = 1; i < ranked.size(); ++i) {
        const auto &ahead = *ranked[i - 1].second, &behind = *ranked[i].second;
        const bool shared = ranked[i - 1].first == ranked[i].first;
        const Points more = points(ahead), fewer = points(behind);
        if (more < fewer || (shared && more != fewer))
            check.wrong.push_back({ahead.number, behind.number, more, fewer});
    }
    return check;
}

} // namespace arbiter
