// The report as a whole: who stands in it, and the order of its records.
#include "domain/exchange/trf_writer.h"

#include "domain/exchange/text_lines.h"
#include "domain/exchange/trf_writing.h"
#include "domain/tournament/query.h"

#include <algorithm>
#include <array>

namespace arbiter {

namespace {

/// Records in the order in which they are written; what is unknown comes behind them, and comments last.
constexpr std::array<std::string_view, 49> order{"012", "022", "032", "042", "052", "062", "072", "082", "092", "102",
                                                 "112", "122", "132", "142", "XXR", "152", "XXC", "162", "XXS", "BBW",
                                                 "BBD", "BBL", "BBZ", "BBF", "BBU", "172", "182", "192", "202", "212",
                                                 "222", "352", "362", "001", "013", "310", "300", "320", "330", "240",
                                                 "250", "260", "299", "XXA", "XXP", "XXZ", "801", "802", "DAT"};

std::size_t slotOf(std::string_view line)
{
    const auto id = line.substr(0, 3);
    if (id == "###") return order.size() + 1;
    return static_cast<std::size_t>(std::find(order.begin(), order.end(), id) - order.begin());
}

bool keepsAny(const Tournament& t, std::initializer_list<std::string_view> ids)
{
    return std::any_of(t.keptRecords.begin(), t.keptRecords.end(), [&](const std::string& line) {
        return std::find(ids.begin(), ids.end(), std::string_view{line}.substr(0, 3)) != ids.end();
    });
}

/// The same question as isTeamEvent of a report (trf_query.h), asked of what was kept of it.
bool ofTeams(const Tournament& t)
{
    const auto teamType = [](const std::string& line) {
        return line.starts_with("192 ") && line.find("TEAM") != std::string::npos;
    };
    return keepsAny(t, {"310", "352", "362"}) || std::any_of(t.keptRecords.begin(), t.keptRecords.end(), teamType);
}

/// By number; who has none yet stands behind the others, in the order of entry.
std::vector<TrfRow> rowsOf(TrfSheet& sheet)
{
    std::vector<TrfRow> rows;
    int largest = 0;
    for (const auto* p : activePlayers(sheet.t)) largest = std::max(largest, p->number.value);
    bool provisional = false;
    for (const auto* p : activePlayers(sheet.t)) {
        provisional = provisional || p->number.value == 0;
        rows.push_back({p, p->number.value > 0 ? p->number.value : ++largest, pointsAfter(sheet.t, *p, sheet.last), 0});
    }
    if (provisional) sheet.note(TrfKind::NumbersProvisional, {}, {});
    std::sort(rows.begin(), rows.end(), [](const TrfRow& a, const TrfRow& b) { return a.number < b.number; });
    return rows;
}

void rank(std::vector<TrfRow>& rows)
{
    std::vector<TrfRow*> ranked;
    for (auto& row : rows) ranked.push_back(&row);
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const TrfRow* a, const TrfRow* b) { return a->points > b->points; });
    for (std::size_t i = 0; i < ranked.size(); ++i) ranked[i]->rank = static_cast<int>(i) + 1;
}

} // namespace

void TrfSheet::note(TrfKind kind, std::string stands, std::vector<Word> values)
{
    notes.push_back({kind, 0, 0, std::move(stands), std::move(values)});
}

bool TrfSheet::keeps(std::string_view id) const
{
    return std::any_of(t.keptRecords.begin(), t.keptRecords.end(),
                       [&](const std::string& line) { return line.starts_with(id); });
}

std::string oneLine(std::string_view text)
{
    std::string line{text};
    std::replace_if(
        line.begin(), line.end(), [](char c) { return static_cast<unsigned char>(c) < ' ' || c == 0x7F; }, ' ');
    return std::string{trimmed(line)};
}

void put(std::string& line, int column, std::string_view text)
{
    const int now = charactersIn(line);
    if (now < column - 1) line.append(static_cast<std::size_t>(column - 1 - now), ' ');
    line += text;
}

void putRight(std::string& line, int column, int width, std::string_view text)
{
    const int blanks = std::max(0, width - charactersIn(text));
    put(line, column, std::string(static_cast<std::size_t>(blanks), ' ') + std::string{text});
}

TrfText writeTrf(const Tournament& t, const TrfWriting& how)
{
    TrfSheet sheet{t, how, lastPublished(t), ofTeams(t), {}, std::vector<int>(t.players.size()), {}, {}};
    sheet.rows = rowsOf(sheet);
    for (const auto& row : sheet.rows) sheet.numbers[static_cast<std::size_t>(row.player->id.value - 1)] = row.number;
    rank(sheet.rows);
    writeHead(sheet);
    writePlayers(sheet);
    writeByesToCome(sheet);
    writePointChanges(sheet);
    writeAcceleration(sheet);
    writeForbidden(sheet);
    sheet.lines.insert(sheet.lines.end(), t.keptRecords.begin(), t.keptRecords.end());
    std::stable_sort(sheet.lines.begin(), sheet.lines.end(),
                     [](const auto& a, const auto& b) { return slotOf(a) < slotOf(b); });
    if (lastPaired(t) > sheet.last) sheet.note(TrfKind::DraftLeftOut, {}, {std::to_string(lastPaired(t).value)});
    TrfText out{{}, std::move(sheet.notes)};
    for (const auto& line : sheet.lines) out.text += line + '\n';
    return out;
}

} // namespace arbiter
