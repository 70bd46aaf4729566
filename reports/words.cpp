// The table of words. A test fails on a missing row, an empty text, or a place filled in one language only.
#include "reports/words.h"

#include <array>

namespace arbiter::reports {

namespace {

// clang-format off
constexpr std::array words{
    SaysRow{Says::Pairings, {"Pairings of round {0}", "第{0}轮对阵表"}},
    SaysRow{Says::StandingsAfter, {"Standings after round {0}", "第{0}轮后名次表"}},
    SaysRow{Says::FinalStandings, {"Final standings", "最终名次表"}},
    SaysRow{Says::EnvelopeTitle, {"Adjourned game", "封棋信封"}},

    SaysRow{Says::RoundOf, {"Round {0} of {1}", "第{0}轮（共{1}轮）"}},
    SaysRow{Says::RoundAndBoard, {"Round {0} · Board {1}", "第{0}轮　第{1}台"}},
    SaysRow{Says::Published, {"Published {0}", "公布时间：{0}"}},
    SaysRow{Says::NotFinal, {"Not final", "非最终名次"}},
    SaysRow{Says::Draft, {"DRAFT", "草稿"}},
    SaysRow{Says::DraftNotice, {"Not published: not to be printed or posted.", "尚未公布，不得打印或张贴。"}},

    SaysRow{Says::Board, {"Bd", "台号"}},
    SaysRow{Says::Points, {"Pts", "积分"}},
    SaysRow{Says::Title, {"Title", "称号"}},
    SaysRow{Says::White, {"White", "白方"}},
    SaysRow{Says::Black, {"Black", "黑方"}},
    SaysRow{Says::Rating, {"Rtg", "等级分"}},
    SaysRow{Says::Result, {"Result", "结果"}},
    SaysRow{Says::Player, {"Player", "棋手"}},
    SaysRow{Says::Bye, {"Bye", "轮空"}},
    SaysRow{Says::Worth, {"Worth", "得分"}},
    SaysRow{Says::Rank, {"Rk", "名次"}},
    SaysRow{Says::Number, {"No.", "编号"}},
    SaysRow{Says::Federation, {"Fed", "协会"}},
    SaysRow{Says::Time, {"Time", "时间"}},
    SaysRow{Says::KeptBy, {"Kept by", "保管人"}},
    SaysRow{Says::Place, {"Place", "地点"}},
    SaysRow{Says::Arbiter, {"Arbiter", "裁判员"}},

    SaysRow{Says::Byes, {"Without an opponent", "轮空"}},
    SaysRow{Says::AdjournedMark, {"* Adjourned.", "* 封棋。"}},
    SaysRow{Says::UnratedMark, {"† Not rated.", "† 不计等级分。"}},
    SaysRow{Says::PointsWithAdjourned, {"Points: an adjourned game counts as a draw until it ends.", "积分：封棋的对局在结束前按和棋计。"}},

    SaysRow{Says::Withdrawn, {"{0} (withdrawn)", "{0}（退赛）"}},
    SaysRow{Says::ExpelledFrom, {"{0} (from round {1})", "{0}（自第{1}轮起）"}},
    SaysRow{Says::ExpelledNames, {"Expelled, therefore not ranked: {0}.", "取消比赛资格，不列名次：{0}。"}},
    SaysRow{Says::ByPointsAlone, {"Ranked by points alone: players with equal points share a place (=); no tie-break is applied.", "仅按积分排列名次：同分者名次并列，未破同分。"}},
    SaysRow{Says::MissingBoards, {"Results missing in round {0}: {1}.", "第{0}轮未报结果：{1}。"}},
    SaysRow{Says::MissingCount, {"Results missing in round {0}: {1} boards.", "第{0}轮未报结果：共{1}台。"}},
    SaysRow{Says::RoundBoard, {"round {0}, board {1}", "第{0}轮第{1}台"}},
    SaysRow{Says::BoardOnly, {"board {0}", "第{0}台"}},
    SaysRow{Says::AdjournedCounted, {"* Adjourned, counted as a draw until it ends: {0}.", "* 封棋，结束前按和棋计：{0}。"}},
    SaysRow{Says::AdjournedGame, {"{0} ({1} – {2})", "{0}（{1} – {2}）"}},
    SaysRow{Says::AdjournedCount, {"* Adjourned, counted as a draw until it ends: {0} games.", "* 封棋，结束前按和棋计：共{0}局。"}},
    SaysRow{Says::SharedPlace, {"={0}", "并列{0}"}},

    SaysRow{Says::TimeUsedWhite, {"White, time used", "白方已用时间"}},
    SaysRow{Says::TimeUsedBlack, {"Black, time used", "黑方已用时间"}},
    SaysRow{Says::SealedBy, {"Move sealed by", "封棋方"}},
    SaysRow{Says::SealedMove, {"Number of the sealed move", "封着着数"}},
    SaysRow{Says::MoveNumber, {"{0}", "第{0}着"}},
    SaysRow{Says::DrawOffer, {"Draw offer open", "未决的提和"}},
    SaysRow{Says::OfferBy, {"by {0}", "{0}提和"}},
    SaysRow{Says::NoOffer, {"none", "无"}},
    SaysRow{Says::SealedAt, {"Sealed", "封棋时间"}},
    SaysRow{Says::Resumption, {"Resumption", "续赛"}},
    SaysRow{Says::OpenOnlyWhenA, {"Open only when {0}, {1}, is present (article 14.2).", "{0}{1}到场时方可拆封（第14.2条，旧版）。"}},
    SaysRow{Says::OpenOnlyWhenB, {"Open only when {0}, {1}, is present (Guidelines I.7).", "{0}{1}到场时方可拆封（《国际象棋规则》（2023年版）指南I.7）。"}},
    SaysRow{Says::FieldsA, {"Data of the envelope: article 13.2. The arbiter checks them and keeps the envelope (13.3).", "信封内容依据第13.2条（旧版），由裁判员核对并保管（第13.3条）。"}},
    SaysRow{Says::FieldsB, {"Data of the envelope: Laws of 2023, Guidelines I.2.", "信封内容依据《国际象棋规则》（2023年版）指南I.2。"}},
    SaysRow{Says::WhiteToMove, {"White to move", "白方行棋"}},
    SaysRow{Says::BlackToMove, {"Black to move", "黑方行棋"}},
    SaysRow{Says::MenOfWhite, {"White: {0}", "白方：{0}"}},
    SaysRow{Says::MenOfBlack, {"Black: {0}", "黑方：{0}"}},
    SaysRow{Says::Custody, {"Custody of the envelope", "信封保管"}},
    SaysRow{Says::OpenedAt, {"Opened", "拆封时间"}},
    SaysRow{Says::Present, {"Present at the opening", "拆封时在场"}},
    SaysRow{Says::MoveFound, {"Move found", "封着"}},
    SaysRow{Says::ResumedAt, {"Resumed", "续赛时间"}},

    SaysRow{Says::ListComma, {", ", "、"}},
    SaysRow{Says::ListSemicolon, {"; ", "；"}},

    SaysRow{Says::Printed, {"Printed {0}", "打印时间：{0}"}},
    SaysRow{Says::HeadSeal, {"Head seal {0}", "日志校验码 {0}"}},
    SaysRow{Says::PageOf, {"Page {0} of {1}", "第{0}页（共{1}页）"}},

    SaysRow{Says::Day, {"{2} {1} {0}", "{0}年{1}{2}日"}},
    SaysRow{Says::DayAndTime, {"{0}, {1}", "{0} {1}"}},
    SaysRow{Says::January, {"January", "1月"}},
    SaysRow{Says::February, {"February", "2月"}},
    SaysRow{Says::March, {"March", "3月"}},
    SaysRow{Says::April, {"April", "4月"}},
    SaysRow{Says::May, {"May", "5月"}},
    SaysRow{Says::June, {"June", "6月"}},
    SaysRow{Says::July, {"July", "7月"}},
    SaysRow{Says::August, {"August", "8月"}},
    SaysRow{Says::September, {"September", "9月"}},
    SaysRow{Says::October, {"October", "10月"}},
    SaysRow{Says::November, {"November", "11月"}},
    SaysRow{Says::December, {"December", "12月"}},
};
// clang-format on

} // namespace

std::span<const SaysRow> allWords() { return words; }

std::string say(Says what, Language language)
{
    return std::string{words[static_cast<std::size_t>(what)].text.in(language)};
}

std::string say(Says what, Language language, const std::vector<std::string>& values)
{
    return fill(words[static_cast<std::size_t>(what)].text.in(language), values);
}

} // namespace arbiter::reports
