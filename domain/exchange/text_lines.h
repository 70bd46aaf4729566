// The bytes of a text file as lines with columns: encoding, line ends, and fields by column. A column is a character,
// not a byte. What the fields mean is the business of each format.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter {

enum class TextEncoding { Utf8, Windows1252 };

/// A whole file as UTF-8 without a byte-order mark. What is not UTF-8 is read as Windows-1252, where every byte is a
/// character.
struct DecodedText {
    std::string text;
    TextEncoding encoding = TextEncoding::Utf8;
};
DecodedText decodeText(std::string_view bytes);

/// Splits at LF, CR and CRLF; the last line needs no end.
std::vector<std::string_view> splitLines(std::string_view text);

/// What stands in some columns, without the blanks around it, and the column of its first character.
struct TextField {
    std::string_view text;
    int column = 0;

    [[nodiscard]] bool empty() const { return text.empty(); }
};

/// A line that can be asked by columns. It looks into the text it was made from.
class ColumnLine {
public:
    ColumnLine(int number, std::string_view text);

    [[nodiscard]] int number() const { return m_number; }
    /// Characters, without blanks at the end.
    [[nodiscard]] int size() const { return m_size; }
    [[nodiscard]] std::string_view text() const { return m_text; }
    /// Columns first to last, both counted from 1; clipped to the line.
    [[nodiscard]] std::string_view columns(int first, int last) const;
    [[nodiscard]] TextField field(int first, int last) const;
    [[nodiscard]] TextField rest(int first) const { return field(first, m_size); }
    /// The words from a column on, split at blanks.
    [[nodiscard]] std::vector<TextField> words(int first) const;
    /// The character if it is ASCII; a blank beyond the end; 0 for any other character.
    [[nodiscard]] char at(int column) const;

private:
    [[nodiscard]] std::size_t byteOf(int column) const;

    int m_number;
    std::string_view m_text;
    int m_size = 0;
    std::vector<std::size_t> m_starts; ///< byte of each character; empty where all are ASCII
};

/// Without blanks at both ends.
std::string_view trimmed(std::string_view text);
/// Characters of a UTF-8 text.
int charactersIn(std::string_view text);
/// The first characters of a UTF-8 text.
std::string_view firstCharacters(std::string_view text, int most);

} // namespace arbiter
