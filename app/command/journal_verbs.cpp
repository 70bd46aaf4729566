// Verbs of the journal: verify, journal, undo, redo.
#include "app/command/deciding.h"
#include "app/command/json_text.h"
#include "app/desk/posted_sheet.h"
#include "db/verify.h"
#include "domain/basics/plain_text.h"
#include "domain/facts/kinds.h"

#include <array>
#include <ostream>

namespace arbiter {

namespace {

/// The entries named on the call: "412", "3-5002".
Result<EntrySet> entriesNamed(const Given& given)
{
    EntrySet set;
    for (const auto& word : given.all("ENTRY")) {
        const auto dash = word.find('-', 1); // "-1" is no range from nothing: it is named as it stands
        const auto first = readNumber("ENTRY", word.substr(0, dash), 1, 999'999'999);
        if (!first) return readNumber("ENTRY", word, 1, 999'999'999).map([](int) { return EntrySet{}; });
        const auto last =
            dash == std::string::npos ? first : readNumber("ENTRY", word.substr(dash + 1), *first, 999'999'999);
        if (!last) return tl::unexpected{last.error()};
        set.add(EntryNumber{*first}, EntryNumber{*last});
    }
    return set;
}

Result<int> undoVerb(const Given& given, Console& console)
{
    auto named = entriesNamed(given);
    if (!named) return tl::unexpected{named.error()};
    auto desk = openToDecide(given);
    if (!desk) return tl::unexpected{desk.error()};
    const auto set = named->empty() ? lastAct(desk->record()) : named;
    if (!set) return tl::unexpected{set.error()};
    return decide(*desk, undo(desk->record(), *set, given.text("--reason")), given, console);
}

Result<int> redoVerb(const Given& given, Console& console)
{
    auto desk = openToDecide(given);
    if (!desk) return tl::unexpected{desk.error()};
    const auto set = lastUndo(desk->record());
    if (!set) return tl::unexpected{set.error()};
    return decide(*desk, undo(desk->record(), *set, given.text("--reason")), given, console);
}

void sayEntry(const Entry& entry, bool stands, const Speaker& speaker, Console& console)
{
    const Bilingual struck{"[undone] ", "〔已撤销〕"};
    console.out << entry.number.value << "  " << toText(dayOf(entry.at)) << ' ' << wallTime(entry.at) << "  "
                << visible(entry.author) << "  " << (stands ? "" : struck.in(console.language))
                << visible(sentence(entry.fact, speaker)) << '\n';
}

Result<int> journal(const Given& given, Console& console)
{
    const auto desk = openToRead(given, console);
    if (!desk) return tl::unexpected{desk.error()};
    const auto speaker = speakerFor(desk->tournament(), console.language);
    for (std::size_t i = 0; i < desk->entries().size(); ++i) {
        if (given.has("--json"))
            console.out << entryJson(desk->entries()[i], desk->stands()[i], speaker);
        else
            sayEntry(desk->entries()[i], desk->stands()[i], speaker, console);
    }
    return desk->readOnlyBecause() && desk->readOnlyBecause()->why == Why::ReadOnlyBroken ? answerIsNo : done;
}

Result<int> verifyVerb(const Given& given, Console& console)
{
    const auto path = given.text("EVENT");
    const auto report = verify(path);
    if (!report) return tl::unexpected{report.error()};
    sayIfProtected(path, console);
    if (const auto fault = faultIn(*report)) return tl::unexpected{*fault};
    if (given.has("--sheet")) {
        const auto sheet = readPostedSheet(given.text("--sheet"));
        if (!sheet) return tl::unexpected{sheet.error()};
        if (const auto held = verifySheet(path, sheet->entry, sheet->digits); !held)
            return tl::unexpected{held.error()};
    }
    const Bilingual sound{"Every seal fits and every entry follows: {0} entries, head {0}:{1}.\n",
                          "校验码全部相符，记录前后一致：共{0}条，末条{0}:{1}。\n"};
    console.out << fill(sound.in(console.language),
                        std::vector{std::to_string(report->head.number.value), shortText(report->head.seal)});
    if (given.has("--sheet")) {
        const Bilingual held{"The record contains what sheet {0} showed.\n", "记录包含纸面{0}所示内容。\n"};
        console.out << fill(held.in(console.language), std::vector{given.text("--sheet")});
    }
    return done;
}

} // namespace

std::span<const Verb> journalVerbs()
{
    static const std::array verbs{
        Verb{"journal",
             {"the decisions, one a line", "列出全部操作"},
             {eventFile(), flag("--json", {"an object a line", "每行一个JSON对象"})},
             &journal},
        Verb{"verify",
             {"replays the journal and checks every seal; with a sheet, what that sheet showed",
              "校验日志；给出纸面校验码时核对该纸面"},
             {eventFile(), optional("--sheet", {"NUMBER:SEAL from the foot of a sheet", "纸面底部的 条号:校验码"})},
             &verifyVerb},
        Verb{"undo",
             {"takes back the last act, or the entries named", "撤销最近一次操作或指定条目"},
             deciding({several("ENTRY", {"412 or 3-5002", "412 或 3-5002"}), optional("--reason", {"why", "理由"})}),
             &undoVerb},
        Verb{"redo",
             {"takes back the last undo", "重做最近一次撤销"},
             deciding({optional("--reason", {"why", "理由"})}),
             &redoVerb},
    };
    return verbs;
}

} // namespace arbiter
