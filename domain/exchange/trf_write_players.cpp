// Records 001, 240 and 299, written: players with their rounds, byes to come, and points by decision.
#include "domain/exchange/text_lines.h"
#include "domain/exchange/trf_writing.h"
#include "domain/tournament/query.h"

#include <algorithm>

namespace arbiter {

namespace {

std::string text(int n) { return std::to_string(n); }

std::string nameFor(TrfSheet& sheet, const TrfRow& row)
{
    constexpr int columns = 33;
    const auto name = oneLine(row.player->card.name);
    if (name.empty()) return "Player " + text(row.number);
    if (charactersIn(name) > columns) sheet.note(TrfKind::NameShortened, name, {});
    return std::string{trimmed(firstCharacters(name, columns))};
}

std::string birthFor(TrfSheet& sheet, const TrfRow& row)
{
    const auto at = sheet.how.births.find(row.player->id);
    if (at == sheet.how.births.end()) return {};
    const auto birth = oneLine(at->second);
    if (charactersIn(birth) <= 10) return birth;
    sheet.note(TrfKind::BirthDoesNotFit, {}, {text(row.number)});
    return {};
}

std::string pointsFor(TrfSheet& sheet, const TrfRow& row)
{
    const auto points = toText(row.points);
    if (points.size() <= 4) return points;
    sheet.note(TrfKind::PointsDoNotFit, points, {text(row.number)});
    return {};
}

std::string withoutZeros(const std::string& id) { return id.substr(std::min(id.find_first_not_of('0'), id.size())); }

std::string cardOf(TrfSheet& sheet, const TrfRow& row)
{
    const auto& card = row.player->card;
    const int rating = ratingFor(*row.player, RoundNumber{std::max(1, sheet.last.value)}).rating;
    std::string line = "001";
    putRight(line, 5, 4, text(row.number));
    put(line, 10, card.sex == Sex::Man ? "m" : card.sex == Sex::Woman ? "w" : " ");
    putRight(line, 11, 3, textOf(card.title));
    put(line, 15, nameFor(sheet, row));
    putRight(line, 49, 4, rating > 0 ? text(rating) : "");
    put(line, 54, card.federation);
    putRight(line, 58, 11, withoutZeros(card.fideId));
    put(line, 70, birthFor(sheet, row));
    putRight(line, 81, 4, pointsFor(sheet, row));
    putRight(line, 86, 4, text(row.rank));
    return line;
}

/// ? is TRF26's; TRF16 has no sign for an adjourned game, which counts as a draw (GH 3.1).
char letterFor(TrfSheet& sheet, Score score, RoundNumber round, int white, int black)
{
    if (score != Score::Adjourned || sheet.how.format == TrfFormat::Trf26) return classOf(score).code;
    if (white > 0) sheet.note(TrfKind::AdjournedAsDraw, {}, {text(white), text(black), text(round.value)});
    return classOf(Score::Draw).code;
}

void putBye(std::string& line, int column, char code) { put(line, column, std::string{"0000 - "} + code); }

void putRound(TrfSheet& sheet, std::string& line, const Player& player, RoundNumber round)
{
    const int column = 92 + 10 * (round.value - 1);
    const auto& r = *findRound(sheet.t, round);
    const auto score = scoreIn(sheet.t, player, round);
    const auto seat = seatIn(r, player.id);
    if (!seat || !seat->paired()) return putBye(line, column, classOf(*score).code);
    const int own = sheet.numberOf(player.id), other = sheet.numberOf(opponentIn(r, *seat));
    putRight(line, column, 4, text(other));
    put(line, column + 5, seat->colour == Colour::White ? "w" : "b");
    const bool white = seat->colour == Colour::White; // a note on a game is made once
    put(line, column + 7, std::string(1, score ? letterFor(sheet, *score, round, white ? own : 0, other) : ' '));
}

void putByeToCome(TrfSheet& sheet, std::string& line, const Player& player, RoundNumber round)
{
    const int column = 92 + 10 * (round.value - 1);
    if (const auto bye = byeToCome(sheet, player, round))
        putBye(line, column, codeOf(*bye));
    else
        put(line, column, std::string(8, ' '));
}

bool anyToCome(const TrfSheet& sheet, RoundNumber round)
{
    return std::any_of(sheet.rows.begin(), sheet.rows.end(),
                       [&](const TrfRow& row) { return byeToCome(sheet, *row.player, round).has_value(); });
}

void write240(TrfSheet& sheet, RoundNumber round, Bye bye)
{
    std::string line = "240 ";
    line += codeOf(bye);
    putRight(line, 7, 3, text(round.value));
    int column = 11;
    for (const auto& row : sheet.rows)
        if (byeToCome(sheet, *row.player, round) == bye) {
            putRight(line, column, 4, text(row.number));
            column += 5;
        }
    if (column > 11) sheet.lines.push_back(line);
}

} // namespace

std::optional<Bye> byeToCome(const TrfSheet& sheet, const Player& player, RoundNumber round)
{
    switch (presenceIn(player, round)) {
    case Presence::Plays:
    case Presence::Removed: return {};
    case Presence::HasBye: return player.byes.at(round);
    case Presence::NotEntered: {
        const auto at = static_cast<std::size_t>(round.value - 1);
        return at < player.missed.size() ? player.missed[at] : Bye::Zero;
    }
    case Presence::Withdrawn:
    case Presence::Expelled: // he may return: only the next round is certain
        return round == sheet.last.next() ? std::optional{Bye::Zero} : std::nullopt;
    }
    return {};
}

RoundNumber lastColumn(const TrfSheet& sheet)
{
    const bool always = sheet.teams, next = sheet.how.format == TrfFormat::Trf16;
    auto column = sheet.last;
    for (auto round = sheet.last.next(); round.value <= sheet.t.settings.rounds; round = round.next()) {
        if (anyToCome(sheet, round)) column = round;
        if (!always) break;
    }
    return always || next ? column : sheet.last;
}

void writePlayers(TrfSheet& sheet)
{
    const auto columns = lastColumn(sheet);
    for (const auto& row : sheet.rows) {
        auto line = cardOf(sheet, row);
        for (RoundNumber round{1}; round <= columns; round = round.next())
            if (round <= sheet.last)
                putRound(sheet, line, *row.player, round);
            else
                putByeToCome(sheet, line, *row.player, round);
        sheet.lines.push_back(line);
    }
}

void writeByesToCome(TrfSheet& sheet)
{
    for (auto round = lastColumn(sheet).next(); round.value <= sheet.t.settings.rounds; round = round.next())
        for (const Bye bye : {Bye::Full, Bye::Half, Bye::Zero}) write240(sheet, round, bye);
}

namespace {

/// Points by decision of one player, by round; 0 before the first round.
using Changes = std::map<std::pair<int, int>, Points>; ///< by number and round

void addPenalty(const TrfSheet& sheet, Changes& changes, const PenaltyImposed& f)
{
    const int round = f.game ? f.game->round.value : sheet.last.value;
    changes[{sheet.numberOf(f.player), round}] += f.points;
    if (!f.game || f.opponentPoints == Points{}) return;
    const auto& pairing = findBoard(sheet.t, f.game->round, f.game->board)->pairing;
    changes[{sheet.numberOf(pairing.white == f.player ? pairing.black : pairing.white), round}] += f.opponentPoints;
}

/// Four columns hold from -9.9 to 99.9; more stands in more lines.
Points chunkOf(Points points)
{
    if (points < -Points::tenths(99)) return -Points::whole(9);
    return points > Points::tenths(999) ? Points::whole(99) : points;
}

} // namespace

void writePointChanges(TrfSheet& sheet)
{
    Changes changes;
    for (const auto& p : sheet.t.penalties) addPenalty(sheet, changes, p.fact);
    for (const auto& [game, record] : sheet.t.records)
        for (const auto& p : record.penalties) addPenalty(sheet, changes, p.fact);
    for (auto& [whose, points] : changes)
        while (points != Points{}) {
            const auto part = chunkOf(points);
            std::string line = "299";
            putRight(line, 14, 4, toText(part));
            putRight(line, 20, 3, text(whose.second));
            putRight(line, 24, 4, text(whose.first));
            sheet.lines.push_back(line);
            points = points - part;
        }
}

} // namespace arbiter
