// One small event in which every kind of fact occurs, for files that are kept and for documents.
#pragma once

#include "tests/support/random_event.h"

#include <stdexcept>

namespace arbiter::test {

/// Takes each act or throws: every fact of this event is one that the program accepts.
class EveryKind {
public:
    Book book;

    EveryKind()
    {
        open();
        firstRound();
        atTheBoards();
        secondRound();
    }

private:
    void act(const std::vector<Fact>& facts)
    {
        if (!book.take(facts)) throw std::logic_error{"an act of the event with every kind was refused"};
    }

    void open()
    {
        auto s = settings(5, Edition::A);
        s.start = Date{2026, 11, 30};
        s.chiefArbiter = "Wei Lan";
        s.deputyArbiters = {"Zoë Ångström", "李明"};
        act({EventOpened{s, "00112233445566778899aabbccddeeff"}});
        act({DutyTaken{"Wei Lan"}});
        SettingsChange change;
        change.tieBreaks = std::vector<std::string>{"BH/C1", "BH", "SB"};
        act({SettingsChanged{change}});
        std::vector<Fact> import{
            FileImported{"entries.trf", "TRF16", {"line 4: the federation was read as ENG"}, {"XXX kept"}}};
        for (int i = 1; i <= 9; ++i) import.push_back(player(i));
        act(import);
        CardChange amended;
        amended.chineseName = "侯逸凡";
        act({PlayerAmended{id(2), amended}});
        act({PlayerRemoved{id(9)}});
        act({RatingRecorded{id(3), {round(2), 2215, "FIDE standard 2026-12"}}});
        act({PersonalDataErased{id(8)}});
    }

    static PlayerEntered player(int i)
    {
        PlayerEntered p;
        p.player = id(i);
        p.card.name = i == 2 ? "Hou, Yifan" : "Müller \"" + std::to_string(i) + "\"";
        p.card.federation = "ENG";
        p.rating = {round(1), 2400 - 10 * i, "FIDE standard 2026-11"};
        if (i == 8) p.personal = PersonalRef{std::string(32, '8'), std::string(64, '0')};
        return p;
    }

    void firstRound()
    {
        act({ByeGranted{id(7), round(1), Bye::Half}, ByeGranted{id(6), round(2), Bye::Zero}});
        act({ByeCancelled{id(6), round(2)}});
        act({InitialColourDrawn{Colour::White},
             NumbersAssigned{{id(1), id(2), id(3), id(4), id(5), id(6), id(7), id(8)}}});
        act({RoundDrafted{round(1),
                          PairingMethod::Dutch,
                          {pair(1, 5), pair(6, 2), pair(3, 8)},
                          {{id(4), Bye::PairingAllocated}, {id(7), Bye::Half}}}});
        act({DraftAmended{round(1), {{BoardNumber{1}, pair(5, 1)}}, {}}});
        act({RoundPublished{round(1)}});
    }

    void atTheBoards()
    {
        act({ResultEntered{game(1, 1), Outcome::Drawn}});
        act({ResultCorrected{game(1, 1), Outcome::Drawn, Outcome::BlackWins, "the slip was misread"}});
        ClaimRuled claim{game(1, 2), Colour::Black, ClaimKind::Repetition, false, Edition::A, "9.2", "only twice", {},
                         {},         "Nf3"};
        claim.clocks.white = Seconds{180};
        act({claim});
        act({ClockCorrected{game(1, 2), {Seconds{-60}, Seconds{60}}, "6.10", "the clocks stood the wrong way round"}});
        PenaltyImposed penalty{};
        penalty.player = id(6);
        penalty.kind = PenaltyKind::Points;
        penalty.article = "13.4";
        penalty.reason = "a telephone";
        penalty.points = Points::halves(-1);
        act({penalty});
        act({IncidentNoted{round(1), BoardNumber{2}, "12.1", "a spectator spoke"}});
        EnvelopeSealed sealed{game(1, 3),
                              {Colour::White,
                               41,
                               "4k3/8/8/8/8/8/4P3/4K3 w - - 0 41",
                               {Seconds{7200}, Seconds{6900}},
                               Colour::Black,
                               "tomorrow 9:00, hall 2"}};
        act({sealed});
        act({EnvelopeStored{game(1, 3), "Wei Lan", "the safe"}});
        act({EnvelopeOpened{game(1, 3), "both players", "e4"}});
        act({GameResumed{game(1, 3), {Seconds{7200}, Seconds{6900}}}});
        act({ResultEntered{game(1, 3), Outcome::WhiteHalfBlackNone}, ResultEntered{game(1, 2), Outcome::Drawn}});
    }

    void secondRound()
    {
        act({PlayerWithdrew{id(8), round(2), "ill"}});
        act({PlayerReturned{id(8), round(3)}});
        act({PlayerExpelled{id(5), round(2), "12.9", "left without a word"}});
        act({IncidentNoted{round(1), {}, "", "the lights went out"}});
        if (!book.undo({EntryNumber{static_cast<std::int64_t>(book.entries.size())}}))
            throw std::logic_error{"the undo was refused"};
    }
};

/// What a reader of the record is told of this event; it must be the same for ever.
inline std::string stated(const Tournament& t)
{
    std::string text =
        t.settings.name + ", " + std::to_string(t.settings.rounds) + " rounds, on duty " + t.onDuty + "\n";
    for (const auto& p : t.players) {
        text += std::to_string(p.id.value) + ' ' + nameOf(p, Language::English) + ' ' +
                toText(pointsAfter(t, p, lastPublished(t)));
        if (p.removed) text += " removed";
        if (standingIn(p, round(2)) != Standing::Plays) text += " out";
        text += ' ' + std::to_string(ratingFor(p, round(2)).rating) + '\n';
    }
    for (const auto& r : t.rounds)
        for (const auto& b : r->boards)
            text += std::to_string(b.pairing.white.value) + '-' + std::to_string(b.pairing.black.value) + ' ' +
                    (b.game.outcome ? std::string{textOf(*b.game.outcome)} : "open") + '\n';
    for (const auto& [g, record] : t.records)
        text += "board " + std::to_string(g.board.value) + ": clocks " + clockText(record.clocks.white) + ' ' +
                clockText(record.clocks.black) + ", claims " + std::to_string(record.claims.size()) +
                ", adjournments " + std::to_string(record.adjournments.size()) + '\n';
    return text + std::to_string(t.incidents.size()) + " incidents at no board\n";
}

} // namespace arbiter::test
