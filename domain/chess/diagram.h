// A position as it stands on an envelope or a sheet: the men on the squares and the side to move. Whether it is legal,
// and what may be played, is the rest of this room.
#pragma once

#include "domain/basics/colour.h"

#include <array>
#include <optional>
#include <string_view>

namespace arbiter {

struct Diagram {
    std::array<char, 64> men{}; ///< a8, b8 ... h1; "KQRBNPkqrbnp", or 0 for an empty square
    Colour toMove = Colour::White;
};

/// Reads the placement and the side to move of a FEN; nothing where there are not eight ranks of eight squares, not
/// exactly one king a side, or no side to move.
std::optional<Diagram> readDiagram(std::string_view fen);

} // namespace arbiter
