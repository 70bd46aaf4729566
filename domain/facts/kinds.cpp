// The table of kinds.
#include "domain/facts/kinds.h"

#include "domain/facts/sentences.h"

#include <array>

namespace arbiter {

namespace {

template <class F> std::string speak(const Fact& fact, const Speaker& speaker)
{
    return say(std::get<F>(fact), speaker);
}

template <class F>
constexpr Kind row(std::string_view name, Bilingual title, int version, UndoRule undo, bool feedsPairing)
{
    return {name, title, version, undo, feedsPairing, &speak<F>};
}

using enum UndoRule;
constexpr bool feeds = true;
constexpr bool apart = false;

// clang-format off
constexpr std::array kinds{
    row<EventOpened>("EventOpened", {"event opened", "建立比赛"}, 1, Never, feeds),
    row<SettingsChanged>("SettingsChanged", {"settings", "设置"}, 1, WhileItHolds, feeds),
    row<DutyTaken>("DutyTaken", {"duty", "当值"}, 1, WhileItHolds, apart),
    row<FileImported>("FileImported", {"import", "导入"}, 1, WhileItHolds, apart),
    row<PlayerEntered>("PlayerEntered", {"entry of a player", "报名"}, 1, WhileItHolds, feeds),
    row<PlayerAmended>("PlayerAmended", {"particulars of a player", "棋手资料"}, 1, WhileItHolds, apart),
    row<PlayerRemoved>("PlayerRemoved", {"removal of a player", "删除棋手"}, 1, WhileItHolds, feeds),
    row<RatingRecorded>("RatingRecorded", {"rating", "等级分"}, 1, WhileItHolds, apart),
    row<NumbersAssigned>("NumbersAssigned", {"pairing numbers", "编号"}, 1, BeforeRoundFour, feeds),
    row<PlayerWithdrew>("PlayerWithdrew", {"withdrawal", "退赛"}, 1, WhileItHolds, feeds),
    row<PlayerReturned>("PlayerReturned", {"return", "恢复参赛"}, 1, WhileItHolds, feeds),
    row<PlayerExpelled>("PlayerExpelled", {"expulsion", "取消比赛资格"}, 1, WhileItHolds, feeds),
    row<ByeGranted>("ByeGranted", {"bye", "轮空"}, 1, WhileItHolds, feeds),
    row<ByeCancelled>("ByeCancelled", {"bye cancelled", "取消轮空"}, 1, WhileItHolds, feeds),
    row<PersonalDataErased>("PersonalDataErased", {"erasure of personal data", "删除个人信息"}, 1, Never, apart),
    row<InitialColourDrawn>("InitialColourDrawn", {"lot of the initial colour", "首轮先后手抽签"}, 1, WhileItHolds, feeds),
    row<RoundDrafted>("RoundDrafted", {"pairing of a round", "编排"}, 1, WhileItHolds, feeds),
    row<DraftAmended>("DraftAmended", {"change by hand", "手工更改"}, 1, WhileItHolds, feeds),
    row<RoundPublished>("RoundPublished", {"publication of a round", "公布对阵"}, 1, WhileItHolds, feeds),
    row<ResultEntered>("ResultEntered", {"result", "结果"}, 1, WithinTwoRounds, feeds),
    row<ResultCorrected>("ResultCorrected", {"correction of a result", "更正结果"}, 1, WithinTwoRounds, feeds),
    row<ClaimRuled>("ClaimRuled", {"ruling on a claim", "判和要求裁决"}, 1, WithinTwoRounds, feeds),
    row<ClockCorrected>("ClockCorrected", {"clock correction", "棋钟更正"}, 1, WhileItHolds, apart),
    row<PenaltyImposed>("PenaltyImposed", {"penalty", "处罚"}, 1, WhileItHolds, feeds),
    row<IncidentNoted>("IncidentNoted", {"incident", "赛场情况"}, 1, WhileItHolds, apart),
    row<EnvelopeSealed>("EnvelopeSealed", {"adjournment", "封棋"}, 1, WhileItHolds, feeds),
    row<EnvelopeStored>("EnvelopeStored", {"custody of an envelope", "信封保管"}, 1, WhileItHolds, apart),
    row<EnvelopeOpened>("EnvelopeOpened", {"opening of an envelope", "拆封"}, 1, WhileItHolds, apart),
    row<GameResumed>("GameResumed", {"resumption", "续赛"}, 1, WhileItHolds, apart),
    row<Revoked>("Revoked", {"undo", "撤销"}, 1, WhileItHolds, apart),
    row<AccelerationAnnounced>("AccelerationAnnounced", {"acceleration", "加速编排"}, 1, WhileItHolds, feeds),
    row<VirtualPointsGiven>("VirtualPointsGiven", {"virtual points", "虚拟分"}, 1, WhileItHolds, feeds),
    row<PairsForbidden>("PairsForbidden", {"forbidden pairs", "禁止相遇"}, 1, WhileItHolds, feeds),
};
// clang-format on

static_assert(kinds.size() == std::variant_size_v<Fact>, "each kind of fact has its row");

} // namespace

std::span<const Kind> allKinds() { return kinds; }
const Kind& kindOf(const Fact& fact) { return kinds[fact.index()]; }
std::string storedName(const Kind& kind) { return std::string{kind.name} + '/' + std::to_string(kind.version); }
std::string sentence(const Fact& fact, const Speaker& speaker) { return kindOf(fact).say(fact, speaker); }

} // namespace arbiter
