// The sentences, a row each.
#include "app/games/game_messages.h"

#include "domain/basics/word_filling.h"

namespace arbiter {

Bilingual textOf(GameMessage message)
{
    switch (message) {
    case GameMessage::CannotBeRead: return {"{0}: cannot be read", "{0}：无法读取"};
    case GameMessage::NoFenColumn:
        return {"{0}: line 1: no column \"fen\" in the header", "{0}：第1行：表头中没有“fen”列"};
    case GameMessage::BadFen: return {"FEN, column {0}: {1}", "FEN第{0}列：{1}"};
    case GameMessage::BadFenInRow: return {"{0}: line {1}: FEN, column {2}: {3}", "{0}：第{1}行：FEN第{2}列：{3}"};
    case GameMessage::BadMoveInRow: return {"{0}: line {1}: \"{2}\": {3}", "{0}：第{1}行：“{2}”：{3}"};
    case GameMessage::WithDetail: return {"{0} ({1})", "{0}（{1}）"};
    case GameMessage::AtPlace: return {"line {0}, column {1}: {2}", "第{0}行第{1}列：{2}"};
    case GameMessage::ReplayTotals:
        return {"{0} games, {1} plies, {2} with an error, {3} with a threefold repetition, {4} with 50 moves, "
                "{5} warnings",
                "{0}局，{1}个半回合，{2}局有错误，{3}局有三次重复局面，{4}局有50回合，{5}条提示"};
    case GameMessage::Usage: return {"usage: arbiter {0}", "用法：arbiter {0}"};
    }
    return {};
}

Word messageOf(GameMessage message, std::initializer_list<Word> values) { return fillWord(textOf(message), values); }

} // namespace arbiter
