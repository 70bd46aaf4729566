// The legal moves for those who do not count processor cycles.
#include "domain/chess/legal_moves.h"

#include <algorithm>

namespace arbiter {

MoveList legalMoves(const Position& p)
{
    MoveList list;
    ListSink sink{list};
    onThisProcessor([&]<class Cpu>(Cpu) { forEachLegal<Cpu>(p, sink); });
    return list;
}

bool hasLegalMove(const Position& p)
{
    return onThisProcessor([&]<class Cpu>(Cpu) {
        CountSink<Cpu> sink;
        forEachLegal<Cpu>(p, sink);
        return sink.count != 0;
    });
}

bool isLegal(const Position& p, Move move)
{
    const MoveList list = legalMoves(p);
    return std::find(list.begin(), list.end(), move) != list.end();
}

} // namespace arbiter
