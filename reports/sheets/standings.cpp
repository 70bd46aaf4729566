// The standings after a round, by points alone: tie-breaks are not applied here, and the sheet says so.
#include "domain/tournament/query.h"
#include "reports/sheets/print.h"
#include "reports/sheets/sheets.h"

#include <algorithm>
#include <set>

namespace arbiter::reports {

namespace {

/// Longer lists are given as a count.
constexpr std::size_t mostNamed = 10;

struct Ranked {
    const Player* player;
    Points points;
};

struct Sheet {
    const Tournament& t;
    RoundNumber after;
    const Context& context;

    [[nodiscard]] std::string say(Says what) const { return reports::say(what, context.language); }
    [[nodiscard]] std::string say(Says what, const std::vector<std::string>& values) const
    {
        return reports::say(what, context.language, values);
    }
    [[nodiscard]] std::string name(PlayerId id) const { return printedName(findPlayer(t, id)->card, context); }
    [[nodiscard]] Standing standingOf(const Player& p) const { return standingIn(p, after.next()); }
};

/// By points; players of equal points by pairing number, those without one last, then in order of entry.
std::vector<Ranked> ranked(const Sheet& s)
{
    std::vector<Ranked> all;
    for (const auto* p : activePlayers(s.t))
        if (s.standingOf(*p) != Standing::Expelled) all.push_back({p, pointsAfter(s.t, *p, s.after)});
    std::sort(all.begin(), all.end(), [](const Ranked& a, const Ranked& b) {
        const auto key = [](const Ranked& r) {
            return std::tuple{-r.points, r.player->number.value == 0, r.player->number, r.player->id};
        };
        return key(a) < key(b);
    });
    return all;
}

/// The place of the row at `at`: the first of those with equal points, shared where there is another.
Place placeAt(const std::vector<Ranked>& all, std::size_t at, Place before)
{
    const bool asBefore = at > 0 && all[at - 1].points == all[at].points;
    const bool asAfter = at + 1 < all.size() && all[at + 1].points == all[at].points;
    return {asBefore ? before.place : static_cast<int>(at) + 1, asBefore || asAfter};
}

/// Games of the rounds up to this one that are adjourned and not finished.
std::vector<GameRef> adjournedSoFar(const Sheet& s)
{
    auto games = adjournedGames(s.t);
    std::erase_if(games, [&](const GameRef& g) { return g.round > s.after; });
    return games;
}

std::set<PlayerId> playersOf(const Tournament& t, const std::vector<GameRef>& games)
{
    std::set<PlayerId> players;
    for (const auto& game : games) {
        const auto& pairing = findBoard(t, game.round, game.board)->pairing;
        players.insert({pairing.white, pairing.black});
    }
    return players;
}

Table table(const Sheet& s, const std::set<PlayerId>& adjourned)
{
    Table table{{},
                {{s.say(Says::Rank), Align::Right},
                 {s.say(Says::Number), Align::Right, {}, true},
                 {s.say(Says::Title), Align::Left, {}, true},
                 {s.say(Says::Player), Align::Left, {}, false, true},
                 {s.say(Says::Federation)},
                 {s.say(Says::Rating), Align::Right, {}, true},
                 {s.say(Says::Points), Align::Right}},
                {}};
    table.close = true;
    const auto all = ranked(s);
    Place place;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto& p = *all[i].player;
        place = placeAt(all, i, place);
        auto name = printedName(p.card, s.context);
        if (adjourned.contains(p.id)) name += '*';
        if (s.standingOf(p) == Standing::Withdrawn) name = s.say(Says::Withdrawn, {name});
        const auto number = p.number.value > 0 ? Value{p.number.value} : Value{std::string{}};
        table.rows.push_back({{place, Emphasis::Strong},
                              {number, Emphasis::Small},
                              {std::string{textOf(p.card.title)}, Emphasis::Small},
                              {std::move(name)},
                              {p.card.federation},
                              {printedRating(p, s.after)},
                              {all[i].points, Emphasis::Strong}});
    }
    return table;
}

/// One line for each round that still misses results.
std::vector<std::string> missingResults(const Sheet& s)
{
    std::vector<std::string> lines;
    for (RoundNumber round{1}; round <= s.after; round = round.next()) {
        const auto open = openBoards(s.t, round, false);
        std::vector<std::string> boards;
        for (const auto board : open) boards.push_back(s.say(Says::BoardOnly, {numberText(board)}));
        if (open.size() > mostNamed)
            lines.push_back(s.say(Says::MissingCount, {numberText(round), std::to_string(open.size())}));
        else if (!open.empty())
            lines.push_back(
                s.say(Says::MissingBoards, {numberText(round), joined(boards, Says::ListComma, s.context.language)}));
    }
    return lines;
}

std::string adjournedLine(const Sheet& s, const std::vector<GameRef>& games)
{
    if (games.size() > mostNamed) return s.say(Says::AdjournedCount, {std::to_string(games.size())});
    std::vector<std::string> named;
    for (const auto& game : games) {
        const auto& pairing = findBoard(s.t, game.round, game.board)->pairing;
        const auto where = s.say(Says::RoundBoard, {numberText(game.round), numberText(game.board)});
        named.push_back(s.say(Says::AdjournedGame, {where, s.name(pairing.white), s.name(pairing.black)}));
    }
    return s.say(Says::AdjournedCounted, {joined(named, Says::ListSemicolon, s.context.language)});
}

/// Who is left out, with the round from which; empty where nobody is.
std::string expelledLine(const Sheet& s)
{
    std::vector<std::string> named;
    for (const auto* p : activePlayers(s.t))
        if (s.standingOf(*p) == Standing::Expelled)
            named.push_back(s.say(Says::ExpelledFrom, {s.name(p->id), numberText(p->standings.back().from)}));
    if (named.empty()) return {};
    return s.say(Says::ExpelledNames, {joined(named, Says::ListSemicolon, s.context.language)});
}

} // namespace

Result<Document> standings(const Tournament& t, RoundNumber after, const Context& context)
{
    const auto round = publishedRound(t, after);
    if (!round) return tl::unexpected{round.error()};
    const Sheet s{t, after, context};
    const auto adjourned = adjournedSoFar(s);
    auto lines = missingResults(s);
    const bool complete = lines.empty() && adjourned.empty();
    const bool final = complete && after.value == t.settings.rounds;

    auto d = frame(t, final ? s.say(Says::FinalStandings) : s.say(Says::StandingsAfter, {numberText(after)}), after,
                   context);
    if (!complete) d.standing = s.say(Says::NotFinal);
    d.corner = {roundAndPlace(t, after, context.language), printedMoment(context.printedAt, context.language)};
    d.body.push_back(table(s, playersOf(t, adjourned)));
    if (!adjourned.empty()) lines.push_back(adjournedLine(s, adjourned));
    if (auto line = expelledLine(s); !line.empty()) lines.push_back(std::move(line));
    lines.push_back(s.say(Says::ByPointsAlone));
    d.body.push_back(Notes{std::move(lines), Emphasis::Small});
    return d;
}

} // namespace arbiter::reports
