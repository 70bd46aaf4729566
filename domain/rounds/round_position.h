// A round of an event or of a report as the pairing engine is given it, with what was really paired in it. The engine's
// numbers are places in the pairing order; `called` says by which number each of them is known.
#pragma once

#include "domain/exchange/trf_query.h"
#include "domain/pairing/dutch.h"
#include "domain/tournament/query.h"

#include <memory>

namespace arbiter {

/// What was paired, in the engine's numbers.
struct PairedAsRecorded {
    struct Line {
        int white = 0;
        int black = 0;
        friend auto operator<=>(const Line&, const Line&) = default;
    };
    std::vector<Line> boards;
    std::vector<int> byes; ///< pairing-allocated; a file may hold more than one
    bool byHand = false;   ///< an event says so of its rounds; a report never does
};

struct RoundPosition {
    std::vector<Entrant> entrants;
    RoundToPair round;
    std::optional<PairedAsRecorded> recorded; ///< nothing for the round to be paired next

    /// By engine number - 1. A name may be empty.
    std::vector<int> called;
    std::vector<std::string> names;

    [[nodiscard]] int present() const;
};

/// Rounds of one report; its order is found once.
class ReportRounds {
public:
    /// The report must outlive this.
    explicit ReportRounds(const TrfReport& report);
    ~ReportRounds();
    ReportRounds(const ReportRounds&) = delete;
    ReportRounds& operator=(const ReportRounds&) = delete;

    /// A round that the file has, or the next one. A file that states no number of rounds is taken to end with the
    /// last round it has.
    [[nodiscard]] RoundPosition at(RoundNumber round) const;

private:
    struct Field;
    std::unique_ptr<const Field> m_field;
};

/// A round of an event, or the next one; everybody has a number and the lot is drawn.
RoundPosition positionIn(const Tournament& t, RoundNumber round, Language names);

} // namespace arbiter
