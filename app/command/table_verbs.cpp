// Verbs that print the tables of other systems: round-robin (Berger), varma, scheveningen. Nothing is recorded.
#include "app/command/files.h"
#include "app/command/rules_verbs.h"
#include "domain/pairing/round_robin.h"

#include <ostream>
#include <sstream>

namespace arbiter {

namespace {

std::string roundHead(const Console& console, std::size_t round)
{
    return fill(Bilingual{"Round {0}:", "第{0}轮："}.in(console.language), std::vector{std::to_string(round)});
}

/// "Anna Adams;ENG", a player a line.
Result<std::vector<VarmaEntrant>> readEntrants(const std::string& path)
{
    const auto text = readWhole(path);
    if (!text) return tl::unexpected{text.error()};
    std::vector<VarmaEntrant> entrants;
    std::istringstream in{*text};
    int number = 0;
    for (std::string line; std::getline(in, line);) {
        ++number;
        if (!line.empty() && line.back() == '\r') line.pop_back();
        if (line.find_first_not_of(" \t") == std::string::npos) continue;
        const auto mark = line.rfind(';');
        const auto code = mark == std::string::npos ? "" : line.substr(mark + 1);
        if (mark == 0 || mark == std::string::npos || code.size() != 3)
            return refuse(Why::UnusableText, {path + ":" + std::to_string(number), line, "NAME;FED"});
        entrants.push_back({line.substr(0, mark), code});
    }
    return entrants;
}

void sayFederations(const std::vector<std::string>& codes, Bilingual sentence, Console& console)
{
    for (const auto& code : codes) console.err << fill(sentence.in(console.language), std::vector{code}) << '\n';
}

} // namespace

Result<int> roundRobinVerb(const Given& given, Console& console)
{
    const auto players = given.number("N", 2, 200);
    if (!players) return tl::unexpected{players.error()};
    const bool twice = given.has("--double");
    if (given.has("--reversed") && given.has("--not-reversed"))
        return refuse(Why::UnusableText, {"--not-reversed", "--reversed", "--reversed | --not-reversed"});
    const bool reversed =
        given.has("--reversed") || (lastTwoReversedByDefault(*players) && !given.has("--not-reversed"));
    const auto table = bergerTable({*players, twice, twice && reversed});
    for (std::size_t r = 0; r < table.size(); ++r) {
        console.out << roundHead(console, r + 1);
        for (const auto& game : table[r]) console.out << ' ' << game.white << '-' << game.black;
        console.out << '\n';
    }
    return done;
}

Result<int> scheveningenVerb(const Given& given, Console& console)
{
    const auto boards = given.number("N", 2, 100);
    if (!boards) return tl::unexpected{boards.error()};
    const auto table = scheveningenTable(*boards);
    if (!table) return refuse(Why::UnusableNumber, {"N", given.text("N"), "2", "10 | 4n | 2n+1"});
    for (std::size_t r = 0; r < table->size(); ++r) {
        console.out << roundHead(console, r + 1);
        for (const auto& game : (*table)[r]) {
            const auto a = 'A' + std::to_string(game.a), b = 'B' + std::to_string(game.b);
            console.out << ' ' << (game.aHasWhite ? a : b) << '-' << (game.aHasWhite ? b : a);
        }
        console.out << '\n';
    }
    return done;
}

Result<int> varmaVerb(const Given& given, Console& console)
{
    const auto entrants = readEntrants(given.text("FILE"));
    if (!entrants) return tl::unexpected{entrants.error()};
    const auto seed = seedOf(given);
    if (!seed) return tl::unexpected{seed.error()};
    const auto draw = drawVarma(*entrants, *seed);
    for (std::size_t i = 0; i < entrants->size(); ++i)
        console.out << draw.numbers[i] << ' ' << (*entrants)[i].name << ' ' << (*entrants)[i].federation << '\n';
    sayFederations(draw.spread, {"{0} has more players than any one set has room for.", "{0}的棋手多于任一组号码。"},
                   console);
    sayFederations(draw.meetLate,
                   {"Two of {0} meet in the last three rounds all the same.", "{0}仍有两名棋手在最后三轮相遇。"},
                   console);
    console.err << fill(Bilingual{"Drawn with seed {0}.", "抽签种子：{0}。"}.in(console.language),
                        std::vector{std::to_string(*seed)})
                << '\n';
    return done;
}

} // namespace arbiter
