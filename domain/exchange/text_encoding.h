// Text from files of unknown encoding, as UTF-8: UTF-8 with and without BOM, UTF-16, GB18030, and Latin-1 as Windows
// extends it. A stream is decoded block by block, so that memory does not grow with the file.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::encodings {

enum class TextEncoding { Utf8, Utf16LittleEndian, Utf16BigEndian, Gb18030, Latin1 };

/// What the first bytes of a text tell of its encoding; UTF-8 where they tell nothing.
struct TextStart {
    TextEncoding encoding;
    std::size_t bomLength;
};

/// By the BOM, or by zero bytes on one side of every pair: text here is mostly ASCII.
TextStart lookAtTextStart(std::string_view bytes);

bool isUtf8(std::string_view bytes);

/// GB18030 or Latin-1, for text that is not UTF-8: which of the two it reads more like.
TextEncoding guessLegacyEncoding(std::string_view bytes);

/// What cannot be decoded becomes U+FFFD.
std::string decodeText(std::string_view bytes, TextEncoding encoding);

/// The whole of a short text, its encoding found out; a BOM is not part of it.
std::string decodeText(std::string_view bytes);

/// Where each character of a decoded text stood in its source: runs of characters that are equally long in both.
class SourceOffsets {
public:
    /// The next `count` characters, each of `text` bytes in the text and `source` bytes in the source.
    void add(std::size_t text, std::size_t source, std::size_t count = 1);
    /// Bytes of the source that are not in the text, such as a BOM; before anything is added.
    void skip(std::size_t source) { m_sourceEnd += source; }
    [[nodiscard]] std::size_t sourceOf(std::size_t text) const;
    /// Nothing before this byte of the text will be asked for.
    void forgetBefore(std::size_t text);

private:
    struct Run {
        std::size_t textAt, sourceAt, text, source;
    };
    [[nodiscard]] std::size_t runOf(std::size_t text) const;

    std::vector<Run> m_runs;
    std::size_t m_textEnd = 0, m_sourceEnd = 0;
};

/// Appends the decoded bytes to `out`, and where they stood to `offsets`.
void appendDecoded(std::string& out, std::string_view bytes, TextEncoding encoding, SourceOffsets& offsets);

/// Writes at most `room` bytes to `into` and returns how many; 0 at the end.
using ByteSource = std::function<std::size_t(char* into, std::size_t room)>;

/// A stream as blocks of UTF-8. Lines that are not UTF-8 in a stream that otherwise is are decoded by themselves.
class Utf8Blocks {
public:
    explicit Utf8Blocks(ByteSource source);

    /// The next block, valid until the next call; empty at the end.
    std::string_view next();

    /// The place in the stream of a byte of the decoded text, not before the last `forgetBefore`.
    [[nodiscard]] std::size_t sourceOf(std::size_t text) const { return m_offsets.sourceOf(text); }
    void forgetBefore(std::size_t text) { m_offsets.forgetBefore(text); }

private:
    void fill();
    std::size_t completePart() const;
    void decodeLines(std::string_view block);

    ByteSource m_source;
    std::vector<char> m_bytes;
    std::size_t m_filled = 0, m_used = 0;
    bool m_started = false, m_ended = false;
    TextEncoding m_encoding = TextEncoding::Utf8;
    std::string m_decoded;
    SourceOffsets m_offsets;
};

} // namespace arbiter::encodings
