// The last ply is counted from sets of squares, without making the moves.
#include "domain/chess/perft.h"

#include "domain/chess/legal_moves.h"

namespace arbiter {

namespace {

template <class Cpu> std::uint64_t leaves(const Position& p, int depth)
{
    if (depth == 1) {
        CountSink<Cpu> counter;
        forEachLegal<Cpu>(p, counter);
        return counter.count;
    }
    MoveList list;
    ListSink sink{list};
    forEachLegal<Cpu>(p, sink);
    std::uint64_t sum = 0;
    for (const Move m : list) sum += leaves<Cpu>(p.after(m), depth - 1);
    return sum;
}

} // namespace

std::uint64_t perft(const Position& p, int depth)
{
    if (depth <= 0) return 1;
    return onThisProcessor([&]<class Cpu>(Cpu) { return leaves<Cpu>(p, depth); });
}

std::uint64_t perftOnAnyProcessor(const Position& p, int depth)
{
    return depth <= 0 ? 1 : leaves<AnyProcessor>(p, depth);
}

} // namespace arbiter
