// From report to facts. The facts are folded here once on a copy of the event, so that what is returned is known to
// hold.
#include "domain/exchange/trf_import.h"

#include "domain/exchange/trf_import_rounds.h"
#include "domain/exchange/trf_importing.h"
#include "domain/exchange/trf_query.h"
#include "domain/tournament/query.h"

#include <algorithm>
#include <array>
#include <set>

namespace arbiter {

namespace {

std::string text(int n) { return std::to_string(n); }

template <class T> void state(std::optional<T>& change, const T& now, const T& stated, const T& blank)
{
    if (stated != blank && stated != now) change = stated;
}

void state(std::optional<std::string>& change, const std::string& now, const std::string& stated)
{
    state(change, now, stated, std::string{});
}

std::vector<std::string> valuesOf(const std::vector<TrfAt<std::string>>& list)
{
    std::vector<std::string> values;
    for (const auto& item : list) values.push_back(item.value);
    return values;
}

/// Rounds that the file has anything to say about.
int roundsNeeded(const TrfReport& report)
{
    int needed = report.paired;
    for (const auto& p : report.players)
        for (const auto& a : p.announced) needed = std::max(needed, a.round.value);
    return needed;
}

SettingsChange settingsOf(const TrfReport& report, const Settings& now)
{
    SettingsChange c;
    state(c.name, now.name, report.name.value);
    state(c.place, now.place, report.city.value);
    state(c.federation, now.federation, report.federation.value);
    state(c.chiefArbiter, now.chiefArbiter, report.chiefArbiter.value);
    state(c.timeControl, now.timeControl, report.timeControl.value);
    state(c.deputyArbiters, now.deputyArbiters, valuesOf(report.deputies), {});
    state(c.tieBreaks, now.tieBreaks, valuesOf(report.tieBreaks), {});
    if (report.start && report.start->value != now.start) c.start = report.start->value;
    if (report.end && report.end->value != now.end) c.end = report.end->value;
    if (report.scoring && report.scoring->value != now.scoring) c.scoring = report.scoring->value;
    const int rounds = report.rounds ? report.rounds->value : std::max(now.rounds, roundsNeeded(report));
    if (rounds != now.rounds) c.rounds = rounds;
    return c;
}

Refused takeSettings(Importer& im)
{
    const auto& now = im.event.settings;
    const auto change = settingsOf(im.report, now);
    if (!im.report.rounds && change.rounds) im.note({}, TrfKind::RoundsTaken, {}, {text(*change.rounds)});
    if (changed(now, change) == now) return {};
    return im.take(SettingsChanged{change});
}

PlayerCard cardOf(const TrfPlayer& p, std::set<std::string>& ids)
{
    PlayerCard card;
    card.name = p.name;
    card.federation = p.federation;
    card.title = p.title;
    card.sex = p.sex;
    if (!p.fideId.empty() && ids.insert(p.fideId).second) card.fideId = p.fideId;
    return card;
}

Refused takePlayers(Importer& im)
{
    std::set<std::string> ids;
    int next = 1;
    for (const auto& p : im.report.players) {
        const PlayerId id{next++};
        if (auto o =
                im.take(PlayerEntered{id, cardOf(p, ids), {RoundNumber{1}, p.rating, "TRF"}, RoundNumber{1}, {}, {}}))
            return o;
        if (!p.birth.empty()) im.out.births.push_back({id, p.birth});
    }
    return {};
}

Refused takeNumbers(Importer& im)
{
    const auto& report = im.report;
    std::vector<PlayerId> order;
    bool closedUp = false;
    for (const auto place : pairingOrder(report)) {
        order.push_back(PlayerId{static_cast<int>(place) + 1});
        const auto& p = report.players[place];
        const int number = static_cast<int>(order.size());
        if (p.number.value == number) continue;
        closedUp = true;
        im.note({p.line, 5}, TrfKind::NumbersClosedUp, text(p.number.value), {text(number)});
    }
    if (auto why = closedUp ? staleNumbers(im) : std::nullopt) return why;
    return order.empty() ? std::nullopt : im.take(NumbersAssigned{order});
}

Refused takeInitialColour(Importer& im)
{
    const auto colour = initialColourOf(im.report);
    if (!colour || im.event.initialColour == colour) return {};
    if (!im.report.initialColour) {
        const auto first = *firstPaired(im.report);
        im.note({first.player->line, 87 + 10 * first.round.value}, TrfKind::InitialColourFound, {},
                {text(first.player->number.value), text(first.round.value), *colour == Colour::White ? "w" : "b"});
    }
    return im.take(InitialColourDrawn{*colour});
}

Refused takeRounds(Importer& im)
{
    for (int n = 1; n <= im.report.paired; ++n) {
        const auto round = roundFacts(im.report, RoundNumber{n});
        for (const auto& bye : round.byes)
            if (auto o = im.take(bye)) return o;
        if (auto o = im.take(round.drafted)) return o;
        if (auto o = im.take(RoundPublished{RoundNumber{n}})) return o;
        for (const auto& result : round.results)
            if (auto o = im.take(result)) return o;
    }
    return {};
}

Refused takeAnnounced(Importer& im)
{
    int id = 0;
    for (const auto& p : im.report.players) {
        ++id;
        for (const auto& a : p.announced) {
            if (a.bye == Bye::PairingAllocated) {
                im.note(a.at, TrfKind::PairingByeNotHeld, {}, {text(a.round.value), text(p.number.value)});
                continue;
            }
            if (auto o = im.take(ByeGranted{PlayerId{id}, a.round, a.bye})) return o;
        }
    }
    return {};
}

/// Points of 299 become decisions on points: the sum is what the event can hold, the kind of result is not.
Refused takeAbnormal(Importer& im)
{
    for (const auto& a : im.report.abnormal)
        if (toCome(im.report, a)) im.note(a.at, TrfKind::AbnormalKept, {}, {});
    for (const auto& change : abnormalChanges(im.report)) {
        const auto article = im.event.settings.edition == Edition::A ? "13.4" : "12.9";
        const auto& player = im.report.players[static_cast<std::size_t>(change.player.value - 1)];
        im.note({player.line, 81}, TrfKind::AbnormalAsPenalty, {}, {text(player.number.value), toText(change.points)});
        std::optional<GameRef> game;
        if (const auto* round = findRound(im.event, change.round))
            if (const auto seat = seatIn(*round, change.player); seat && seat->paired())
                game = GameRef{change.round, seat->board, 1};
        if (auto o = im.take(PenaltyImposed{
                change.player, game, PenaltyKind::Points, article, "TRF 299", {}, change.points, {}, {}}))
            return o;
    }
    return {};
}

/// What the file says about points must be what the event says.
void comparePoints(Importer& im)
{
    const RoundNumber last{im.report.paired};
    for (std::size_t i = 0; i < im.report.players.size(); ++i) {
        const auto& p = im.report.players[i];
        const auto filed = pointsOf(im.report, p, last), held = pointsAfter(im.event, im.event.players[i], last);
        if (filed != held)
            im.note({p.line, 81}, TrfKind::PointsNotReached, toText(filed), {text(p.number.value), toText(held)});
    }
}

} // namespace

Result<TrfImport> importTrf(const Tournament& t, const TrfReport& report, const TrfSource& source)
{
    if (!t.players.empty()) return refuse(Why::EventNotEmpty);
    Importer im{report, t, {}, t.head};
    im.out.adjustments = report.adjustments;
    if (auto o = im.take(importedFile(report, source, changed(t.settings, settingsOf(report, t.settings)).rounds)))
        return tl::unexpected{*o};
    constexpr std::array steps{takeSettings,  takePlayers, takeNumbers,   takeInitialColour, takeAcceleration,
                               takeForbidden, takeRounds,  takeAnnounced, takeAbnormal};
    for (const auto step : steps)
        if (auto o = step(im)) return tl::unexpected{*o};
    comparePoints(im);
    auto& adjustments = std::get<FileImported>(im.out.facts.front()).adjustments;
    for (const auto& notice : im.out.adjustments) adjustments.push_back(sentence(notice, source.language));
    return std::move(im.out);
}

std::string formatOf(const TrfReport& report)
{
    bool javafo = false, bbp = false;
    for (const auto& line : report.lines) {
        const std::string_view id = std::string_view{line.text}.substr(0, 3);
        const bool digits = std::all_of(id.begin(), id.end(), [](char c) { return c >= '0' && c <= '9'; });
        if (digits && ((id >= "142" && id <= "362") || id == "801" || id == "802")) return "TRF26";
        javafo = javafo || id.starts_with("XX");
        bbp = bbp || id.starts_with("BB");
    }
    return bbp ? "TRF(bx)" : javafo ? "TRF(x)" : "TRF16";
}

} // namespace arbiter
