// Replay of a journal against its size: 500 and 5,000 players, eleven rounds. The baseline copies the same entries,
// which is the least that anything can do with them.
#include "domain/journal/undo.h"
#include "tests/support/large_event.h"

#include <benchmark/benchmark.h>

namespace {

using namespace arbiter;

void copyEntries(benchmark::State& state)
{
    const auto entries = test::asEntries(test::largeEvent(static_cast<int>(state.range(0)), 11));
    for (auto _ : state) {
        auto copy = entries;
        benchmark::DoNotOptimize(copy.data());
    }
    state.SetComplexityN(static_cast<std::int64_t>(entries.size()));
}

void replayEntries(benchmark::State& state)
{
    const auto entries = test::asEntries(test::largeEvent(static_cast<int>(state.range(0)), 11));
    for (auto _ : state) {
        auto replayed = replay(entries);
        if (replayed.bad) state.SkipWithError("the journal does not hold");
        benchmark::DoNotOptimize(replayed);
    }
    state.counters["entries"] = static_cast<double>(entries.size());
    state.SetComplexityN(static_cast<std::int64_t>(entries.size()));
}

/// Undo of the last result: the rule, what rests on it, and whether the journal holds without it.
void undoLast(benchmark::State& state)
{
    const auto entries = test::asEntries(test::largeEvent(static_cast<int>(state.range(0)), 11));
    const auto stands = standing(entries);
    const auto t = replay(entries, stands).tournament;
    for (auto _ : state) {
        auto fact = undo({entries, stands, t}, {entries.back().number}, "");
        if (!fact) state.SkipWithError("not undone");
        benchmark::DoNotOptimize(fact);
    }
    state.SetComplexityN(static_cast<std::int64_t>(entries.size()));
}

} // namespace

BENCHMARK(copyEntries)->Arg(500)->Arg(1000)->Arg(2000)->Arg(5000)->Unit(benchmark::kMillisecond)->Complexity();
BENCHMARK(replayEntries)->Arg(500)->Arg(1000)->Arg(2000)->Arg(5000)->Unit(benchmark::kMillisecond)->Complexity();
BENCHMARK(undoLast)->Arg(500)->Arg(1000)->Arg(2000)->Arg(5000)->Unit(benchmark::kMillisecond)->Complexity();
