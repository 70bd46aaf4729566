// What the tournament states of itself, written: 012 to 222 (TRF26), or with XXR, XXC and BB. (TRF16).
#include "domain/exchange/trf_writing.h"
#include "domain/tournament/query.h"

#include <algorithm>
#include <array>

namespace arbiter {

namespace {

std::string upper(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; });
    return text;
}

void state(TrfSheet& sheet, std::string_view id, std::string_view value)
{
    const auto line = oneLine(value);
    if (!line.empty()) sheet.lines.push_back(std::string{id} + ' ' + line);
}

/// Records that an imported file may have brought: its own are written back instead.
void stateUnlessKept(TrfSheet& sheet, std::string_view id, std::string_view value)
{
    if (!sheet.keeps(id)) state(sheet, id, value);
}

std::string dateText(std::optional<Date> date)
{
    auto text = date ? toText(*date) : std::string{};
    std::replace(text.begin(), text.end(), '-', '/');
    return text;
}

std::string listOf(const std::vector<std::string>& codes)
{
    std::string list;
    for (const auto& code : codes)
        if (const auto one = upper(oneLine(code)); !one.empty()) list += (list.empty() ? "" : ",") + one;
    return list;
}

bool digits(std::string_view text)
{
    return !text.empty() && text.size() <= 5 &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// "40/5400+30": moves, seconds, increment.
bool isPeriod(std::string_view text)
{
    if (const auto slash = text.find('/'); slash != std::string_view::npos) {
        if (!digits(text.substr(0, slash))) return false;
        text.remove_prefix(slash + 1);
    }
    const auto plus = text.find('+');
    const auto base = text.substr(0, plus);
    // "90+30" speaks of minutes and 222 of seconds: what is below five minutes of seconds is left to 122.
    if (!digits(base) || std::stoi(std::string{base}) < 300) return false;
    return plus == std::string_view::npos || digits(text.substr(plus + 1));
}

/// True for a time control that is announced in the code of 222 itself.
bool isEncoded(std::string_view text)
{
    if (text.find_first_of("+/:") == std::string_view::npos) return false;
    while (true) {
        const auto colon = text.find(':');
        if (!isPeriod(text.substr(0, colon))) return false;
        if (colon == std::string_view::npos) return true;
        text.remove_prefix(colon + 1);
    }
}

struct PointRecord {
    const char* bbp;
    const char* trf26;
    Points Scoring::*value;
};

constexpr std::array pointRecords{
    PointRecord{"BBW", "W", &Scoring::win},        PointRecord{"BBD", "D", &Scoring::draw},
    PointRecord{"BBL", "L", &Scoring::loss},       PointRecord{"BBZ", "A", &Scoring::absence},
    PointRecord{"BBU", "P", &Scoring::pairingBye},
};

/// 162: a code every nine columns from 6, its points in the four behind it. bbpPairings has a record a value.
void writeScoring(TrfSheet& sheet)
{
    const auto& scoring = sheet.t.settings.scoring;
    if (scoring == Scoring{}) return;
    std::string line = "162";
    int column = 6;
    for (const auto& record : pointRecords) {
        const auto points = toText(scoring.*record.value);
        put(line, column, record.trf26);
        putRight(line, column + 1, 4, points);
        column += 9;
        if (sheet.how.format == TrfFormat::Trf16) {
            std::string single = record.bbp;
            putRight(single, 5, 4, points);
            sheet.lines.push_back(single);
        }
    }
    if (sheet.how.format == TrfFormat::Trf26)
        sheet.lines.push_back(line);
    else
        sheet.lines.push_back("BBF" + std::string(5 - toText(scoring.absence).size(), ' ') + toText(scoring.absence));
}

/// Where this program paired every round itself, it knows the system and who ran it.
bool pairedHere(const Tournament& t)
{
    return lastPublished(t).value > 0 && std::all_of(t.rounds.begin(), t.rounds.end(),
                                                     [](const auto& r) { return r->method == PairingMethod::Dutch; });
}

void writeTrf26(TrfSheet& sheet)
{
    const auto& t = sheet.t;
    state(sheet, "142", std::to_string(t.settings.rounds));
    if (t.initialColour) state(sheet, "152", *t.initialColour == Colour::White ? "W" : "B");
    if (pairedHere(t)) {
        stateUnlessKept(sheet, "182", "Arbiter");
        stateUnlessKept(sheet, "192",
                        t.acceleration == Acceleration::Baku ? "FIDE_DUTCH_2025_BAKU" : "FIDE_DUTCH_2025");
    }
    state(sheet, "202", listOf(t.settings.tieBreaks));
    if (isEncoded(oneLine(t.settings.timeControl))) stateUnlessKept(sheet, "222", t.settings.timeControl);
}

void writeTrf16(TrfSheet& sheet)
{
    const auto& t = sheet.t;
    state(sheet, "XXR", std::to_string(t.settings.rounds));
    if (t.initialColour) state(sheet, "XXC", *t.initialColour == Colour::White ? "white1" : "black1");
    if (!listOf(t.settings.tieBreaks).empty()) sheet.note(TrfKind::TieBreaksLeftOut, {}, {});
}

} // namespace

void writeHead(TrfSheet& sheet)
{
    const auto& s = sheet.t.settings;
    const RoundNumber now{std::max(1, sheet.last.value)};
    const auto rated = std::count_if(sheet.rows.begin(), sheet.rows.end(),
                                     [&](const TrfRow& r) { return ratingFor(*r.player, now).rating > 0; });
    state(sheet, "012", s.name);
    state(sheet, "022", s.place);
    state(sheet, "032", s.federation);
    state(sheet, "042", dateText(s.start));
    state(sheet, "052", dateText(s.end));
    state(sheet, "062", std::to_string(sheet.rows.size()));
    state(sheet, "072", std::to_string(rated));
    stateUnlessKept(sheet, "082", "0");
    if (pairedHere(sheet.t)) stateUnlessKept(sheet, "092", "Individual: Swiss-System");
    state(sheet, "102", s.chiefArbiter);
    for (const auto& deputy : s.deputyArbiters) state(sheet, "112", deputy);
    state(sheet, "122", s.timeControl);
    if (sheet.how.format == TrfFormat::Trf26)
        writeTrf26(sheet);
    else
        writeTrf16(sheet);
    writeScoring(sheet);
}

} // namespace arbiter
