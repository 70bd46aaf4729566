// Verbs of a round: pair, publish, result.
#include "app/command/deciding.h"
#include "app/command/files.h"
#include "app/command/pairing_verbs.h"
#include "domain/tournament/fold.h"

#include <array>
#include <ostream>
#include <sstream>

namespace arbiter {

namespace {

Result<int> publish(const Given& given, Console& console)
{
    return decideOne(given, console, [](const Tournament& t) { return decided(t, RoundPublished{lastPaired(t)}); });
}

Result<Fact> resultFact(const Tournament& t, const Given& given, const std::string& board, const std::string& text)
{
    const auto game = boardOf(t, given, board);
    if (!game) return tl::unexpected{game.error()};
    const auto outcome = readOutcome(text);
    if (!outcome) return refuse(Why::UnusableText, {"RESULT", text, "1-0 | 0-1 | ½-½ | +- | -+ | -- | *"});
    if (given.has("--correct")) return correctResult(t, *game, *outcome, given.text("--reason"));
    return enterResult(t, *game, *outcome);
}

/// One line "BOARD RESULT" or "ROUND.BOARD RESULT"; nothing for an empty one. The mark that Notepad writes before the
/// first line is no part of it.
Result<std::optional<Fact>> factIn(const Tournament& t, std::string line, const Given& given)
{
    constexpr std::string_view mark{"\xEF\xBB\xBF"};
    if (line.starts_with(mark)) line.erase(0, mark.size());
    if (line.find_first_not_of(" \t\r") == std::string::npos) return std::optional<Fact>{};
    std::istringstream in{line};
    std::string board, result, more;
    in >> board >> result;
    if (result.empty() || in >> more) return refuse(Why::UnusableText, {"", line, "BOARD RESULT"});
    return resultFact(t, given, board, result).map([](Fact f) { return std::optional{std::move(f)}; });
}

Refusal atLine(int number, Refusal why)
{
    const auto which = sortOf(why.why) == Sort::No ? Why::LineRefused : Why::LineUnusable;
    return behind(std::move(why), which, {std::to_string(number)});
}

/// From standard input: every line is on disk and said before the next is read, so that another program can talk with
/// this one. The first that is refused ends it, with its number and how many are recorded.
Result<int> takeLines(Desk& desk, const Given& given, Console& console)
{
    int number = 0, recorded = 0;
    for (std::string line; std::getline(console.in, line);) {
        ++number;
        const auto fact = factIn(desk.tournament(), line, given);
        if (fact && !*fact) continue;
        auto taken = fact ? decide(desk, Result<Fact>{**fact}, given, console) : tl::unexpected{fact.error()};
        if (taken)
            ++recorded;
        else if (recorded == 0)
            return tl::unexpected{atLine(number, taken.error())};
        else
            return tl::unexpected{
                behind(taken.error(), Why::LinesBeforeStand, {std::to_string(number), std::to_string(recorded)})};
    }
    return done;
}

/// A file is one act: every line is judged on what those before it leave, and all of them are recorded, or none.
Result<int> takeFile(Desk& desk, const Given& given, Console& console)
{
    const auto text = readWhole(given.text("--from"));
    if (!text) return tl::unexpected{text.error()};
    std::istringstream in{*text};
    auto t = desk.tournament();
    std::vector<Fact> facts;
    int number = 0;
    for (std::string line; std::getline(in, line);) {
        ++number;
        const auto fact = factIn(t, line, given);
        if (!fact) return tl::unexpected{atLine(number, fact.error())};
        if (!*fact) continue;
        apply(t, **fact, t.head.next());
        facts.push_back(**fact);
    }
    return facts.empty() ? Result<int>{done} : decide(desk, facts, given, console);
}

Result<int> result(const Given& given, Console& console)
{
    if (given.has("--from") && given.has("BOARD")) return refuse(Why::WordsContradict, {"BOARD", "--from"});
    auto desk = openToDecide(given);
    if (!desk) return tl::unexpected{desk.error()};
    if (given.has("--from"))
        return given.text("--from") == "-" ? takeLines(*desk, given, console) : takeFile(*desk, given, console);
    for (const char* word : {"BOARD", "RESULT"})
        if (!given.has(word)) return refuse(Why::WordMissing, {word, "result"});
    return decide(*desk, resultFact(desk->tournament(), given, given.text("BOARD"), given.text("RESULT")), given,
                  console);
}

} // namespace

std::span<const Verb> roundVerbs()
{
    static const std::array verbs{
        Verb{"pair",
             {"pairs the next round of an event, or of a TRF file", "编排比赛（或TRF文件）的下一轮"},
             deciding(
                 {flag("--preview", {"only print it; nothing is recorded", "仅显示，不记录"}),
                  several("--assume",
                          {"with --preview: BOARD=RESULT of an open game; up to three open ones are tried every way",
                           "与 --preview 合用：未完对局 台号=结果；其余未完对局不超过三局时逐一试排"}),
                  flag("--draft", {"record it as a draft, not published", "记为草稿，不公布"}),
                  optional("--initial-colour", {"white or black for number 1, where the lot was drawn by hand",
                                                "手工抽签结果：1号执 white（白）或 black（黑）"}),
                  flag("--missing-adjourned",
                       {"games without a result are recorded as adjourned", "无结果的对局记为封棋"})}),
             &pairRound},
        Verb{"publish", {"publishes the draft", "公布草稿"}, deciding({}), &publish},
        Verb{"result",
             {"enters a result, or corrects one", "录入或更正成绩"},
             deciding(
                 {optional("BOARD", {"board number, or ROUND.BOARD", "台号，或 轮次.台号"}),
                  optional("RESULT", {"1-0 0-1 ½-½ = +- -+ -- * 0-0 ½-0 ...", "1-0 0-1 ½-½ = +- -+ -- * 0-0 ½-0 ……"}),
                  optional("--round", {"default: the last published round", "默认为最近公布的一轮"}),
                  flag("--correct", {"replace the result that stands", "更正已有结果"}),
                  optional("--reason", {"why it is corrected", "更正理由"}),
                  optional("--from",
                           {"a file of lines BOARD RESULT, taken whole or not at all; or - for standard input, "
                            "line by line",
                            "每行为“台号 结果”的文件，全部录入或全不录入；- 表示标准输入，逐行录入"})}),
             &result},
    };
    return verbs;
}

} // namespace arbiter
