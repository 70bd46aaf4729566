// The lines of a report one by one, each to the reader of its record; then what only the whole file can tell.
#include "domain/exchange/trf_reader.h"

#include "domain/exchange/trf_reading.h"

#include <algorithm>

namespace arbiter {

namespace {

constexpr std::size_t longestLine = 1'000'000;
constexpr std::size_t mostErrors = 1000;
constexpr int mostUnknown = 10'000;

using Problems = std::vector<TrfNotice>;

/// Why the bytes cannot be a report at all: too many, none, or no text. Looked at before anything is decoded.
std::optional<TrfNotice> notAText(std::string_view bytes)
{
    if (bytes.size() > trfLargestFile) return TrfNotice{TrfKind::FileTooLarge, 0, 0, {}, {text(trfLargestFile >> 20)}};
    if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF")) return TrfNotice{TrfKind::Utf16, 1, 1, {}, {}};
    int line = 1;
    std::size_t start = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const auto c = static_cast<unsigned char>(bytes[i]);
        const bool lineEnd = c == '\n' || c == '\r';
        const int column = static_cast<int>(i - start) + 1;
        if (i - start > longestLine) return TrfNotice{TrfKind::LineTooLong, line, 0, {}, {text(longestLine)}};
        if (c < ' ' && !lineEnd && c != '\t' && c != '\f' && c != 0x1A)
            return TrfNotice{TrfKind::NotText, line, column, {}, {text(c)}};
        if (!lineEnd) continue;
        if (c == '\r' || i == 0 || bytes[i - 1] != '\r') ++line;
        start = i + 1;
    }
    return {};
}

std::optional<int> numericId(const ColumnLine& line)
{
    int id = 0;
    for (int column = 1; column <= 3; ++column) {
        const char c = line.at(column);
        if (c < '0' || c > '9') return {};
        id = 10 * id + (c - '0');
    }
    return id;
}

bool isKnownNumber(int id)
{
    return id == 1 || id == 801 || id == 802 || isTournamentRecord(id) || isSpecialRecord(id) || isTeamRecord(id);
}

/// Records with free text may hold tabs; those with columns may not.
bool hasColumns(int id) { return id == 1 || id == 132 || id == 162 || isSpecialRecord(id) || isTeamRecord(id); }

void readNumbered(TrfReading& r, const ColumnLine& line, int id)
{
    if ((hasColumns(id) && hasTab(r, line)) || !blankAt(r, line, {4})) {
        r.numberUnread = r.numberUnread || id == 1;
        return;
    }
    if (id == 1)
        readPlayerRecord(r, line);
    else if (isTournamentRecord(id))
        readTournamentRecord(r, line, id);
    else if (isTeamRecord(id))
        readTeamRecord(r, line, id);
    else if (isSpecialRecord(id))
        readSpecialRecord(r, line, id);
}

/// Tornelo's DAT lines may carry what belongs to nobody else.
bool isPersonal(const ColumnLine& line)
{
    const auto all = upper(line.text());
    const auto has = [&](std::string_view word) { return all.find(word) != std::string::npos; };
    return all.starts_with("DAT ") && (has("BIRTH") || has("DOB") || has("MAIL") || has("PHONE"));
}

void keep(TrfReading& r, const ColumnLine& line)
{
    if (isPersonal(line)) {
        r.adjust(line, 1, TrfKind::PersonalLeftOut, line.text(), {"DAT"});
        return;
    }
    std::string kept{line.text()};
    if (isNationalRecord(line) && !line.field(70, 79).empty()) {
        kept = std::string{line.columns(1, 69)} + std::string(10, ' ') + std::string{line.columns(80, line.size())};
        r.adjust(line, 70, TrfKind::PersonalLeftOut, {}, {line.columns(1, 3)});
    }
    std::replace(kept.begin(), kept.end(), '\f', ' ');
    r.report.lines.push_back({kept, line.number()});
}

/// False where the line is no record that is known.
bool readLine(TrfReading& r, const ColumnLine& line)
{
    const auto id = numericId(line);
    const auto head = line.columns(1, 3);
    bool known = true;
    if (id && isKnownNumber(*id))
        readNumbered(r, line, *id);
    else if (head.starts_with("XX") || head.starts_with("BB"))
        known = readExtension(r, line);
    else if (isNationalRecord(line))
        readNationalRecord(r, line);
    else
        known = head == "###" || head == "DAT";
    if (id != 1) keep(r, line);
    return known;
}

/// All lines; an error at once where so much is unknown that the file is something else.
void readLines(TrfReading& r, std::string_view text)
{
    const auto lines = splitLines(text);
    int unknown = 0, known = 0, firstUnknown = 0;
    for (std::size_t i = 0; i < lines.size() && r.errors.size() < mostErrors; ++i) {
        const ColumnLine line{static_cast<int>(i) + 1, lines[i]};
        if (line.size() == 0 || trimmed(line.text()) == "\x1A") continue;
        if (readLine(r, line)) {
            ++known;
            continue;
        }
        if (unknown++ == 0) firstUnknown = static_cast<int>(i);
        r.adjust(line, 1, TrfKind::RecordUnknown, line.columns(1, 3));
        if (unknown > mostUnknown || (known == 0 && unknown >= 100)) break;
    }
    if (unknown > mostUnknown || (known == 0 && unknown > 0))
        r.errors = {
            {TrfKind::NotTrf, firstUnknown + 1, 1, std::string{lines[static_cast<std::size_t>(firstUnknown)]}, {}}};
    else if (known == 0)
        r.errors = {{TrfKind::EmptyFile, 0, 0, {}, {}}};
}

void settle(TrfReading& r)
{
    settleNumbers(r);
    settleScoring(r);
    settleRounds(r);
    settleByes(r);
    if (!r.errors.empty()) return;
    settleAcceleration(r);
    checkPoints(r);
    checkEvent(r);
}

void inOrder(Problems& notices)
{
    std::stable_sort(notices.begin(), notices.end(), [](const TrfNotice& a, const TrfNotice& b) {
        return std::pair{a.line, a.column} < std::pair{b.line, b.column};
    });
}

} // namespace

tl::expected<TrfReport, Problems> readTrf(std::string_view bytes)
{
    if (const auto problem = notAText(bytes)) return tl::unexpected{Problems{*problem}};
    const auto decoded = decodeText(bytes);
    TrfReading r;
    if (decoded.encoding == TextEncoding::Windows1252) r.adjust(TrfSpot{}, TrfKind::FromWindows1252, {});
    readLines(r, decoded.text);
    const bool notTrf =
        r.errors.size() == 1 && (r.errors[0].kind == TrfKind::NotTrf || r.errors[0].kind == TrfKind::EmptyFile);
    if (!notTrf && r.errors.size() < mostErrors) settle(r);
    inOrder(r.errors);
    if (r.errors.size() >= mostErrors) {
        r.errors.resize(mostErrors);
        r.errors.push_back({TrfKind::TooManyErrors, 0, 0, {}, {text(mostErrors)}});
    }
    if (!r.errors.empty()) return tl::unexpected{std::move(r.errors)};
    inOrder(r.report.adjustments);
    return std::move(r.report);
}

} // namespace arbiter
