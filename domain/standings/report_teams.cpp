// Matches out of the games of their players.
#include "domain/standings/report_teams.h"

#include <algorithm>
#include <map>

namespace arbiter {

namespace {

struct Match {
    int opponent = -1;
    bool played = false; ///< at least one game
    Points points;       ///< game points
    Points opponents;
    std::vector<Points> boards;
};

class Teams {
public:
    Teams(const TrfReport& report, const Contest& players)
        : m_report{report}, m_players{players}, m_records{report.teams.empty() ? report.oldTeams : report.teams}
    {
        m_teamOf.assign(players.contestants.size(), -1);
        for (std::size_t t = 0; t < m_records.size(); ++t)
            for (const auto number : m_records[t].players)
                if (const int place = placeOf(number); place >= 0)
                    m_teamOf[static_cast<std::size_t>(place)] = static_cast<int>(t);
    }

    RankedEvent event()
    {
        RankedEvent e;
        e.boards = boards();
        e.main = frame();
        e.secondary = frame();
        const auto scoring = m_report.teamScoring ? m_report.teamScoring->value : TrfTeamScoring{};
        e.main.win = scoring.win;
        e.main.draw = scoring.draw;
        e.secondary->win = boards() * m_players.win;
        e.secondary->draw = Points::tenths(boards() * m_players.win.inTenths() / 2);
        for (std::size_t t = 0; t < m_records.size(); ++t) addTeam(e, static_cast<int>(t), scoring);
        return e;
    }

private:
    const TrfReport& m_report;
    const Contest& m_players;
    const std::vector<TrfTeam>& m_records;
    std::vector<int> m_teamOf;

    [[nodiscard]] int placeOf(TrfNumber number) const
    {
        const auto at = static_cast<std::size_t>(number.value);
        return number.value > 0 && at < m_report.places.size() ? m_report.places[at] - 1 : -1;
    }

    [[nodiscard]] Contest frame() const
    {
        Contest c = m_players;
        c.contestants.clear();
        return c;
    }

    /// As 352 states them, else the most games that one team played in a round.
    [[nodiscard]] int boards() const
    {
        if (!m_report.teamColours.value.empty()) return static_cast<int>(m_report.teamColours.value.size());
        std::size_t most = 1;
        for (std::size_t t = 0; t < m_records.size(); ++t)
            for (int r = 0; r < m_players.rounds; ++r)
                most = std::max(most, matchOf(static_cast<int>(t), r).boards.size());
        return static_cast<int>(most);
    }

    /// Who of a team sat down in a round, by board: as 300 states, else in the order of the roster.
    [[nodiscard]] std::vector<int> seated(int team, int round) const
    {
        std::vector<int> places;
        for (const auto& order : m_report.teamOrders)
            if (order.round.value == round + 1 && order.team == m_records[static_cast<std::size_t>(team)].number)
                for (const auto number : order.boards) places.push_back(placeOf(number));
        if (!places.empty()) return places;
        for (const auto number : m_records[static_cast<std::size_t>(team)].players) {
            const int place = placeOf(number);
            if (place >= 0 &&
                m_players.contestants[static_cast<std::size_t>(place)].rounds[static_cast<std::size_t>(round)].paired())
                places.push_back(place);
        }
        return places;
    }

    [[nodiscard]] Match matchOf(int team, int round) const
    {
        Match match;
        for (const int place : seated(team, round)) {
            Points points;
            if (place >= 0) {
                const auto& e =
                    m_players.contestants[static_cast<std::size_t>(place)].rounds[static_cast<std::size_t>(round)];
                points = e.points;
                if (e.paired()) {
                    match.opponent = m_teamOf[static_cast<std::size_t>(e.opponent)];
                    match.opponents += m_players.contestants[static_cast<std::size_t>(e.opponent)]
                                           .rounds[static_cast<std::size_t>(round)]
                                           .points;
                    match.played = match.played || e.happening == Happening::Game;
                }
            }
            match.points += points;
            match.boards.push_back(points);
        }
        return match;
    }

    /// The bye of 320 in this round, where the team had it.
    [[nodiscard]] const TrfTeamByes* byeOf(int team, int round) const
    {
        for (const auto& byes : m_report.teamByes)
            if (static_cast<std::size_t>(round) < byes.teams.size() &&
                byes.teams[static_cast<std::size_t>(round)] == m_records[static_cast<std::size_t>(team)].number)
                return &byes;
        return nullptr;
    }

    void addTeam(RankedEvent& e, int team, const TrfTeamScoring& scoring) const
    {
        Contestant byMatch, byGame;
        byMatch.number = byGame.number = m_records[static_cast<std::size_t>(team)].number;
        TeamBoards boards;
        boards.perBoard.assign(static_cast<std::size_t>(e.boards), Points{});
        for (int r = 0; r < m_players.rounds; ++r) {
            const auto match = matchOf(team, r);
            const auto* bye = match.opponent < 0 ? byeOf(team, r) : nullptr;
            byMatch.rounds.push_back(encounter(match, bye, scoring));
            byGame.rounds.push_back(byMatch.rounds.back());
            byGame.rounds.back().points = bye ? bye->gamePoints : match.points;
            auto scored = match.boards;
            if (bye) scored.assign(static_cast<std::size_t>(e.boards), m_players.win); // 12: a win on every board
            for (std::size_t b = 0; b < scored.size() && b < boards.perBoard.size(); ++b)
                boards.perBoard[b] += scored[b];
            boards.perRoundBoard.push_back(std::move(scored));
        }
        e.main.contestants.push_back(std::move(byMatch));
        e.secondary->contestants.push_back(std::move(byGame));
        e.teamBoards.push_back(std::move(boards));
    }

    [[nodiscard]] static Encounter encounter(const Match& match, const TrfTeamByes* bye, const TrfTeamScoring& scoring)
    {
        Encounter e;
        e.opponent = match.opponent;
        if (bye) {
            e.happening = Happening::PairingBye;
            e.points = bye->matchPoints;
        } else if (match.opponent >= 0) {
            const bool won = match.points > match.opponents, level = match.points == match.opponents;
            e.points = won ? scoring.win : level && match.played ? scoring.draw : scoring.loss;
            e.happening = match.played ? Happening::Game : won ? Happening::ForfeitWin : Happening::ForfeitLoss;
        }
        return e;
    }
};

} // namespace

RankedEvent teamsOf(const TrfReport& report, const Contest& players) { return Teams{report, players}.event(); }

} // namespace arbiter
