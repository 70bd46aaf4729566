// What the verbs about moves and games say, in English and Chinese. What the engine itself says is in domain/chess.
#pragma once

#include "domain/basics/bilingual.h"

namespace arbiter {

enum class GameMessage {
    CannotBeRead, ///< path
    NoFenColumn,  ///< path
    BadFen,       ///< column, what is wrong
    BadFenInRow,  ///< path, line, column, what is wrong
    BadMoveInRow, ///< path, line, text, what is wrong
    WithDetail,   ///< what is wrong, in more detail
    AtPlace,      ///< line, column, what is wrong
    ReplayTotals, ///< games, plies, errors, repetitions, 50 moves, warnings
    Usage,        ///< the call
};
inline constexpr GameMessage lastGameMessage = GameMessage::Usage;

Bilingual textOf(GameMessage message);

/// The message with its places filled.
Word messageOf(GameMessage message, std::initializer_list<Word> values);

} // namespace arbiter
