// Decoding, splitting and cutting of text by columns.
#include "domain/exchange/text_lines.h"

#include <algorithm>
#include <array>

namespace arbiter {

namespace {

unsigned char byteAt(std::string_view text, std::size_t at) { return static_cast<unsigned char>(text[at]); }

bool continues(std::string_view text, std::size_t at) { return (byteAt(text, at) & 0xC0) == 0x80; }

/// Bytes of the well-formed character at `at`; 0 where none is (no overlong forms, no surrogates).
std::size_t sizeOfCharacter(std::string_view text, std::size_t at)
{
    const unsigned lead = byteAt(text, at);
    const std::size_t size = lead < 0x80   ? 1
                             : lead < 0xC2 ? 0
                             : lead < 0xE0 ? 2
                             : lead < 0xF0 ? 3
                             : lead < 0xF5 ? 4
                                           : 0;
    if (size < 2 || at + size > text.size()) return size == 1 ? 1 : 0;
    for (std::size_t i = 1; i < size; ++i)
        if (!continues(text, at + i)) return 0;
    const unsigned second = byteAt(text, at + 1);
    const bool bad = (lead == 0xE0 && second < 0xA0) || (lead == 0xED && second > 0x9F) ||
                     (lead == 0xF0 && second < 0x90) || (lead == 0xF4 && second > 0x8F);
    return bad ? 0 : size;
}

bool isUtf8(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const auto size = sizeOfCharacter(text, at);
        if (size == 0) return false;
        at += size;
    }
    return true;
}

/// 0x80 to 0x9F of Windows-1252; its five holes are the control characters of Latin-1.
constexpr std::array<unsigned, 32> windows{
    0x20AC, 0x81,   0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x8D,   0x017D, 0x8F,   0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,   0x017E, 0x0178,
};

void append(std::string& text, unsigned code)
{
    if (code < 0x80) {
        text += static_cast<char>(code);
    } else if (code < 0x800) {
        text += static_cast<char>(0xC0 | (code >> 6));
        text += static_cast<char>(0x80 | (code & 0x3F));
    } else {
        text += static_cast<char>(0xE0 | (code >> 12));
        text += static_cast<char>(0x80 | ((code >> 6) & 0x3F));
        text += static_cast<char>(0x80 | (code & 0x3F));
    }
}

std::string fromWindows1252(std::string_view bytes)
{
    std::string text;
    text.reserve(bytes.size() + bytes.size() / 8);
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const unsigned b = byteAt(bytes, i);
        append(text, b >= 0x80 && b < 0xA0 ? windows[b - 0x80] : b);
    }
    return text;
}

} // namespace

DecodedText decodeText(std::string_view bytes)
{
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    const auto body = bytes.starts_with(mark) ? bytes.substr(mark.size()) : bytes;
    if (isUtf8(body)) return {std::string{body}, TextEncoding::Utf8};
    return {fromWindows1252(bytes), TextEncoding::Windows1252};
}

std::vector<std::string_view> splitLines(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const auto end = text.find_first_of("\r\n");
        lines.push_back(text.substr(0, end));
        if (end == std::string_view::npos) break;
        text.remove_prefix(text.substr(end).starts_with("\r\n") ? end + 2 : end + 1);
    }
    return lines;
}

ColumnLine::ColumnLine(int number, std::string_view text) : m_number{number}
{
    const auto last = text.find_last_not_of(' ');
    m_text = last == std::string_view::npos ? std::string_view{} : text.substr(0, last + 1);
    const bool ascii =
        std::all_of(m_text.begin(), m_text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    if (!ascii)
        for (std::size_t i = 0; i < m_text.size(); ++i)
            if (!continues(m_text, i)) m_starts.push_back(i);
    m_size = static_cast<int>(ascii ? m_text.size() : m_starts.size());
}

std::size_t ColumnLine::byteOf(int column) const
{
    if (column > m_size) return m_text.size();
    const auto at = static_cast<std::size_t>(column - 1);
    return m_starts.empty() ? at : m_starts[at];
}

std::string_view ColumnLine::columns(int first, int last) const
{
    const auto from = byteOf(first), to = byteOf(last + 1);
    return from < to ? m_text.substr(from, to - from) : std::string_view{};
}

TextField ColumnLine::field(int first, int last) const
{
    const auto all = columns(first, last);
    const auto blanks = std::min(all.find_first_not_of(' '), all.size());
    return {trimmed(all), first + (blanks == all.size() ? 0 : static_cast<int>(blanks))};
}

std::vector<TextField> ColumnLine::words(int first) const
{
    std::vector<TextField> found;
    for (int column = first; column <= m_size;) {
        while (column <= m_size && at(column) == ' ') ++column;
        int end = column;
        while (end <= m_size && at(end) != ' ') ++end;
        if (end > column) found.push_back({columns(column, end - 1), column});
        column = end;
    }
    return found;
}

char ColumnLine::at(int column) const
{
    if (column > m_size) return ' ';
    const char c = m_text[byteOf(column)];
    return static_cast<unsigned char>(c) < 0x80 ? c : '\0';
}

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(' ');
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

int charactersIn(std::string_view text)
{
    return static_cast<int>(
        std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

std::string_view firstCharacters(std::string_view text, int most)
{
    int seen = 0;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (!continues(text, i) && ++seen > most) return text.substr(0, i);
    return text;
}

} // namespace arbiter
