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
    };
    return verbs;
}

} // namespace arbiter
