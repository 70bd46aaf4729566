// Random decisions that meet no objection.
#include "tests/exchange/random_event.h"

#include "domain/tournament/fold.h"
#include "domain/tournament/query.h"
#include "tests/exchange/samples.h"

#include <algorithm>

namespace samples {

using namespace arbiter;

namespace {

struct Dice {
    std::mt19937& chance;
    Tournament t;

    int upTo(int n) { return static_cast<int>(chance() % static_cast<unsigned>(n + 1)); }
    bool oneIn(int n) { return upTo(n - 1) == 0; }

    /// Takes the decision where it may follow.
    void take(const Fact& fact)
    {
        if (!objection(t, fact)) apply(t, fact, t.head.next());
    }
};

std::string nameFor(Dice& d)
{
    constexpr std::array names{"Hou, Yifan",     "侯逸凡",     "Müller, Jürgen",
                               "O'Neill,  Anne", " Ólafsson ", "A name that is much longer than thirty-three columns",
                               "Tab\there"};
    return std::string{names[static_cast<std::size_t>(d.upTo(6))]} + (d.oneIn(2) ? " Jr" : "");
}

void enter(Dice& d, RoundNumber first)
{
    PlayerCard card;
    card.name = nameFor(d);
    card.title = static_cast<Title>(d.upTo(8));
    card.sex = static_cast<Sex>(d.upTo(2));
    if (d.oneIn(2)) card.federation = "CHN";
    const PlayerId id{static_cast<int>(d.t.players.size()) + 1};
    if (d.oneIn(2)) card.fideId = "00" + std::to_string(8'600'000 + id.value);
    std::vector<Bye> missed;
    for (int r = 1; r < first.value; ++r) missed.push_back(d.oneIn(3) ? Bye::Half : Bye::Zero);
    d.take(PlayerEntered{id, card, {RoundNumber{1}, d.oneIn(5) ? 0 : 1000 + d.upTo(1800), ""}, first, missed, {}});
}

void number(Dice& d)
{
    std::vector<PlayerId> order = d.t.numbers;
    for (const auto* p : activePlayers(d.t))
        if (p->number.value == 0) order.push_back(p->id);
    if (lastPaired(d.t).value == 0) std::shuffle(order.begin(), order.end(), d.chance);
    d.take(NumbersAssigned{order});
}

void decideAbout(Dice& d, RoundNumber next)
{
    for (std::size_t i = 0; i < d.t.players.size(); ++i) {
        const auto id = d.t.players[i].id;
        if (d.oneIn(10))
            d.take(ByeGranted{id, RoundNumber{next.value + d.upTo(2)},
                              d.oneIn(3)   ? Bye::Full
                              : d.oneIn(2) ? Bye::Half
                                           : Bye::Zero});
        if (d.oneIn(25)) d.take(PlayerWithdrew{id, next, "ill"});
        if (d.oneIn(10)) d.take(PlayerReturned{id, next});
        if (d.oneIn(40)) d.take(PlayerExpelled{id, next, "", "cheating"});
    }
    if (d.oneIn(3)) enter(d, next);
    number(d);
}

RoundDrafted drawn(Dice& d, RoundNumber next)
{
    RoundDrafted draft{next, d.oneIn(2) ? PairingMethod::Dutch : PairingMethod::ByHand, {}, {}};
    std::vector<PlayerId> present;
    for (const auto& p : d.t.players) {
        if (presenceIn(p, next) == Presence::HasBye) draft.unpaired.push_back({p.id, p.byes.at(next)});
        if (presenceIn(p, next) == Presence::Plays) present.push_back(p.id);
    }
    std::shuffle(present.begin(), present.end(), d.chance);
    if (present.size() % 2 == 1) {
        draft.unpaired.push_back({present.back(), Bye::PairingAllocated});
        present.pop_back();
    }
    for (std::size_t i = 0; i + 1 < present.size(); i += 2) draft.boards.push_back({present[i], present[i + 1]});
    return draft;
}

void score(Dice& d, RoundNumber round, bool lastOne)
{
    const auto boards = static_cast<int>(findRound(d.t, round)->boards.size());
    for (int b = 1; b <= boards; ++b) {
        const GameRef game{round, BoardNumber{b}, 1};
        if (!lastOne || !d.oneIn(4))
            d.take(ResultEntered{game, allOutcomes()[static_cast<std::size_t>(d.upTo(12))].outcome});
        const auto& pairing = findBoard(d.t, round, BoardNumber{b})->pairing;
        if (d.oneIn(12))
            d.take(PenaltyImposed{pairing.white,
                                  game,
                                  PenaltyKind::Points,
                                  "12.9",
                                  "noise",
                                  {},
                                  Points::halves(-1 - d.upTo(2)),
                                  Points::halves(d.upTo(1)),
                                  {}});
        if (d.oneIn(20))
            d.take(PenaltyImposed{
                pairing.black, {}, PenaltyKind::Points, "12.9", "late", {}, Points::tenths(-d.upTo(200)), {}, {}});
    }
}

Settings randomSettings(Dice& d)
{
    Settings s;
    s.name = nameFor(d);
    s.place = d.oneIn(2) ? "" : "Běijīng";
    s.federation = d.oneIn(2) ? "" : "CHN";
    if (d.oneIn(2)) s.start = Date{2026, 3, 1};
    if (d.oneIn(2)) s.end = Date{2026, 3, 9};
    s.chiefArbiter = d.oneIn(2) ? "" : "Arbiter, Chief (8600000)";
    if (d.oneIn(2)) s.deputyArbiters = {"One", "Two"};
    s.rounds = 1 + d.upTo(8);
    s.timeControl = d.oneIn(3) ? "" : d.oneIn(2) ? "90 min + 30 s" : "40/6000+30:900+30";
    if (d.oneIn(3)) s.tieBreaks = {"BH/C1", "bh", "SB"};
    if (d.oneIn(3)) s.scoring = {Points::whole(3), Points::whole(1), Points{}, Points{}, Points::whole(1)};
    return s;
}

} // namespace

Tournament randomEvent(std::mt19937& chance)
{
    Dice d{chance, {}};
    d.take(EventOpened{randomSettings(d), std::string(32, 'a')});
    const int players = d.upTo(14);
    for (int i = 0; i < players; ++i) enter(d, RoundNumber{1});
    if (d.oneIn(5)) d.take(PlayerRemoved{PlayerId{1 + d.upTo(3)}});
    if (!d.oneIn(6)) d.take(InitialColourDrawn{d.oneIn(2) ? Colour::White : Colour::Black});
    const int rounds = d.upTo(d.t.settings.rounds);
    for (RoundNumber r{1}; r.value <= rounds; r = r.next()) {
        decideAbout(d, r);
        const auto before = d.t.rounds.size();
        d.take(drawn(d, r));
        if (d.t.rounds.size() == before || (r.value == rounds && d.oneIn(5))) break; // nobody to pair, or still a draft
        d.take(RoundPublished{r});
        score(d, r, r.value == rounds);
    }
    return std::move(d.t);
}

} // namespace samples
