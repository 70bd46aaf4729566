// A report while it is being read: what the readers of the records share. Not for other rooms.
#pragma once

#include "domain/exchange/text_lines.h"
#include "domain/exchange/trf_report.h"

#include <array>
#include <optional>

namespace arbiter {

/// One round of a 001 line before the players are held against each other.
struct TrfRawEntry {
    TrfNumber opponent;
    std::optional<Colour> colour;
    std::optional<Score> score;
    char letter = ' ';   ///< the result as it stood
    bool unread = false; ///< it could not be read: nothing more is said about it
    TrfSpot at;

    [[nodiscard]] bool blank() const { return opponent.value == 0 && !score && !unread; }
};

/// Values of XXS and BB. by code, with their place: they are one point system only at the end of the file.
struct TrfPointCode {
    std::string code;
    Points points;
    TrfSpot at;
};

/// Players named by a record, to be looked up when all are known.
struct TrfNamed {
    TrfNumber number;
    TrfSpot at;
};

struct TrfReading {
    TrfReport report;
    std::vector<TrfNotice> errors;
    std::vector<std::vector<TrfRawEntry>> entries; ///< by place in report.players
    std::vector<TrfNamed> named;
    std::vector<TrfPointCode> pointCodes;
    struct StatedBye {
        TrfNumber player;
        RoundNumber round;
        Bye bye;
        TrfSpot at;
    };
    std::vector<StatedBye> byes240;
    std::vector<TrfNamed> absentNext;
    std::array<int, 1000> lineOf{}; ///< by numeric record id: where it was stated first
    std::vector<bool> unsure =
        std::vector<bool>(10000); ///< by number: his record is wrong itself, so no more is said about it
    bool numberUnread = false;    ///< some player's number could not be read: who is unknown cannot be told

    [[nodiscard]] bool isUnsure(TrfNumber n) const { return unsure[static_cast<std::size_t>(n.value)]; }
    [[nodiscard]] bool known(TrfNumber n) const
    {
        return numberUnread || isUnsure(n) || report.places[static_cast<std::size_t>(n.value)] > 0;
    }

    /// The entries of the player with this number; nothing where no such record was read, or it is not to be relied on.
    std::vector<TrfRawEntry>* entriesOf(TrfNumber n)
    {
        const int place = report.places[static_cast<std::size_t>(n.value)];
        return place == 0 || isUnsure(n) ? nullptr : &entries[static_cast<std::size_t>(place - 1)];
    }

    void error(const ColumnLine& line, int column, TrfKind kind, std::string_view stands,
               std::vector<Word> values = {});
    void error(TrfSpot at, TrfKind kind, std::string_view stands, std::vector<Word> values = {});
    void adjust(const ColumnLine& line, int column, TrfKind kind, std::string_view stands,
                std::vector<Word> values = {});
    void adjust(TrfSpot at, TrfKind kind, std::string_view stands, std::vector<Word> values = {});
};

/// A whole number in a field: nothing where it is blank; an error, and nothing, where it is no number or beyond `most`.
/// `what` names the field in a sentence.
std::optional<int> readTrfNumber(TrfReading& r, const ColumnLine& line, TextField field, Bilingual what, int least,
                                 int most);
/// Points in a field, a comma being an adjustment.
std::optional<Points> readTrfPoints(TrfReading& r, const ColumnLine& line, TextField field);
/// An error for the first of these columns that is not blank; true where all are.
bool blankAt(TrfReading& r, const ColumnLine& line, std::initializer_list<int> columns);
/// The numbers of players at first, first + 5 ..., four columns each.
std::vector<TrfNumber> readTrfNumbers(TrfReading& r, const ColumnLine& line, int first);
/// A date as reports have it, the lenient forms included; an adjustment where it is none.
std::optional<TrfAt<Date>> readTrfDate(TrfReading& r, const ColumnLine& line, TextField field);
/// An error at the first tab: it would shift every column behind it.
bool hasTab(TrfReading& r, const ColumnLine& line);
/// 142 and XXR: the number of rounds. 152 and XXC: the initial colour. A file that states two of either is wrong.
void readRoundCount(TrfReading& r, const ColumnLine& line);
void stateInitialColour(TrfReading& r, const ColumnLine& line, TextField stands, Colour colour);
std::string upper(std::string_view text);
std::string text(int n);

// One function a group of records; each is called with a line whose id it knows.
void readTournamentRecord(TrfReading& r, const ColumnLine& line, int id);
void readPlayerRecord(TrfReading& r, const ColumnLine& line);
/// The rounds of a 001 line; `player` is whose they are.
std::vector<TrfRawEntry> readEntries(TrfReading& r, const ColumnLine& line, TrfNumber player);
void readNationalRecord(TrfReading& r, const ColumnLine& line);
void readSpecialRecord(TrfReading& r, const ColumnLine& line, int id);
void readTeamRecord(TrfReading& r, const ColumnLine& line, int id);
/// XX. and BB.; false where the extension is not known.
bool readExtension(TrfReading& r, const ColumnLine& line);

bool isTournamentRecord(int id);
bool isSpecialRecord(int id);
bool isTeamRecord(int id);
bool isNationalRecord(const ColumnLine& line);

/// When all lines are read: what no line can say by itself.
void settleScoring(TrfReading& r);
void settleNumbers(TrfReading& r);
void settleRounds(TrfReading& r);
void settleByes(TrfReading& r);
void settleAcceleration(TrfReading& r);
void checkPoints(TrfReading& r);
void checkEvent(TrfReading& r);

} // namespace arbiter
