// A report while it is being written: what the writers of its records share. Not for other rooms.
#pragma once

#include "domain/exchange/trf_writer.h"

#include <string_view>

namespace arbiter {

/// A player with what his line needs.
struct TrfRow {
    const Player* player;
    int number;
    Points points;
    int rank = 0;
};

struct TrfSheet {
    const Tournament& t;
    const TrfWriting& how;
    RoundNumber last;         ///< the last published round
    bool teams = false;       ///< 240 would name teams: byes stand in the columns
    std::vector<TrfRow> rows; ///< by number
    std::vector<int> numbers; ///< by PlayerId - 1
    std::vector<std::string> lines;
    std::vector<TrfNotice> notes;

    void note(TrfKind kind, std::string stands, std::vector<Word> values);
    /// The number of a player in this report.
    [[nodiscard]] int numberOf(PlayerId id) const { return numbers[static_cast<std::size_t>(id.value - 1)]; }
    [[nodiscard]] bool keeps(std::string_view id) const;
};

/// The bye by which a player is known to miss a round after the last published one; nothing where he plays.
std::optional<Bye> byeToCome(const TrfSheet& sheet, const Player& player, RoundNumber round);
/// The last round whose byes to come stand in columns of the players; the rest stand in 240.
RoundNumber lastColumn(const TrfSheet& sheet);

/// On one line: control characters become blanks, none at the ends.
std::string oneLine(std::string_view text);
/// Appends a text at a column, with blanks up to it; the line must not reach beyond it yet.
void put(std::string& line, int column, std::string_view text);
/// Right-aligned in `width` columns that begin at `column`.
void putRight(std::string& line, int column, int width, std::string_view text);

void writeHead(TrfSheet& sheet);
void writePlayers(TrfSheet& sheet);
void writeByesToCome(TrfSheet& sheet);
void writePointChanges(TrfSheet& sheet);
/// 250 and 260, or XXA and XXP.
void writeAcceleration(TrfSheet& sheet);
void writeForbidden(TrfSheet& sheet);

} // namespace arbiter
