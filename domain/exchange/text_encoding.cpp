// Decoding. The tables of GB18030 are in text_encoding_gb18030.cpp.
#include "domain/exchange/text_encoding.h"

#include "domain/exchange/text_encoding_tables.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>

namespace arbiter::encodings {

namespace {

constexpr char32_t replacement = 0xfffd;

unsigned byteAt(std::string_view bytes, std::size_t i) { return static_cast<unsigned char>(bytes[i]); }

void appendUtf8(std::string& out, char32_t c)
{
    const auto put = [&out](char32_t byte) { out += static_cast<char>(byte); };
    if (c < 0x80) return put(c);
    if (c < 0x800) {
        put(0xc0 | (c >> 6));
    } else if (c < 0x10000) {
        put(0xe0 | (c >> 12));
        put(0x80 | ((c >> 6) & 0x3f));
    } else {
        put(0xf0 | (c >> 18));
        put(0x80 | ((c >> 12) & 0x3f));
        put(0x80 | ((c >> 6) & 0x3f));
    }
    put(0x80 | (c & 0x3f));
}

/// How many bytes from `i` are one UTF-8 sequence, overlong forms and surrogates excluded; 0 where they are none.
std::size_t utf8Length(std::string_view bytes, std::size_t i)
{
    const unsigned lead = byteAt(bytes, i);
    if (lead < 0x80) return 1;
    const std::size_t length = lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
    if (length == 0 || i + length > bytes.size()) return 0;
    for (std::size_t k = 1; k < length; ++k)
        if ((byteAt(bytes, i + k) & 0xc0) != 0x80) return 0;
    const unsigned second = byteAt(bytes, i + 1);
    const bool wrong = (lead == 0xe0 && second < 0xa0) || (lead == 0xed && second >= 0xa0) ||
                       (lead == 0xf0 && second < 0x90) || (lead == 0xf4 && second >= 0x90);
    return wrong ? 0 : length;
}

constexpr std::array<char16_t, 32> windows1252{0x20ac, 0xfffd, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021,
                                               0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0xfffd, 0x017d, 0xfffd,
                                               0xfffd, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014,
                                               0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0xfffd, 0x017e, 0x0178};

struct Decoded {
    char32_t character;
    std::size_t length;
};

/// Four bytes from 81 30 81 30 (code points below 0x10000) or 90 30 81 30 (above) on.
char32_t gb18030FourBytes(std::uint32_t linear)
{
    constexpr std::uint32_t supplementary = 189000;
    if (linear >= supplementary) {
        const char32_t c = linear - supplementary + 0x10000;
        return c <= 0x10ffff ? c : replacement;
    }
    if (linear >= 39420) return replacement;
    const auto after = std::upper_bound(gb18030Ranges.begin(), gb18030Ranges.end(), linear,
                                        [](std::uint32_t n, const Gb18030Range& r) { return n < r.first; });
    const auto& range = *std::prev(after);
    return range.codePoint + (linear - range.first);
}

/// One character of GB18030 that begins at `i`; nothing where there is none.
std::optional<Decoded> gb18030At(std::string_view bytes, std::size_t i)
{
    const unsigned lead = byteAt(bytes, i);
    if (lead < 0x80) return Decoded{lead, 1};
    if (lead == 0x80 || lead == 0xff || i + 1 >= bytes.size()) return {};
    const unsigned second = byteAt(bytes, i + 1);
    if (second >= 0x30 && second <= 0x39) {
        if (i + 3 >= bytes.size()) return {};
        const unsigned third = byteAt(bytes, i + 2), fourth = byteAt(bytes, i + 3);
        if (third < 0x81 || third == 0xff || fourth < 0x30 || fourth > 0x39) return {};
        return Decoded{
            gb18030FourBytes(((lead - 0x81) * 10 + second - 0x30) * 1260 + (third - 0x81) * 10 + fourth - 0x30), 4};
    }
    if (second < 0x40 || second == 0x7f || second == 0xff) return {};
    return Decoded{gb18030Pairs[(lead - 0x81) * 190 + second - (second < 0x7f ? 0x40 : 0x41)], 2};
}

/// A character of UTF-16 at `i`; half a pair, and half a unit at the end, is none.
std::optional<Decoded> utf16At(std::string_view bytes, std::size_t i, bool bigEndian)
{
    const auto unit = [&](std::size_t at) -> char32_t {
        if (at + 1 >= bytes.size()) return 0;
        const unsigned a = byteAt(bytes, at), b = byteAt(bytes, at + 1);
        return bigEndian ? (a << 8) | b : (b << 8) | a;
    };
    if (i + 1 >= bytes.size()) return {};
    const char32_t c = unit(i), next = unit(i + 2);
    if (c < 0xd800 || c >= 0xe000) return Decoded{c, 2};
    if (c < 0xdc00 && next >= 0xdc00 && next < 0xe000)
        return Decoded{0x10000 + ((c - 0xd800) << 10) + (next - 0xdc00), 4};
    return Decoded{replacement, 2};
}

std::optional<Decoded> utf8At(std::string_view bytes, std::size_t i)
{
    const std::size_t length = utf8Length(bytes, i);
    if (length == 0) return {};
    char32_t c = length == 1 ? byteAt(bytes, i) : byteAt(bytes, i) & (0x7fu >> length);
    for (std::size_t k = 1; k < length; ++k) c = (c << 6) | (byteAt(bytes, i + k) & 0x3f);
    return Decoded{c, length};
}

std::optional<Decoded> characterAt(std::string_view bytes, std::size_t i, TextEncoding encoding)
{
    switch (encoding) {
    case TextEncoding::Utf8: return utf8At(bytes, i);
    case TextEncoding::Utf16LittleEndian: return utf16At(bytes, i, false);
    case TextEncoding::Utf16BigEndian: return utf16At(bytes, i, true);
    case TextEncoding::Gb18030: return gb18030At(bytes, i);
    case TextEncoding::Latin1: break;
    }
    const unsigned b = byteAt(bytes, i);
    return Decoded{b >= 0x80 && b < 0xa0 ? windows1252[b - 0x80u] : b, 1};
}

bool isUtf16(TextEncoding e) { return e == TextEncoding::Utf16LittleEndian || e == TextEncoding::Utf16BigEndian; }

} // namespace

TextStart lookAtTextStart(std::string_view bytes)
{
    if (bytes.starts_with("\xef\xbb\xbf")) return {TextEncoding::Utf8, 3};
    if (bytes.starts_with("\xff\xfe")) return {TextEncoding::Utf16LittleEndian, 2};
    if (bytes.starts_with("\xfe\xff")) return {TextEncoding::Utf16BigEndian, 2};
    std::array<std::size_t, 2> zeros{};
    const std::size_t looked = std::min<std::size_t>(bytes.size(), 64) & ~std::size_t{1};
    for (std::size_t i = 0; i < looked; ++i) zeros[i & 1] += bytes[i] == '\0';
    if (looked && zeros[1] * 4 >= looked && !zeros[0]) return {TextEncoding::Utf16LittleEndian, 0};
    if (looked && zeros[0] * 4 >= looked && !zeros[1]) return {TextEncoding::Utf16BigEndian, 0};
    return {TextEncoding::Utf8, 0};
}

bool isUtf8(std::string_view bytes)
{
    for (std::size_t i = 0; i < bytes.size();) {
        const std::size_t length = utf8Length(bytes, i);
        if (!length) return false;
        i += length;
    }
    return true;
}

/// Chinese text has pairs of high bytes, most of them of the common characters (lead 0xB0 to 0xD7); in Latin-1 a
/// single high byte stands between letters, which GB18030 reads as a pair with a low second byte.
TextEncoding guessLegacyEncoding(std::string_view bytes)
{
    int chinese = 0;
    for (std::size_t i = 0; i < bytes.size();) {
        const auto c = gb18030At(bytes, i);
        if (!c) return TextEncoding::Latin1;
        if (c->length == 2) {
            const unsigned lead = byteAt(bytes, i), second = byteAt(bytes, i + 1);
            const bool common = lead >= 0xb0 && lead <= 0xd7;
            chinese += second < 0x80 ? -2 : second < 0xa1 ? 1 : common ? 3 : 2;
        }
        i += c->length;
    }
    return chinese > 0 ? TextEncoding::Gb18030 : TextEncoding::Latin1;
}

void appendDecoded(std::string& out, std::string_view bytes, TextEncoding encoding, SourceOffsets& offsets)
{
    for (std::size_t i = 0; i < bytes.size();) {
        const auto c = characterAt(bytes, i, encoding).value_or(Decoded{replacement, 1});
        const std::size_t before = out.size();
        appendUtf8(out, c.character);
        offsets.add(out.size() - before, c.length);
        i += c.length;
    }
}

std::string decodeText(std::string_view bytes, TextEncoding encoding)
{
    std::string out;
    SourceOffsets offsets;
    appendDecoded(out, bytes, encoding, offsets);
    return out;
}

std::string decodeText(std::string_view bytes)
{
    const auto start = lookAtTextStart(bytes);
    bytes.remove_prefix(start.bomLength);
    if (isUtf16(start.encoding) || start.bomLength || isUtf8(bytes)) return decodeText(bytes, start.encoding);
    return decodeText(bytes, guessLegacyEncoding(bytes));
}

} // namespace arbiter::encodings
