// What there is to say about a report to FIDE (TRF): errors, things read or written differently from how they stood,
// and what a pairing still needs. Each is a value with its place; one table holds the sentences in both languages.
#pragma once

#include "domain/basics/bilingual.h"

#include <string>
#include <vector>

namespace arbiter {

/// Every kind of notice, in the order of the table in trf_notice.cpp.
enum class TrfKind {
    // the file is not read
    FileTooLarge,
    EmptyFile,
    Utf16,
    NotText,
    NotTrf,
    LineTooLong,
    TooManyErrors,
    // errors of a record
    TabInRecord,
    ColumnNotBlank,
    NotANumber,
    NumberBeyond,
    NotPoints,
    NumberMissing,
    NumberTwice,
    RatingBeyond,
    OpponentUnknown,
    OpponentSelf,
    OpponentDiffers,
    ColoursSame,
    ColourMissing,
    ColourUnreadable,
    ResultsContradict,
    ByeWithOpponent,
    ResultWithoutOpponent,
    TwoPairingByes,
    RoundsBeyondStated,
    TooManyRounds,
    StatedTwice,
    InitialColourUnreadable,
    ScoringUnreadable,
    ScoringSplit,
    ByeUnreadable,
    ByeContradicts,
    PlayerUnknown,
    TooFewForbidden,
    RangeReversed,
    ForfeitUnreadable,
    AbnormalUnreadable,
    TeamTwice,
    // read differently, or to be looked at
    FromWindows1252,
    RecordUnknown,
    WordUnknown,
    LetterCase,
    LettersLeftOut,
    DateForm,
    DateUnreadable,
    NameMissing,
    NameTooLong,
    TitleUnknown,
    FideIdUnreadable,
    FideIdTwice,
    PointsComma,
    PointsBlank,
    PointsDiffer,
    PointsWithNextBye,
    PointsWithVirtual,
    RankOrder,
    NumbersGap,
    BlankRounds,
    ResultUnknown,
    ResultOpenEarlier,
    OldBye,
    ColourWithoutOpponent,
    ColourOfOther,
    ColourByNumber,
    EntriesBeyondStated,
    ForbiddenOpenEnd,
    AccelerationZero,
    CountDiffers,
    Rematch,
    NobodyPlays,
    NoPlayers,
    PairingByeAnnounced,
    TypeUnknown,
    AbnormalShifted,
    PersonalLeftOut,
    ReplacesEarlier,
    DatesReversed,
    TeamsAside,
    // import
    InitialColourFound,
    RoundsTaken,
    AbnormalAsPenalty,
    AbnormalKept,
    PairingByeNotHeld,
    NumbersClosedUp,
    PointsNotReached,
    // writing
    NameShortened,
    PointsDoNotFit,
    AdjournedAsDraw,
    NumbersProvisional,
    BirthDoesNotFit,
    DraftLeftOut,
    TieBreaksLeftOut,
    // what a pairing needs
    RoundsNotStated,
    InitialColourNotStated,
    AllRoundsPaired,
    ResultsOpen,
    NotDutch,
    TeamsNotPaired,
};

/// One thing said about one place. Line and column count from 1 (columns in characters); 0 is the whole file.
struct TrfNotice {
    TrfKind kind;
    int line = 0;
    int column = 0;
    std::string stands;       ///< what stands there
    std::vector<Word> values; ///< what else is filled into the sentence

    friend bool operator==(const TrfNotice&, const TrfNotice&) = default;
};

/// What should have stood there; empty where nothing else was expected.
std::string expected(const TrfNotice& notice, Language language);
/// The whole sentence with its place: `Line 4, column 92: "99" is the number of no player. Expected: ...`
std::string sentence(const TrfNotice& notice, Language language);
/// Every kind there is.
std::vector<TrfKind> allTrfKinds();

} // namespace arbiter
