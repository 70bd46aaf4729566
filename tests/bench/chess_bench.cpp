// Google Benchmark of the parts of the rules engine: legal moves, SAN, a played move, a proof about mate.
#include "domain/chess/can_mate.h"
#include "domain/chess/fen.h"
#include "domain/chess/legal_moves.h"
#include "domain/chess/perft.h"
#include "domain/chess/san.h"

#include <benchmark/benchmark.h>

using namespace arbiter;

namespace {

const char* const sharp = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
const char* const walled = "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1";

void perftOfFour(benchmark::State& state)
{
    const Position p = readFen(sharp)->position;
    for (auto _ : state) benchmark::DoNotOptimize(perft(p, 4));
}
BENCHMARK(perftOfFour);

void perftOfFourWithoutPext(benchmark::State& state)
{
    const Position p = readFen(sharp)->position;
    for (auto _ : state) benchmark::DoNotOptimize(perftOnAnyProcessor(p, 4));
}
BENCHMARK(perftOfFourWithoutPext);

void oneSan(benchmark::State& state)
{
    const Position p = readFen(sharp)->position;
    for (auto _ : state) benchmark::DoNotOptimize(readSan(p, "Nxd7"));
}
BENCHMARK(oneSan);

void onePlayedMove(benchmark::State& state)
{
    const Position p = readFen(sharp)->position;
    const Move m = readSan(p, "Nxd7");
    for (auto _ : state) benchmark::DoNotOptimize(p.after(m));
}
BENCHMARK(onePlayedMove);

void oneProofOfAWall(benchmark::State& state)
{
    const Position p = readFen(walled)->position;
    for (auto _ : state) benchmark::DoNotOptimize(isDead(p));
}
BENCHMARK(oneProofOfAWall);

} // namespace

BENCHMARK_MAIN();
