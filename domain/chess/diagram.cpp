// Reading a diagram from FEN.
#include "domain/chess/diagram.h"

#include <algorithm>

namespace arbiter {

namespace {

constexpr std::string_view menLetters = "KQRBNPkqrbnp";

/// One rank into eight squares; false where it does not fill them exactly.
bool readRank(std::string_view rank, char* squares)
{
    std::size_t file = 0;
    for (const char c : rank) {
        if (c >= '1' && c <= '8') {
            file += static_cast<std::size_t>(c - '0');
        } else if (menLetters.find(c) != std::string_view::npos && file < 8) {
            squares[file++] = c;
        } else {
            return false;
        }
        if (file > 8) return false;
    }
    return file == 8;
}

bool oneKingEach(const Diagram& d)
{
    return std::count(d.men.begin(), d.men.end(), 'K') == 1 && std::count(d.men.begin(), d.men.end(), 'k') == 1;
}

} // namespace

std::optional<Diagram> readDiagram(std::string_view fen)
{
    Diagram d;
    const auto blank = fen.find(' ');
    if (blank == std::string_view::npos || blank + 1 >= fen.size()) return {};
    auto placement = fen.substr(0, blank);
    for (std::size_t rank = 0; rank < 8; ++rank) {
        const auto slash = std::min(placement.find('/'), placement.size());
        if (!readRank(placement.substr(0, slash), d.men.data() + 8 * rank)) return {};
        const bool last = slash == placement.size();
        if (last != (rank == 7)) return {};
        placement.remove_prefix(last ? slash : slash + 1);
    }
    const auto side = fen.substr(blank + 1, std::min(fen.find(' ', blank + 1), fen.size()) - blank - 1);
    if (side != "w" && side != "b") return {};
    d.toMove = side == "w" ? Colour::White : Colour::Black;
    return oneKingEach(d) ? std::optional{d} : std::nullopt;
}

} // namespace arbiter
