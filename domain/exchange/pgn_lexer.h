// PGN text cut into tokens, from a stream of any length. What they mean together is in pgn_reader.cpp.
#pragma once

#include "domain/exchange/pgn.h"
#include "domain/exchange/text_encoding.h"

namespace arbiter {

enum class PgnTokenKind {
    End,
    Tag,        ///< name in `text`, and its value
    BrokenTag,  ///< the same as far as they can be read
    Word,       ///< a move, a mark, or nothing that is known
    MoveNumber, ///< digits in `number`, dots in `dots`
    Result,
    Nag,       ///< `number`; also "!?"
    DrawOffer, ///< "(=)"
    Comment,
    CommentNotClosed,
    Escape, ///< a line that begins with %
    VariationStart,
    VariationEnd,
    StrayBracket,
    Markup,
};

struct PgnToken {
    PgnTokenKind kind = PgnTokenKind::End;
    std::string_view text; ///< valid until the next token is asked for
    std::string_view value;
    int number = 0;
    int dots = 0;
    int newlines = 0;   ///< line ends between the token before and this one
    std::size_t at = 0; ///< where it began, in bytes of the text as UTF-8
};

class PgnLexer {
public:
    explicit PgnLexer(encodings::ByteSource source);

    /// The next token, valid until the next call.
    const PgnToken& next();

    /// Where the last token began.
    PgnPlace placeOf(const PgnToken& token);

    /// The same in bytes of the stream, without counting lines.
    [[nodiscard]] std::size_t byteOf(const PgnToken& token) const { return m_blocks.sourceOf(token.at); }

    /// Whether nothing but blanks stands before the end or a tag. The text of the last token is no longer valid.
    bool tagOrEndIsNext();

    /// Whether nothing but blanks stands before the end of a variation. The same holds.
    bool variationEndIsNext();

private:
    bool refill(const char*& keepFrom);
    char peekBeyondBlanks();
    int skipBlanks();
    bool atLineStart() const { return m_at == m_window.data() || m_at[-1] == '\n' || m_at[-1] == '\r'; }
    std::string_view currentLine();

    void readByKind();
    void readWord();
    void readNumber();
    void readTag();
    void readBraceComment();
    void readLine(PgnTokenKind kind);
    void readNag();
    void readMarkup();
    /// Filled in place: it would cost more to copy a token than to find it.
    void take(PgnTokenKind kind, std::size_t length)
    {
        m_token.kind = kind;
        m_token.at = m_discarded + static_cast<std::size_t>(m_at - m_window.data());
        m_token.text = {m_at, length};
        m_token.value = {};
        m_at += length;
    }

    encodings::Utf8Blocks m_blocks;
    std::vector<char> m_window; ///< ends with a zero that is not part of the text
    const char* m_at = nullptr;
    const char* m_end = nullptr;
    bool m_ended = false;
    PgnToken m_token;
    std::string m_value; ///< of a tag, without its escapes

    // What has left the window, and how far the lines in the window are counted.
    std::size_t m_discarded = 0, m_lines = 0, m_columns = 0;
    std::size_t m_counted = 0, m_linesCounted = 0, m_columnsCounted = 0;
};

} // namespace arbiter
