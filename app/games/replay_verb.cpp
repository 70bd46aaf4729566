// replay: every game of a PGN file on the board; its claims, and the first bad move with its place. With --json a line
// a game, written by hand here: the names of its fields are fixed.
#include "app/games/chess_verbs.h"

#include "domain/chess/fen.h"
#include "domain/exchange/pgn_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <limits>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

namespace arbiter {

namespace {

struct CloseFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

encodings::ByteSource bytesOf(std::FILE* file)
{
    return [file](char* into, std::size_t room) { return std::fread(into, 1, room, file); };
}

std::string jsonText(std::string_view text)
{
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            (out += '\\') += c;
        else if (static_cast<unsigned char>(c) < 0x20)
            out += fmt::format("\\u{:04x}", static_cast<int>(c));
        else
            out += c;
    }
    return out += '"';
}

/// [a, b, ...] of what `value` gives for each ply that `wanted` holds for.
template <class Wanted, class Value> std::string jsonPlies(const Game& game, Wanted wanted, Value value)
{
    std::string out = "[";
    for (std::size_t ply = 0; ply <= game.plies(); ++ply)
        if (wanted(ply)) out += fmt::format("{}{}", out.size() > 1 ? "," : "", value(ply));
    return out += ']';
}

std::string jsonTags(const PgnGame& game)
{
    std::string out = "{";
    for (const PgnTag& tag : game.tags)
        out += fmt::format("{}{}: {}", out.size() > 1 ? ", " : "", jsonText(tag.name), jsonText(tag.value));
    return out += '}';
}

std::string withDetail(std::string_view words, const std::string& detail)
{
    return detail.empty() ? std::string{words} : fmt::format("{} ({})", words, detail);
}

std::string jsonError(const std::optional<PgnError>& error)
{
    if (!error) return "null";
    return fmt::format(R"({{"ply": {}, "text": {}, "why": {}, "line": {}, "column": {}, "byte": {}}})", error->ply,
                       jsonText(error->text), jsonText(withDetail(inWords(error->fault), error->detail)),
                       error->place.line, error->place.column, error->place.byte);
}

std::string jsonWarnings(const PgnGame& game)
{
    std::string out = "[";
    for (const PgnWarning& w : game.warnings) {
        const auto text =
            fmt::format("line {}, column {}: {}", w.place.line, w.place.column, withDetail(inWords(w.kind), w.detail));
        out += (out.size() > 1 ? ", " : "") + jsonText(text);
    }
    return out += ']';
}

void printJson(std::size_t number, const PgnGame& read)
{
    const Game& game = read.game;
    const auto all = [](std::size_t) { return true; };
    const auto itself = [](std::size_t ply) { return ply; };
    const auto claims = [&](bool (*holds)(const Game&, std::size_t, ClaimLimits)) {
        return jsonPlies(
            game, [&](std::size_t ply) { return holds(game, ply, {}); }, itself);
    };
    fmt::print("{{\"game\": {}, \"tags\": {}, \"result\": {}, \"plies\": {}, \"finalFen\": {}, ", number,
               jsonTags(read), jsonText(toText(read.result)), game.plies(), jsonText(toFen(game.now())));
    fmt::print("\"occurrences\": {}, \"moveCount\": {}, ",
               jsonPlies(game, all, [&](std::size_t ply) { return game.occurrences(ply); }),
               jsonPlies(game, all, [&](std::size_t ply) { return game.at(ply).moveCount; }));
    fmt::print("\"repetitionNow\": {}, \"repetitionByMove\": {}, \"fiftyNow\": {}, \"fiftyByMove\": {}, ",
               claims(repetitionHoldsNow), claims(repetitionByMove), claims(moveCountHoldsNow),
               claims(moveCountByMove));
    fmt::print("\"error\": {}, \"warnings\": {}}}\n", jsonError(read.error), jsonWarnings(read));
}

constexpr std::string_view noGameJson =
    R"({"game": 0, "tags": {}, "result": "*", "plies": 0, "finalFen": "", "occurrences": [], "moveCount": [], )"
    R"("repetitionNow": [], "repetitionByMove": [], "fiftyNow": [], "fiftyByMove": [], "error": null, "warnings": []})";

struct Totals {
    std::size_t games = 0, plies = 0, errors = 0, repetitions = 0, moveCounts = 0, warnings = 0;

    Totals& operator+=(const Totals& other)
    {
        games += other.games;
        plies += other.plies;
        errors += other.errors;
        repetitions += other.repetitions;
        moveCounts += other.moveCounts;
        warnings += other.warnings;
        return *this;
    }
};

bool holdsSomewhere(const Game& game, bool (*holds)(const Game&, std::size_t, ClaimLimits))
{
    for (std::size_t ply = 0; ply <= game.plies(); ++ply)
        if (holds(game, ply, {})) return true;
    return false;
}

void add(Totals& totals, const PgnGame& read)
{
    const Game& game = read.game;
    ++totals.games;
    totals.plies += game.plies();
    totals.errors += read.error.has_value();
    totals.warnings += read.warnings.size();
    const ClaimLimits reached = game.reached(), needed;
    totals.repetitions += reached.occurrences >= needed.occurrences && holdsSomewhere(game, repetitionHoldsNow);
    totals.moveCounts += reached.halfMoves >= needed.halfMoves && holdsSomewhere(game, moveCountHoldsNow);
}

struct ReplayArguments {
    std::string path;
    bool json = false;
    unsigned threads = 1;
    std::string language = "en";
};

std::optional<ReplayArguments> readArguments(std::span<const std::string> arguments)
{
    ReplayArguments read;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& a = arguments[i];
        const bool more = i + 1 < arguments.size();
        if (a == "--json")
            read.json = true;
        else if (a == "--threads" && more && (arguments[i + 1] == "1" || arguments[i + 1] == "2"))
            read.threads = arguments[++i] == "1" ? 1 : 2;
        else if (a == "--language" && more)
            read.language = arguments[++i];
        else if (read.path.empty() && !a.starts_with("--"))
            read.path = a;
        else
            return {};
    }
    if (read.path.empty()) return {};
    return read;
}

Totals replayAsJson(std::FILE* file, const ReplayArguments& wanted)
{
    PgnReader reader{bytesOf(file), {PgnDepth::Everything, wanted.language}};
    PgnGame game;
    Totals totals;
    while (reader.next(game)) {
        printJson(totals.games + 1, game);
        add(totals, game);
    }
    // A file without a game says so in a line of its own, in which no game has a number.
    if (totals.games == 0) fmt::print("{}\n", noGameJson);
    return totals;
}

/// Games from `start` on, up to one that begins at or after `end`; where that one began.
struct Stretch {
    Totals totals;
    std::size_t stoppedAt = 0;
};

Stretch replayStretch(const ReplayArguments& wanted, std::size_t start, std::size_t end)
{
    Stretch stretch;
    const File file{std::fopen(wanted.path.c_str(), "rb")};
    if (!file || std::fseek(file.get(), static_cast<long>(start), SEEK_SET) != 0) return stretch;
    PgnReader reader{bytesOf(file.get()), {PgnDepth::MovesOnly, wanted.language}};
    PgnGame game;
    while (reader.next(game)) {
        stretch.stoppedAt = start + reader.startOfGame();
        if (stretch.stoppedAt >= end) return stretch;
        add(stretch.totals, game);
    }
    stretch.stoppedAt = std::numeric_limits<std::size_t>::max();
    return stretch;
}

/// A place near the middle where a game seems to begin; 0 where none is seen, or where places in the text are not
/// those in the file (UTF-16, a BOM).
std::size_t guessMiddle(std::FILE* file)
{
    std::array<char, 4> head{};
    std::vector<char> window(std::size_t{1} << 20);
    const std::size_t read = std::fread(head.data(), 1, head.size(), file);
    const bool plain = std::all_of(head.begin(), head.begin() + read, [](char c) { return c > 0; });
    if (!plain || std::fseek(file, 0, SEEK_END) != 0) return 0;
    const long middle = std::ftell(file) / 2;
    if (middle < 0 || std::fseek(file, middle, SEEK_SET) != 0) return 0;
    const std::string_view text{window.data(), std::fread(window.data(), 1, window.size(), file)};
    const bool ascii = std::all_of(text.begin(), text.end(), [](char c) { return c > 0; });
    const auto found = text.find("\n\n[Event ");
    return !ascii || found == text.npos ? 0 : static_cast<std::size_t>(middle) + found + 2;
}

/// Two readers, the second from a guessed place on. What it read counts only if the first one finds a game beginning
/// exactly there; else the first reads on, as if it were alone.
Totals replayWithTwo(std::FILE* file, const ReplayArguments& wanted)
{
    constexpr std::size_t nowhere = std::numeric_limits<std::size_t>::max();
    const std::size_t middle = guessMiddle(file);
    if (middle == 0) return replayStretch(wanted, 0, nowhere).totals;
    Stretch second;
    std::thread other{[&] { second = replayStretch(wanted, middle, nowhere); }};
    Stretch first = replayStretch(wanted, 0, middle);
    other.join();
    if (first.stoppedAt != middle) return replayStretch(wanted, 0, nowhere).totals;
    first.totals += second.totals;
    return first.totals;
}

} // namespace

int replayVerb(std::span<const std::string> arguments)
{
    const auto wanted = readArguments(arguments);
    if (!wanted) {
        fmt::print(stderr, "usage: arbiter replay FILE.pgn [--json] [--threads 1|2] [--language CODE]\n");
        return 2;
    }
    const File file{std::fopen(wanted->path.c_str(), "rb")};
    if (!file) {
        fmt::print(stderr, "{}: cannot be read\n", wanted->path);
        return 2;
    }
    Totals totals;
    if (wanted->json)
        totals = replayAsJson(file.get(), *wanted);
    else if (wanted->threads == 2)
        totals = replayWithTwo(file.get(), *wanted);
    else
        totals = replayStretch(*wanted, 0, std::numeric_limits<std::size_t>::max()).totals;
    if (!wanted->json)
        fmt::print(
            "{} games, {} plies, {} with an error, {} with a threefold repetition, {} with 50 moves, {} warnings\n",
            totals.games, totals.plies, totals.errors, totals.repetitions, totals.moveCounts, totals.warnings);
    return totals.errors ? 1 : 0;
}

} // namespace arbiter
