// A verb of the command line as a row of a table: its name, its words, what it does. The parser is command_line.cpp.
#pragma once

#include "app/command/console.h"
#include "app/command/given.h"

#include <span>

namespace arbiter {

enum class Takes { Word, Words, Nothing };

struct Parameter {
    std::string name; ///< "EVENT" by its place, "--name" by its name
    Bilingual help;
    bool needed = false;
    Takes takes = Takes::Word;
};

struct Verb {
    std::string name;
    Bilingual help;
    std::vector<Parameter> parameters;
    Result<int> (*run)(const Given&, Console&);
};

/// Words that more than one verb takes.
Parameter eventFile();
Parameter needed(std::string name, Bilingual help);
Parameter optional(std::string name, Bilingual help);
Parameter several(std::string name, Bilingual help);
Parameter flag(std::string name, Bilingual help);
/// The words of a verb that decides something: its own, and those by which a decision is signed and warnings are met.
std::vector<Parameter> deciding(std::vector<Parameter> own);

// The tables, by what they are about.
std::span<const Verb> eventVerbs();
std::span<const Verb> playerVerbs();
std::span<const Verb> roundVerbs();
std::span<const Verb> rulesVerbs();
std::span<const Verb> boardVerbs();
std::span<const Verb> adjournmentVerbs();
std::span<const Verb> journalVerbs();
std::span<const Verb> gameVerbs();
std::span<const Verb> reportVerbs();

} // namespace arbiter
