// The table of the verbs about the rules of pairing; what they do is in check_verb, explain_verb and generate_verb.
#include "app/command/rules_verbs.h"

#include <array>

namespace arbiter {

namespace {

Parameter reportOrEvent()
{
    return {"FILE", {"a TRF file or an event's file", "TRF文件或比赛文件"}, true, Takes::Word};
}

} // namespace

std::vector<Parameter> generateWords()
{
    return {
        optional("--players", {"2 to 9999; what is left out is drawn", "2至9999；未给出者随机"}),
        optional("--rounds", {"1 to 99", "1至99"}),
        optional("--seed", {"repeats a run; without it no two are alike", "重复某次生成；不给则每次不同"}),
        optional("--full-byes", {"percent of the players of a round", "每轮棋手百分比"}),
        optional("--half-byes", {"the same", "同上"}),
        optional("--zero-byes", {"the same", "同上"}),
        optional("--forfeits", {"percent of the games: one player absent", "对局百分比：一方弃权"}),
        optional("--double-forfeits", {"percent of the games: both absent", "对局百分比：双方弃权"}),
        optional("--odd-results", {"percent of the games: unrated, ½-0, 0-0", "对局百分比：不计等级分、½-0、0-0"}),
        optional("--draws", {"percent of the games, as far as the ratings leave room", "对局百分比，受等级分限制"}),
        optional("--late-entries", {"percent of the players", "棋手百分比"}),
        optional("--withdrawals", {"percent of the players", "棋手百分比"}),
        optional("--forbidden", {"how many groups of two or three may not meet", "禁止相遇的组数，每组两三人"}),
        optional("--acceleration", {"none or baku", "none 或 baku"}),
        optional("--initial-colour", {"white or black", "white（白）或 black（黑）"}),
        optional("--scoring", {"win draw loss [bye]: \"3 1 0\"", "胜 和 负 [轮空]：“3 1 0”"}),
        optional("--tie-breaks", {"codes with commas: BH/C1,BH,SB", "代码，以逗号分隔：BH/C1,BH,SB"}),
        optional("--ratings", {"2400,2350,...; the other players are drawn", "2400,2350,……；其余棋手随机"}),
        optional("--rating-range", {"LOW-HIGH, default 1200-2600", "最低-最高，默认1200-2600"}),
        optional("--rating-step", {"from the highest down by this", "自最高起逐个递减"}),
        optional("--rating-spread",
                 {"a bell around the middle with this standard deviation", "以中值为中心的正态分布，标准差"}),
        optional("--form", {"TRF26 (default) or TRF16", "TRF26（默认）或TRF16"}),
        optional("--count", {"how many files; a number is put into the name", "生成文件数，文件名加序号"}),
        optional("-o,--output", {"the file to write", "输出文件"}),
    };
}

std::span<const Verb> rulesVerbs()
{
    static const std::array verbs{
        Verb{"check",
             {"pairs every round again and re-ranks; names each difference", "逐轮复核编排并核对名次，列出每处差异"},
             {reportOrEvent()},
             &checkVerb},
        Verb{
            "explain",
            {"why a round is paired as it is: floats, colours, criteria", "说明一轮编排的理由：升降、先后手、各项标准"},
            {reportOrEvent(), optional("--round", {"default: the last one paired", "默认为最近编排的一轮"}),
             optional("--player", {"his number, or his name", "棋手编号或姓名"})},
            &explainVerb},
        Verb{"accelerate",
             {"accelerates the first rounds of an event by the Baku method (C.04.7), before round 1",
              "比赛前几轮采用巴库加速编排（C.04.7），须在第1轮前"},
             deciding({needed("METHOD", {"baku or none", "baku 或 none"})}),
             &accelerateVerb},
        Verb{"forbid",
             {"bars players from being paired with each other", "禁止所列棋手相遇"},
             deciding({several("PLAYER",
                               {"two or more: number, id:FIDE-ID or name", "两名以上：编号、id:国际棋联编号或姓名"}),
                       optional("--from", {"first round; default: the next", "起始轮次；默认为下一轮"}),
                       optional("--to", {"last round; default: the last of the event", "终止轮次；默认为末轮"}),
                       optional("--reason", {"why", "理由"})}),
             &forbidVerb},
        Verb{"generate",
             {"makes a random event whose rounds follow the rules", "生成一场编排符合规则的随机比赛"},
             generateWords(),
             &generateVerb},
        Verb{"round-robin",
             {"prints the Berger table of N players", "输出N人循环赛的贝格尔表"},
             {needed("N", {"2 to 200 players", "2至200人"}), flag("--double", {"two cycles", "双循环"}),
              flag("--reversed", {"the last two rounds of the first cycle change places: default for even N",
                                  "第一循环末两轮对调；N为偶数时默认"}),
              flag("--not-reversed", {"they stay: default for odd N", "不对调；N为奇数时默认"})},
             &roundRobinVerb},
        Verb{"varma",
             {"draws numbers so that players of one federation do not meet in the last three rounds",
              "瓦尔马抽签：同协会棋手最后三轮不相遇"},
             {needed("FILE", {"lines NAME;FED", "每行“姓名;协会”"}),
              optional("--seed", {"repeats a draw", "重复某次抽签"})},
             &varmaVerb},
        Verb{"scheveningen",
             {"prints the table of a match of N against N", "输出N对N舍维宁根制对阵表"},
             {needed("N", {"players of each team", "每队人数"})},
             &scheveningenVerb},
    };
    return verbs;
}

} // namespace arbiter
