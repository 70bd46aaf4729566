// The sentences of the facts. Chinese terms are those of TERMS: one English word, one Chinese word.
#include "domain/facts/sentences.h"

#include <initializer_list>

namespace arbiter {

namespace {

std::string filled(const Speaker& to, Bilingual text, std::initializer_list<std::string> values = {})
{
    return fill(text.in(to.language), std::vector<std::string>{values});
}

std::string number(int n) { return std::to_string(n); }

std::string place(const Speaker& to, const GameRef& g)
{
    const auto where =
        filled(to, {"Round {0}, board {1}", "第{0}轮第{1}台"}, {number(g.round.value), number(g.board.value)});
    return g.game == 1 ? where : where + filled(to, {", game {0}", "第{0}局"}, {number(g.game)});
}

std::string names(const Speaker& to, const GameRef& g)
{
    return to.side(g, Colour::White) + " – " + to.side(g, Colour::Black);
}

std::string colourWord(const Speaker& to, Colour c)
{
    return filled(to, c == Colour::White ? Bilingual{"White", "白方"} : Bilingual{"Black", "黑方"});
}

std::string because(const Speaker& to, const std::string& reason)
{
    return reason.empty() ? std::string{} : filled(to, {" Reason: {0}.", "理由：{0}。"}, {reason});
}

std::string cited(const Speaker& to, const std::string& article)
{
    return article.empty() ? std::string{} : filled(to, {" (article {0})", "（第{0}条）"}, {article});
}

std::string byeWord(const Speaker& to, Bye bye) { return std::string{classOf(scoreOf(bye)).name.in(to.language)}; }

/// " White +0:02:00, Black -0:05:00."; nothing where no clock changes.
std::string clockWords(const Speaker& to, const ClockChange& change)
{
    std::string text;
    for (const Colour c : bothColours) {
        const auto seconds = change[c];
        if (seconds == Seconds{}) continue;
        const auto one = colourWord(to, c) + ' ' + (seconds > Seconds{} ? "+" : "") + clockText(seconds);
        text += text.empty() ? one : filled(to, {", {0}", "，{0}"}, {one});
    }
    return text.empty() ? text : filled(to, {" {0}.", "{0}。"}, {text});
}

std::string endsIn(const Speaker& to, const std::optional<Outcome>& outcome)
{
    return outcome ? filled(to, {" Result {0}.", "结果{0}。"}, {std::string{textOf(*outcome)}}) : std::string{};
}

Bilingual claimWord(ClaimKind kind)
{
    switch (kind) {
    case ClaimKind::Repetition: return {"repetition", "三次重复局面"};
    case ClaimKind::FiftyMoves: return {"50 moves", "50回合"};
    case ClaimKind::Other: return {"another ground", "其他理由"};
    }
    return {};
}

Bilingual penaltyWord(PenaltyKind kind)
{
    switch (kind) {
    case PenaltyKind::Warning: return {"warning", "警告"};
    case PenaltyKind::Time: return {"time penalty", "罚时"};
    case PenaltyKind::Loss: return {"game declared lost", "判负"};
    case PenaltyKind::Points: return {"points", "扣分"};
    case PenaltyKind::ExclusionFromRound: return {"exclusion from a round", "停赛"};
    case PenaltyKind::Fine: return {"fine", "罚款"};
    }
    return {};
}

} // namespace

std::string say(const EventOpened& f, const Speaker& to)
{
    return filled(to,
                  {"Event opened: {0}, {1} rounds, edition {2} of the Laws.", "建立比赛：{0}，{1}轮，规则版本{2}。"},
                  {f.settings.name, number(f.settings.rounds), f.settings.edition == Edition::A ? "A" : "B"});
}

std::string say(const SettingsChanged& f, const Speaker& to)
{
    std::string what;
    const auto note = [&](bool is, Bilingual word) {
        if (is) what += (what.empty() ? "" : to.language == Language::English ? ", " : "、") + filled(to, word);
    };
    const auto& c = f.change;
    note(c.name.has_value(), {"name", "名称"});
    note(c.place.has_value(), {"place", "地点"});
    note(c.federation.has_value(), {"federation", "协会"});
    note(c.start || c.end, {"dates", "日期"});
    note(c.chiefArbiter || c.deputyArbiters, {"arbiters", "裁判员"});
    note(c.edition.has_value(), {"edition of the Laws", "规则版本"});
    note(c.rounds.has_value(), {"rounds", "轮数"});
    note(c.timeControl.has_value(), {"time control", "时限"});
    note(c.scoring.has_value(), {"scoring", "计分办法"});
    note(c.tieBreaks.has_value(), {"tie-breaks", "破同分办法"});
    return filled(to, {"Settings changed: {0}.", "更改设置：{0}。"}, {what});
}

std::string say(const DutyTaken& f, const Speaker& to)
{
    return filled(to, {"{0} is the arbiter on duty.", "{0}为当值裁判。"}, {f.arbiter});
}

std::string say(const FileImported& f, const Speaker& to)
{
    auto text = filled(to, {"{0} imported ({1}).", "导入{0}（{1}）。"}, {f.file, f.format});
    if (!f.adjustments.empty())
        text += filled(to, {" {0} adjustments.", "调整{0}处。"}, {std::to_string(f.adjustments.size())});
    return text;
}

std::string say(const PlayerEntered& f, const Speaker& to)
{
    const auto& name =
        to.language == Language::Chinese && !f.card.chineseName.empty() ? f.card.chineseName : f.card.name;
    const auto rating = number(f.rating.rating);
    if (f.firstRound.value == 1) return filled(to, {"{0} ({1}) entered.", "{0}（{1}）报名。"}, {name, rating});
    return filled(to, {"{0} ({1}) entered late, from round {2}.", "{0}（{1}）补报，自第{2}轮起。"},
                  {name, rating, number(f.firstRound.value)});
}

std::string say(const PlayerAmended& f, const Speaker& to)
{
    return filled(to, {"The particulars of {0} were amended.", "更改{0}的资料。"}, {to.player(f.player)});
}

std::string say(const PlayerRemoved& f, const Speaker& to)
{
    return filled(to, {"{0} was removed before being paired.", "{0}在编排前删除。"}, {to.player(f.player)});
}

std::string say(const RatingRecorded& f, const Speaker& to)
{
    return filled(to, {"{0} has rating {1} from round {2}.", "{0}自第{2}轮起等级分为{1}。"},
                  {to.player(f.player), number(f.rating.rating), number(f.rating.from.value)});
}

std::string say(const NumbersAssigned& f, const Speaker& to)
{
    return filled(to, {"Pairing numbers assigned to {0} players.", "排定{0}名棋手的编号。"},
                  {std::to_string(f.order.size())});
}

std::string say(const PlayerWithdrew& f, const Speaker& to)
{
    return filled(to, {"{0} withdraws from round {1} on.", "{0}自第{1}轮起退赛。"},
                  {to.player(f.player), number(f.from.value)}) +
           because(to, f.reason);
}

std::string say(const PlayerReturned& f, const Speaker& to)
{
    return filled(to, {"{0} returns from round {1} on.", "{0}自第{1}轮起恢复参赛。"},
                  {to.player(f.player), number(f.from.value)});
}

std::string say(const PlayerExpelled& f, const Speaker& to)
{
    return filled(to, {"{0} is expelled from round {1} on{2}.", "{0}自第{1}轮起被取消比赛资格{2}。"},
                  {to.player(f.player), number(f.from.value), cited(to, f.article)}) +
           because(to, f.reason);
}

std::string say(const ByeGranted& f, const Speaker& to)
{
    return filled(to, {"{0} has a {2} in round {1}.", "{0}第{1}轮{2}。"},
                  {to.player(f.player), number(f.round.value), byeWord(to, f.bye)});
}

std::string say(const ByeCancelled& f, const Speaker& to)
{
    return filled(to, {"The bye of {0} in round {1} is cancelled.", "取消{0}第{1}轮的轮空。"},
                  {to.player(f.player), number(f.round.value)});
}

std::string say(const PersonalDataErased& f, const Speaker& to)
{
    return filled(to, {"The personal data of {0} were erased.", "已删除{0}的个人信息。"}, {to.player(f.player)});
}

std::string say(const InitialColourDrawn& f, const Speaker& to)
{
    return filled(to, {"Drawn by lot: number 1 begins with {0}.", "抽签：1号先执{0}。"},
                  {filled(to, f.colour == Colour::White ? Bilingual{"White", "白"} : Bilingual{"Black", "黑"})});
}

std::string say(const RoundDrafted& f, const Speaker& to)
{
    return filled(to, {"Round {0} paired: {1} boards, {2} without an opponent.", "编排第{0}轮：{1}台，{2}人轮空。"},
                  {number(f.round.value), std::to_string(f.boards.size()), std::to_string(f.unpaired.size())});
}

std::string say(const DraftAmended& f, const Speaker& to)
{
    return filled(to, {"The draft of round {0} changed by hand: {1} boards.", "手工更改第{0}轮草稿：{1}台。"},
                  {number(f.round.value), std::to_string(f.boards.size())});
}

std::string say(const RoundPublished& f, const Speaker& to)
{
    return filled(to, {"Round {0} published.", "公布第{0}轮。"}, {number(f.round.value)});
}

std::string say(const ResultEntered& f, const Speaker& to)
{
    return filled(to, {"{0}: {1}, {2}.", "{0}：{1}，{2}。"},
                  {place(to, f.game), names(to, f.game), std::string{textOf(f.outcome)}});
}

std::string say(const ResultCorrected& f, const Speaker& to)
{
    return filled(to, {"{0} corrected: {1}, {2} instead of {3}.", "{0}更正：{1}，由{3}改为{2}。"},
                  {place(to, f.game), names(to, f.game), std::string{textOf(f.to)}, std::string{textOf(f.from)}}) +
           because(to, f.reason);
}

std::string say(const ClaimRuled& f, const Speaker& to)
{
    const Bilingual text =
        f.correct ? Bilingual{"{0}: the claim of {1} ({2}) is correct{3}.", "{0}：{1}的判和要求（{2}）成立{3}。"}
                  : Bilingual{"{0}: the claim of {1} ({2}) is incorrect{3}.", "{0}：{1}的判和要求（{2}）不成立{3}。"};
    auto sentence =
        filled(to, text,
               {place(to, f.game), to.side(f.game, f.claimant), filled(to, claimWord(f.kind)), cited(to, f.article)});
    sentence += clockWords(to, f.clocks) + endsIn(to, f.outcome);
    if (!f.mustPlay.empty()) sentence += filled(to, {" {0} must be played.", "必须走{0}。"}, {f.mustPlay});
    return sentence + because(to, f.reason);
}

std::string say(const ClockCorrected& f, const Speaker& to)
{
    return filled(to, {"{0}: clocks corrected{1}.", "{0}：棋钟更正{1}。"}, {place(to, f.game), cited(to, f.article)}) +
           clockWords(to, f.change) + because(to, f.reason);
}

std::string say(const PenaltyImposed& f, const Speaker& to)
{
    auto sentence = f.game ? place(to, *f.game) + filled(to, {": ", "："}) : std::string{};
    sentence += filled(to, {"{0}, {1}{2}.", "{0}，{1}{2}。"},
                       {to.player(f.player), filled(to, penaltyWord(f.kind)), cited(to, f.article)});
    if (f.points != Points{}) sentence += filled(to, {" Points {0}.", "得分{0}。"}, {toText(f.points)});
    if (f.opponentPoints != Points{})
        sentence += filled(to, {" Opponent's points +{0}.", "对方得分+{0}。"}, {toText(f.opponentPoints)});
    return sentence + clockWords(to, f.clocks) + endsIn(to, f.outcome) + because(to, f.reason);
}

std::string say(const IncidentNoted& f, const Speaker& to)
{
    const auto where =
        f.board ? place(to, {f.round, *f.board, 1}) : filled(to, {"Round {0}", "第{0}轮"}, {number(f.round.value)});
    return filled(to, {"{0}: incident{1}. {2}", "{0}：赛场情况{1}。{2}"}, {where, cited(to, f.article), f.text});
}

std::string say(const EnvelopeSealed& f, const Speaker& to)
{
    return filled(to, {"{0} adjourned; {1} sealed move {2}.", "{0}封棋；{1}封第{2}着。"},
                  {place(to, f.game), to.side(f.game, f.envelope.sealedBy), number(f.envelope.moveNumber)});
}

std::string say(const EnvelopeStored& f, const Speaker& to)
{
    return filled(to, {"{0}: the envelope is with {1}, {2}.", "{0}：信封由{1}保管，存于{2}。"},
                  {place(to, f.game), f.custodian, f.place});
}

std::string say(const EnvelopeOpened& f, const Speaker& to)
{
    return filled(to, {"{0}: envelope opened, present: {1}; found: {2}.", "{0}：拆封，在场：{1}；封着：{2}。"},
                  {place(to, f.game), f.present, f.move});
}

std::string say(const GameResumed& f, const Speaker& to)
{
    return filled(to, {"{0} resumed; time used: White {1}, Black {2}.", "{0}续赛；已用时间：白方{1}，黑方{2}。"},
                  {place(to, f.game), clockText(f.timeUsed.white), clockText(f.timeUsed.black)});
}

std::string say(const Revoked& f, const Speaker& to)
{
    return filled(to, {"Undone: {0}.", "撤销：第{0}条。"}, {toText(f.entries)}) + because(to, f.reason);
}

} // namespace arbiter
