// What is said about a FEN or a written move, in English and Chinese. The reading itself is in fen.cpp and
// notation.cpp.
#include "domain/basics/word_filling.h"
#include "domain/chess/fen.h"
#include "domain/chess/notation.h"
#include "domain/chess/san.h"

namespace arbiter {

Bilingual inWords(FenFault fault)
{
    switch (fault) {
    case FenFault::NotEightRanks: return {"not eight ranks", "不是八条横线"};
    case FenFault::RankNotEightFiles: return {"a rank that does not have eight squares", "某条横线不足或多于八格"};
    case FenFault::UnknownMan: return {"a letter that is no man", "该字母不代表任何棋子"};
    case FenFault::NotOneKingEach: return {"not one king each", "双方并非各有一王"};
    case FenFault::TooManyMen: return {"more than 16 men of one colour", "一方的棋子多于16个"};
    case FenFault::PawnOnLastRank: return {"a pawn on the first or last rank", "底线上有兵"};
    case FenFault::UnknownPlayer: return {"the player to move is neither w nor b", "行棋方既不是w也不是b"};
    case FenFault::WaitingKingInCheck:
        return {"the player who is not to move stands in check", "不该行棋的一方正被将军"};
    }
    return {};
}

Bilingual inWords(FenChange change)
{
    switch (change) {
    case FenChange::FieldMissing: return {"a field is missing, the usual value was taken", "缺少字段，已取通常值"};
    case FenChange::NumberUnreadable:
        return {"a move count is no number, the usual value was taken", "着数不是数字，已取通常值"};
    case FenChange::CastlingImpossible:
        return {"a castling right that king and rook cannot have was dropped", "王和车不可能具有的易位权已去掉"};
    case FenChange::EnPassantDropped:
        return {"an en passant square where no capture is legal was dropped", "不能合法吃过路兵的格已去掉"};
    case FenChange::RestIgnored: return {"text after the sixth field was ignored", "第六个字段之后的文字已忽略"};
    }
    return {};
}

std::string_view keyOf(NotationFault f)
{
    switch (f) {
    case NotationFault::Syntax: return "syntax";
    case NotationFault::Illegal: return "illegal";
    case NotationFault::Ambiguous: return "ambiguous";
    case NotationFault::PromotionMissing: return "promotion";
    case NotationFault::NullMove: return "null-move";
    case NotationFault::Result: return "result";
    case NotationFault::DrawOffer: return "draw-offer";
    }
    return {};
}

Bilingual inWords(NotationFault f)
{
    switch (f) {
    case NotationFault::Syntax: return {"no move", "不是着法"};
    case NotationFault::Illegal: return {"not legal", "不合法"};
    case NotationFault::Ambiguous: return {"ambiguous", "有歧义"};
    case NotationFault::PromotionMissing: return {"the pawn must be said to become a piece", "须写明兵升变成什么"};
    case NotationFault::NullMove: return {"no move: a player must move", "空着：棋手必须走棋"};
    case NotationFault::Result: return {"a result, no move", "是结果，不是着法"};
    case NotationFault::DrawOffer: return {"a draw offer, no move", "是提和，不是着法"};
    }
    return {};
}

Word movesInWords(const Position& p, const NotationError& error)
{
    const bool ambiguous = !error.readings.empty();
    const auto& moves = ambiguous ? error.readings : error.suggestions;
    if (moves.empty()) return "";
    std::string list;
    for (const Move m : moves) list += (list.empty() ? "" : ", ") + toSan(p, m);
    return fillWord(ambiguous ? Bilingual{"it can be {0}", "可指{0}"} : Bilingual{"perhaps {0}", "可能是{0}"}, {list});
}

Bilingual inWords(NotationWarning w)
{
    switch (w) {
    case NotationWarning::CaptureSignMissing: return {"it captures, and has no x", "吃子而未写x"};
    case NotationWarning::FalseCaptureSign: return {"x, but nothing is captured", "写了x而没有吃子"};
    case NotationWarning::CheckSignMissing: return {"it gives check, and has no +", "将军而未写+"};
    case NotationWarning::FalseCheckSign: return {"+, but there is no check", "写了+而没有将军"};
    case NotationWarning::MateSignMissing: return {"it mates, and has no #", "将死而未写#"};
    case NotationWarning::FalseMateSign: return {"#, but there is no mate", "写了#而没有将死"};
    case NotationWarning::FalseEnPassantSign:
        return {"e.p., but it is no capture en passant", "写了e.p.而不是吃过路兵"};
    case NotationWarning::LowerCasePiece: return {"the piece is written with a small letter", "棋子用了小写字母"};
    case NotationWarning::UpperCaseSquare:
        return {"a square or the x is written with capital letters", "格名或x用了大写字母"};
    case NotationWarning::PawnWrittenAsPiece: return {"no piece can, the pawn does", "没有棋子能走，走的是兵"};
    case NotationWarning::PieceWrittenAsPawn: return {"no pawn can, the piece does", "没有兵能走，走的是棋子"};
    case NotationWarning::EnglishLetter: return {"the letter is English", "用了英文字母"};
    case NotationWarning::CastlingAsKingMove: return {"castling, written as a move of the king", "易位写成了王的着法"};
    }
    return {};
}

} // namespace arbiter
