// The parser of the command line, built from the tables of verbs. The only file that knows CLI11.
#include "app/command/command_line.h"

#include "app/command/verb.h"
#include "domain/basics/plain_text.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <list>
#include <ostream>

namespace arbiter {

namespace {

std::vector<const Verb*> allVerbs()
{
    std::vector<const Verb*> all;
    for (const auto table : {eventVerbs(), playerVerbs(), roundVerbs(), rulesVerbs(), boardVerbs(), adjournmentVerbs(),
                             reportVerbs(), journalVerbs(), gameVerbs()})
        for (const auto& verb : table) all.push_back(&verb);
    return all;
}

/// Where the words of one verb land while they are parsed.
struct Call {
    const Verb* verb;
    CLI::App* app;
    std::list<std::vector<std::string>> words; ///< one for each parameter; a list, since CLI11 keeps references
    std::list<bool> flags;
};

void addParameter(Call& call, const Parameter& p, Language language)
{
    const std::string help{p.help.in(language)};
    if (p.takes == Takes::Nothing) {
        call.app->add_flag(p.name, call.flags.emplace_back(false), help);
        call.words.emplace_back();
        return;
    }
    call.flags.emplace_back(false);
    const bool byPlace = !p.name.starts_with('-');
    auto* option = call.app->add_option(p.name, call.words.emplace_back(), help);
    option->type_name(byPlace ? "" : language == Language::English ? "TEXT" : "文字");
    if (p.takes == Takes::Word)
        option->expected(1)->allow_extra_args(false)->take_last();
    else
        option->take_all();
}

void addVerb(CLI::App& app, std::list<Call>& calls, const Verb& verb, Language language)
{
    auto* sub = app.add_subcommand(verb.name, std::string{verb.help.in(language)});
    sub->set_help_flag("-h,--help", std::string{Bilingual{"what this verb takes", "该命令的说明"}.in(language)});
    auto& call = calls.emplace_back(Call{&verb, sub, {}, {}});
    for (const auto& p : verb.parameters) addParameter(call, p, language);
}

constexpr char shield = '\x01';

/// CLI11 would take "-+" or "-½" for an option; what is no option name goes through it behind a shield.
std::string shielded(const std::string& word)
{
    const auto letter = [&](std::size_t at) {
        return at < word.size() && std::isalpha(static_cast<unsigned char>(word[at]));
    };
    const bool isName = letter(1) || (word.size() > 2 && word[1] == '-' && letter(2));
    return word.starts_with('-') && !isName ? shield + word : word;
}

std::vector<std::string> unshielded(std::vector<std::string> words)
{
    for (auto& word : words)
        if (word.starts_with(shield)) word.erase(0, 1);
    return words;
}

Given collected(const Call& call)
{
    std::map<std::string, std::vector<std::string>> words;
    auto given = call.words.begin();
    auto flag = call.flags.begin();
    for (const auto& p : call.verb->parameters) {
        const auto name = p.name.substr(p.name.rfind(',') + 1); // "--output" of "-o,--output"
        if (!given->empty()) words[name] = unshielded(*given);
        if (*flag) words[name] = {""};
        ++given;
        ++flag;
    }
    return Given{std::move(words)};
}

constexpr std::array pathWords{"EVENT", "FILE", "COPY", "-o", "--output", "--from"};

/// Words that a decision would keep for ever are looked at before anything is opened, so that the word is named. A file
/// may have any name.
std::optional<Refusal> oddWord(const Call& call, const Given& given)
{
    const auto& all = call.verb->parameters;
    if (std::none_of(all.begin(), all.end(), [](const Parameter& p) { return p.name == "--author"; })) return {};
    for (const auto& p : all) {
        if (std::find(pathWords.begin(), pathWords.end(), p.name) != pathWords.end()) continue;
        for (const auto& word : given.all(p.name))
            if (const auto odd = oddCharacterIn(word))
                return Refusal{Why::OddCharacter, {p.name, odd->name, std::to_string(odd->place)}, {}, {}};
    }
    return {};
}

int perform(const Call& call, Console& console)
{
    const auto given = collected(call);
    if (const auto odd = oddWord(call, given)) return refused(console, *odd);
    for (const auto& p : call.verb->parameters)
        if (p.needed && !given.has(p.name))
            return refused(console, {Why::WordMissing, {p.name, call.verb->name}, {}, {}});
    const auto status = call.verb->run(given, console);
    return status ? *status : refused(console, status.error());
}

/// What follows `--language`, or stands behind its =.
std::optional<std::string> languageWord(std::span<const std::string> words)
{
    constexpr std::string_view name{"--language"};
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == name && i + 1 < words.size()) return words[i + 1];
        if (words[i].starts_with("--language=")) return words[i].substr(name.size() + 1);
    }
    return {};
}

/// The language asked for, by `--language` anywhere in the call, by ARBITER_LANGUAGE, or by the system.
Language languageOf(std::span<const std::string> words)
{
    if (const auto asked = languageWord(words); asked && (*asked == "en" || *asked == "zh"))
        return *asked == "zh" ? Language::Chinese : Language::English;
    for (const char* name : {"ARBITER_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"})
        if (const char* value = std::getenv(name); value && *value)
            return std::string_view{value}.starts_with("zh") ? Language::Chinese : Language::English;
    return Language::English;
}

/// The headings of the help pages, which CLI11 writes in English.
void headInChinese(CLI::App& app)
{
    const std::pair<const char*, const char*> words[] = {{"Usage", "用法"},
                                                         {"OPTIONS", "选项"},
                                                         {"SUBCOMMAND", "命令"},
                                                         {"SUBCOMMANDS", "命令"},
                                                         {"Positionals", "参数"}};
    for (const auto& [english, chinese] : words) app.get_formatter()->label(english, chinese);
    for (auto* option : app.get_options())
        if (!option->get_positional()) option->group("选项");
    for (auto* verb : app.get_subcommands({})) {
        verb->group("命令");
        verb->formatter(app.get_formatter());
        headInChinese(*verb);
    }
}

/// The word in the place of the verb; nothing where none is given.
std::optional<std::string> verbWord(std::span<const std::string> words)
{
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == "--language")
            ++i;
        else if (!words[i].starts_with('-'))
            return words[i];
    }
    return {};
}

/// CLI11's own complaints, in our words.
int misused(Console& console, const CLI::ParseError& error, std::span<const std::string> given)
{
    const auto verb = verbWord(given);
    const auto verbs = allVerbs();
    if (!verb) {
        const Bilingual missing{"a verb is missing", "缺少命令"};
        return refused(console, {Why::CallNotUnderstood, {missing}, {}, {}});
    }
    if (std::none_of(verbs.begin(), verbs.end(), [&](const Verb* v) { return *verb == v->name; }))
        return refused(console, {Why::NoSuchVerb, {*verb}, {}, {}});
    const std::string said = error.what();
    Word words{said};
    if (const auto colon = said.rfind(": "); colon != std::string::npos) words.zh = said.substr(colon + 2);
    return refused(console, {Why::CallNotUnderstood, {words}, {}, {}});
}

/// Everything but the last look at what was printed.
int answered(std::span<const std::string> words, Console& console)
{
    console.language = languageOf(words);
    if (const auto asked = languageWord(words); asked && *asked != "en" && *asked != "zh")
        return refused(console, {Why::BadLanguage, {*asked}, {}, {}});
    const auto say = [&](Bilingual text) { return std::string{text.in(console.language)}; };
    CLI::App app{say({"Runs a chess event, and knows what happens at the boards.", "国际象棋比赛的编排与裁判程序。"}),
                 "arbiter"};
    std::string language;
    app.add_option("--language", language, say({"en or zh", "en 或 zh"}))->type_name("");
    app.set_version_flag("--version", "arbiter " ARBITER_VERSION, say({"the version", "版本"}));
    app.set_help_flag("-h,--help",
                      say({"this page; after a verb, what the verb takes", "本页；用于命令之后则为该命令的说明"}));
    app.require_subcommand(1);
    app.fallthrough();
    std::list<Call> calls;
    for (const auto* verb : allVerbs()) addVerb(app, calls, *verb, console.language);
    if (console.language == Language::Chinese) headInChinese(app);
    try {
        std::vector<std::string> reversed;
        for (auto word = words.rbegin(); word != words.rend(); ++word) reversed.push_back(shielded(*word));
        app.parse(reversed);
    } catch (const CLI::Success& success) {
        return app.exit(success, console.out, console.err) == 0 ? done : unusableWords;
    } catch (const CLI::ParseError& error) {
        return misused(console, error, words);
    }
    for (const auto& call : calls)
        if (call.app->parsed()) return perform(call, console);
    return unusableWords;
}

} // namespace

int runCommand(std::span<const std::string> words, Console& console)
{
    const auto status = answered(words, console);
    errno = 0;
    console.out.flush();
    if (console.out) return status;
    return refused(console, {Why::OutputLost, {errno ? std::strerror(errno) : "-"}, {}, {}});
}

} // namespace arbiter
