// A refusal is a value: why, the article where the Laws say so, and what to fill in. A warning is one that can be
// acknowledged. Both speak English and Chinese from one table. Program errors are not here; they are asserted.
#pragma once

#include "domain/basics/bilingual.h"

#include <tl/expected.hpp>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter {

/// Every reason for which a decision is not taken.
enum class Why {
    // what was named does not exist, or cannot be read
    NoSuchPlayer,
    AmbiguousPlayer,
    NoSuchRound,
    NoSuchBoard,
    NoSuchGame,
    NoSuchEntry,
    UnusableText,
    UnusableNumber,
    WordMissing,
    CallNotUnderstood,
    TooLarge,
    LineRefused,
    LineUnusable,
    // the event and its settings
    EventAlreadyOpen,
    EventNotOpen,
    EventNotEmpty,
    NameMissing,
    RoundsOutOfRange,
    BadFederation,
    BadDates,
    BadScoring,
    ScoringFixed,
    TieBreaksFixed,
    EditionFixed,
    RoundsBelowPaired,
    // players
    FideIdNotUnique,
    RatingOutOfRange,
    BadFideId,
    WrongPlayerNumber,
    PlayerNotRemovable,
    PlayerRemoved,
    LateEntryByesWrong,
    NumbersIncomplete,
    NumbersFixed,
    AlreadyWithdrawn,
    NotWithdrawn,
    Expelled,
    RoundAlreadyPaired,
    ByeAlreadyGranted,
    NoByeGranted,
    ByeNotToBeGranted,
    // rounds
    NotTheNextRound,
    RoundsExhausted,
    ResultsMissing,
    NumbersMissing,
    InitialColourMissing,
    InitialColourFixed,
    PlayerTwiceInRound,
    PlayerNotPresent,
    PlayerLeftOut,
    ByeDiffers,
    TwoPairingByes,
    DraftOpen,
    NoDraft,
    DraftDiffers,
    TooFewPlayers,
    NoLegalPairing,
    NoPartner,
    NobodyForBye,
    TooFewPartners,
    AccelerationFixed,
    AccelerationNeedsScoring,
    TooFewForbidden,
    // results
    RoundNotPublished,
    ResultStands,
    ResultMissing,
    ResultSame,
    ResultTooOld,
    ReasonMissing,
    // at the boards
    GameIsOver,
    ArticleMissing,
    BadArticle,
    ClaimNeedsDraw,
    TooMuchTime,
    NothingChanges,
    PenaltyNeedsGame,
    PenaltyNeedsTime,
    PenaltyNeedsPoints,
    PenaltyNeedsResult,
    PlayerNotInGame,
    BadPosition,
    WrongSideToMove,
    BadMoveNumber,
    AlreadySealed,
    NotSealed,
    AlreadyOpened,
    NotOpened,
    AlreadyResumed,
    PlaceMissing,
    TextMissing,
    NoPersonalData,
    // journal
    NeverUndone,
    NotStanding,
    RestsOnIt,
    NoLongerHolds,
    NothingToUndo,
    NothingToRedo,
    NotAcknowledged,
    DecidedBefore,
    // the file
    OpenElsewhere,
    ReadOnlyMedium,
    ReadOnlyBroken,
    DiskFull,
    NotStored,
    NotAnEvent,
    NewerFile,
    NoSuchFile,
    IsDirectory,
    FileExists,
    CannotRead,
    CannotWrite,
    SealBroken,
    EntryMissing,
    UnknownKind,
    BadBody,
    KeyMissing,
    KeyUnknown,
    TablesAltered,
    PersonalDataAltered,
    DoesNotFollow,
    WouldReplaceEvent,
    OtherEventThere,
    NoEntries,
    PersonalDataMissing,
    OutputLost,
    OddCharacter,
    TextTooLong,
    PointsBeyondEvent,
    NoRoundLeft,
    NotYetWithdrawn,
    NothingPublished,
    OnlyDraft,
    LinesBeforeStand,
    WordsContradict,
    BadTimeUsed,
    MoveNumberDiffers,
    BadLanguage,
    NoSuchVerb,
    CopyNotWhole,
    FileReplaced,
    PathMissing,
    SheetDiffers,
};

struct Refusal {
    Why why;
    std::vector<Word> values;   ///< what is filled into the sentence, in its order
    std::string article;        ///< "9.5.3"; empty where it is not the Laws that refuse
    std::vector<Refusal> cause; ///< at most one: the refusal behind this one, filled in as the last value

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

/// The sentence for a person, with the article behind it.
std::string sentence(const Refusal& refusal, Language language);

/// What the refusal means for the one who asked: the words are unusable (exit status 2), or the answer is no (1).
enum class Sort { Unusable, No };
Sort sortOf(Why why);

template <class T> using Result = tl::expected<T, Refusal>;

/// A refusal with the one behind it.
inline Refusal behind(Refusal cause, Why why, std::vector<Word> values)
{
    return {why, std::move(values), {}, {std::move(cause)}};
}

inline tl::unexpected<Refusal> refuse(Why why, std::vector<Word> values = {}, std::string article = {})
{
    return tl::unexpected<Refusal>{Refusal{why, std::move(values), std::move(article), {}}};
}

/// What may be done, but not unknowingly. Its level is that of FIDE's checklist for programs (VCL).
enum class Caution {
    SamePlayerTwice,       ///< the same name and federation without a FIDE ID to tell them apart
    SecondHalfPointBye,    ///< VCL 172-176
    FullPointBye,          ///< VCL 177-179
    RoundsAfterStart,      ///< VCL 57-61: leaves FIDE mode
    GamesAdjourned,        ///< VCL 158-160
    OlderGameAdjourned,    ///< VCL 168
    AdjournedGameNotDrawn, ///< VCL 163
    RematchByHand,         ///< VCL 66
    ByeByHandNotEntitled,  ///< VCL 66
    PairedByHand,          ///< VCL 69
    PairsForbiddenLate,    ///< pairs barred from each other after round 1: leaves FIDE mode
    PlayerExpelled,        ///< leaves the standings for good: VCL 197
};

/// How a warning is to be met: acknowledged (L2), confirmed (L3), confirmed twice (L4).
enum class Level { Acknowledge = 2, Confirm = 3, ConfirmTwice = 4 };

struct Warning {
    Caution about;
    std::vector<Word> values;

    friend bool operator==(const Warning&, const Warning&) = default;
};

Level levelOf(Caution caution);
/// The name by which a caution is acknowledged on the command line and kept in the journal: "second-half-point-bye".
std::string_view nameOf(Caution caution);
std::string sentence(const Warning& warning, Language language);
/// Every caution there is.
std::vector<Caution> allCautions();

} // namespace arbiter
