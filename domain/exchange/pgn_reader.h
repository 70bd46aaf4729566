// Reads PGN game by game from a stream of any length. Each game is read to its first bad move, and the next one is not
// harmed by it. What may be passed over is a warning, and reading goes on.
#pragma once

#include "domain/chess/notation.h"
#include "domain/exchange/pgn.h"
#include "domain/exchange/pgn_lexer.h"

namespace arbiter {

enum class PgnDepth {
    MovesOnly, ///< tags, main line, result, error: for a database
    Everything ///< also comments, signs, variations, and how moves are written
};

struct PgnReading {
    PgnDepth depth = PgnDepth::Everything;
    std::string language = "en"; ///< of the letters for the men
};

class PgnReader {
public:
    explicit PgnReader(encodings::ByteSource source, PgnReading how = {});

    /// The next game in place of the one in `game`; false at the end of the text.
    bool next(PgnGame& game);

    /// Where the game that was read last began, in bytes of the stream as it came.
    [[nodiscard]] std::size_t startOfGame() const { return m_start; }

private:
    /// A line that is being followed: the main line, or a variation inside another.
    struct Branch {
        PgnLine* line;
        Position now;    ///< after its last move
        Position before; ///< before its last move: where a variation starts
        bool unreadable = false;
    };

    // The game (pgn_reader.cpp)
    void begin(PgnGame& game);
    void finish();
    [[nodiscard]] bool startsNextGame(const PgnToken& token) const;
    bool handle(const PgnToken& token);
    void tag(const PgnToken& token);
    void startMoves(const PgnToken& token);
    void setUp(const PgnToken& token, const std::string& fen);
    bool result(const PgnToken& token);
    void note(const PgnToken& token, bool escaped);
    void warn(PgnWarningKind kind, const PgnToken& token, Word detail = "");
    void fail(PgnFault fault, const PgnToken& token, Word detail = "");

    // Its moves (pgn_reader_moves.cpp)
    bool word(const PgnToken& token);
    [[nodiscard]] bool mayBeDoubleLoss(const PgnToken& token) const;
    [[nodiscard]] bool isTextAfterTag(const PgnToken& token) const;
    void mainMove(const PgnToken& token);
    void looseMove(const PgnToken& token);
    void play(const PgnToken& token, Move move, bool drawOffered);
    void failMove(const PgnToken& token, const NotationError& error);
    void checkNumber(const PgnToken& token);
    [[nodiscard]] bool numberContradicts() const;
    void variationStart(const PgnToken& token);
    void variationEnd(const PgnToken& token);
    void variationMove(const PgnToken& token);
    [[nodiscard]] Move readStrictly(const Position& p, std::string_view text) const;

    [[nodiscard]] bool everything() const { return m_how.depth == PgnDepth::Everything; }
    [[nodiscard]] bool followed() const { return m_branches.size() == m_depth + 1; }
    [[nodiscard]] PgnMove* lastMove();

    PgnLexer m_lexer;
    PgnReading m_how;
    bool m_english = m_how.language == "en"; ///< asked at every move
    const PgnToken* m_token = nullptr;
    bool m_hasToken = false; ///< it belongs to the next game

    PgnGame* m_game = nullptr;
    std::vector<Branch> m_branches; ///< the main line first; empty where only moves are wanted
    std::size_t m_depth = 0;        ///< brackets that are open, also those that are not followed
    std::size_t m_start = 0;
    bool m_anything = false, m_moves = false, m_resultRead = false, m_afterTag = false;
    int m_number = 0, m_dots = 0; ///< of the move number before the next move; no dots: none
};

} // namespace arbiter
