// Any bytes as PGN, in pieces of an odd size. A game without an error is written, and reads back the same.
#include "domain/exchange/pgn_reader.h"
#include "domain/exchange/pgn_writer.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <cstring>

using namespace arbiter;

namespace {

encodings::ByteSource sourceOf(std::string text)
{
    return [text = std::move(text), at = std::size_t{0}](char* into, std::size_t room) mutable {
        const std::size_t n = std::min({room, std::size_t{97}, text.size() - at});
        std::memcpy(into, text.data() + at, n);
        at += n;
        return n;
    };
}

void checkWriting(const PgnGame& game)
{
    PgnReader reader{sourceOf(writePgn(game))};
    PgnGame again;
    if (!reader.next(again) || again.error || again.line != game.line || again.result != game.result) std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string text{reinterpret_cast<const char*>(data), size};
    std::size_t plies = 0;
    PgnReader reader{sourceOf(text)};
    for (PgnGame game; reader.next(game);) {
        plies += game.game.plies();
        if (!game.error) checkWriting(game);
        for (const PgnWarning& w : game.warnings)
            if (inWords(w.kind).zh.empty()) std::abort();
        for (const PgnMove& m : game.line.moves)
            for (const PgnNote& n : m.notes) readClock(n.text, "clk");
    }
    PgnReader quick{sourceOf(text), {PgnDepth::MovesOnly, "en"}};
    for (PgnGame game; quick.next(game);) plies -= game.game.plies();
    if (plies != 0) std::abort();
    return 0;
}
