// The window over the stream always holds the token that is being read in one piece; what is before it goes.
#include "domain/exchange/pgn_lexer.h"

#include <algorithm>
#include <cstring>

namespace arbiter {

namespace {

constexpr std::ptrdiff_t lookAhead = 64;

/// How many bytes of a blank begin here: also a BOM, a no-break space and the Chinese one.
std::size_t blankLength(std::string_view text)
{
    if (text.empty()) return 0;
    if (text[0] == ' ' || (text[0] >= '\t' && text[0] <= '\r')) return 1;
    if (static_cast<unsigned char>(text[0]) < 0x80) return 0;
    if (text.starts_with("\xc2\xa0")) return 2;
    return text.starts_with("\xef\xbb\xbf") || text.starts_with("\xe3\x80\x80") ? 3 : 0;
}

/// Whether a line ends with this character: LF, or CR without LF.
bool endsLine(const char* c) { return *c == '\n' || (*c == '\r' && c[1] != '\n'); }

/// Adds the lines and columns from `from` to `to`.
void count(const char* from, const char* to, std::size_t& lines, std::size_t& columns)
{
    for (const char* c = from; c != to; ++c) {
        if (endsLine(c)) {
            ++lines;
            columns = 0;
        } else if ((static_cast<unsigned char>(*c) & 0xc0) != 0x80) {
            ++columns;
        }
    }
}

/// The same for a whole window, most of whose lines only need counting.
void countFast(const char* from, const char* to, std::size_t& lines, std::size_t& columns)
{
    const std::string_view text{from, static_cast<std::size_t>(to - from)};
    const auto last = text.rfind('\n');
    if (last == text.npos || std::memchr(from, '\r', text.size())) return count(from, to, lines, columns);
    lines += static_cast<std::size_t>(std::count(from, from + last + 1, '\n'));
    columns = 0;
    count(from + last + 1, to, lines, columns);
}

} // namespace

PgnLexer::PgnLexer(encodings::ByteSource source) : m_blocks{std::move(source)}, m_window(1, '\0')
{
    m_at = m_end = m_window.data();
}

/// Lets go of what stands before `keepFrom` (but for one character, which tells whether a line begins) and puts the
/// next block behind. False at the end of the stream.
bool PgnLexer::refill(const char*& keepFrom)
{
    const auto block = m_ended ? std::string_view{} : m_blocks.next();
    if (block.empty()) {
        m_ended = true;
        return false;
    }
    const char* const start = m_window.data();
    const char* const keep = keepFrom > start ? keepFrom - 1 : start;
    countFast(start, keep, m_lines, m_columns);
    m_discarded += static_cast<std::size_t>(keep - start);
    m_blocks.forgetBefore(m_discarded);
    m_counted = m_linesCounted = 0;
    m_columnsCounted = m_columns;
    const auto from = keepFrom - keep, at = m_at - keep;
    m_window.erase(m_window.begin(), m_window.begin() + (keep - start));
    m_window.pop_back();
    m_window.insert(m_window.end(), block.begin(), block.end());
    m_window.push_back('\0');
    keepFrom = m_window.data() + from;
    m_at = m_window.data() + at;
    m_end = m_window.data() + m_window.size() - 1;
    return true;
}

PgnPlace PgnLexer::placeOf(const PgnToken& token)
{
    const std::size_t at = token.at - m_discarded;
    if (at < m_counted) {
        m_counted = m_linesCounted = 0;
        m_columnsCounted = m_columns;
    }
    count(m_window.data() + m_counted, m_window.data() + at, m_linesCounted, m_columnsCounted);
    m_counted = at;
    return {m_lines + m_linesCounted + 1, m_columnsCounted + 1, m_blocks.sourceOf(token.at)};
}

/// Returns how many lines end in the blanks. Afterwards the window holds what any token needs to be told apart.
int PgnLexer::skipBlanks()
{
    int newlines = 0;
    for (;;) {
        if (m_end - m_at < lookAhead) refill(m_at);
        if (*m_at == ' ') ++m_at;
        if (*m_at > ' ') return newlines;
        const std::size_t length = blankLength({m_at, static_cast<std::size_t>(m_end - m_at)});
        if (length == 0) return newlines;
        newlines += endsLine(m_at);
        m_at += length;
    }
}

const PgnToken& PgnLexer::next()
{
    m_token.newlines = skipBlanks();
    if (m_at == m_end)
        take(PgnTokenKind::End, 0);
    else
        readByKind();
    return m_token;
}

/// The next character that is no blank, which is read later; zero at the end.
char PgnLexer::peekBeyondBlanks()
{
    const char* from = m_window.data() + (m_token.at - m_discarded);
    std::ptrdiff_t ahead = m_at - from;
    for (;;) {
        if (m_end - (from + ahead) < lookAhead) refill(from);
        const char* const here = from + ahead;
        const std::size_t length = blankLength({here, static_cast<std::size_t>(m_end - here)});
        if (length == 0) return here == m_end ? '\0' : *here;
        ahead += static_cast<std::ptrdiff_t>(length);
    }
}

bool PgnLexer::tagOrEndIsNext()
{
    const char c = peekBeyondBlanks();
    return c == '\0' || c == '[';
}

bool PgnLexer::variationEndIsNext() { return peekBeyondBlanks() == ')'; }

} // namespace arbiter
