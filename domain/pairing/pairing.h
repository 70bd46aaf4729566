// What a pairing engine answers: the boards and the bye with what decided them, or why the round cannot be paired.
// Values only; the words are elsewhere.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "domain/basics/colour.h"
#include "domain/basics/points.h"

namespace arbiter {

/// Which rule of C.04.3 5.2 gave the colours.
enum class ColourRule {
    BothGranted,        ///< 5.2.1
    StrongerPreference, ///< 5.2.2
    Alternated,         ///< 5.2.3
    HigherRanked,       ///< 5.2.4
    InitialColour,      ///< 5.2.5
};

struct PairedBoard {
    int white = 0;
    int black = 0;
    ColourRule rule = ColourRule::BothGranted;
    int bracket = 0; ///< in which of `PairedRound::brackets` the two were paired
};

/// The criteria that are compared between candidates of a bracket, in their order of priority (C.04.3 2.4).
enum class Criterion { C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16, C17, C18, C19, C20, C21 };
inline constexpr int criteriaCount = 16;

/// One value for each criterion; most are one count, C7, C8, C18-C21 are counts by score from the top (C8: those left
/// unpaired in the next bracket, then their counts by score). Equal vectors: the earlier candidate is taken (3.8.1).
using CriteriaVector = std::array<std::vector<int>, criteriaCount>;

/// By which means a bracket was decided. All are exact; the later ones cost more.
enum class Layer {
    TightGraph,      ///< the bracket alone, every optimal candidate a perfect matching of one unweighted graph
    WeighedBracket,  ///< the bracket alone, each step weighed
    TightWithNext,   ///< the bracket and the next scoregroup, unweighted
    WeighedWithNext, ///< the bracket and the next scoregroup, weighed
    TightField,      ///< everybody not yet paired, unweighted
    WeighedField,    ///< everybody not yet paired, each step weighed
};
inline constexpr int layerCount = 6;

/// What was decided in one bracket (1.9).
struct BracketReport {
    Points score;               ///< of the residents
    std::vector<int> movedDown; ///< who came from above, by number, in order
    std::vector<int> residents;
    std::vector<int> downfloaters; ///< who went on, in order; in the last bracket the bye
    int pairs = 0;
    int movedDownPaired = 0;
    int exchanges = 0; ///< residents that changed places between S1 and S2 (4.3)
    CriteriaVector criteria;
    Layer layer = Layer::TightGraph;
};

struct PairedRound {
    std::vector<PairedBoard> boards; ///< in the order of C.04.2 3.6
    std::optional<int> bye;
    std::vector<BracketReport> brackets; ///< from the top
};

/// Why a round has no legal pairing (C.04.3 1.9.3): a reason that can be checked by counting.
struct Impossible {
    enum class Reason {
        NoPartner,      ///< `players` holds one who may meet nobody present, nor have the bye
        NobodyForBye,   ///< the number is odd and C2 bars everybody from the bye
        TooFewPartners, ///< there are more `groups` than `partners`, yet each group, being odd, needs one of them
    };
    Reason reason = Reason::NoPartner;
    std::vector<int> players; ///< of NoPartner
    /// Sets, each odd in number, none of whose players may meet anybody outside of his own set but `partners`. In both
    /// lists 0 stands for the bye, which "meets" those whom C2 allows it.
    std::vector<std::vector<int>> groups;
    std::vector<int> partners;
};

} // namespace arbiter
