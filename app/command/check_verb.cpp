// The verb `check`. What was judged is said as exactly as what differs.
#include "app/command/deciding.h"
#include "app/command/rules_verbs.h"
#include "app/command/trf_verbs.h"
#include "domain/rounds/next_round.h"
#include "domain/rounds/pairing_words.h"

#include <algorithm>
#include <ostream>

namespace arbiter {

namespace {

std::string told(const Console& console, Bilingual text, std::vector<std::string> values = {})
{
    return fill(text.in(console.language), values);
}

void sayInstead(const RoundCheck& check, const PairingWords& words, Console& console)
{
    for (const auto& board : check.instead)
        console.out << told(console, {"  the rules have: {0}\n", "  规则为：{0}\n"},
                            {words.pair(board.white, board.black)});
    if (check.byeInstead)
        console.out << told(console, {"  the rules give the bye to: {0}\n", "  规则轮空者：{0}\n"},
                            {words.player(*check.byeInstead)});
}

/// Whether the round is as the rules have it.
bool judge(const RoundPosition& position, Console& console)
{
    const auto number = std::to_string(position.round.number);
    const auto check = checkRound(position);
    if (check.agrees()) {
        console.out << told(console,
                            {"Round {0}: as the rules have it, {1} boards.\n", "第{0}轮：符合规则，共{1}台。\n"},
                            {number, std::to_string(position.recorded->boards.size())});
        return true;
    }
    console.out << told(
        console, {"Round {0}: differs from the rules{1}.\n", "第{0}轮：与规则不符{1}。\n"},
        {number, position.recorded->byHand ? told(console, {" (paired by hand)", "（手工编排）"}) : ""});
    if (check.impossible) {
        console.out << "  " << sentence(whyImpossible(*check.impossible, position.round.number), console.language)
                    << '\n';
        return false;
    }
    const PairingWords words{position, *check.ruled, console.language};
    for (const auto& difference : check.differences) console.out << "  " << words.difference(difference) << '\n';
    sayInstead(check, words, console);
    return false;
}

void sayTotals(int rounds, int differ, Console& console)
{
    console.out << told(console, {"{0} rounds checked, {1} differ.\n", "共核对{0}轮，{1}轮不符。\n"},
                        {std::to_string(rounds), std::to_string(differ)});
}

/// Why the pairings of a report cannot be judged at all; nothing where they can.
std::vector<TrfNotice> notToBeJudged(const TrfReport& report)
{
    auto notices = obstaclesToPairing(report);
    std::erase_if(notices,
                  [](const TrfNotice& n) { return n.kind != TrfKind::NotDutch && n.kind != TrfKind::TeamsNotPaired; });
    return notices;
}

/// Rounds that differ.
int judgeRounds(const TrfReport& report, Console& console)
{
    if (const auto notices = notToBeJudged(report); !notices.empty()) {
        console.out << told(console, {"The pairings are not judged:\n", "未核对编排：\n"});
        for (const auto& notice : notices) console.out << "  " << sentence(notice, console.language) << '\n';
        return 0;
    }
    if (!report.rounds && report.paired > 0)
        console.out << told(console,
                            {"The file states no number of rounds: round {0} is taken to be the last.\n",
                             "文件未注明轮数：以第{0}轮为末轮。\n"},
                            {std::to_string(report.paired)});
    const ReportRounds rounds{report};
    int differ = 0;
    for (int r = 1; r <= report.paired; ++r) differ += !judge(rounds.at(RoundNumber{r}), console);
    sayTotals(report.paired, differ, console);
    return differ;
}

std::string listOf(const std::vector<TrfAt<std::string>>& codes)
{
    std::string list;
    for (const auto& code : codes) list += (list.empty() ? "" : ",") + code.value;
    return list;
}

bool judgeRanking(const TrfReport& report, Console& console)
{
    const auto check = checkRanking(report);
    const auto players = std::to_string(check.players);
    const auto& order = report.standingsOrder;
    switch (check.judged) {
    case RankingJudged::NoRanks:
        console.out << told(console, {"The file states no ranks.\n", "文件未列名次。\n"});
        break;
    case RankingJudged::OtherOrder:
        console.out << told(console, {"Ranking: not judged, its order is {0}.\n", "名次：未核对，其次序为{0}。\n"},
                            {listOf(order)});
        break;
    case RankingJudged::ByPoints:
        console.out << told(console,
                            {"Ranking of {0} players: judged by points only, the file names no tie-breaks.\n",
                             "{0}名棋手的名次：仅按积分核对，文件未列破同分办法。\n"},
                            {players});
        break;
    case RankingJudged::TieBreaksAside:
        console.out << told(console,
                            {"Ranking of {0} players: judged by points only; the tie-breaks {1} were not computed.\n",
                             "{0}名棋手的名次：仅按积分核对，未计算破同分{1}。\n"},
                            {players, listOf(report.tieBreaks.empty() ? order : report.tieBreaks)});
        break;
    }
    for (const auto& w : check.wrong)
        console.out << told(
            console,
            {"  {0} with {1} points is ranked before {2} with {3}.\n", "  {0}（{1}分）名次不在{2}（{3}分）之后。\n"},
            {std::to_string(w.ahead.value), toText(w.pointsAhead), std::to_string(w.behind.value),
             toText(w.pointsBehind)});
    return check.wrong.empty();
}

Result<int> checkReport(const std::string& path, Console& console)
{
    const auto report = reportIn(path, console);
    if (!report) return tl::unexpected{report.error()};
    if (!*report) return unusableWords;
    say((*report)->adjustments, console);
    const bool rounds = judgeRounds(**report, console) == 0;
    const bool ranking = judgeRanking(**report, console);
    return rounds && ranking ? done : answerIsNo;
}

/// An event states no ranks that could differ: its standings are computed from the results.
Result<int> checkEvent(const Given& given, Console& console)
{
    const auto desk = openToRead(given, console);
    if (!desk) return tl::unexpected{desk.error()};
    const auto& t = desk->tournament();
    const int rounds = lastPaired(t).value;
    int differ = 0;
    for (int r = 1; r <= rounds; ++r) differ += !judge(positionIn(t, RoundNumber{r}, console.language), console);
    sayTotals(rounds, differ, console);
    return differ == 0 ? done : answerIsNo;
}

} // namespace

Result<int> checkVerb(const Given& given, Console& console)
{
    const auto path = given.text("FILE");
    return looksLikeText(path) ? checkReport(path, console) : checkEvent(given.with("EVENT", {path}), console);
}

} // namespace arbiter
