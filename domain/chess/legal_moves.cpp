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

Move legalCastling(const Position& p, bool kingSide)
{
    MoveList list;
    ListSink sink{list};
    onThisProcessor([&]<class Cpu>(Cpu) {
        if (p.toMove == Colour::White)
            LegalMoves<Cpu, Colour::White, ListSink>{p, sink}.runCastlings();
        else
            LegalMoves<Cpu, Colour::Black, ListSink>{p, sink}.runCastlings();
    });
    for (const Move m : list)
        if ((m.to() > m.from()) == kingSide) return m;
    return {};
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
