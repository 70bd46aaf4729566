// replay: every game of a PGN file on the board; its claims, and the first bad move with its place. With --json a line
// a game (replay_json.cpp).
#include "app/games/chess_verbs.h"
#include "app/games/game_messages.h"
#include "app/games/replay_json.h"
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

Totals replayAsJson(std::FILE* file, const ReplayArguments& wanted, Language language)
{
    PgnReader reader{bytesOf(file), {PgnDepth::Everything, wanted.language}};
    PgnGame game;
    Totals totals;
    while (reader.next(game)) {
        printReplayJson(totals.games + 1, game, language);
        add(totals, game);
    }
    // A file without a game says so in a line of its own, in which no game has a number.
    if (totals.games == 0) printNoGameJson();
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

int replayVerb(std::span<const std::string> arguments, Language language)
{
    const auto say = [language](std::FILE* to, const Word& words) { fmt::print(to, "{}\n", words.in(language)); };
    const auto wanted = readArguments(arguments);
    if (!wanted) {
        say(stderr, messageOf(GameMessage::Usage, {"replay FILE.pgn [--json] [--threads 1|2] [--pieces CODE]"}));
        return 2;
    }
    const File file{std::fopen(wanted->path.c_str(), "rb")};
    if (!file) {
        say(stderr, messageOf(GameMessage::CannotBeRead, {wanted->path}));
        return 2;
    }
    Totals totals;
    if (wanted->json)
        totals = replayAsJson(file.get(), *wanted, language);
    else if (wanted->threads == 2)
        totals = replayWithTwo(file.get(), *wanted);
    else
        totals = replayStretch(*wanted, 0, std::numeric_limits<std::size_t>::max()).totals;
    if (!wanted->json)
        say(stdout,
            messageOf(GameMessage::ReplayTotals, {std::to_string(totals.games), std::to_string(totals.plies),
                                                  std::to_string(totals.errors), std::to_string(totals.repetitions),
                                                  std::to_string(totals.moveCounts), std::to_string(totals.warnings)}));
    return totals.errors ? 1 : 0;
}

} // namespace arbiter
