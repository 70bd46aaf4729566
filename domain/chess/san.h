// Short algebraic notation as the Laws prescribe it (Appendix C): written, and read where it is written correctly.
// What people really write is in notation.h.
#pragma once

#include "domain/chess/position.h"

namespace arbiter {

/// "Nbd7", "exd6", "e8=Q+", "O-O-O", with + for check and # for mate (C.13). The move must be legal.
std::string toSan(const Position& position, Move move);

/// The one legal move that the text means; no move where it is not exactly one, or no SAN in English letters.
/// x, + and # are not compared with the position, and !, ? at the end are passed over.
Move readSan(const Position& position, std::string_view text);

} // namespace arbiter
