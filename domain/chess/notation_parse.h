// The grammar of a written move, without the board: what a text can mean. notation.cpp looks which of it is legal.
#pragma once

#include "domain/chess/notation.h"

#include <string>

namespace arbiter {

/// The signs after a move, taken off its end.
struct MoveMarks {
    bool capture = false, check = false, mate = false, enPassant = false, drawOffer = false;
};
MoveMarks takeMarks(std::u32string& text);

/// Takes "12.", "12...", "12 " with dots off the front.
void takeMoveNumber(std::u32string& text);

bool isResult(const std::u32string& text);
bool isNullMove(const std::u32string& text);

/// Whether it castles to the king's side ("0-0", "OO"), or to the queen's; nothing where it does not castle.
std::optional<bool> readCastling(const std::u32string& text);

/// One way to read a text.
struct MovePattern {
    std::optional<Role> role; ///< nothing: any man
    Bitboard from = allSquares;
    Bitboard to = allSquares;
    bool capture = false;       ///< "x" was written
    bool originWritten = false; ///< file or rank or both
    std::optional<Role> becomes;
    std::vector<NotationWarning> warnings;
};

/// All ways to read it, the likeliest first.
std::vector<MovePattern> readPatterns(const std::u32string& text, std::string_view language);

} // namespace arbiter
