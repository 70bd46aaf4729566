// Verbs about moves and games: perft, can-mate, notation, replay. What they do is app/games.
#include "app/command/verb.h"
#include "app/games/chess_verbs.h"

#include <array>

namespace arbiter {

namespace {

Result<int> perft(const Given& given, Console& console)
{
    return perftVerb(std::array{given.text("FEN"), given.text("DEPTH")}, console.language);
}

Result<int> canMate(const Given& given, Console& console)
{
    return canMateVerb(std::array{given.text("ROWS")}, console.language);
}

Result<int> notation(const Given& given, Console& console)
{
    return notationVerb(std::array{given.text("ROWS")}, console.language);
}

Result<int> replay(const Given& given, Console& console)
{
    std::vector<std::string> words{given.text("FILE")};
    if (given.has("--json")) words.emplace_back("--json");
    for (const char* option : {"--threads", "--pieces"})
        if (given.has(option)) {
            words.emplace_back(std::string_view{option} == "--pieces" ? "--language" : option);
            words.push_back(given.text(option));
        }
    return replayVerb(words, console.language);
}

} // namespace

std::span<const Verb> gameVerbs()
{
    // clang-format off
    static const std::array verbs{
        Verb{"perft", {"counts the leaf nodes of all legal moves", "统计全部合法着法的叶节点数"}, {needed("FEN", {"the position", "局面（FEN）"}), needed("DEPTH", {"half-moves", "半回合数"})}, &perft},
        Verb{"can-mate", {"whether each side can still mate: yes, no or unknown, a row", "双方能否将死对方：每行 yes、no 或 unknown"}, {needed("ROWS", {"a file with a column fen", "含fen列的文件"})}, &canMate},
        Verb{"notation", {"reads moves as people write them, a row", "识读各种写法的着法，每行一着"}, {needed("ROWS", {"a file with columns fen, text, language", "含fen、text、language列的文件"})}, &notation},
        Verb{"replay", {"replays the games of a PGN file: legality, repetition, move counts", "重演PGN文件中的对局：合法性、重复局面、着数"},
             {needed("FILE", {"the PGN file", "PGN文件"}), flag("--json", {"an object a game", "每局一个JSON对象"}), optional("--threads", {"1 or 2", "1或2"}), optional("--pieces", {"language of the piece letters: en, de, fr ...", "棋子字母的语言：en、de、fr……"})},
             &replay},
    };
    // clang-format on
    return verbs;
}

} // namespace arbiter
