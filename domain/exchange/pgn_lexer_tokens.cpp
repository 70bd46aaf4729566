// The tokens of PGN, each by its first character.
#include "domain/exchange/pgn_lexer.h"

#include "domain/exchange/pgn_tag_line.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>

namespace arbiter {

namespace {

constexpr std::size_t longestComment = std::size_t{1} << 24;
constexpr std::size_t longestLine = std::size_t{1} << 16;

constexpr std::array<bool, 256> makeWordCharacters()
{
    std::array<bool, 256> table{};
    for (std::size_t c = 0; c < 256; ++c)
        table[c] = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c >= 0x80;
    for (const char c : std::string_view{"_+#=:-/!?,.@~'"}) table[static_cast<unsigned char>(c)] = true;
    return table;
}

constexpr auto wordCharacters = makeWordCharacters();

bool isWordCharacter(char c) { return wordCharacters[static_cast<unsigned char>(c)]; }
bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// A line that begins a game, inside a comment: the comment was not closed. nullptr where there is none.
const char* findGameStart(const char* from, const char* to)
{
    constexpr std::string_view start = "[Event \"";
    const std::string_view text{from, static_cast<std::size_t>(to - from)};
    for (auto at = text.find(start); at != text.npos; at = text.find(start, at + 1))
        if (at > 0 && (from[at - 1] == '\n' || from[at - 1] == '\r')) return from + at;
    return nullptr;
}

bool isIccfMove(std::string_view digits)
{
    const auto inRange = [](char c) { return c >= '1' && c <= '8'; };
    return (digits.size() == 4 || digits.size() == 5) && std::all_of(digits.begin(), digits.end(), inRange);
}

constexpr std::string_view ellipsis = "…";

/// Whether the digits that a text begins with, and no full stop follows, are a move number.
bool isNumberAlone(std::string_view text, std::size_t digits)
{
    const auto rest = text.substr(digits);
    if (rest.starts_with(ellipsis)) return true;
    return (rest.empty() || !isWordCharacter(rest[0])) && !isIccfMove(text.substr(0, digits));
}

/// "1-0" with a full stop or comma behind it; "0-0" is first of all castling.
bool isResultWord(std::string_view word)
{
    while (!word.empty() && (word.back() == '.' || word.back() == ',')) word.remove_suffix(1);
    const auto result = readPgnResult(word);
    return result && *result != PgnResult::BothLose;
}

std::size_t entityLength(std::string_view text)
{
    const auto end = text.substr(0, 12).find(';');
    if (end == text.npos || end < 2) return 0;
    const auto name = text.substr(1, end - 1);
    const bool plain =
        std::all_of(name.begin(), name.end(), [](char c) { return isLetter(c) || isDigit(c) || c == '#'; });
    return plain ? end + 1 : 0;
}

} // namespace

void PgnLexer::readByKind()
{
    const char c = *m_at;
    if (isLetter(c)) return readWord();
    if (isDigit(c) || c == '.') return readNumber();
    if (c == '!' || c == '?') return readNag();
    if (isWordCharacter(c)) return readWord();
    switch (c) {
    case '{': return readBraceComment();
    case ';': return readLine(PgnTokenKind::Comment);
    case '%': return atLineStart() ? readLine(PgnTokenKind::Escape) : take(PgnTokenKind::Word, 1);
    case '[': return readTag();
    case '(':
        if (m_at[1] == '=' && m_at[2] == ')') return take(PgnTokenKind::DrawOffer, 3);
        return take(PgnTokenKind::VariationStart, 1);
    case ')': return take(PgnTokenKind::VariationEnd, 1);
    case ']':
    case '}':
    case '>': return take(PgnTokenKind::StrayBracket, 1);
    case '$': return readNag();
    case '*': return take(PgnTokenKind::Result, 1);
    case '<':
    case '&': return readMarkup();
    default: return take(PgnTokenKind::Word, 1);
    }
}

/// Letters, digits and signs up to a blank or bracket. "e8(Q)" is one word, and a word before a quotation mark at the
/// start of a line is a tag without its bracket.
void PgnLexer::readWord()
{
    const char* start = m_at;
    const bool first = atLineStart();
    for (;;) {
        while (isWordCharacter(*m_at)) ++m_at;
        if (m_at == m_end && refill(start)) continue;
        if (*m_at != '(') break;
        const bool promotion = m_end - m_at > 2 && isLetter(m_at[1]) && m_at[2] == ')' && m_at > start &&
                               (m_at[-1] == '8' || m_at[-1] == '1' || m_at[-1] == '=');
        if (!promotion) break;
        m_at += 3;
    }
    if (first && m_at[0] == ' ' && m_at[1] == '"') {
        m_at = start;
        return readTag();
    }
    const auto length = static_cast<std::size_t>(m_at - start);
    m_at = start;
    const bool result = static_cast<unsigned char>(*start) >= 0x80 && isResultWord({start, length});
    return take(result ? PgnTokenKind::Result : PgnTokenKind::Word, length);
}

/// A move number with its dots; else a result, castling with zeros, or an ICCF move.
void PgnLexer::readNumber()
{
    constexpr int mostDigits = 9;
    const char* end = m_at;
    int number = 0;
    while (isDigit(*end) && end - m_at < mostDigits) number = 10 * number + (*end++ - '0');
    const bool dot = *end == '.' && !(number == 0 && end[1] == '5');
    if (!dot && !isNumberAlone({m_at, static_cast<std::size_t>(m_end - m_at)}, static_cast<std::size_t>(end - m_at))) {
        readWord();
        if (isResultWord(m_token.text)) m_token.kind = PgnTokenKind::Result;
        return;
    }
    const char* dots = end;
    while (*dots == '.') ++dots;
    if (std::string_view{dots, static_cast<std::size_t>(m_end - dots)}.starts_with(ellipsis)) dots += 3;
    take(PgnTokenKind::MoveNumber, static_cast<std::size_t>(dots - m_at));
    m_token.number = number;
    m_token.dots = static_cast<int>(dots - end);
}

/// The line from here on, as far as it is kept.
std::string_view PgnLexer::currentLine()
{
    for (;;) {
        const std::string_view rest{m_at, static_cast<std::size_t>(m_end - m_at)};
        const auto newline = rest.find('\n');
        const auto line = rest.substr(0, std::min(newline, longestLine));
        const auto carriageReturn = line.find('\r');
        const bool whole = newline != rest.npos || carriageReturn != line.npos || line.size() == longestLine;
        if (whole || !refill(m_at)) return line.substr(0, carriageReturn);
    }
}

void PgnLexer::readTag()
{
    const auto line = currentLine();
    const auto tag = readTagLine(line, m_value);
    if (!tag && !(atLineStart() && line.ends_with(']'))) return take(PgnTokenKind::StrayBracket, 1);
    take(tag && tag->clean ? PgnTokenKind::Tag : PgnTokenKind::BrokenTag, tag ? tag->length : line.size());
    if (!tag) return;
    m_token.text = tag->name;
    m_token.value = m_value;
}

/// Up to the closing brace; braces do not nest. Where a line begins another game first, the brace is missing.
void PgnLexer::readBraceComment()
{
    const char* start = m_at;
    const char* searched = m_at + 1;
    for (;;) {
        const auto left = static_cast<std::size_t>(m_end - searched);
        const char* const close = static_cast<const char*>(std::memchr(searched, '}', left));
        const char* const stop = close ? close : m_end;
        const char* const nextGame = findGameStart(start, stop);
        const auto length = static_cast<std::size_t>((nextGame ? nextGame : stop) - start);
        const auto offset = searched - start + static_cast<std::ptrdiff_t>(left);
        if (!nextGame && !close && length < longestComment && refill(m_at)) {
            start = m_at;
            searched = start + offset;
            continue;
        }
        const bool closed = close && !nextGame;
        take(closed ? PgnTokenKind::Comment : PgnTokenKind::CommentNotClosed, length + (closed ? 1 : 0));
        m_token.text = m_token.text.substr(1, length - 1);
        return;
    }
}

void PgnLexer::readLine(PgnTokenKind kind)
{
    const auto line = currentLine();
    take(kind, line.size());
    m_token.text.remove_prefix(1);
}

/// "$14", and "!", "?", "!!", "??", "!?", "?!", which are $1 to $6.
void PgnLexer::readNag()
{
    if (*m_at == '$') {
        const char* end = m_at + 1;
        while (isDigit(*end)) ++end;
        take(PgnTokenKind::Nag, static_cast<std::size_t>(end - m_at));
        m_token.number = 0;
        std::from_chars(m_token.text.data() + 1, m_token.text.data() + m_token.text.size(), m_token.number);
        return;
    }
    readWord();
    m_token.number = nagOfSuffix(m_token.text);
    m_token.kind = m_token.number ? PgnTokenKind::Nag : PgnTokenKind::Word;
}

void PgnLexer::readMarkup()
{
    const auto line = currentLine();
    const bool angle = *m_at == '<';
    const auto close = line.find('>');
    const std::size_t length = angle ? (close == line.npos ? 0 : close + 1) : entityLength(line);
    if (length) return take(PgnTokenKind::Markup, length);
    return take(angle ? PgnTokenKind::StrayBracket : PgnTokenKind::Word, 1);
}

} // namespace arbiter
