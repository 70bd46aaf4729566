// PGN as values: a game with its tags, moves, comments, variations and what was wrong with its text.
// Reading is in pgn_reader.h, writing in pgn_writer.h; what stands on the board is domain/chess.
#pragma once

#include "domain/basics/bilingual.h"
#include "domain/chess/game.h"

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter {

/// Where in the file: line and column from 1, the column in characters; bytes from 0, in the encoding it came in.
struct PgnPlace {
    std::size_t line = 1, column = 1, byte = 0;
    friend bool operator==(const PgnPlace&, const PgnPlace&) = default;
};

enum class PgnResult { Unknown, WhiteWins, BlackWins, Draw, BothLose };

/// "1-0", "0-1", "1/2-1/2", "0-0", "*".
std::string_view toText(PgnResult result);

/// Also "1/2", "½-½", "0.5-0.5", and other dashes.
std::optional<PgnResult> readPgnResult(std::string_view text);

struct PgnTag {
    std::string name, value;
    friend bool operator==(const PgnTag&, const PgnTag&) = default;
};

/// A comment, or a line that was escaped with % and is kept as it is.
struct PgnNote {
    std::string text;
    bool escaped = false;
    friend bool operator==(const PgnNote&, const PgnNote&) = default;
};

struct PgnMove;

/// Moves in a row, with what stands before the first of them.
struct PgnLine {
    std::vector<PgnNote> before;
    std::vector<PgnMove> moves;
    friend bool operator==(const PgnLine&, const PgnLine&) = default;
};

struct PgnMove {
    Move move; ///< no move: a null move, which only a variation may have
    std::vector<int> nags;
    std::vector<PgnNote> notes;        ///< after the move
    std::vector<PgnLine> variations{}; ///< instead of it
    bool drawOffered = false;          ///< "(=)" (Laws 9.1.2.1)
    friend bool operator==(const PgnMove&, const PgnMove&) = default;
};

enum class PgnWarningKind {
    BrokenTag,
    DuplicateTag,
    TextAfterTag,
    StrayBracket,
    MarkupIgnored, ///< "&nbsp;", "<br>"
    VariationNotClosed,
    VariationUnreadable,
    ResultMissing,
    ResultConflict, ///< tag and text
    MoveNumberWrongSide,
    SetUpConflict,
    FenChanged,
    NotationLoose, ///< a move that is not written as it should be
};

struct PgnWarning {
    PgnWarningKind kind;
    PgnPlace place;
    Word detail{""};
};

enum class PgnFault {
    Syntax,
    Illegal,
    Ambiguous,
    PromotionMissing,
    NullMove,
    GameIsOver, ///< a move after mate or stalemate
    CommentNotClosed,
    BadFen,
    OtherVariant, ///< rules that are not chess or Chess960
};

/// What ended the reading of a game. The moves before it stand.
struct PgnError {
    std::size_t ply; ///< of the move that could not be read: one more than were read
    std::string text;
    PgnFault fault;
    Word detail{""}; ///< readings, suggestions
    PgnPlace place;
};

struct PgnGame {
    std::vector<PgnTag> tags;
    Game game; ///< the main line on the board
    PgnLine line;
    PgnResult result = PgnResult::Unknown;
    bool unplayed = false; ///< won by default, or not to be played: [Termination "unplayed"]
    std::vector<PgnWarning> warnings;
    std::optional<PgnError> error;

    /// The value of a tag; nothing where it is not there.
    [[nodiscard]] const std::string* tag(std::string_view name) const;
};

/// "[%clk 1:30:56]" in a comment, by its command ("clk", "emt"); nothing where there is none.
std::optional<std::chrono::milliseconds> readClock(std::string_view comment, std::string_view command);

Bilingual inWords(PgnWarningKind kind);
Bilingual inWords(PgnFault fault);

} // namespace arbiter
