// What the journal file costs: loading with every seal checked, one decision, an act of 5,000 players; each beside
// what SQLite alone takes for the same bytes. The argument is the number of players; an event has 11 rounds.
#include "db/journal_file.h"
#include "domain/facts/kinds.h"

#include <benchmark/benchmark.h>
#include <sqlite3.h>
#include <unistd.h>

#include <map>

using namespace arbiter;
namespace fs = std::filesystem;

namespace {

const Signature signature{{1'796'049'005'123, 480}, "Wei Lan", "desk 1"};
const Holder bench{"bench", 1, "bench", signature.at};

fs::path inFolder(const std::string& name)
{
    static const fs::path folder = fs::temp_directory_path() / ("arbiter-bench-" + std::to_string(::getpid()));
    fs::create_directories(folder);
    return folder / name;
}

NewEntry entering(int player)
{
    PlayerEntered p;
    p.player = {player};
    p.card = {"Surname " + std::to_string(player) + ", Forename",
              "",
              "ENG",
              Title::None,
              Sex::Unstated,
              std::to_string(400'000 + player),
              "Harbour Chess Club"};
    p.rating = {{1}, 2600 - player % 1600, "FIDE standard 2026-11"};
    return {p};
}

std::vector<NewEntry> entries(int players)
{
    Settings settings;
    settings.name = "Bench";
    settings.rounds = 11;
    std::vector<NewEntry> all{{EventOpened{settings, std::string(32, 'a')}}};
    NumbersAssigned numbers;
    for (int i = 1; i <= players; ++i) {
        all.push_back(entering(i));
        numbers.order.push_back({i});
    }
    all.push_back({InitialColourDrawn{Colour::White}});
    all.push_back({numbers});
    return all;
}

void addRound(int round, int players, std::vector<NewEntry>& all)
{
    RoundDrafted draft{{round}, PairingMethod::Dutch, {}, {}};
    for (int i = 1; i < players; i += 2) draft.boards.push_back({{i}, {i + 1}});
    all.push_back({draft, {{1}, {2}, {3}}});
    all.push_back({RoundPublished{{round}}});
    for (int board = 1; board <= players / 2; ++board)
        all.push_back({ResultEntered{{{round}, {board}, 1}, Outcome::WhiteWins}});
}

/// A file with the whole event, made once.
const fs::path& eventOf(int players)
{
    static std::map<int, fs::path> made;
    if (const auto at = made.find(players); at != made.end()) return at->second;
    auto all = entries(players);
    for (int round = 1; round <= 11; ++round) addRound(round, players, all);
    const auto path = inFolder(std::to_string(players) + ".arb");
    auto file = JournalFile::create(path, bench);
    if (!file || !file->append(all, signature)) std::abort();
    return made[players] = path;
}

void load(benchmark::State& state)
{
    const auto& path = eventOf(static_cast<int>(state.range(0)));
    std::size_t count = 0;
    for (auto _ : state) {
        const auto opened = JournalFile::open(path, Access::Read, {});
        if (!opened || opened->content.bad) std::abort();
        count = opened->content.entries.size();
    }
    state.counters["entries"] = static_cast<double>(count);
}
BENCHMARK(load)->Arg(500)->Arg(5000)->Unit(benchmark::kMillisecond);

void loadAndReplay(benchmark::State& state)
{
    const auto& path = eventOf(static_cast<int>(state.range(0)));
    for (auto _ : state) {
        const auto event = JournalFile::openEvent(path, Access::Read, {});
        if (!event || event->replayed.bad) std::abort();
    }
}
BENCHMARK(loadAndReplay)->Arg(500)->Arg(5000)->Unit(benchmark::kMillisecond);

void baselineRowsRead(benchmark::State& state)
{
    const auto path = eventOf(static_cast<int>(state.range(0))).string();
    for (auto _ : state) {
        auto c = sql::Connection::open(path, SQLITE_OPEN_READONLY);
        auto rows = c->prepare("SELECT number, act, at, author, desk, kind, body, seal FROM journal ORDER BY number");
        std::size_t bytes = 0;
        while (*rows->step())
            for (int column = 0; column < 8; ++column) bytes += rows->text(column).size();
        benchmark::DoNotOptimize(bytes);
    }
}
BENCHMARK(baselineRowsRead)->Arg(500)->Arg(5000)->Unit(benchmark::kMillisecond);

void appendOne(benchmark::State& state)
{
    const auto path = inFolder("append.arb");
    fs::remove(path);
    auto file = JournalFile::create(path, bench);
    const NewEntry one{ResultEntered{{{5}, {3}, 1}, Outcome::WhiteWins}};
    for (auto _ : state)
        if (!file->append({&one, 1}, signature)) std::abort();
}
BENCHMARK(appendOne)->Unit(benchmark::kMillisecond);

void actOf5000Players(benchmark::State& state)
{
    std::vector<NewEntry> act;
    for (int i = 1; i <= 5000; ++i) act.push_back(entering(i));
    const auto path = inFolder("act.arb");
    for (auto _ : state) {
        state.PauseTiming();
        fs::remove(path);
        auto file = JournalFile::create(path, bench);
        state.ResumeTiming();
        if (!file->append(act, signature)) std::abort();
    }
}
BENCHMARK(actOf5000Players)->Unit(benchmark::kMillisecond);

/// One transaction of so many rows with the same columns, as durable, without triggers, codec or seals.
void baselineInserts(benchmark::State& state)
{
    const auto path = inFolder("raw.db");
    fs::remove(path);
    auto c = sql::Connection::open(path.string(), SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    (void)c->exec("PRAGMA journal_mode=TRUNCATE; PRAGMA synchronous=FULL; CREATE TABLE journal (number INTEGER PRIMARY "
                  "KEY, act, at, author, desk, kind, body, seal)");
    const bool players = state.range(0) > 1;
    const auto body = encode(players ? entering(4711) : NewEntry{ResultEntered{{{5}, {3}, 1}, Outcome::WhiteWins}});
    const auto at = toText(signature.at);
    const std::array<std::uint8_t, 32> seal{};
    for (auto _ : state) {
        auto transaction = sql::Transaction::begin(*c);
        auto insert =
            c->prepare("INSERT INTO journal (act, at, author, desk, kind, body, seal) VALUES (?, ?, ?, ?, ?, ?, ?)");
        for (std::int64_t i = 0; i < state.range(0); ++i) {
            insert->bind(1, i)
                .bind(2, at)
                .bind(3, signature.author)
                .bind(4, signature.desk)
                .bind(5, "ResultEntered/1")
                .bind(6, body)
                .bind(7, sql::Bytes{seal});
            if (!insert->run()) std::abort();
        }
        if (!transaction->commit()) std::abort();
    }
}
BENCHMARK(baselineInserts)->Arg(1)->Arg(5000)->Unit(benchmark::kMillisecond);

} // namespace
