// Reports to FIDE on the command line. All errors of a file come in one go, a line each.
#include "app/command/trf_verbs.h"

#include "app/command/deciding.h"
#include "app/command/files.h"
#include "domain/exchange/trf_import.h"
#include "domain/exchange/trf_reader.h"
#include "domain/exchange/trf_writer.h"
#include "domain/rounds/report_round.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <ostream>

namespace arbiter {

namespace {

/// "1990/05/17" as we keep it; what is no day is kept as it was written.
std::string keptBirth(const std::string& text)
{
    const auto date = readDate(text);
    return date ? toText(*date) : text.substr(0, text.find("/00"));
}

/// The birth dates, each in an erasable row; the players' facts are given the reference.
Result<PersonalChanges> hideBirths(TrfImport& import)
{
    PersonalChanges changes;
    for (const auto& birth : import.births) {
        PersonalData data;
        data.birth = keptBirth(birth.text);
        auto row = personalRow(data);
        if (!row) return tl::unexpected{row.error()};
        for (auto& fact : import.facts)
            if (auto* entered = std::get_if<PlayerEntered>(&fact); entered && entered->player == birth.player)
                entered->personal = row->ref;
        changes.store.push_back(std::move(*row));
    }
    return changes;
}

/// An import brings what other hands have done: its cautions (players of one name, byes, adjourned games) are met by
/// it.
Given acknowledging(const Given& given)
{
    std::vector<std::string> names;
    for (const auto caution : allCautions()) names.emplace_back(nameOf(caution));
    return given.with("--acknowledge", std::move(names));
}

std::map<PlayerId, std::string> birthsIn(Desk& desk)
{
    std::map<PlayerId, std::string> births;
    for (const auto* player : activePlayers(desk.tournament())) {
        if (!player->personal) continue;
        const auto found = desk.file().find(*player->personal);
        if (found && found->data && found->data->birth) births[player->id] = *found->data->birth;
    }
    return births;
}

} // namespace

void say(const std::vector<TrfNotice>& notices, Console& console)
{
    for (const auto& notice : notices) console.err << sentence(notice, console.language) << '\n';
}

Result<std::optional<TrfReport>> reportIn(const std::string& path, Console& console)
{
    const auto bytes = readWhole(path);
    if (!bytes) return tl::unexpected{bytes.error()};
    auto report = readTrf(*bytes);
    if (report) return std::optional{std::move(*report)};
    say(report.error(), console);
    return std::optional<TrfReport>{};
}

bool looksLikeText(const std::string& path)
{
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error)) return false;
    std::ifstream in{path, std::ios::binary};
    char head[16] = {};
    in.read(head, sizeof head);
    const auto size = static_cast<std::size_t>(in.gcount());
    return std::string_view{head, size} != std::string_view{"SQLite format 3\0", 16};
}

Result<int> importVerb(const Given& given, Console& console)
{
    const auto path = given.text("FILE");
    const auto report = reportIn(path, console);
    if (!report) return tl::unexpected{report.error()};
    if (!*report) return unusableWords;
    auto desk = openToDecide(given);
    if (!desk) return tl::unexpected{desk.error()};
    auto import =
        importTrf(desk->tournament(), **report, {std::filesystem::path{path}.filename().string(), console.language});
    if (!import) return tl::unexpected{import.error()};
    const auto personal = hideBirths(*import);
    if (!personal) return tl::unexpected{personal.error()};
    say(import->adjustments, console);
    return decide(*desk, import->facts, acknowledging(given), console, *personal);
}

Result<int> exportVerb(const Given& given, Console& console)
{
    const auto form = given.has("--form") ? given.choice("--form", {"TRF16", "TRF26"}) : Result<std::size_t>{1u};
    if (!form) return tl::unexpected{form.error()};
    auto desk = openToRead(given, console);
    if (!desk) return tl::unexpected{desk.error()};
    const auto written =
        writeTrf(desk->tournament(), {*form == 0 ? TrfFormat::Trf16 : TrfFormat::Trf26, birthsIn(*desk)});
    say(written.notes, console);
    return writeWhole(given.text("FILE"), written.text);
}

Result<int> pairReportFile(const std::string& path, Console& console)
{
    const auto report = reportIn(path, console);
    if (!report) return tl::unexpected{report.error()};
    if (!*report) return unusableWords;
    say((*report)->adjustments, console);
    const auto round = pairReport(**report);
    if (!round) {
        say(round.error().notices, console);
        return round.error().impossible ? refused(console, *round.error().impossible) : unusableWords;
    }
    console.out << round->boards.size() + (round->bye ? 1u : 0u) << '\n';
    for (const auto& line : round->boards) console.out << line.white.value << ' ' << line.black.value << '\n';
    if (round->bye) console.out << round->bye->value << " 0\n";
    return done;
}

} // namespace arbiter
