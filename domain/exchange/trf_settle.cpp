// What no line of a report can say by itself: whether players exist, entries name each other, results fit (TRF 7).
#include "domain/exchange/trf_reading.h"

#include <algorithm>

namespace arbiter {

void settleNumbers(TrfReading& r)
{
    auto& report = r.report;
    report.places.assign(10000, 0);
    int largest = 0;
    for (std::size_t i = 0; i < report.players.size(); ++i) {
        const auto& player = report.players[i];
        auto& place = report.places[static_cast<std::size_t>(player.number.value)];
        largest = std::max(largest, player.number.value);
        if (place == 0) {
            place = static_cast<int>(i) + 1;
            continue;
        }
        r.error({player.line, 5}, TrfKind::NumberTwice, text(player.number.value),
                {text(report.players[static_cast<std::size_t>(place - 1)].line)});
        r.unsure[static_cast<std::size_t>(player.number.value)] = true;
    }
    for (const auto& named : r.named)
        if (!r.known(named.number)) r.error(named.at, TrfKind::PlayerUnknown, text(named.number.value));
    if (report.byPosition) return;
    for (int n = 1; n < largest; ++n)
        if (report.places[static_cast<std::size_t>(n)] == 0) {
            r.adjust({report.players.front().line, 5}, TrfKind::NumbersGap, text(n));
            return;
        }
}

namespace {

using Entries = std::vector<TrfRawEntry>;

/// One round of two players who should have met.
struct Pair {
    TrfReading& r;
    int round;
    TrfNumber one, other;
    TrfRawEntry& mine;
    TrfRawEntry& theirs;

    void error(TrfKind kind, int column, std::string_view stands, std::vector<Word> values) const
    {
        r.error({mine.at.line, mine.at.column + column}, kind, stands, std::move(values));
    }
    [[nodiscard]] std::vector<Word> both() const { return {text(round), text(one.value), text(other.value)}; }
};

std::string letterOf(const TrfRawEntry& entry) { return std::string(1, entry.letter); }

bool playedOver(const TrfRawEntry& e) { return !e.score || classOf(*e.score).played; }

/// Both need a colour, and each the other's. A game that was not played may lack them.
void checkColours(const Pair& p)
{
    if (p.mine.colour && p.theirs.colour) {
        if (p.mine.colour == p.theirs.colour)
            p.error(TrfKind::ColoursSame, 5, p.mine.colour == Colour::White ? "w" : "b", p.both());
        return;
    }
    if (!p.mine.colour && !p.theirs.colour) {
        if (playedOver(p.mine))
            p.error(TrfKind::ColourMissing, 5, {}, p.both());
        else
            p.r.adjust(TrfSpot{p.mine.at.line, p.mine.at.column + 5}, TrfKind::ColourByNumber, {}, p.both());
        p.mine.colour = p.one < p.other ? Colour::White : Colour::Black;
        p.theirs.colour = opposite(*p.mine.colour);
        return;
    }
    auto& lacking = p.mine.colour ? p.theirs : p.mine;
    const auto who = p.mine.colour ? p.other : p.one;
    p.r.adjust(TrfSpot{lacking.at.line, lacking.at.column + 5}, TrfKind::ColourOfOther, {},
               {text(p.round), text(who.value)});
    lacking.colour = opposite(p.mine.colour ? *p.mine.colour : *p.theirs.colour);
}

bool canBothBe(Score one, Score other)
{
    const auto outcomes = allOutcomes();
    return std::any_of(outcomes.begin(), outcomes.end(), [&](const OutcomeClass& o) {
        return (o.scores.white == one && o.scores.black == other) || (o.scores.white == other && o.scores.black == one);
    });
}

void checkResults(const Pair& p)
{
    if (!p.mine.score && !p.theirs.score) return;
    if (p.mine.score && p.theirs.score && canBothBe(*p.mine.score, *p.theirs.score)) return;
    auto values = p.both();
    values.emplace_back(letterOf(p.theirs));
    p.error(TrfKind::ResultsContradict, 7, letterOf(p.mine), std::move(values));
}

/// The entry of the opponent, or nothing where it cannot be relied on or does not exist (which is an error).
void checkOpponent(TrfReading& r, std::size_t place, int round)
{
    const auto own = r.report.players[place].number;
    auto& mine = r.entries[place][static_cast<std::size_t>(round - 1)];
    if (mine.opponent.value == 0 || mine.unread || r.isUnsure(own)) return;
    if (mine.opponent == own) return r.error(mine.at, TrfKind::OpponentSelf, text(own.value), {text(round)});
    if (!r.known(mine.opponent))
        return r.error(mine.at, TrfKind::OpponentUnknown, text(mine.opponent.value), {text(round), text(own.value)});
    auto* opponent = r.entriesOf(mine.opponent);
    if (!opponent) return;
    auto& theirs = (*opponent)[static_cast<std::size_t>(round - 1)];
    if (theirs.unread) return;
    if (theirs.opponent != own) {
        const Bilingual nobody{"nobody", "无人"};
        const Word named = theirs.opponent.value > 0 ? Word{text(theirs.opponent.value)} : Word{nobody};
        return r.error(mine.at, TrfKind::OpponentDiffers, text(mine.opponent.value),
                       {text(round), text(own.value), named});
    }
    if (mine.opponent < own) return; // said once, with the lower number
    const Pair pair{r, round, own, mine.opponent, mine, theirs};
    checkColours(pair);
    checkResults(pair);
}

/// + without an opponent, as reports before 2016 wrote byes: the pairing-allocated bye if it is the only one of its
/// round.
void settleOldByes(TrfReading& r, std::size_t round)
{
    std::vector<std::size_t> plus;
    bool allocated = false;
    for (std::size_t p = 0; p < r.entries.size(); ++p) {
        const auto& e = r.entries[p][round];
        if (e.opponent.value == 0 && e.score == Score::ForfeitWin) plus.push_back(p);
        allocated = allocated || e.score == Score::PairingBye;
    }
    const auto bye = plus.size() == 1 && !allocated ? Score::PairingBye : Score::FullBye;
    for (const auto p : plus) {
        auto& e = r.entries[p][round];
        e.score = bye;
        const auto n = r.report.players[p].number;
        r.adjust(TrfSpot{e.at.line, e.at.column + 7}, TrfKind::OldBye, "+",
                 {text(static_cast<int>(round) + 1), text(n.value), std::string(1, classOf(bye).code)});
    }
}

void checkPairingByes(TrfReading& r, std::size_t round)
{
    TrfNumber first{};
    for (std::size_t p = 0; p < r.entries.size(); ++p) {
        const auto& e = r.entries[p][round];
        const auto own = r.report.players[p].number;
        if (e.score != Score::PairingBye) continue;
        if (first.value > 0)
            r.error({e.at.line, e.at.column + 7}, TrfKind::TwoPairingByes, "U",
                    {text(static_cast<int>(round) + 1), text(own.value), text(first.value)});
        else
            first = own;
    }
}

/// Entries beyond the rounds stated are errors, unless they say that nothing happened.
void checkBeyond(TrfReading& r, std::size_t stated)
{
    for (auto& entries : r.entries)
        for (std::size_t i = stated; i < entries.size(); ++i) {
            auto& e = entries[i];
            const std::vector<Word> values{text(static_cast<int>(i) + 1), text(static_cast<int>(stated))};
            if (e.blank() || e.unread) continue;
            if (e.opponent.value == 0 && e.score == Score::ZeroBye)
                r.adjust(e.at, TrfKind::EntriesBeyondStated, {}, values);
            else
                r.error(e.at, TrfKind::RoundsBeyondStated, letterOf(e), values);
            e = {};
        }
}

/// A game without a result is still going on in the last round; in an earlier one it counts as adjourned (VCL 158-160).
void settleOpenGames(TrfReading& r)
{
    for (std::size_t p = 0; p < r.entries.size(); ++p)
        for (std::size_t i = 0; i + 1 < static_cast<std::size_t>(r.report.paired); ++i) {
            auto& e = r.entries[p][i];
            if (e.opponent.value == 0 || e.score || e.unread) continue;
            e.score = Score::Adjourned;
            const auto own = r.report.players[p].number;
            if (own < e.opponent)
                r.adjust(e.at, TrfKind::ResultOpenEarlier, {},
                         {text(static_cast<int>(i) + 1), text(own.value), text(e.opponent.value)});
        }
}

} // namespace

void settleRounds(TrfReading& r)
{
    std::size_t columns = 0;
    for (const auto& entries : r.entries) columns = std::max(columns, entries.size());
    for (auto& entries : r.entries) entries.resize(columns);
    if (r.report.rounds) checkBeyond(r, static_cast<std::size_t>(r.report.rounds->value));
    for (std::size_t round = 0; round < columns; ++round) {
        settleOldByes(r, round);
        checkPairingByes(r, round);
        for (std::size_t p = 0; p < r.entries.size(); ++p) {
            checkOpponent(r, p, static_cast<int>(round) + 1);
            if (r.entries[p][round].opponent.value > 0) r.report.paired = static_cast<int>(round) + 1;
        }
    }
    settleOpenGames(r);
}

} // namespace arbiter
