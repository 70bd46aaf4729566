// Moves as people write them: long and short notation, national letters, figurines, Chinese, full-width characters,
// ICCF numbers, missing and false signs. Nothing is guessed: what is no move is an error that says what is wrong.
#pragma once

#include "domain/basics/bilingual.h"
#include "domain/chess/position.h"

#include <tl/expected.hpp>

#include <string_view>
#include <vector>

namespace arbiter {

enum class NotationFault {
    Syntax,           ///< no move in any form we know
    Illegal,          ///< a move, but not a legal one
    Ambiguous,        ///< several legal moves
    PromotionMissing, ///< a pawn reaches the last rank and becomes nothing, or nothing it may become
    NullMove,         ///< "--", "Z0"
    Result,           ///< "1-0", "½-½"
    DrawOffer,        ///< "(=)" alone
};

/// What was passed over. Laws C.13 makes x, + and # optional, so that one missing is no fault.
enum class NotationWarning {
    CaptureSignMissing,
    FalseCaptureSign,
    CheckSignMissing,
    FalseCheckSign,
    MateSignMissing,
    FalseMateSign,
    FalseEnPassantSign,
    LowerCasePiece,
    UpperCaseSquare,
    PawnWrittenAsPiece, ///< "Bxc3" where no bishop can and the b-pawn does
    PieceWrittenAsPawn, ///< "bxc3" where no pawn can and a bishop does
    EnglishLetter,      ///< a letter that the language does not have
    CastlingAsKingMove, ///< "Kg1", "e1g1"
};

struct NotationReading {
    Move move;
    bool drawOffered = false; ///< "(=)" or "=" after the move (Laws 9.1.2.1)
    std::vector<NotationWarning> warnings;
};

struct NotationError {
    NotationFault fault;
    std::vector<Move> readings;    ///< the legal moves between which an ambiguous text leaves the choice
    std::vector<Move> suggestions; ///< legal moves that could have been meant, likeliest first
};

/// `language` is an ISO code such as "de" or "zh"; anything else reads English letters. Figurines, Chinese and ICCF
/// numbers are read in every language.
tl::expected<NotationReading, NotationError> readNotation(const Position& position, std::string_view text,
                                                          std::string_view language = "en");

/// "syntax", "illegal", "ambiguous", "promotion", "null-move", "result", "draw-offer".
std::string_view keyOf(NotationFault fault);
Bilingual inWords(NotationFault fault);
Bilingual inWords(NotationWarning warning);

/// The readings of an ambiguous text, or what could have been meant: "perhaps Nf3, Nc3"; empty where there are none.
Word movesInWords(const Position& position, const NotationError& error);

} // namespace arbiter
