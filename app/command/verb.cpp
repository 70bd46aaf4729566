// Words that more than one verb takes.
#include "app/command/verb.h"

namespace arbiter {

Parameter eventFile() { return {"EVENT", {"the event's file (.arb)", "比赛文件（.arb）"}, true, Takes::Word}; }
Parameter needed(std::string name, Bilingual help) { return {std::move(name), help, true, Takes::Word}; }
Parameter optional(std::string name, Bilingual help) { return {std::move(name), help, false, Takes::Word}; }
Parameter several(std::string name, Bilingual help) { return {std::move(name), help, false, Takes::Words}; }
Parameter flag(std::string name, Bilingual help) { return {std::move(name), help, false, Takes::Nothing}; }

std::vector<Parameter> deciding(std::vector<Parameter> own)
{
    own.insert(own.begin(), eventFile());
    own.push_back(optional("--author", {"who decides; else the arbiter on duty", "决定者；默认为当值裁判"}));
    own.push_back(optional("--desk", {"the name of this desk", "裁判台名称"}));
    own.push_back(several("--acknowledge", {"a warning that is accepted, by its name", "已知悉的警告（名称）"}));
    own.push_back(several("--confirm",
                          {"the same a second time, where two confirmations are asked", "须两次确认时的第二次确认"}));
    return own;
}

} // namespace arbiter
