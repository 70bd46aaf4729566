// Every word that is printed on a sheet, in English and Chinese, named by what it says. Terms are those of Chinese
// arbiters. What a result, a bye or a refusal is called is the domain's.
#pragma once

#include "domain/basics/bilingual.h"

#include <span>
#include <string>
#include <vector>

namespace arbiter::reports {

enum class Says {
    // titles
    Pairings,
    StandingsAfter,
    FinalStandings,
    EnvelopeTitle,
    // beside the title
    RoundOf,
    RoundAndBoard,
    Published,
    NotFinal,
    Draft,
    DraftNotice,
    // heads of columns
    Board,
    Points,
    Title,
    White,
    Black,
    Rating,
    Result,
    Player,
    Bye,
    Worth,
    Rank,
    Number,
    Federation,
    Time,
    KeptBy,
    Place,
    Arbiter,
    // pairings
    Byes,
    AdjournedMark,
    UnratedMark,
    PointsWithAdjourned,
    // standings
    Withdrawn,
    ExpelledFrom,
    ExpelledNames,
    ByPointsAlone,
    MissingBoards,
    MissingCount,
    RoundBoard,
    BoardOnly,
    AdjournedCounted,
    AdjournedGame,
    AdjournedCount,
    SharedPlace,
    // envelope
    TimeUsedWhite,
    TimeUsedBlack,
    SealedBy,
    SealedMove,
    MoveNumber,
    DrawOffer,
    OfferBy,
    NoOffer,
    SealedAt,
    Resumption,
    OpenOnlyWhenA,
    OpenOnlyWhenB,
    FieldsA,
    FieldsB,
    WhiteToMove,
    BlackToMove,
    MenOfWhite,
    MenOfBlack,
    Custody,
    OpenedAt,
    Present,
    MoveFound,
    ResumedAt,
    // joins
    ListComma,
    ListSemicolon,
    // foot
    Printed,
    HeadSeal,
    PageOf,
    // dates
    Day,
    DayAndTime,
    January,
    February,
    March,
    April,
    May,
    June,
    July,
    August,
    September,
    October,
    November,
    December,
};

struct SaysRow {
    Says says;
    Bilingual text;
};

/// Every row, in the order of the enumeration.
std::span<const SaysRow> allWords();
std::string say(Says what, Language language);
/// With {0}, {1} ... filled in.
std::string say(Says what, Language language, const std::vector<std::string>& values);

} // namespace arbiter::reports
