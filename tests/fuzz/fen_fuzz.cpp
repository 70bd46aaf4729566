// Any text as FEN: what is read can be written, and reads back the same.
#include "domain/chess/fen.h"
#include "domain/chess/legal_moves.h"

#include <cstdint>
#include <cstdlib>

using namespace arbiter;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto reading = readFen({reinterpret_cast<const char*>(data), size});
    if (!reading) return inWords(reading.error().fault).zh.empty() ? std::abort(), 0 : 0;
    for (const FenChange change : reading->changes)
        if (inWords(change).zh.empty()) std::abort();
    const auto again = readFen(toFen(reading->position));
    if (!again || !again->changes.empty() || !sameInTheLaws(again->position, reading->position)) std::abort();
    for (const Move m : legalMoves(reading->position)) {
        const Position next = reading->position.after(m);
        if (next.hash != hashOf(next) || isInCheck(next, reading->position.toMove)) std::abort();
    }
    return 0;
}
