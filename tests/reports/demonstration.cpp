// The demonstration: 24 players with Chinese and accented names, to look at the sheets with.
#include "tests/reports/events.h"

#include "domain/tournament/query.h"

#include <algorithm>
#include <set>

namespace arbiter::reports::test {

namespace {

struct Entrant {
    const char* name;
    const char* chinese;
    const char* federation;
    Title title;
    int rating;
};

// Every name is invented.
constexpr Entrant entrants[] = {
    {"Jiang, Yingxue", "江映雪", "CHN", Title::GM, 2538},
    {"Eastlake-Moor, Tobias", "", "ENG", Title::GM, 2534},
    {"Ellerström, Åke", "", "SWE", Title::IM, 2513},
    {"Underhayes, Félix", "", "FRA", Title::GM, 2500},
    {"Han, Tinglan", "韩听澜", "CHN", Title::IM, 2496},
    {"Żółkiewska, Bożena", "", "POL", Title::WGM, 2475},
    {"Thornquist, Odile", "", "AUS", Title::IM, 2471},
    {"Cheng, Wangshu", "程望舒", "CHN", Title::IM, 2462},
    {"Garroway, Ivo", "", "NED", Title::None, 2441},
    {"He, Yunzhou", "贺云舟", "CHN", Title::FM, 2424},
    {"Wexcombe-Fitzgerald de la Fontaine, Lucian Bartholomew", "", "SCO", Title::FM, 2353},
    {"Fang, Jiyue", "方霁月", "CHN", Title::WIM, 2357},
    {"Lin, Zhiyuan", "林知远", "SGP", Title::None, 2323},
    {"Quillington, Ned", "", "NED", Title::None, 2302},
    {"Xu, Xingye", "许星野", "CHN", Title::None, 2293},
    {"Çelikoğlu, Işık", "", "TUR", Title::WFM, 2271},
    {"Duan, Yining", "段以宁", "CHN", Title::None, 2267},
    {"Hollingdale, Bryony", "", "GER", Title::None, 2221},
    {"Yu, Qingshan", "郁青山", "CHN", Title::CM, 2141},
    {"Đặng, Thị Hồng Ánh", "", "VIE", Title::None, 2090},
    {"Ouyang, Ruoxi", "欧阳若溪", "CHN", Title::WCM, 2026},
    {"Lu, Qinghe", "陆清禾", "CHN", Title::None, 1967},
    {"Netherwick, Una", "", "WLS", Title::None, 1714},
    {"Sun, Wu", "孙武", "CHN", Title::None, 0},
};

/// Pairs who is present in order of points, the next opponent not met yet; the colour alternates by board.
void pairNext(Event& e)
{
    const auto& t = e.state();
    const auto round = lastPaired(t).next();
    std::vector<const Player*> waiting;
    std::vector<Unpaired> unpaired;
    for (const auto* p : activePlayers(t)) {
        const auto presence = presenceIn(*p, round);
        if (presence == Presence::Plays) waiting.push_back(p);
        if (presence == Presence::HasBye) unpaired.push_back({p->id, p->byes.at(round)});
    }
    std::stable_sort(waiting.begin(), waiting.end(), [&](const Player* a, const Player* b) {
        return pointsAfter(t, *a, round) > pointsAfter(t, *b, round);
    });
    if (waiting.size() % 2 == 1) {
        unpaired.push_back({waiting.back()->id, Bye::PairingAllocated});
        waiting.pop_back();
    }
    std::set<Pairing> met;
    for (const auto& r : t.rounds)
        for (const auto& b : r->boards) met.insert({b.pairing, Pairing{b.pairing.black, b.pairing.white}});
    std::vector<Pairing> boards;
    while (!waiting.empty()) {
        const auto first = waiting.front()->id;
        auto other = std::find_if(waiting.begin() + 1, waiting.end(), [&](const Player* p) {
            return !met.contains({first, p->id});
        });
        if (other == waiting.end()) other = waiting.begin() + 1;
        const Pairing drawn{first, (*other)->id};
        boards.push_back(boards.size() % 2 == 0 ? drawn : Pairing{drawn.black, drawn.white});
        waiting.erase(other);
        waiting.erase(waiting.begin());
    }
    e.draft(boards, unpaired);
    e.publish();
}

constexpr Outcome played[] = {Outcome::WhiteWins, Outcome::Drawn, Outcome::BlackWins, Outcome::Drawn,
                              Outcome::WhiteWins};

void playRound(Event& e)
{
    const auto round = lastPaired(e.state());
    const int boards = static_cast<int>(findRound(e.state(), round)->boards.size());
    for (int b = 1; b <= boards; ++b) e.result(b, played[(b + round.value) % 5]);
}

} // namespace

Event demonstration()
{
    Settings settings;
    settings.name = "2026 Saltmarsh Harbour Open 盐沼港国际象棋公开赛";
    settings.place = "Saltmarsh Harbour, Hall 2";
    settings.edition = Edition::A;
    settings.rounds = 7;
    Event e{settings};
    for (const auto& p : entrants) e.enter({p.name, p.chinese, p.federation, p.title, Sex::Unstated, {}, {}}, p.rating);
    e.openPlay();
    for (int round = 1; round <= 3; ++round) {
        if (round == 2) e.take(ByeGranted{PlayerId{18}, RoundNumber{2}, Bye::Half});
        pairNext(e);
        playRound(e);
        e.at("2026-11-" + std::to_string(24 + round) + "T18:00:00.000+08:00");
    }
    e.take(PlayerWithdrew{PlayerId{23}, RoundNumber{4}, "ill"});
    e.take(PlayerExpelled{PlayerId{14}, RoundNumber{4}, "12.9.9", "device"});
    pairNext(e);
    const GameRef adjourned{RoundNumber{4}, BoardNumber{2}, 1};
    e.at("2026-11-28T18:31:00.000+08:00");
    e.take(EnvelopeSealed{adjourned,
                          {Colour::White,
                           58,
                           "8/5pk1/4r1p1/R6p/P6P/6P1/5PK1/8 w - - 0 58",
                           {Seconds{8172}, Seconds{8020}},
                           Colour::Black,
                           "31 October, 19:00, Hall 2, board 6"}});
    e.take(EnvelopeStored{adjourned, "Chen, Anran", "safe 1, slot 2"});
    const int boards = static_cast<int>(findRound(e.state(), RoundNumber{4})->boards.size());
    for (int b = 1; b <= boards; ++b)
        if (b != 2) e.result(b, played[b % 5]);
    e.take(ByeGranted{PlayerId{2}, RoundNumber{5}, Bye::Half});
    e.take(ByeGranted{PlayerId{21}, RoundNumber{5}, Bye::Zero});
    e.at("2026-11-30T09:04:00.000+08:00");
    pairNext(e);
    e.result(1, Outcome::Drawn);
    e.result(2, Outcome::WhiteWins);
    e.result(3, Outcome::BlackWinsByForfeit);
    e.result(5, Outcome::Adjourned);
    return e;
}

} // namespace arbiter::reports::test
