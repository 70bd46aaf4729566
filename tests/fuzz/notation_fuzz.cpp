// Three lines: FEN, language, and any text as a move. What is read is legal, and its SAN reads back as the same move.
#include "domain/chess/notation.h"
#include "domain/chess/can_mate.h"
#include "domain/chess/fen.h"
#include "domain/chess/legal_moves.h"
#include "domain/chess/san.h"

#include <cstdint>
#include <cstdlib>

using namespace arbiter;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    std::string_view text{reinterpret_cast<const char*>(data), size};
    const auto takeLine = [&text] {
        const auto line = text.substr(0, text.find('\n'));
        text.remove_prefix(line.size() < text.size() ? line.size() + 1 : text.size());
        return line;
    };
    const auto fen = readFen(takeLine());
    const auto language = takeLine();
    const Position position = fen ? fen->position : startPosition();
    const auto reading = readNotation(position, text, language);
    if (!reading) {
        if (keyOf(reading.error().fault).empty()) std::abort();
        for (const Move m : reading.error().readings)
            if (!isLegal(position, m)) std::abort();
        return 0;
    }
    if (!isLegal(position, reading->move) || readSan(position, toSan(position, reading->move)) != reading->move)
        std::abort();
    for (const NotationWarning w : reading->warnings)
        if (inWords(w).zh.empty()) std::abort();
    canMate(position, Colour::White, 20);
    return 0;
}
