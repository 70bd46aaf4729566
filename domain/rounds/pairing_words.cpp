// The tables of words, and the short sentences; those of an explanation are in pairing_reports.cpp.
#include "domain/rounds/pairing_words.h"

#include <array>

namespace arbiter {

namespace {

struct CriterionRow {
    const char* article;
    Bilingual counts;
};

constexpr std::array<CriterionRow, criteriaCount> criterionRows{{
    {"2.4.1", {"downfloaters", "下调棋手数"}},
    {"2.4.2", {"downfloaters by score, highest first", "按分数自高至低的下调棋手数"}},
    {"2.4.3", {"players left over in the next bracket, then by score", "下一区段余下的棋手数及其分数"}},
    {"2.4.4", {"unplayed games of the player with the bye", "轮空棋手未下的局数"}},
    {"2.4.5", {"topscorers or their opponents with a colour difference beyond 2", "先后手差超过2的高分棋手或其对手"}},
    {"2.4.6", {"topscorers or their opponents with one colour three times running", "连续三次同色的高分棋手或其对手"}},
    {"2.4.7", {"players who do not get the colour they are due", "未得应得颜色的棋手"}},
    {"2.4.8", {"players who do not get the colour they are strongly due", "未得强倾向颜色的棋手"}},
    {"2.4.9", {"residents who float down as in the previous round", "上一轮已下调又下调的本区段棋手"}},
    {"2.4.10",
     {"opponents of moved-down players who floated up in the previous round", "上一轮已上调的下调棋手的对手"}},
    {"2.4.11", {"residents who float down as two rounds back", "两轮前已下调又下调的本区段棋手"}},
    {"2.4.12", {"opponents of moved-down players who floated up two rounds back", "两轮前已上调的下调棋手的对手"}},
    {"2.4.13",
     {"score differences of moved-down players who floated down in the previous round",
      "上一轮已下调的下调棋手的分差"}},
    {"2.4.14", {"score differences of opponents who floated up in the previous round", "上一轮已上调的对手的分差"}},
    {"2.4.15",
     {"score differences of moved-down players who floated down two rounds back", "两轮前已下调的下调棋手的分差"}},
    {"2.4.16", {"score differences of opponents who floated up two rounds back", "两轮前已上调的对手的分差"}},
}};

std::string joined(const std::vector<int>& values)
{
    std::string text;
    for (const int v : values) text += (text.empty() ? "" : "/") + std::to_string(v);
    return text.empty() ? "0" : text;
}

} // namespace

std::string codeOf(Criterion criterion)
{
    const auto at = static_cast<std::size_t>(criterion);
    return "C" + std::to_string(at + 6) + " (" + criterionRows[at].article + ")";
}

Bilingual nameOf(Criterion criterion) { return criterionRows[static_cast<std::size_t>(criterion)].counts; }

Bilingual nameOf(OrderStep step)
{
    switch (step) {
    case OrderStep::MovedDownPaired:
        return {"which of the moved-down players are paired (3.7)", "哪些下调棋手在此配对（3.7）"};
    case OrderStep::Opponents: return {"the opponents of the moved-down players (3.7)", "下调棋手的对手（3.7）"};
    case OrderStep::Exchanges: return {"how many players change between S1 and S2 (4.3)", "S1与S2互换的人数（4.3）"};
    case OrderStep::NumberSum: return {"the sum of the numbers exchanged (4.3)", "互换序号之和（4.3）"};
    case OrderStep::LeavingUpper: return {"who leaves S1 (4.3)", "离开S1的棋手（4.3）"};
    case OrderStep::EnteringUpper: return {"who enters S1 (4.3)", "进入S1的棋手（4.3）"};
    case OrderStep::Transposition: return {"the order of S2 (4.2)", "S2的次序（4.2）"};
    }
    return {};
}

Bilingual nameOf(ColourRule rule)
{
    switch (rule) {
    case ColourRule::BothGranted: return {"both get the colour they are due (5.2.1)", "双方均得应得颜色（5.2.1）"};
    case ColourRule::StrongerPreference:
        return {"the stronger preference is granted (5.2.2)", "满足较强的颜色倾向（5.2.2）"};
    case ColourRule::Alternated:
        return {"they alternate from the last round in which their colours differed (5.2.3)",
                "自最近一次颜色不同的一轮起交替（5.2.3）"};
    case ColourRule::HigherRanked:
        return {"the higher ranked player's preference is granted (5.2.4)", "满足排名较高者的颜色倾向（5.2.4）"};
    case ColourRule::InitialColour:
        return {"nobody has a preference: by the initial colour and the higher ranked player's number (5.2.5)",
                "双方均无倾向：按首轮抽签颜色与排名较高者的编号（5.2.5）"};
    }
    return {};
}

Bilingual nameOf(WhyFloat why)
{
    switch (why) {
    case WhyFloat::NobodyToMeet: return {"nobody in the bracket may meet him", "区段内无可配对的对手"};
    case WhyFloat::TooFewPairs:
        return {"no more pairs can be made, and somebody must go on (2.4.1)", "无法配成更多对，必须有人下调（2.4.1）"};
    case WhyFloat::ForTheRest:
        return {"with more pairs the others could not all be paired (2.2.1)",
                "若多配一对，其余棋手将无法全部配对（2.2.1）"};
    }
    return {};
}

PairingWords::PairingWords(const RoundPosition& position, const PairedRound& ruled, Language language)
    : m_position{position}, m_ruled{ruled}, m_language{language}
{
}

std::string PairingWords::fill(Bilingual text, std::vector<std::string> values) const
{
    return arbiter::fill(text.in(m_language), values);
}

std::string PairingWords::player(int number) const
{
    const auto at = static_cast<std::size_t>(number - 1);
    const auto called = std::to_string(m_position.called[at]);
    return m_position.names[at].empty() ? called : called + ' ' + m_position.names[at];
}

std::string PairingWords::players(const std::vector<int>& numbers) const
{
    std::string list;
    for (const int n : numbers)
        list += (list.empty() ? "" : fill({", ", "、"})) +
                std::to_string(m_position.called[static_cast<std::size_t>(n - 1)]);
    return list.empty() ? fill({"none", "无"}) : list;
}

std::string PairingWords::pair(int white, int black) const { return player(white) + " – " + player(black); }

std::string PairingWords::scoreOf(int bracket) const
{
    return toText(m_ruled.brackets[static_cast<std::size_t>(bracket)].score);
}

std::string PairingWords::criteria(const CriteriaVector& values) const
{
    std::string text;
    for (std::size_t c = 0; c < values.size(); ++c)
        text += (c == 0 ? "C" : fill({", C", "，C"})) + std::to_string(c + 6) + ' ' + joined(values[c]);
    return text;
}

std::string PairingWords::quality(const Against& against) const
{
    const auto at = static_cast<std::size_t>(*against.criterion);
    return fill({"the bracket of {0} would be worse in {1}, {2}: {3} instead of {4}",
                 "{0}分区段的{1}（{2}）将变差：{3}，现为{4}"},
                {scoreOf(against.bracket), codeOf(*against.criterion),
                 std::string{nameOf(*against.criterion).in(m_language)}, joined(against.alternative[at]),
                 joined(against.paired[at])});
}

std::string PairingWords::against(const Against& against) const
{
    switch (against.obstacle) {
    case Obstacle::None: return fill({"that is what the rules give", "规则即如此"});
    case Obstacle::Met: return fill({"they have met before (2.1.1)", "两人已交过手（2.1.1）"});
    case Obstacle::Forbidden: return fill({"the organiser bars this pair in this round", "主办方规定两人本轮不得相遇"});
    case Obstacle::SameAbsolute: return fill({"both must have the same colour (2.1.3)", "两人必须执同一颜色（2.1.3）"});
    case Obstacle::NoBye: return fill({"he may not have the bye (2.1.2)", "该棋手不得轮空（2.1.2）"});
    case Obstacle::ByeScore: return fill({"the bye goes to a lower score (2.3.1)", "轮空须给更低分的棋手（2.3.1）"});
    case Obstacle::Completion:
        return fill({"the others could not all be paired (2.2.1)", "其余棋手将无法全部配对（2.2.1）"});
    case Obstacle::Quality: return quality(against);
    case Obstacle::Order:
        return fill({"as good in every criterion, but later in the order of candidates: {0} (3.8.1)",
                     "各项标准相同，但在候选次序中靠后：{0}（3.8.1）"},
                    {std::string{nameOf(*against.step).in(m_language)}});
    case Obstacle::LowerDown:
        return fill(
            {"the bracket of {0} would be the same; a bracket further down decides", "{0}分区段不变，由更低的区段决定"},
            {scoreOf(against.bracket)});
    }
    return {};
}

std::string PairingWords::difference(const RoundDifference& d) const
{
    using What = RoundDifference::What;
    switch (d.what) {
    case What::Pair:
        return fill({"{0}: not a pair of the rules: {1}.", "{0}：不符合规则：{1}。"},
                    {pair(d.first, d.second), against(d.against)});
    case What::Colours:
        return fill({"{0}: the colours are the other way round by the rules: {1}.", "{0}：按规则颜色应相反：{1}。"},
                    {pair(d.first, d.second), std::string{nameOf(d.rule).in(m_language)}});
    case What::Bye:
        return fill({"{0}: not the bye of the rules: {1}.", "{0}：按规则不应轮空：{1}。"},
                    {player(d.first), against(d.against)});
    case What::ByeAtEven:
        return fill({"{0}: the number of players is even, nobody has the bye.", "{0}：人数为偶数，无人轮空。"},
                    {player(d.first)});
    }
    return {};
}

} // namespace arbiter
