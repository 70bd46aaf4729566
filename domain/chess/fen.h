// FEN, the usual one-line form of a position, with the castling letters of Chess960 (Shredder- and X-FEN).
// Reading is tolerant and says what it changed; it refuses what is no position.
#pragma once

#include "domain/basics/bilingual.h"
#include "domain/chess/position.h"

#include <tl/expected.hpp>

#include <string>
#include <vector>

namespace arbiter {

/// What reading a FEN changed.
enum class FenChange {
    FieldMissing,       ///< the usual value stands in
    NumberUnreadable,   ///< 0, or 1 for the move number
    CastlingImpossible, ///< king or rook is not where it started: the right is dropped
    EnPassantDropped,   ///< no such capture is legal
    RestIgnored,        ///< more than six fields
};

struct FenReading {
    Position position;
    std::vector<FenChange> changes;
};

enum class FenFault {
    NotEightRanks,
    RankNotEightFiles,
    UnknownMan,
    NotOneKingEach,
    TooManyMen, ///< more than 16 of one colour
    PawnOnLastRank,
    UnknownPlayer,
    WaitingKingInCheck, ///< the player who is not to move stands in check
};

struct FenError {
    FenFault fault;
    std::size_t column; ///< from 1
    friend bool operator==(const FenError&, const FenError&) = default;
};

tl::expected<FenReading, FenError> readFen(std::string_view text);

/// X-FEN: castling KQkq means the outermost rook, otherwise the file; an en passant square only where it is legal.
std::string toFen(const Position& position);

/// In plain words, for messages.
Bilingual inWords(FenFault fault);
Bilingual inWords(FenChange change);

} // namespace arbiter
