// The Laws taken word by word, slowly: how each man moves, square by square, and whether the king is then attacked.
// It shares nothing with domain/chess but the types, so that the two can be compared.
#pragma once

#include "domain/chess/position.h"

#include <set>
#include <string>

namespace literal {

/// All legal moves in coordinates; castling as king takes rook.
std::set<std::string> legalMoves(const arbiter::Position& position);

/// What Laws 9.2.3 compares, as text: men on squares, player to move, castling rights, en passant if it can be made.
std::string sameness(const arbiter::Position& position);

} // namespace literal
