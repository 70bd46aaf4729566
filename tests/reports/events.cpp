// Building events.
#include "tests/reports/events.h"

#include "domain/tournament/fold.h"
#include "domain/tournament/query.h"

#include <stdexcept>

namespace arbiter::reports::test {

const std::string sealedPosition = "8/5pk1/4r1p1/R6p/P6P/6P1/5PK1/8 w - - 0 41";

Event::Event(Settings settings)
{
    at("2026-11-29T09:00:00.000+08:00");
    take(EventOpened{std::move(settings), "0123456789abcdef0123456789abcdef"});
    take(DutyTaken{"Rowan Ellerby"});
}

void Event::at(const std::string& time) { m_now = readMoment(time).value(); }

EntryNumber Event::take(const Fact& fact)
{
    if (const auto o = objection(m_t, fact)) throw std::runtime_error(sentence(*o, Language::English));
    const auto entry = m_t.head.next();
    apply(m_t, fact, entry);
    m_stamps[entry] = {m_now, m_t.onDuty};
    m_now.utcMilliseconds += 60'000;
    return entry;
}

PlayerId Event::enter(PlayerCard card, int rating)
{
    const PlayerId id{static_cast<int>(m_t.players.size()) + 1};
    take(PlayerEntered{id, std::move(card), {RoundNumber{1}, rating, {}}, RoundNumber{1}, {}, {}});
    return id;
}

void Event::openPlay()
{
    std::vector<PlayerId> order;
    for (const auto& player : m_t.players) order.push_back(player.id);
    take(NumbersAssigned{order});
    take(InitialColourDrawn{Colour::White});
}

void Event::draft(const std::vector<Pairing>& boards, const std::vector<Unpaired>& unpaired)
{
    take(RoundDrafted{lastPaired(m_t).next(), PairingMethod::Dutch, boards, unpaired});
}

void Event::publish() { take(RoundPublished{lastPaired(m_t)}); }

void Event::result(int board, Outcome outcome)
{
    take(ResultEntered{{lastPaired(m_t), BoardNumber{board}, 1}, outcome});
}

Context Event::context(Language language) const
{
    Context c;
    c.language = language;
    c.printedAt = readMoment("2026-11-30T14:35:00.000+08:00").value();
    c.head = m_t.head;
    for (std::size_t i = 0; i < c.headSeal.bytes.size(); ++i)
        c.headSeal.bytes[i] = static_cast<std::uint8_t>(0x11 * (i % 16));
    c.stampOf = [stamps = m_stamps](EntryNumber entry) -> std::optional<Stamp> {
        const auto at = stamps.find(entry);
        return at == stamps.end() ? std::nullopt : std::optional{at->second};
    };
    return c;
}

namespace {

Settings settings(const char* name, const char* place, int rounds)
{
    Settings s;
    s.name = name;
    s.place = place;
    s.edition = Edition::A;
    s.rounds = rounds;
    return s;
}

PlayerCard card(const char* name, const char* chinese, const char* federation, Title title)
{
    return {name, chinese, federation, title, Sex::Unstated, {}, {}};
}

Pairing pair(int white, int black) { return {PlayerId{white}, PlayerId{black}}; }

} // namespace

Event smallEvent()
{
    Event e{settings("Suzhou Winter Open", "Suzhou", 3)};
    e.enter(card("Müller-Lüdenscheidt, Jürgen", "", "GER", Title::IM), 2450);
    e.enter(card("Ångström, Øystein", "", "NOR", Title::FM), 2410);
    e.enter(card("Fang, Jiyue", "方霁月", "CHN", Title::WIM), 2357);
    e.enter(card("Lin, Zhiyuan", "林 知远", "CHN", Title::None), 2323);
    e.enter(card("Pei, Ziheng", "裴子衡", "CHN", Title::CM), 2120);
    e.enter(card("Ilkworth, Silas", "", "ENG", Title::None), 1861);
    e.enter(card("Garroway, Ivo", "", "NED", Title::None), 0);
    e.openPlay();
    e.draft({pair(1, 4), pair(5, 2), pair(3, 6)}, {{PlayerId{7}, Bye::PairingAllocated}});
    e.publish();
    e.result(1, Outcome::WhiteWins);
    e.result(2, Outcome::Drawn);
    const GameRef adjourned{RoundNumber{1}, BoardNumber{3}, 1};
    e.at("2026-11-29T18:31:00.000+08:00");
    e.take(EnvelopeSealed{adjourned,
                          {Colour::White,
                           41,
                           sealedPosition,
                           {Seconds{8172}, Seconds{8020}},
                           Colour::Black,
                           "30 November 2026, 19:00, Hall 2, board 3"}});
    e.at("2026-11-29T18:40:00.000+08:00");
    e.take(EnvelopeStored{adjourned, "Chen, Anran", "safe 1, slot 2"});
    e.take(ByeGranted{PlayerId{6}, RoundNumber{2}, Bye::Half});
    e.take(PlayerWithdrew{PlayerId{4}, RoundNumber{2}, "ill"});
    e.at("2026-11-30T09:04:00.000+08:00");
    e.draft({pair(7, 1), pair(2, 3)}, {{PlayerId{6}, Bye::Half}, {PlayerId{5}, Bye::PairingAllocated}});
    e.publish();
    e.result(2, Outcome::WhiteWinsByForfeit);
    e.take(PlayerExpelled{PlayerId{3}, RoundNumber{3}, "12.9.9", "device"});
    return e;
}

Event pairOfPlayers(Settings settings, bool published)
{
    Event e{std::move(settings)};
    e.enter({"First", {}, {}, Title::None, {}, {}, {}}, 2000);
    e.enter({"Second", {}, {}, Title::None, {}, {}, {}}, 1900);
    e.openPlay();
    e.draft({pair(1, 2)}, {});
    if (published) e.publish();
    return e;
}

Event finished()
{
    Settings s;
    s.name = "Match";
    s.rounds = 1;
    return pairOfPlayers(s, true);
}

Event largeEvent(int players)
{
    Event e{settings("Large Event", "Hall", 3)};
    for (int i = 1; i <= players; ++i)
        e.enter({"Player Number" + std::to_string(i), {}, "FID", Title::None, {}, {}, {}}, 2800 - i % 1800);
    e.openPlay();
    std::vector<Pairing> boards;
    for (int i = 1; i + 1 <= players; i += 2) boards.push_back(pair(i, i + 1));
    std::vector<Unpaired> unpaired;
    if (players % 2 == 1) unpaired.push_back({PlayerId{players}, Bye::PairingAllocated});
    e.draft(boards, unpaired);
    e.publish();
    return e;
}

} // namespace arbiter::reports::test
