// The codes of tie-breaks as regulations and reports write them: NAME[:MP|:GP][/Cn|/Mn|/L+n|/L-n|/Kx][/P][/F][/R]
// (C.07 article 5; TRF26 202, 212). One table names them all with their article.
#pragma once

#include "domain/basics/bilingual.h"
#include "domain/basics/refusal.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter {

/// The values and stages of C.07, by their abbreviations.
enum class TieBreak {
    PTS,
    GPTS,
    MPvGP, ///< the scores themselves
    DE,
    EDE,
    EDEBT,
    EDEBB,
    EDET,
    EDEB,
    TBR,
    BBE, ///< stages: places inside the group still tied
    WIN,
    WON,
    BPG,
    BWG,
    PS,
    REP,
    STD,
    TPN, ///< one's own record (7)
    BH,
    FB,
    AOB,
    SB,
    KS, ///< the opponents' results (8, 9)
    ARO,
    TPR,
    PTP,
    APRO,
    APPO,
    RTNG, ///< ratings (10)
    EMMSB,
    EMGSB,
    EGMSB,
    EGGSB,
    SSSC,
    BC, ///< teams (12, 13)
};

/// Whether it is computed for one contestant or for the group still tied, and which way round it counts.
enum class TieBreakSort { HigherFirst, LowerFirst, Stage };

struct TieBreakRow {
    TieBreak which;
    std::string_view name;
    std::string_view article; ///< of C.07
    TieBreakSort sort;
    bool teamsOnly;
    bool needsRatings; ///< dropped where somebody is unrated (10)
    Bilingual title;
};

std::span<const TieBreakRow> allTieBreaks();
const TieBreakRow& rowOf(TieBreak which);

/// Which score of a team a code speaks of.
enum class ScoreKind { Primary, Match, Game };

struct TieBreakCode {
    TieBreak which = TieBreak::PTS;
    ScoreKind kind = ScoreKind::Primary;
    int cutLow = 0;               ///< /C1 /C2, and the lower half of /M1 /M2
    int cutHigh = 0;              ///< the higher half of /M1 /M2
    int limit = 0;                ///< /L+n, /L-n: half points above or below 50 % (14.5)
    std::optional<int> divisor;   ///< /Kx
    bool forfeitsAsGames = false; ///< /P
    bool fore = false;            ///< /F
    bool reversed = false;        ///< /R
    std::string text;             ///< as written

    friend bool operator==(const TieBreakCode&, const TieBreakCode&) = default;
};

/// Reads one code, in capitals or not; "BH-C1" is read as "BH/C1". Why::UnusableText where it is none.
Result<TieBreakCode> readTieBreak(std::string_view text);

} // namespace arbiter
