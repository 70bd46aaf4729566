// A stream block by block. The decoding itself is in text_encoding.cpp.
#include "domain/exchange/text_encoding.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace arbiter::encodings {

namespace {

constexpr std::size_t blockSize = std::size_t{1} << 18;

unsigned byteAt(std::string_view bytes, std::size_t i) { return static_cast<unsigned char>(bytes[i]); }

bool isAscii(std::string_view bytes)
{
    unsigned char all = 0;
    for (const char c : bytes) all = static_cast<unsigned char>(all | static_cast<unsigned char>(c));
    return all < 0x80;
}

bool isUtf16(TextEncoding e) { return e == TextEncoding::Utf16LittleEndian || e == TextEncoding::Utf16BigEndian; }

/// Without the first half of a surrogate pair at the end.
std::size_t completeUtf16(std::string_view bytes, bool bigEndian)
{
    const std::size_t end = bytes.size() & ~std::size_t{1};
    const bool half = end >= 2 && (byteAt(bytes, bigEndian ? end - 2 : end - 1) & 0xfc) == 0xd8;
    return half ? end - 2 : end;
}

} // namespace

void SourceOffsets::add(std::size_t text, std::size_t source, std::size_t count)
{
    if (m_runs.empty() || m_runs.back().text != text || m_runs.back().source != source)
        m_runs.push_back({m_textEnd, m_sourceEnd, text, source});
    m_textEnd += text * count;
    m_sourceEnd += source * count;
}

/// The last run that begins at or before a byte of the text.
std::size_t SourceOffsets::runOf(std::size_t text) const
{
    const auto after = std::upper_bound(m_runs.begin(), m_runs.end(), text,
                                        [](std::size_t at, const Run& run) { return at < run.textAt; });
    return after == m_runs.begin() ? 0 : static_cast<std::size_t>(after - m_runs.begin()) - 1;
}

std::size_t SourceOffsets::sourceOf(std::size_t text) const
{
    if (m_runs.empty()) return m_sourceEnd;
    const Run& run = m_runs[runOf(text)];
    return run.sourceAt + (text - run.textAt) / run.text * run.source;
}

void SourceOffsets::forgetBefore(std::size_t text)
{
    if (!m_runs.empty()) m_runs.erase(m_runs.begin(), m_runs.begin() + static_cast<std::ptrdiff_t>(runOf(text)));
}

Utf8Blocks::Utf8Blocks(ByteSource source) : m_source{std::move(source)}, m_bytes(blockSize) {}

/// Keeps what the last block left over, and reads until the buffer is full or the stream ends.
void Utf8Blocks::fill()
{
    std::memmove(m_bytes.data(), m_bytes.data() + m_used, m_filled - m_used);
    m_filled -= m_used;
    m_used = 0;
    while (!m_ended && m_filled < m_bytes.size()) {
        const std::size_t got = m_source(m_bytes.data() + m_filled, m_bytes.size() - m_filled);
        m_filled += got;
        m_ended = got == 0;
    }
}

/// A block ends with a line, or, in a line longer than a block, not within a character as far as can be seen.
std::size_t Utf8Blocks::completePart() const
{
    const std::string_view all{m_bytes.data(), m_filled};
    if (m_ended) return all.size();
    if (isUtf16(m_encoding)) return completeUtf16(all, m_encoding == TextEncoding::Utf16BigEndian);
    if (const auto line = all.find_last_of("\r\n"); line != all.npos) return line + 1;
    std::size_t end = all.size();
    while (end > all.size() - 4 && byteAt(all, end - 1) >= 0x80) --end;
    return end;
}

void Utf8Blocks::decodeLines(std::string_view block)
{
    std::string foreign;
    const auto forEachLine = [block](auto use) {
        for (std::size_t at = 0; at < block.size();) {
            const std::size_t end = std::min(block.find_first_of("\r\n", at), block.size() - 1) + 1;
            use(block.substr(at, end - at));
            at = end;
        }
    };
    forEachLine([&](std::string_view line) {
        if (!isUtf8(line)) foreign += line;
    });
    const TextEncoding legacy = guessLegacyEncoding(foreign);
    forEachLine([&](std::string_view line) {
        appendDecoded(m_decoded, line, isUtf8(line) ? TextEncoding::Utf8 : legacy, m_offsets);
    });
}

std::string_view Utf8Blocks::next()
{
    fill();
    if (!m_started) {
        const auto start = lookAtTextStart({m_bytes.data(), m_filled});
        m_encoding = start.encoding;
        m_used = start.bomLength;
        m_offsets.skip(m_used);
        m_started = true;
        fill();
    }
    const std::string_view all{m_bytes.data(), m_filled};
    if (!isUtf16(m_encoding) && isAscii(all)) {
        m_used = m_filled;
        m_offsets.add(1, 1, m_used);
        return all;
    }
    m_used = completePart();
    const auto block = all.substr(0, m_used);
    if (!isUtf16(m_encoding) && isUtf8(block)) {
        m_offsets.add(1, 1, m_used);
        return block;
    }
    m_decoded.clear();
    if (isUtf16(m_encoding))
        appendDecoded(m_decoded, block, m_encoding, m_offsets);
    else
        decodeLines(block);
    return m_decoded;
}

} // namespace arbiter::encodings
