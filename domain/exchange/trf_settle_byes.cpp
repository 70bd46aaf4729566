// Byes of a report, wherever they are stated (entries, 240, XXZ): of paired rounds, and announced for those to come.
#include "domain/exchange/trf_query.h"
#include "domain/exchange/trf_reading.h"

#include <algorithm>

namespace arbiter {

namespace {

std::optional<Bye> byeOf(const TrfRawEntry& e)
{
    for (const Bye bye : {Bye::PairingAllocated, Bye::Full, Bye::Half, Bye::Zero})
        if (e.score == scoreOf(bye)) return bye;
    return {};
}

std::string stands(const TrfRawEntry& e)
{
    return e.opponent.value > 0 ? text(e.opponent.value) + " " + std::string(1, e.letter) : std::string(1, e.letter);
}

/// 240 for a player: into his entries, where it must not contradict them.
void take240(TrfReading& r, const TrfReading::StatedBye& b)
{
    if (!r.known(b.player)) return r.error(b.at, TrfKind::PlayerUnknown, text(b.player.value));
    auto* entries = r.entriesOf(b.player);
    if (!entries) return;
    const auto& stated = r.report.rounds;
    if (stated && b.round.value > stated->value)
        return r.error(b.at, TrfKind::RoundsBeyondStated, {}, {text(b.round.value), text(stated->value)});
    const auto at = static_cast<std::size_t>(b.round.value - 1);
    if (entries->size() <= at) entries->resize(at + 1);
    auto& e = (*entries)[at];
    if (e.unread) return;
    if (e.blank()) {
        e.score = scoreOf(b.bye);
        e.letter = codeOf(b.bye);
        e.at = b.at;
    } else if (byeOf(e) != b.bye) {
        r.error(b.at, TrfKind::ByeContradicts, {}, {text(b.round.value), text(b.player.value), stands(e)});
        r.errors.back().stands = std::string(1, codeOf(b.bye));
    }
}

void takeTeamBye(TrfReading& r, const TrfReading::StatedBye& b)
{
    r.report.announcedTeamByes.push_back({b.player.value, b.round, b.bye, b.at});
}

/// XXZ: absent in the round to be paired; a bye of more worth that is announced for it stands.
void takeAbsent(TrfReading& r, const TrfNamed& absent)
{
    if (!r.known(absent.number)) return r.error(absent.at, TrfKind::PlayerUnknown, text(absent.number.value));
    auto* entries = r.entriesOf(absent.number);
    if (!entries) return;
    const auto at = static_cast<std::size_t>(r.report.paired);
    if (entries->size() <= at) entries->resize(at + 1);
    auto& e = (*entries)[at];
    if (!e.blank()) return;
    e.score = Score::ZeroBye;
    e.letter = 'Z';
    e.at = absent.at;
}

void takeRounds(TrfReading& r, TrfPlayer& player, std::vector<TrfRawEntry>& entries)
{
    std::string blanks;
    entries.resize(std::max(entries.size(), static_cast<std::size_t>(r.report.paired)));
    for (std::size_t i = 0; i < static_cast<std::size_t>(r.report.paired); ++i) {
        const auto& e = entries[i];
        const bool blank = e.blank();
        player.rounds.push_back({e.opponent, e.colour.value_or(Colour::White), blank ? Score::ZeroBye : e.score, e.at});
        if (blank) blanks += (blanks.empty() ? "" : ", ") + text(static_cast<int>(i) + 1);
    }
    if (!blanks.empty())
        r.adjust(TrfSpot{player.line, 0}, TrfKind::BlankRounds, {}, {text(player.number.value), blanks});
    for (std::size_t i = static_cast<std::size_t>(r.report.paired); i < entries.size(); ++i) {
        const auto bye = byeOf(entries[i]);
        if (!bye) continue;
        const RoundNumber round{static_cast<int>(i) + 1};
        player.announced.push_back({round, *bye, entries[i].at});
        if (bye == Bye::PairingAllocated)
            r.adjust(entries[i].at, TrfKind::PairingByeAnnounced, "U", {text(round.value), text(player.number.value)});
    }
}

/// A column in which everybody has a bye looks like a round, but no game was paired in it.
void noteNobodyPlays(TrfReading& r)
{
    const auto& players = r.report.players;
    if (players.empty()) return;
    for (const auto& first : players.front().announced) {
        const bool all = std::all_of(players.begin(), players.end(),
                                     [&](const TrfPlayer& p) { return announcedBye(p, first.round).has_value(); });
        if (all) r.adjust(first.at, TrfKind::NobodyPlays, {}, {text(first.round.value)});
    }
}

} // namespace

void settleByes(TrfReading& r)
{
    const bool teams = isTeamEvent(r.report);
    for (const auto& b : r.byes240) teams ? takeTeamBye(r, b) : take240(r, b);
    for (const auto& absent : r.absentNext) takeAbsent(r, absent);
    for (std::size_t p = 0; p < r.report.players.size(); ++p) takeRounds(r, r.report.players[p], r.entries[p]);
    noteNobodyPlays(r);
}

} // namespace arbiter
