// The pairings of a round, by board.
#include "domain/tournament/query.h"
#include "reports/sheets/print.h"
#include "reports/sheets/sheets.h"

#include <algorithm>

namespace arbiter::reports {

namespace {

struct Sheet {
    const Tournament& t;
    const Round& round;
    const Context& context;

    [[nodiscard]] std::string say(Says what) const { return reports::say(what, context.language); }
    [[nodiscard]] const Player& player(PlayerId id) const { return *findPlayer(t, id); }
    [[nodiscard]] Points pointsBefore(const Player& p) const { return pointsAfter(t, p, round.number.previous()); }
};

std::vector<Column> columns(const Sheet& s)
{
    std::vector<Column> all{{s.say(Says::Board), Align::Right}};
    for (const Colour c : bothColours) {
        if (c == Colour::Black) all.push_back({s.say(Says::Result), Align::Centre});
        all.push_back({s.say(Says::Points), Align::Right, {}, true});
        all.push_back({s.say(Says::Title), Align::Left, {}, true});
        all.push_back({s.say(c == Colour::White ? Says::White : Says::Black), Align::Left, c, false, true});
        all.push_back({s.say(Says::Rating), Align::Right, {}, true});
    }
    return all;
}

/// Points, title, name and rating of one side; the winner stands out.
void addSide(std::vector<Cell>& row, const Sheet& s, const Board& board, Colour colour)
{
    const auto& p = s.player(board.pairing.of(colour));
    const auto& outcome = board.game.outcome;
    const bool won = outcome && classOf(scoreOf(*outcome, colour)).worth == Worth::Win;
    row.push_back({s.pointsBefore(p)});
    row.push_back({std::string{textOf(p.card.title)}, Emphasis::Small});
    row.push_back({printedName(p.card, s.context), won ? Emphasis::Strong : Emphasis::Plain});
    row.push_back({printedRating(p, s.round.number)});
}

Value resultOf(const Sheet& s, const Board& board)
{
    if (!board.game.outcome) return Blank{};
    return printedOutcome(*board.game.outcome, s.context.language);
}

Table boards(const Sheet& s)
{
    Table table{{}, columns(s), {}};
    for (std::size_t i = 0; i < s.round.boards.size(); ++i) {
        const auto& board = s.round.boards[i];
        std::vector<Cell> row{{static_cast<int>(i) + 1, Emphasis::Strong}};
        addSide(row, s, board, Colour::White);
        row.push_back({resultOf(s, board), Emphasis::Strong});
        addSide(row, s, board, Colour::Black);
        table.rows.push_back(std::move(row));
    }
    return table;
}

/// The pairing-allocated bye first, then by what the bye is worth less and less; among equals by pairing number.
std::vector<Unpaired> inOrder(const Sheet& s)
{
    auto all = s.round.unpaired;
    std::sort(all.begin(), all.end(), [&](const Unpaired& a, const Unpaired& b) {
        const auto key = [&](const Unpaired& u) { return std::tuple{u.bye, s.player(u.player).number, u.player}; };
        return key(a) < key(b);
    });
    return all;
}

Table byes(const Sheet& s)
{
    Table table{s.say(Says::Byes),
                {{s.say(Says::Points), Align::Right, {}, true},
                 {s.say(Says::Title), Align::Left, {}, true},
                 {s.say(Says::Player), Align::Left, {}, false, true},
                 {s.say(Says::Rating), Align::Right, {}, true},
                 {s.say(Says::Bye)},
                 {s.say(Says::Worth), Align::Right}},
                {}};
    for (const auto& u : inOrder(s)) {
        const auto& p = s.player(u.player);
        const auto score = scoreOf(u.bye);
        table.rows.push_back({{s.pointsBefore(p)},
                              {std::string{textOf(p.card.title)}, Emphasis::Small},
                              {printedName(p.card, s.context)},
                              {printedRating(p, s.round.number)},
                              {std::string{classOf(score).name.in(s.context.language)}},
                              {pointsFor(score, s.t.settings.scoring)}});
    }
    return table;
}

bool anyOutcome(const Sheet& s, bool (*is)(Outcome))
{
    return std::any_of(s.round.boards.begin(), s.round.boards.end(),
                       [is](const Board& b) { return b.game.outcome && is(*b.game.outcome); });
}

bool isUnrated(Outcome o)
{
    return o == Outcome::WhiteWinsUnrated || o == Outcome::DrawnUnrated || o == Outcome::BlackWinsUnrated;
}

Notes notes(const Sheet& s)
{
    Notes notes{{}, Emphasis::Small};
    if (anyOutcome(s, [](Outcome o) { return !isFinal(o); })) notes.lines.push_back(s.say(Says::AdjournedMark));
    if (anyOutcome(s, isUnrated)) notes.lines.push_back(s.say(Says::UnratedMark));
    const auto adjourned = adjournedGames(s.t);
    const bool earlier = !adjourned.empty() && adjourned.front().round < s.round.number;
    if (earlier) notes.lines.push_back(s.say(Says::PointsWithAdjourned));
    return notes;
}

std::vector<std::string> corner(const Sheet& s)
{
    const auto language = s.context.language;
    std::vector<std::string> lines{roundAndPlace(s.t, s.round.number, language)};
    const auto published = s.round.published ? stampOf(s.context, s.round.publishedBy) : std::nullopt;
    if (published) lines.push_back(say(Says::Published, language, {printedMoment(published->at, language)}));
    return lines;
}

} // namespace

Result<Document> pairings(const Tournament& t, RoundNumber round, const Context& context)
{
    const auto* r = findRound(t, round);
    if (!r) return refuse(Why::NoSuchRound, {numberText(round)});
    const Sheet s{t, *r, context};
    auto d = frame(t, say(Says::Pairings, context.language, {numberText(round)}), round, context);
    d.draft = !r->published;
    d.corner = corner(s);
    d.body.push_back(boards(s));
    if (!r->unpaired.empty()) d.body.push_back(byes(s));
    if (auto n = notes(s); !n.lines.empty()) d.body.push_back(std::move(n));
    return d;
}

} // namespace arbiter::reports
