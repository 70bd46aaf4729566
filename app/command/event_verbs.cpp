// Verbs of the event as a whole: new, set, duty, import, export, backup, demo.
#include "app/command/deciding.h"
#include "app/command/files.h"
#include "app/command/trf_verbs.h"
#include "app/demo/demo.h"
#include "app/desk/random.h"

#include <array>
#include <ostream>

namespace arbiter {

namespace {

Result<std::optional<Edition>> readEdition(const Given& given)
{
    if (!given.has("--edition")) return std::optional<Edition>{};
    return given.choice("--edition", {"A", "B"}).map([](std::size_t i) {
        return std::optional{i == 0 ? Edition::A : Edition::B};
    });
}

Result<SettingsChange> readChange(const Given& given)
{
    SettingsChange c;
    c.name = given.maybe("--name");
    c.place = given.maybe("--place");
    c.federation = given.maybe("--federation");
    c.chiefArbiter = given.maybe("--chief-arbiter");
    c.timeControl = given.maybe("--time-control");
    if (given.has("--deputy")) c.deputyArbiters = given.all("--deputy");
    if (given.has("--tie-breaks")) c.tieBreaks = splitAtCommas(given.text("--tie-breaks"));
    const auto start = given.maybeDate("--start"), end = given.maybeDate("--end");
    const auto edition = readEdition(given);
    const auto rounds = given.number("--rounds", 1, 99, 0);
    for (const auto* date : {&start, &end})
        if (!*date) return tl::unexpected{date->error()};
    if (!edition) return tl::unexpected{edition.error()};
    if (!rounds) return tl::unexpected{rounds.error()};
    c.start = *start;
    c.end = *end;
    c.edition = *edition;
    if (given.has("--rounds")) c.rounds = *rounds;
    if (!given.has("--scoring")) return c;
    return readScoring(given.text("--scoring")).map([&](const Scoring& s) {
        c.scoring = s;
        return c;
    });
}

Result<int> newEvent(const Given& given, Console& console)
{
    const auto change = readChange(given);
    if (!change) return tl::unexpected{change.error()};
    Settings defaults;
    defaults.rounds = 9;
    const auto settings = changed(defaults, *change);
    Tournament t;
    t.settings = settings;
    auto desk = Desk::create(given.text("EVENT"), settings, randomHex(16), signatureFor(t, given));
    if (!desk) return tl::unexpected{desk.error()};
    console.out << "1  " << sentence(desk->entries().front().fact, speakerFor(desk->tournament(), console.language))
                << '\n';
    return done;
}

Result<int> set(const Given& given, Console& console)
{
    const auto change = readChange(given);
    if (!change) return tl::unexpected{change.error()};
    return decideOne(given, console, [&](const Tournament& t) { return decided(t, SettingsChanged{*change}); });
}

Result<int> duty(const Given& given, Console& console)
{
    return decideOne(given, console, [&](const Tournament& t) { return decided(t, DutyTaken{given.text("ARBITER")}); });
}

Result<int> backup(const Given& given, Console& console)
{
    auto desk = openToRead(given, console);
    if (!desk) return tl::unexpected{desk.error()};
    if (auto made = desk->file().backup(given.text("COPY")); !made) return tl::unexpected{made.error()};
    if (const auto& why = desk->readOnlyBecause()) {
        const auto held = std::to_string(desk->entries().size());
        return tl::unexpected{behind(*why, Why::CopyNotWhole, {given.text("COPY"), held})};
    }
    const Bilingual said{"A copy with {0} entries is at {1}.\n", "副本（{0}条记录）已存于{1}。\n"};
    console.out << fill(said.in(console.language),
                        std::vector{std::to_string(desk->entries().size()), given.text("COPY")});
    return done;
}

Result<int> demo(const Given& given, Console& console)
{
    const auto seed = given.number("--seed", 0, 999'999'999, 2026);
    if (!seed) return tl::unexpected{seed.error()};
    const auto desk = makeDemonstration(given.text("EVENT"), static_cast<unsigned>(*seed));
    if (!desk) return tl::unexpected{desk.error()};
    const auto speaker = speakerFor(desk->tournament(), console.language);
    for (const auto& entry : desk->entries())
        console.out << entry.number.value << "  " << sentence(entry.fact, speaker) << '\n';
    return done;
}

std::vector<Parameter> settingsWords()
{
    return {
        optional("--name", {"the event's name", "比赛名称"}),
        optional("--rounds", {"number of rounds, 1 to 99 (new: 9)", "轮数，1至99（新建默认9）"}),
        optional("--edition", {"edition of the Laws: A (older, with adjournment) or B (FIDE 2023, the default)",
                               "规则版本：A（旧版，含封棋）或B（2023年版，默认）"}),
        optional("--place", {"city", "地点"}),
        optional("--federation", {"three-letter code", "协会三字母代码"}),
        optional("--start", {"first day, 2026-11-30", "开始日期，2026-11-30"}),
        optional("--end", {"last day", "结束日期"}),
        optional("--chief-arbiter", {"the chief arbiter", "裁判长"}),
        several("--deputy", {"a deputy; may be given several times", "副裁判长，可多次给出"}),
        optional("--time-control", {"as announced", "时限"}),
        optional("--scoring", {"win draw loss [bye]: \"1 0.5 0\", \"3 1 0\"", "胜 和 负 [轮空]：“1 0.5 0”、“3 1 0”"}),
        optional("--tie-breaks", {"codes of C.07 in order: BH/C1,BH,SB", "破同分办法代码，依次：BH/C1,BH,SB"}),
    };
}

} // namespace

std::span<const Verb> eventVerbs()
{
    static const std::array verbs{
        Verb{"new", {"makes a new event", "新建比赛"}, deciding(settingsWords()), &newEvent},
        Verb{"set", {"changes the event's settings", "更改比赛设置"}, deciding(settingsWords()), &set},
        Verb{"duty",
             {"an arbiter takes over the duty", "裁判员接班当值"},
             deciding({needed("ARBITER", {"his name", "姓名"})}),
             &duty},
        Verb{"import",
             {"reads players, rounds and results from a report to FIDE (TRF)", "从等级分申报文件（TRF）导入"},
             deciding({needed("FILE", {"the TRF file", "TRF文件"})}),
             &importVerb},
        Verb{"export",
             {"writes the event as a report to FIDE (TRF)", "导出等级分申报文件（TRF）"},
             {eventFile(), needed("FILE", {"where to", "目标文件"}),
              optional("--form", {"TRF26 (default) or TRF16", "TRF26（默认）或TRF16"})},
             &exportVerb},
        Verb{"demo",
             {"makes the demonstration event: 24 players, round 5 of 7 running",
              "生成演示比赛：24名棋手，共7轮，第5轮进行中"},
             {eventFile(), optional("--seed", {"another number, another event", "随机种子"})},
             &demo},
        Verb{"backup",
             {"copies the event while it is open, and checks the copy", "在打开状态下备份比赛并校验"},
             {eventFile(), needed("COPY", {"where to", "目标文件"})},
             &backup},
    };
    return verbs;
}

} // namespace arbiter
