// A report to FIDE (TRF06, TRF16, TRF26, with the extensions of JaVaFo and bbpPairings) as a value. What is said about
// how it was read is trf_notice.h; reading is trf_reader.h; what can be asked of it is trf_query.h.
#pragma once

#include "domain/basics/colour.h"
#include "domain/basics/id.h"
#include "domain/basics/time.h"
#include "domain/event/player.h"
#include "domain/event/score.h"
#include "domain/exchange/trf_notice.h"

#include <optional>
#include <string>
#include <vector>

namespace arbiter {

/// Where a value stood: line and column, in characters, from 1.
struct TrfSpot {
    int line = 0;
    int column = 0;

    friend bool operator==(const TrfSpot&, const TrfSpot&) = default;
};

/// A value and where it stood.
template <class T> struct TrfAt {
    T value{};
    TrfSpot at;
};

/// A player of the file by his number (columns 5-8), 1 to 9999; not a PlayerId and, with gaps, not a PairingNumber.
using TrfNumber = Id<struct TrfNumberTag>;

/// One round of one player. Without an opponent the score is a bye; with one, no score is a game still going on.
struct TrfEntry {
    TrfNumber opponent; ///< 0 for none
    Colour colour = Colour::White;
    std::optional<Score> score;
    TrfSpot at;

    [[nodiscard]] bool paired() const { return opponent.value > 0; }
};

/// A bye for a round that is not paired yet: from an entry after the last paired round, from 240 or from XXZ.
struct TrfAnnouncedBye {
    RoundNumber round;
    Bye bye;
    TrfSpot at;
};

/// Record 001. All its fields have fixed columns, so that `line` says where each stood.
struct TrfPlayer {
    int line = 0;
    TrfNumber number;
    Sex sex = Sex::Unstated;
    Title title = Title::None;
    std::string name;
    int rating = 0;
    std::string federation;
    std::string fideId;
    std::string birth;            ///< as written: "1990/05/17", "1990/00/00", "1990"
    std::optional<Points> points; ///< as stated in 81-84; what the results give is pointsOf (trf_query.h)
    std::optional<int> rank;
    std::vector<TrfEntry> rounds; ///< one for each paired round of the report
    std::vector<TrfAnnouncedBye> announced;
};

/// A national rating record: a federation's code in place of 001.
struct TrfNational {
    int line = 0;
    std::string code;
    int link = 0;
    std::string nationalClass, name, origin, id, birth;
    int rating = 0;
};

/// Record 310, and 013 of older reports (number 0, players only).
struct TrfTeam {
    int line = 0;
    int number = 0;
    std::string name, nickname;
    int strength = 0;
    std::optional<Points> matchPoints, gamePoints;
    std::optional<int> rank;
    std::vector<TrfNumber> players;
};

/// Record 250, and XXA (one player, one round a value).
struct TrfAcceleration {
    std::optional<Points> matchPoints;
    Points points;
    RoundNumber first, last;
    TrfNumber from, to;
    TrfSpot at;
};

/// Record 260 and XXP: nobody of these may meet another of them. No last round: to the end.
struct TrfForbidden {
    RoundNumber first{1};
    std::optional<RoundNumber> last;
    std::vector<TrfNumber> players;
    TrfSpot at;
};

/// Record 299. With a kind: what such a result is worth instead. Without: points added, negative for a penalty.
struct TrfAbnormal {
    char kind = ' '; ///< W D L F H Z + - or blank
    std::optional<Points> matchPoints;
    Points points;
    RoundNumber round; ///< 0 for all
    std::vector<TrfNumber> players;
    TrfSpot at;
};

/// Record 300: a team that sat down out of order. Board order by player, 0 for an empty board.
struct TrfTeamOrder {
    RoundNumber round;
    int team = 0, opponent = 0;
    std::vector<TrfNumber> boards;
    TrfSpot at;
};

/// Record 320: which team had the pairing-allocated bye in each round (0 none), and what it is worth.
struct TrfTeamByes {
    Points matchPoints, gamePoints;
    std::vector<int> teams;
    TrfSpot at;
};

/// Record 330: a match that was forfeited by White's team, by Black's, or by both.
struct TrfForfeitedMatch {
    bool whiteWins = false, blackWins = false;
    RoundNumber round;
    int white = 0, black = 0;
    TrfSpot at;
};

/// Record 240 of a team event names teams; they are kept here and not with the players.
struct TrfTeamBye {
    int team = 0;
    RoundNumber round;
    Bye bye = Bye::Zero;
    TrfSpot at;
};

/// Record 362.
struct TrfTeamScoring {
    Points win = Points::whole(2), draw = Points::whole(1), loss;
};

/// What 192 says, as far as it matters here.
enum class TrfSystem {
    Unstated,
    Dutch,
    OtherSwiss,
    RoundRobin,
    DoubleRoundRobin,
    Knockout,
    Scheveningen,
    Team,
    Unknown
};

/// A line as it stood: a record, a comment (###) or something unknown.
struct TrfKept {
    std::string text;
    int line = 0;
};

struct TrfReport {
    // what the tournament states of itself
    TrfAt<std::string> name, city, federation;
    std::optional<TrfAt<Date>> start, end;
    std::optional<TrfAt<int>> statedPlayers, statedRated, statedTeams;
    TrfAt<std::string> type, chiefArbiter, timeControl;
    std::vector<TrfAt<std::string>> deputies;
    std::vector<TrfAt<Date>> roundDates;
    std::optional<TrfAt<int>> rounds;           ///< 142, XXR
    std::optional<TrfAt<Colour>> initialColour; ///< 152, XXC
    std::optional<TrfAt<Scoring>> scoring;      ///< 162, XXS, BB.
    TrfAt<std::string> startingRank, controller, typeCode, encodedTimeControl;
    TrfSystem system = TrfSystem::Unstated;
    bool baku = false;          ///< 192 ends in _BAKU; an explicit 250 or XXA overrides it
    bool bakuWorkedOut = false; ///< no explicit record: `accelerations` are those that follow from the name
    std::vector<TrfAt<std::string>> tieBreaks;      ///< 202
    std::vector<TrfAt<std::string>> standingsOrder; ///< 212
    TrfAt<std::string> teamColours;
    std::optional<TrfAt<TrfTeamScoring>> teamScoring;
    bool byPosition = false; ///< XXC rank: paired in the order of the file, not of the numbers

    // players, in the order of the file
    std::vector<TrfPlayer> players;
    int paired = 0; ///< rounds with at least one game; the next one is to be paired
    std::vector<TrfNational> nationals;

    // special records
    std::vector<TrfTeam> teams, oldTeams;
    std::vector<TrfAcceleration> accelerations;
    std::vector<TrfForbidden> forbidden;
    std::vector<TrfAbnormal> abnormal;
    std::vector<TrfTeamOrder> teamOrders;
    std::vector<TrfTeamByes> teamByes;
    std::vector<TrfForfeitedMatch> forfeitedMatches;
    std::vector<TrfTeamBye> announcedTeamByes;

    std::vector<TrfKept> lines;         ///< every line but 001 and blank ones, as it stood (personal data left out)
    std::vector<TrfNotice> adjustments; ///< what was read differently from how it stood, or is to be looked at
    std::vector<int> places;            ///< by number: place in `players` from 1, 0 for none
};

} // namespace arbiter
