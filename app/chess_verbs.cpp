// The verbs about moves and games.
#include "app/chess_verbs.h"

#include "domain/chess/fen.h"
#include "domain/chess/perft.h"

#include <fmt/format.h>

#include <charconv>
#include <cstdio>

namespace arbiter {

int perftVerb(std::span<const std::string> arguments)
{
    int depth = 0;
    if (arguments.size() == 2)
        std::from_chars(arguments[1].data(), arguments[1].data() + arguments[1].size(), depth);
    if (depth < 1) {
        fmt::print(stderr, "usage: arbiter perft \"FEN\" DEPTH\n");
        return 2;
    }
    const auto reading = readFen(arguments[0]);
    if (!reading) {
        fmt::print(stderr, "FEN, column {}: {}\n", reading.error().column, inWords(reading.error().fault));
        return 2;
    }
    fmt::print("{}\n", perft(reading->position, depth));
    return 0;
}

} // namespace arbiter
