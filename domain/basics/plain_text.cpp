// Reading UTF-8 one character at a time.
#include "domain/basics/plain_text.h"

#include <fmt/format.h>

#include <cstdint>

namespace arbiter {

namespace {

struct Character {
    std::uint32_t code;
    std::size_t bytes;
    bool good;
};

/// How many bytes a character with this first byte has; 0 where none begins with it.
std::size_t bytesFor(unsigned char first)
{
    if (first < 0x80) return 1;
    if (first >= 0xC2 && first <= 0xDF) return 2;
    if (first >= 0xE0 && first <= 0xEF) return 3;
    return first >= 0xF0 && first <= 0xF4 ? 4 : 0;
}

/// No longer form than needed, no surrogate, nothing beyond U+10FFFF.
bool isScalar(std::uint32_t code, std::size_t bytes)
{
    constexpr std::uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    return code >= least[bytes] && code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF);
}

Character characterAt(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const Character bad{byte(at), 1, false};
    const auto bytes = bytesFor(byte(at));
    if (bytes == 0 || at + bytes > text.size()) return bad;
    std::uint32_t code = bytes == 1 ? byte(at) : byte(at) & (0x7Fu >> bytes);
    for (std::size_t i = 1; i < bytes; ++i) {
        if ((byte(at + i) & 0xC0u) != 0x80u) return bad;
        code = code << 6 | (byte(at + i) & 0x3Fu);
    }
    return isScalar(code, bytes) ? Character{code, bytes, true} : bad;
}

bool isOdd(const Character& c)
{
    if (!c.good || c.code < 0x20 || (c.code >= 0x7F && c.code <= 0x9F)) return true;
    const bool separates = c.code == 0x2028 || c.code == 0x2029;
    const bool turns = (c.code >= 0x202A && c.code <= 0x202E) || (c.code >= 0x2066 && c.code <= 0x2069);
    return separates || turns;
}

std::string nameOf(const Character& c)
{
    return c.good ? fmt::format("U+{:04X}", c.code) : fmt::format("0x{:02X}", c.code);
}

} // namespace

std::optional<OddCharacter> oddCharacterIn(std::string_view text)
{
    std::size_t place = 1;
    for (std::size_t at = 0; at < text.size(); ++place) {
        const auto c = characterAt(text, at);
        if (isOdd(c)) return OddCharacter{place, nameOf(c)};
        at += c.bytes;
    }
    return {};
}

std::string visible(std::string_view text)
{
    std::string shown;
    for (std::size_t at = 0; at < text.size();) {
        const auto c = characterAt(text, at);
        if (isOdd(c))
            shown += '[' + nameOf(c) + ']';
        else
            shown += text.substr(at, c.bytes);
        at += c.bytes;
    }
    return shown;
}

std::size_t lengthInCharacters(std::string_view text)
{
    std::size_t count = 0;
    for (std::size_t at = 0; at < text.size(); ++count) at += characterAt(text, at).bytes;
    return count;
}

} // namespace arbiter
