// What stands around a move in a text: its number, the signs after it; and the texts that are no move: results, null
// moves.
#include "domain/chess/notation_parse.h"

#include <algorithm>
#include <array>

namespace arbiter {

namespace {

using Text = std::u32string_view;

bool endsWith(Text text, Text end) { return text.size() >= end.size() && text.substr(text.size() - end.size()) == end; }

bool isDigit(char32_t c) { return c >= '0' && c <= '9'; }

} // namespace

MoveMarks takeMarks(std::u32string& text)
{
    MoveMarks marks;
    const auto take = [&text](Text mark) {
        if (!endsWith(text, mark)) return false;
        text.resize(text.size() - mark.size());
        return true;
    };
    for (;;) {
        if (take(U"(=)") || take(U"="))
            marks.drawOffer = true;
        else if (take(U"mate") || take(U"++") || take(U"#"))
            marks.mate = true;
        else if (take(U"+"))
            marks.check = true;
        else if (take(U"e.p.") || take(U"e.p") || take(U"ep"))
            marks.enPassant = true;
        else if (take(U":"))
            marks.capture = true;
        else if (!take(U"!") && !take(U"?") && !take(U",") && !take(U"."))
            return marks;
    }
}

void takeMoveNumber(std::u32string& text)
{
    std::size_t digits = 0;
    while (digits < text.size() && isDigit(text[digits])) ++digits;
    std::size_t end = digits;
    while (end < text.size() && (text[end] == '.' || text[end] == U'…')) ++end;
    if (end > digits) text.erase(0, end);
}

bool isResult(const std::u32string& text)
{
    constexpr std::array<Text, 9> results{U"1-0",    U"0-1",     U"1/2-1/2", U"1/2",    U"\u00bd-\u00bd",
                                          U"\u00bd", U"0.5-0.5", U"*",       U"0,5-0,5"};
    return std::find(results.begin(), results.end(), text) != results.end();
}

bool isNullMove(const std::u32string& text)
{
    return text == U"--" || text == U"Z0" || text == U"0000" || text == U"@@@@";
}

std::optional<bool> readCastling(const std::u32string& text)
{
    std::u32string plain;
    bool circleLast = false;
    for (const char32_t c : text) {
        const bool circle = c == 'O' || c == 'o' || c == '0';
        if (!circle && !(c == '-' && circleLast)) return {};
        circleLast = circle;
        if (circle) plain += 'O';
    }
    if (!circleLast || (plain.size() != 2 && plain.size() != 3)) return {};
    return plain.size() == 2;
}

} // namespace arbiter
