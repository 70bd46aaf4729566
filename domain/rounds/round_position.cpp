// From a report or an event to one round of it. Who is present in a round that is paired is who stands in it; in the
// next one, who has no bye announced.
#include "domain/rounds/round_position.h"

#include "domain/rounds/next_round.h"

#include <algorithm>

namespace arbiter {

int RoundPosition::present() const
{
    return static_cast<int>(
        std::count_if(entrants.begin(), entrants.end(), [](const Entrant& e) { return e.present; }));
}

/// One file on its way to the engine.
struct ReportRounds::Field {
    const TrfReport& report;
    std::vector<std::size_t> order;
    std::vector<std::vector<Points>> virtuals; ///< by place in the order, by round; empty without acceleration
    std::vector<int> place;                    ///< by number of the file: place in the order from 1, 0 for none

    explicit Field(const TrfReport& r) : report{r}, order{pairingOrder(r)}, place(r.places.size(), 0)
    {
        for (std::size_t i = 0; i < order.size(); ++i) place[numberOf(i)] = static_cast<int>(i) + 1;
        for (const auto& a : report.accelerations)
            if (!a.matchPoints) accelerate(a);
    }

    [[nodiscard]] const TrfPlayer& player(std::size_t i) const { return report.players[order[i]]; }
    [[nodiscard]] std::size_t numberOf(std::size_t i) const { return static_cast<std::size_t>(player(i).number.value); }
    [[nodiscard]] int placeOf(TrfNumber n) const { return place[static_cast<std::size_t>(n.value)]; }
    [[nodiscard]] int rounds() const { return report.rounds ? report.rounds->value : report.paired; }
    [[nodiscard]] bool isPaired(RoundNumber round) const { return round.value <= report.paired; }

    [[nodiscard]] const TrfEntry& entry(std::size_t i, RoundNumber round) const
    {
        return player(i).rounds[static_cast<std::size_t>(round.value - 1)];
    }

    [[nodiscard]] GamePoints worth() const
    {
        const auto scoring = scoringOf(report);
        return {scoring.win, scoring.draw, scoring.loss};
    }

    [[nodiscard]] bool isPresent(std::size_t i, RoundNumber round) const
    {
        if (!isPaired(round)) return !announcedBye(player(i), round);
        const auto& e = entry(i, round);
        return e.paired() || e.score == Score::PairingBye;
    }

    /// The same as virtualPoints of a report, for everybody at once.
    void accelerate(const TrfAcceleration& a)
    {
        virtuals.resize(order.size());
        for (int n = a.from.value; n <= a.to.value && n < static_cast<int>(place.size()); ++n) {
            if (placeOf(TrfNumber{n}) == 0) continue;
            auto& mine = virtuals[static_cast<std::size_t>(placeOf(TrfNumber{n}) - 1)];
            mine.resize(std::max(mine.size(), static_cast<std::size_t>(a.last.value) + 1));
            for (int round = a.first.value; round <= a.last.value; ++round)
                mine[static_cast<std::size_t>(round)] = a.points;
        }
    }

    [[nodiscard]] Points virtualIn(std::size_t i, RoundNumber round) const
    {
        const auto at = static_cast<std::size_t>(round.value);
        return virtuals.empty() || at >= virtuals[i].size() ? Points{} : virtuals[i][at];
    }

    [[nodiscard]] PastRound past(std::size_t i, RoundNumber round) const
    {
        const auto& e = entry(i, round);
        PastRound p;
        p.kind = pastKindOf(e.score.value_or(Score::ZeroBye));
        p.got = pointsIn(report, player(i), round);
        p.virtualPoints = virtualIn(i, round);
        if (!e.paired()) return p;
        p.opponent = placeOf(e.opponent);
        p.colour = e.colour;
        return p;
    }

    [[nodiscard]] Entrant entrant(std::size_t i, RoundNumber round) const
    {
        Entrant e;
        e.number = static_cast<int>(i) + 1;
        e.score = pointsOf(report, player(i), round.previous());
        e.virtualPoints = virtualIn(i, round);
        e.present = isPresent(i, round);
        for (RoundNumber r{1}; r < round; r = r.next()) e.past.push_back(past(i, r));
        return e;
    }

    void forbid(const TrfForbidden& record, RoundToPair& to) const
    {
        if (to.number < record.first.value || (record.last && record.last->value < to.number)) return;
        for (std::size_t a = 0; a < record.players.size(); ++a)
            for (std::size_t b = a + 1; b < record.players.size(); ++b)
                to.forbidden.emplace_back(placeOf(record.players[a]), placeOf(record.players[b]));
    }

    [[nodiscard]] PairedAsRecorded recorded(RoundNumber round) const
    {
        PairedAsRecorded found;
        for (std::size_t i = 0; i < order.size(); ++i) {
            const auto& e = entry(i, round);
            const int self = static_cast<int>(i) + 1;
            if (e.paired() && e.colour == Colour::White) found.boards.push_back({self, placeOf(e.opponent)});
            if (e.score == Score::PairingBye) found.byes.push_back(self);
        }
        return found;
    }
};

ReportRounds::ReportRounds(const TrfReport& report) : m_field{std::make_unique<const Field>(report)} {}
ReportRounds::~ReportRounds() = default;

RoundPosition ReportRounds::at(RoundNumber round) const
{
    const auto& report = m_field->report;
    RoundPosition position;
    position.round.number = round.value;
    position.round.rounds = m_field->rounds();
    position.round.initialColour = initialColourOf(report).value_or(Colour::White);
    position.round.worth = m_field->worth();
    for (const auto& record : report.forbidden) m_field->forbid(record, position.round);
    for (std::size_t i = 0; i < m_field->order.size(); ++i) {
        position.entrants.push_back(m_field->entrant(i, round));
        position.called.push_back(m_field->player(i).number.value);
        position.names.push_back(m_field->player(i).name);
    }
    if (m_field->isPaired(round)) position.recorded = m_field->recorded(round);
    return position;
}

namespace {

PairedAsRecorded recordedIn(const Tournament& t, const Round& round)
{
    PairedAsRecorded found;
    const auto number = [&](PlayerId id) { return findPlayer(t, id)->number.value; };
    for (const auto& board : round.boards)
        found.boards.push_back({number(board.pairing.white), number(board.pairing.black)});
    for (const auto& u : round.unpaired)
        if (u.bye == Bye::PairingAllocated) found.byes.push_back(number(u.player));
    found.byHand = round.method == PairingMethod::ByHand || round.changedByHand;
    return found;
}

/// In a round that is paired, present is who stands in it.
void presentAsRecorded(RoundPosition& position)
{
    for (auto& e : position.entrants) e.present = false;
    const auto mark = [&](int number) { position.entrants[static_cast<std::size_t>(number - 1)].present = true; };
    for (const auto& board : position.recorded->boards) mark(board.white), mark(board.black);
    for (const int bye : position.recorded->byes) mark(bye);
}

} // namespace

RoundPosition positionIn(const Tournament& t, RoundNumber round, Language names)
{
    RoundPosition position;
    position.entrants = entrantsFor(t, round);
    position.round = roundToPair(t, round);
    for (const auto id : t.numbers) {
        position.called.push_back(findPlayer(t, id)->number.value);
        position.names.push_back(nameOf(*findPlayer(t, id), names));
    }
    if (const auto* paired = findRound(t, round)) {
        position.recorded = recordedIn(t, *paired);
        presentAsRecorded(position);
    }
    return position;
}

} // namespace arbiter
