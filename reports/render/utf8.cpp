// UTF-8 as RFC 3629 has it: no overlong forms, no surrogates, nothing beyond U+10FFFF.
#include "reports/render/utf8.h"

namespace arbiter::reports {

namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";

struct Lead {
    std::size_t size;
    char32_t bits;
    char32_t least; ///< below it the form is overlong
};

Lead leadOf(unsigned char byte)
{
    if (byte < 0x80) return {1, byte, 0};
    if (byte >= 0xC2 && byte < 0xE0) return {2, byte & 0x1FU, 0x80};
    if (byte >= 0xE0 && byte < 0xF0) return {3, byte & 0x0FU, 0x800};
    if (byte >= 0xF0 && byte < 0xF5) return {4, byte & 0x07U, 0x10000};
    return {0, 0, 0};
}

/// The character at the start of the text; nothing where there is none.
std::optional<Character> decoded(std::string_view text)
{
    const auto lead = leadOf(static_cast<unsigned char>(text.front()));
    if (lead.size == 0 || text.size() < lead.size) return {};
    char32_t code = lead.bits;
    for (std::size_t i = 1; i < lead.size; ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if ((byte & 0xC0U) != 0x80U) return {};
        code = (code << 6U) | (byte & 0x3FU);
    }
    if (code < lead.least || code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF)) return {};
    return Character{code, text.substr(0, lead.size)};
}

bool isControl(char32_t c) { return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x2028 || c == 0x2029; }

/// Marks, embeddings, overrides and isolates of the bidirectional algorithm (UAX 9), and the byte order mark.
bool turnsDirection(char32_t c)
{
    return c == 0x061C || c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069) ||
           c == 0xFEFF;
}

} // namespace

std::optional<Character> takeCharacter(std::string_view& text)
{
    if (text.empty()) return {};
    const auto good = decoded(text);
    text.remove_prefix(good ? good->bytes.size() : 1);
    return good ? *good : Character{0xFFFD, replacement};
}

std::string clean(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    while (const auto c = takeCharacter(text)) {
        if (turnsDirection(c->code)) continue;
        if (isControl(c->code))
            result += ' ';
        else
            result += c->bytes;
    }
    return result;
}

} // namespace arbiter::reports
