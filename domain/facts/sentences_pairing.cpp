// The sentences of what the pairings must heed; the others are in sentences.cpp.
#include "domain/facts/sentences.h"

namespace arbiter {

namespace {

std::string spoken(const Speaker& to, Bilingual text, std::vector<std::string> values = {})
{
    return fill(text.in(to.language), values);
}

std::string number(int n) { return std::to_string(n); }

} // namespace

std::string say(const AccelerationAnnounced& f, const Speaker& to)
{
    return f.method == Acceleration::Baku
               ? spoken(to, {"The first rounds are accelerated by the Baku method.", "前几轮采用巴库加速编排。"})
               : spoken(to, {"No round is accelerated.", "不采用加速编排。"});
}

std::string say(const VirtualPointsGiven& f, const Speaker& to)
{
    const auto from = f.from ? to.player(*f.from) : spoken(to, {"number 1", "1号"});
    const auto last = f.to ? to.player(*f.to) : spoken(to, {"the last number", "末号"});
    return spoken(to,
                  {"Rounds {0} to {1}: {2} virtual points from {3} to {4}.", "第{0}至{1}轮：自{3}至{4}各加虚拟分{2}。"},
                  {number(f.first.value), number(f.last.value), toText(f.points), from, last});
}

std::string say(const PairsForbidden& f, const Speaker& to)
{
    std::string names;
    for (const auto id : f.players) names += (names.empty() ? "" : spoken(to, {", ", "、"})) + to.player(id);
    const auto rounds =
        f.last ? spoken(to, {"in rounds {0} to {1}", "第{0}至{1}轮"}, {number(f.first.value), number(f.last->value)})
               : spoken(to, {"from round {0} on", "自第{0}轮起"}, {number(f.first.value)});
    auto text = spoken(to, {"Not to be paired with each other {1}: {0}.", "{1}不得相遇：{0}。"}, {names, rounds});
    if (!f.reason.empty()) text += spoken(to, {" Reason: {0}.", "理由：{0}。"}, {f.reason});
    return text;
}

} // namespace arbiter
