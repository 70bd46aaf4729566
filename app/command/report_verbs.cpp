// Verbs that show the event: standings, report.
#include "app/command/deciding.h"
#include "app/command/drawing.h"
#include "app/command/files.h"
#include "app/command/json_text.h"
#include "app/command/trf_verbs.h"
#include "domain/basics/plain_text.h"
#include "domain/standings/ranking.h"
#include "reports/render/html.h"
#include "reports/render/text.h"
#include "reports/sheets/sheets.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <ostream>

namespace arbiter {

namespace {

/// The round asked for, else the last published one.
Result<RoundNumber> roundFor(const Tournament& t, const Given& given)
{
    const auto round = given.maybeRound("--round");
    if (!round) return tl::unexpected{round.error()};
    if (!*round) return lastPublished(t);
    if (**round > lastPublished(t)) return refuse(Why::NoSuchRound, {std::to_string((*round)->value)});
    return **round;
}

Result<int> standings(const Given& given, Console& console)
{
    if (looksLikeText(given.text("EVENT"))) return reportStandings(given, console);
    const auto desk = openToRead(given, console);
    if (!desk) return tl::unexpected{desk.error()};
    const auto& t = desk->tournament();
    const auto round = roundFor(t, given);
    if (!round) return tl::unexpected{round.error()};
    if (given.has("--json")) {
        console.out << standingsJson(t, *round);
        return done;
    }
    for (const auto& row : rankedByPoints(t, *round))
        console.out << fmt::format("{:>4}  {:>4}  {:<4} {:>6}  {}\n", row.place, row.player->number.value,
                                   textOf(row.player->card.title), toText(row.points),
                                   visible(nameOf(*row.player, console.language)));
    return done;
}

/// What a sheet is printed with: when, and the head of the journal that it can be held against later.
reports::Context contextFor(const Desk& desk, const Console& console)
{
    reports::Context context;
    context.language = console.language;
    context.printedAt = now();
    if (!desk.entries().empty()) {
        context.head = desk.entries().back().number;
        context.headSeal = desk.entries().back().seal;
    }
    context.stampOf = [&desk](EntryNumber n) -> std::optional<reports::Stamp> {
        const auto at = static_cast<std::size_t>(n.value - 1);
        if (n.value < 1 || at >= desk.entries().size()) return {};
        return reports::Stamp{desk.entries()[at].at, desk.entries()[at].author};
    };
    return context;
}

Result<reports::Paper> paperFor(const Given& given)
{
    using enum reports::Paper;
    if (!given.has("--paper")) return A4;
    // a4, A4 and LETTER alike: case is no difference between papers.
    auto word = given.text("--paper");
    for (char& c : word) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    const std::vector<std::string> names{"a4", "letter", "dl", "c5"};
    if (std::find(names.begin(), names.end(), word) == names.end()) word = given.text("--paper");
    return given.with("--paper", {word}).choice("--paper", names).map([](std::size_t i) {
        return std::array{A4, Letter, DL, C5}[i];
    });
}

/// The sheet asked for. A draft is printed only by name of its round, and carries the word.
Result<reports::Document> sheet(const Desk& desk, const Given& given, const reports::Context& context)
{
    const auto& t = desk.tournament();
    const auto which = given.choice("DOCUMENT", {"pairings", "standings", "envelope"});
    if (!which) return tl::unexpected{which.error()};
    if (*which == 2) {
        if (!given.has("--board")) return refuse(Why::WordMissing, {"--board", "report"});
        const auto game = boardOf(t, given, given.text("--board"));
        if (!game) return tl::unexpected{game.error()};
        return reports::envelope(t, *game, context);
    }
    const auto round = roundGiven(t, given);
    if (!round) return tl::unexpected{round.error()};
    return *which == 0 ? reports::pairings(t, *round, context) : reports::standings(t, *round, context);
}

/// In the order in which the words of --format are tried.
enum class Form { Text, Html, Pdf };

/// As asked for, else by the name of the file.
Result<Form> formFor(const Given& given)
{
    using enum Form;
    const auto chosen = [](std::size_t i) { return std::array{Text, Html, Pdf}[i]; };
    if (given.has("--format")) return given.choice("--format", {"txt", "html", "pdf"}).map(chosen);
    const auto file = given.text("-o");
    return file.ends_with(".html") ? Html : file.ends_with(".pdf") ? Pdf : Text;
}

/// Puts the sheet where it is wanted.
Result<int> deliver(const std::string& bytes, const Given& given, Console& console)
{
    if (given.has("-o")) return writeWhole(given.text("-o"), bytes);
    console.out << bytes;
    return done;
}

Result<int> printOnPaper(const reports::Document& document, const Given& given, Console& console)
{
    if (auto objection = reports::objectionToPrinting(document)) return tl::unexpected{*objection};
    const auto sheet = drawn(document);
    if (sheet) return deliver(*sheet, given, console);
    console.err << sentence(sheet.error(), console.language) << '\n';
    return unusableWords;
}

Result<int> report(const Given& given, Console& console)
{
    const auto form = formFor(given);
    const auto paper = paperFor(given);
    if (!form) return tl::unexpected{form.error()};
    if (!paper) return tl::unexpected{paper.error()};
    const auto desk = openToRead(given, console);
    if (!desk) return tl::unexpected{desk.error()};
    auto context = contextFor(*desk, console);
    context.paper = *paper;
    const auto document = sheet(*desk, given, context);
    if (!document) return tl::unexpected{document.error()};
    switch (*form) {
    case Form::Text: return deliver(reports::text(*document), given, console);
    case Form::Html: return deliver(reports::html(*document), given, console);
    case Form::Pdf: break;
    }
    return printOnPaper(*document, given, console);
}

} // namespace

std::span<const Verb> reportVerbs()
{
    static const std::array verbs{
        Verb{"standings",
             {"the standings by points", "按积分排列的名次"},
             {eventFile(), optional("--round", {"after this round", "该轮后"}),
              optional("--kind", {"of a report: swiss, rr, team-swiss or team-rr",
                                  "申报文件的赛制：swiss、rr、team-swiss 或 team-rr"}),
              optional("--tie-breaks",
                       {"codes of C.07 in order: PTS,BH/C1,BH,SB", "破同分办法代码，依次：PTS,BH/C1,BH,SB"}),
              flag("--json", {"as JSON", "JSON格式"})},
             &standings},
        Verb{"report",
             {"prints a sheet: pairings, standings, or the envelope of an adjourned game",
              "打印对阵表、名次表或封棋信封"},
             {eventFile(),
              needed("DOCUMENT", {"pairings, standings or envelope",
                                  "pairings（对阵表）、standings（名次表）或 envelope（封棋信封）"}),
              optional("--round", {"default: the last published round", "默认为最近公布的一轮"}),
              optional("--board", {"of the envelope: board or ROUND.BOARD", "信封的台号或 轮次.台号"}),
              optional("--format", {"txt, html or pdf (default: by the name given with -o, else txt)",
                                    "txt、html 或 pdf（默认按 -o 的文件名，否则为txt）"}),
              optional("--paper",
                       {"A4 (default), Letter; DL or C5 for the envelope", "A4（默认）、Letter；信封可用DL、C5"}),
              optional("-o", {"the file to write (default: standard output)", "目标文件（默认为标准输出）"})},
             &report},
    };
    return verbs;
}

} // namespace arbiter
