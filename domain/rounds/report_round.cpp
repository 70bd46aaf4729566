// From a report to the engine and back. Within the engine a player's number is his place in the pairing order.
#include "domain/rounds/report_round.h"

#include "domain/pairing/acceleration.h"
#include "domain/rounds/next_round.h"

#include <map>

namespace arbiter {

namespace {

/// One file on its way to the engine.
class Field {
public:
    explicit Field(const TrfReport& report) : m_report{report}, m_order{pairingOrder(report)}
    {
        for (std::size_t i = 0; i < m_order.size(); ++i) m_place[player(i).number] = static_cast<int>(i) + 1;
        if (report.baku && report.accelerations.empty()) accelerate();
    }

    [[nodiscard]] RoundNumber next() const { return RoundNumber{m_report.paired + 1}; }
    [[nodiscard]] TrfNumber numberAt(int place) const { return player(static_cast<std::size_t>(place) - 1).number; }

    [[nodiscard]] std::vector<Entrant> entrants() const
    {
        std::vector<Entrant> all;
        for (std::size_t i = 0; i < m_order.size(); ++i) all.push_back(entrant(i));
        return all;
    }

    [[nodiscard]] RoundToPair round() const
    {
        RoundToPair to;
        to.number = next().value;
        to.rounds = m_report.rounds->value;
        to.initialColour = initialColourOf(m_report).value_or(Colour::White);
        to.worth = worth();
        for (const auto& record : m_report.forbidden) forbid(record, to.forbidden);
        return to;
    }

private:
    const TrfReport& m_report;
    std::vector<std::size_t> m_order;
    std::map<TrfNumber, int> m_place;
    std::size_t m_bakuGroupA = 0; ///< players from the top of the order; 0 without acceleration by name

    [[nodiscard]] GamePoints worth() const
    {
        const auto scoring = scoringOf(m_report);
        return {scoring.win, scoring.draw, scoring.loss};
    }

    [[nodiscard]] const TrfPlayer& player(std::size_t i) const { return m_report.players[m_order[i]]; }

    /// Paired in round 1, the bye included; before round 1, whoever is to be paired.
    [[nodiscard]] bool inRoundOne(std::size_t i) const
    {
        const auto& p = player(i);
        if (m_report.paired == 0) return !announcedBye(p, RoundNumber{1});
        const auto& first = p.rounds.front();
        return first.paired() || first.score == Score::PairingBye;
    }

    /// Baku acceleration that the file only names (C.04.7). The last player of group A stays the same person; who
    /// enters late above him belongs to it too.
    void accelerate()
    {
        int paired = 0;
        for (std::size_t i = 0; i < m_order.size(); ++i) paired += inRoundOne(i);
        int left = bakuGroupA(paired);
        for (std::size_t i = 0; i < m_order.size() && left > 0; ++i) {
            left -= inRoundOne(i);
            m_bakuGroupA = i + 1;
        }
    }

    [[nodiscard]] Points virtualIn(std::size_t i, RoundNumber round) const
    {
        if (m_bakuGroupA == 0) return virtualPoints(m_report, player(i).number, round);
        if (i >= m_bakuGroupA) return {};
        return bakuVirtualPoints(round.value, m_report.rounds->value, worth());
    }

    [[nodiscard]] Entrant entrant(std::size_t i) const
    {
        const auto& p = player(i);
        Entrant e;
        e.number = static_cast<int>(i) + 1;
        e.score = pointsOf(m_report, p, next().previous());
        e.virtualPoints = virtualIn(i, next());
        e.present = !announcedBye(p, next());
        for (int r = 1; r <= m_report.paired; ++r) e.past.push_back(past(i, RoundNumber{r}));
        return e;
    }

    [[nodiscard]] PastRound past(std::size_t i, RoundNumber round) const
    {
        const auto& entry = player(i).rounds[static_cast<std::size_t>(round.value - 1)];
        PastRound p;
        p.kind = pastKindOf(entry.score.value_or(Score::ZeroBye));
        p.got = pointsIn(m_report, player(i), round);
        p.virtualPoints = virtualIn(i, round);
        if (!entry.paired()) return p;
        p.opponent = m_place.at(entry.opponent);
        p.colour = entry.colour;
        return p;
    }

    void forbid(const TrfForbidden& record, std::vector<std::pair<int, int>>& pairs) const
    {
        if (next() < record.first || (record.last && *record.last < next())) return;
        for (std::size_t a = 0; a < record.players.size(); ++a)
            for (std::size_t b = a + 1; b < record.players.size(); ++b)
                pairs.emplace_back(m_place.at(record.players[a]), m_place.at(record.players[b]));
    }
};

} // namespace

tl::expected<ReportRound, ReportNotPaired> pairReport(const TrfReport& report)
{
    if (auto obstacles = obstaclesToPairing(report); !obstacles.empty())
        return tl::unexpected{ReportNotPaired{std::move(obstacles), {}}};
    const Field field{report};
    const auto paired = pairDutch(field.entrants(), field.round());
    if (!paired) return tl::unexpected{ReportNotPaired{{}, whyImpossible(paired.error(), field.next().value)}};
    ReportRound round;
    for (const auto& board : paired->boards)
        round.boards.push_back({field.numberAt(board.white), field.numberAt(board.black)});
    if (paired->bye) round.bye = field.numberAt(*paired->bye);
    return round;
}

} // namespace arbiter
