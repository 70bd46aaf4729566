// Reads the text from left to right: man, where from, where to, what a pawn becomes.
#include "domain/chess/notation_parse.h"

#include "domain/chess/notation_letters.h"

#include <algorithm>

namespace arbiter {

namespace {

using Text = std::u32string_view;

/// A man's name at the front of a text, and what is odd about how it is written.
struct NameFound {
    Role role;
    std::size_t length;
    std::vector<NotationWarning> warnings;
};

bool startsWithName(Text text, const std::u32string& name, bool anyCase)
{
    if (text.size() < name.size()) return false;
    for (std::size_t i = 0; i < name.size(); ++i) {
        const bool same = anyCase ? lowerCase(text[i]) == lowerCase(name[i]) : text[i] == name[i];
        if (!same) return false;
    }
    return true;
}

std::optional<NameFound> findName(Text text, const std::vector<ManName>& names, bool anyCase)
{
    for (const ManName& n : names)
        if (startsWithName(text, n.name, anyCase)) return NameFound{n.role, n.name.size(), {}};
    return {};
}

/// A letter means a man of the language; only a letter that it does not have may be the English one.
std::optional<NameFound> readName(Text text, std::string_view language, bool anyCase)
{
    if (text.empty()) return {};
    if (text[0] >= firstRoleSign) return NameFound{static_cast<Role>(text[0] - firstRoleSign), 1, {}};
    if (const auto found = findName(text, manNames(language), anyCase)) return found;
    if (findName(text, manNames(language), true)) return {};
    auto english = findName(text, manNames("en"), anyCase);
    if (english) english->warnings.push_back(NotationWarning::EnglishLetter);
    return english;
}

/// Reads squares and signs one after the other.
class SquaresReader {
public:
    explicit SquaresReader(Text text) : m_text{text} {}

    struct Half {
        std::optional<int> file, rank;
        [[nodiscard]] bool empty() const { return !file && !rank; }
        [[nodiscard]] Bitboard squares() const
        {
            return (file ? fileSet(*file) : allSquares) & (rank ? rankSet(*rank) : allSquares);
        }
    };

    Half takeHalf()
    {
        Half half;
        const bool bracket = take('(');
        if (!m_text.empty() && isFileLetter(m_text[0])) {
            if (m_text[0] < 'a') upperCase = true;
            half.file = static_cast<int>(lowerCase(m_text[0]) - 'a');
            m_text.remove_prefix(1);
        }
        if (!m_text.empty() && m_text[0] >= '1' && m_text[0] <= '8') {
            half.rank = static_cast<int>(m_text[0] - '1');
            m_text.remove_prefix(1);
        }
        if (bracket && !take(')')) broken = true;
        return half;
    }

    /// Whether there was one.
    bool takeSign()
    {
        if (take('-')) return true;
        if (take('X')) return capture = upperCase = true;
        if (take('x') || take(':')) return capture = true;
        return false;
    }

    bool take(char32_t c)
    {
        if (m_text.empty() || m_text[0] != c) return false;
        m_text.remove_prefix(1);
        return true;
    }
    void skip(std::size_t n) { m_text.remove_prefix(n); }
    [[nodiscard]] Text rest() const { return m_text; }

    bool capture = false, upperCase = false, broken = false;

private:
    static bool isFileLetter(char32_t c) { return lowerCase(c) >= 'a' && lowerCase(c) <= 'h' && c < 128; }

    Text m_text;
};

/// "=Q", "(Q)", "/Q", "Q" at the end; false where something else is left over.
bool takePromotion(SquaresReader& reader, std::string_view language, MovePattern& pattern)
{
    if (reader.rest().empty()) return true;
    if (pattern.role && *pattern.role != Role::Pawn) return false;
    const bool bracket = reader.take('(');
    if (!bracket && !reader.take('=')) reader.take('/');
    const auto name = readName(reader.rest(), language, true);
    if (!name) return false;
    reader.skip(name->length);
    if (bracket && !reader.take(')')) return false;
    pattern.becomes = name->role;
    return reader.rest().empty();
}

/// Where from and where to. A pawn that takes may leave out the rank ("exd"), and needs another file than its own.
bool placeHalves(const SquaresReader::Half& one, const SquaresReader::Half& two, MovePattern& pattern)
{
    const bool pawn = pattern.role == Role::Pawn;
    if (two.empty()) {
        pattern.to = one.squares();
        return one.file && one.rank;
    }
    pattern.from = one.squares();
    pattern.to = two.squares();
    pattern.originWritten = true;
    if (pawn && one.file && !one.rank && one.file == two.file) return false;
    const bool fileTakesFile = pawn && one.file && !one.rank && two.file && !two.rank;
    return fileTakesFile || (two.file && two.rank);
}

/// The text after the man's name: one square or two. Without a name it is a pawn, unless the square it comes from is
/// written in full.
std::optional<MovePattern> readHalves(Text text, std::optional<Role> named, std::string_view language, bool both)
{
    MovePattern pattern;
    pattern.role = named ? named : Role::Pawn;
    SquaresReader reader{text};
    reader.takeSign();
    const bool signFirst = reader.capture;
    const auto one = reader.takeHalf();
    if (one.empty() || reader.broken) return {};
    SquaresReader::Half two;
    if (both) {
        const bool sign = !signFirst && reader.takeSign();
        two = reader.takeHalf();
        if (sign && two.empty()) return {};
    }
    if (reader.broken || !placeHalves(one, two, pattern)) return {};
    const bool fullOrigin = !two.empty() && one.file && one.rank;
    if (!named && (fullOrigin || (signFirst && two.empty()))) pattern.role.reset();
    if (!takePromotion(reader, language, pattern)) return {};
    pattern.capture = reader.capture;
    if (reader.upperCase) pattern.warnings.push_back(NotationWarning::UpperCaseSquare);
    return pattern;
}

/// "e8b" and "e8(Q)" have one square, and a man the pawn becomes.
std::optional<MovePattern> readSquares(Text text, std::optional<Role> named, std::string_view language)
{
    const auto both = readHalves(text, named, language, true);
    return both ? both : readHalves(text, named, language, false);
}

void addNamed(std::vector<MovePattern>& all, const std::optional<NameFound>& name, Text text, std::string_view language)
{
    if (!name) return;
    auto pattern = readSquares(text.substr(name->length), name->role, language);
    if (!pattern) return;
    pattern->warnings.insert(pattern->warnings.end(), name->warnings.begin(), name->warnings.end());
    all.push_back(*pattern);
}

/// Four or five digits: file and rank, file and rank, and 1 to 4 for queen, rook, bishop, knight.
std::optional<MovePattern> readNumeric(std::u32string text)
{
    std::erase(text, U'-');
    const auto inRange = [](char32_t c) { return c >= '1' && c <= '8'; };
    if ((text.size() != 4 && text.size() != 5) || !std::all_of(text.begin(), text.end(), inRange)) return {};
    const auto square = [&](std::size_t i) {
        return bit(squareAt(static_cast<int>(text[i] - '1'), static_cast<int>(text[i + 1] - '1')));
    };
    MovePattern pattern;
    pattern.from = square(0);
    pattern.to = square(2);
    pattern.originWritten = true;
    if (text.size() == 4) return pattern;
    constexpr std::array promotions{Role::Queen, Role::Rook, Role::Bishop, Role::Knight};
    if (text[4] > '4') return {};
    pattern.becomes = promotions[text[4] - '1'];
    return pattern;
}

} // namespace

std::vector<MovePattern> readPatterns(const std::u32string& text, std::string_view language)
{
    std::vector<MovePattern> all;
    if (auto numeric = readNumeric(text)) all.push_back(*numeric);
    const auto exact = readName(text, language, false);
    addNamed(all, exact, text, language);
    if (auto pawn = readSquares(text, {}, language)) {
        if (!all.empty()) pawn->warnings.push_back(NotationWarning::PawnWrittenAsPiece);
        all.push_back(*pawn);
    }
    if (exact) return all;
    auto lower = readName(text, language, true);
    if (lower)
        lower->warnings.push_back(all.empty() ? NotationWarning::LowerCasePiece : NotationWarning::PieceWrittenAsPawn);
    addNamed(all, lower, text, language);
    return all;
}

} // namespace arbiter
