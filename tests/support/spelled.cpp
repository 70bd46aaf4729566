// A state written out in full, so that a test can compare two of them.
#include "tests/support/random_event.h"

#include <sstream>

namespace arbiter::test {

namespace {

void spell(std::ostream& out, const Player& p)
{
    out << "player " << p.id.value << " no " << p.number.value << ' ' << p.card.name << '/' << p.card.chineseName << '/'
        << p.card.federation << '/' << p.card.fideId << " first " << p.firstRound.value
        << (p.removed ? " removed" : "");
    for (const auto& r : p.ratings) out << " rating " << r.from.value << ':' << r.rating << ':' << r.source;
    for (const auto b : p.missed) out << " missed " << codeOf(b);
    for (const auto& [round, bye] : p.byes) out << " bye " << round.value << codeOf(bye);
    for (const auto& s : p.standings) out << " standing " << s.from.value << ':' << static_cast<int>(s.standing);
    out << " penalty " << p.penaltyPoints.inTenths() << '\n';
}

void spell(std::ostream& out, const Round& r)
{
    out << "round " << r.number.value << " method " << static_cast<int>(r.method) << " published " << r.published
        << " by hand " << r.changedByHand << '\n';
    for (const auto& b : r.boards)
        out << b.pairing.white.value << '-' << b.pairing.black.value << ' '
            << (b.game.outcome ? textOf(*b.game.outcome) : "open") << '\n';
    for (const auto& u : r.unpaired) out << "unpaired " << u.player.value << codeOf(u.bye) << '\n';
    for (const auto& s : r.seats)
        out << s.board.value << static_cast<int>(s.colour) << (s.bye ? codeOf(*s.bye) : '.') << ' ';
    out << '\n';
}

void spell(std::ostream& out, const GameRef& g, const GameRecord& r)
{
    // A record in which nothing is left says nothing.
    if (r.claims.empty() && r.clockCorrections.empty() && r.penalties.empty() && r.incidents.empty() &&
        r.adjournments.empty())
        return;
    out << "record " << g.round.value << '.' << g.board.value << " clocks " << r.clocks.white.count() << '/'
        << r.clocks.black.count() << " claims " << r.claims.size() << " corrections " << r.clockCorrections.size()
        << " penalties " << r.penalties.size() << " incidents " << r.incidents.size();
    for (const auto& a : r.adjournments)
        out << " sealed " << a.sealed.fact.envelope.moveNumber << " custody " << a.custody.size() << " opened "
            << a.opened.has_value() << " resumed " << a.resumed.has_value();
    out << '\n';
}

} // namespace

std::string spelled(const Tournament& t)
{
    std::ostringstream out;
    out << t.settings.name << ' ' << t.settings.rounds << ' ' << static_cast<int>(t.settings.edition) << " fide "
        << t.fideMode << " duty " << t.onDuty << " colour "
        << (t.initialColour ? static_cast<int>(*t.initialColour) : -1) << '\n';
    for (const auto& p : t.players) spell(out, p);
    for (const auto n : t.numbers) out << n.value << ' ';
    out << '\n';
    for (const auto& r : t.rounds) spell(out, *r);
    for (const auto& [game, record] : t.records) spell(out, game, record);
    out << "acceleration " << static_cast<int>(t.acceleration);
    for (const auto& v : t.virtualPoints)
        out << " virtual " << v.first.value << '-' << v.last.value << ' ' << v.points.inTenths();
    for (const auto& f : t.forbidden) out << " forbidden " << f.first.value << ':' << f.players.size();
    out << (t.fideMode ? "" : " not FIDE") << '\n';
    out << "penalties " << t.penalties.size() << " incidents " << t.incidents.size() << '\n';
    return out.str();
}

} // namespace arbiter::test
