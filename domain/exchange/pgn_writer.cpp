// The export format of PGN.
#include "domain/exchange/pgn_writer.h"

#include "domain/chess/fen.h"
#include "domain/chess/san.h"

#include <algorithm>
#include <array>
#include <utility>

namespace arbiter {

namespace {

constexpr std::size_t widest = 79;

std::string tagLine(std::string_view name, std::string_view value)
{
    std::string line{"["};
    (line += name) += " \"";
    for (const char c : value) {
        if (c == '"' || c == '\\') line += '\\';
        line += c == '\n' || c == '\r' ? ' ' : c;
    }
    return line += "\"]\n";
}

/// The tags that the game itself knows better.
bool isOwnTag(std::string_view name)
{
    return name == "Result" || name == "SetUp" || name == "FEN" || name == "Termination";
}

std::vector<PgnTag> otherTags(const PgnGame& game, const auto& roster)
{
    std::vector<PgnTag> tags;
    for (const PgnTag& tag : game.tags) {
        const bool inRoster =
            std::any_of(roster.begin(), roster.end(), [&](const auto& r) { return r.first == tag.name; });
        if (!inRoster && !isOwnTag(tag.name)) tags.push_back(tag);
    }
    const Position& start = game.game.at(0);
    if (!sameInTheLaws(start, startPosition()) || toFen(start) != toFen(startPosition())) {
        tags.push_back({"SetUp", "1"});
        tags.push_back({"FEN", toFen(start)});
    }
    const std::string* const termination = game.tag("Termination");
    if (game.unplayed)
        tags.push_back({"Termination", "unplayed"});
    else if (termination && *termination != "unplayed")
        tags.push_back({"Termination", *termination});
    std::stable_sort(tags.begin(), tags.end(), [](const PgnTag& a, const PgnTag& b) { return a.name < b.name; });
    return tags;
}

std::string tagSection(const PgnGame& game)
{
    using Default = std::pair<std::string_view, std::string_view>;
    constexpr std::array<Default, 7> roster{{{"Event", "?"},
                                             {"Site", "?"},
                                             {"Date", "????.??.??"},
                                             {"Round", "?"},
                                             {"White", "?"},
                                             {"Black", "?"},
                                             {"Result", "*"}}};
    std::string text;
    for (const auto& [name, usual] : roster) {
        const std::string* const value = game.tag(name);
        text += tagLine(name, name == "Result" ? toText(game.result) : value ? std::string_view{*value} : usual);
    }
    for (const PgnTag& tag : otherTags(game, roster)) text += tagLine(tag.name, tag.value);
    return text;
}

/// Words into lines. A word waits until it is known whether a bracket closes behind it.
class MoveText {
public:
    void word(std::string_view text)
    {
        flush();
        m_word = m_opening;
        m_word += text;
        m_opening.clear();
    }

    void open(std::string_view text) { m_opening += text; }
    void close(std::string_view text)
    {
        if (!m_opening.empty()) word("");
        m_word += text;
    }

    /// A line may be broken where one blank stands between two words.
    void comment(std::string_view text)
    {
        if (text.find('}') != text.npos) return lineComment(text);
        std::string all{"{"};
        (all += text) += '}';
        for (std::size_t at = 0; at < all.size();) {
            auto blank = all.find(' ', at);
            while (blank != all.npos && !isSingleBlank(all, blank)) blank = all.find(' ', blank + 1);
            word(std::string_view{all}.substr(at, blank == all.npos ? all.npos : blank - at));
            at = blank == all.npos ? all.size() : blank + 1;
        }
    }

    void escaped(std::string_view text)
    {
        if (!m_opening.empty()) word("");
        flush();
        newLine();
        (m_text += '%') += text;
        newLine();
    }

    [[nodiscard]] std::string take() &&
    {
        flush();
        return std::move(m_text);
    }

private:
    /// A line that begins like another game would end the comment.
    static bool isSingleBlank(std::string_view text, std::size_t i)
    {
        if (text.substr(i + 1).starts_with("[Event ")) return false;
        return i > 1 && i + 2 < text.size() && text[i - 1] != ' ' && text[i + 1] != ' ' && text[i + 1] != '%';
    }

    /// To the end of the line, since a closing brace would end the other kind.
    void lineComment(std::string_view text)
    {
        word(";");
        m_word += text;
        flush();
        newLine();
    }

    void flush()
    {
        if (m_word.empty()) return;
        const bool fits = m_column > 0 && m_column + 1 + m_word.size() <= widest;
        if (fits)
            m_text += ' ';
        else
            newLine();
        m_text += m_word;
        m_column += m_word.size() + (fits ? 1 : 0);
        m_word.clear();
    }

    void newLine()
    {
        if (!m_text.empty() && m_text.back() != '\n') m_text += '\n';
        m_column = 0;
    }

    std::string m_text;
    std::string m_word, m_opening;
    std::size_t m_column = 0;
};

void writeNotes(MoveText& text, const std::vector<PgnNote>& notes)
{
    for (const PgnNote& note : notes) {
        if (note.escaped)
            text.escaped(note.text);
        else
            text.comment(note.text);
    }
}

void writeLine(MoveText& text, const PgnLine& line, Position position);

/// What belongs to a move after its text. True where the next move needs its number again.
bool writeAfterMove(MoveText& text, const PgnMove& move, const Position& before)
{
    if (move.drawOffered) text.word("(=)");
    for (const int nag : move.nags) text.word(std::to_string(nag).insert(0, 1, '$'));
    writeNotes(text, move.notes);
    for (const PgnLine& variation : move.variations) {
        text.open("(");
        writeLine(text, variation, before);
        text.close(")");
    }
    return !move.notes.empty() || !move.variations.empty();
}

void writeLine(MoveText& text, const PgnLine& line, Position position)
{
    writeNotes(text, line.before);
    bool numbered = false;
    for (const PgnMove& move : line.moves) {
        const bool white = position.toMove == Colour::White;
        if (white || !numbered) text.word(std::to_string(position.moveNumber) + (white ? "." : "..."));
        text.word(move.move ? toSan(position, move.move) : "--");
        numbered = !writeAfterMove(text, move, position);
        if (move.move)
            position.play(move.move);
        else if (const auto passed = position.afterNullMove())
            position = *passed;
    }
}

/// A game of which only the moves are known.
PgnLine lineOf(const Game& game)
{
    PgnLine line;
    for (const Move m : game.moves()) line.moves.push_back({m, {}, {}, {}, false});
    return line;
}

} // namespace

std::string writePgn(const PgnGame& game)
{
    MoveText text;
    const bool annotated = !game.line.moves.empty() || !game.line.before.empty();
    writeLine(text, annotated ? game.line : lineOf(game.game), game.game.at(0));
    text.word(toText(game.result));
    return tagSection(game) + "\n" + std::move(text).take() + "\n\n";
}

} // namespace arbiter
