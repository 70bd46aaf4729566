// From the state to the engine and back.
#include "domain/rounds/next_round.h"

#include "domain/pairing/acceleration.h"
#include "domain/tournament/fold.h"
#include "domain/tournament/penalties.h"
#include "domain/tournament/verbs.h"

#include <algorithm>

namespace arbiter {

namespace {

PastRound pastRound(const Tournament& t, const Player& player, const Round& round)
{
    PastRound past;
    const auto score = scoreIn(t, player, round.number).value_or(Score::Absent);
    past.virtualPoints = virtualPointsIn(t, player, round.number);
    past.kind = pastKindOf(score);
    past.got = pointsFor(score, t.settings.scoring);
    const auto seat = seatIn(round, player.id);
    if (!seat || !seat->paired()) return past;
    past.opponent = findPlayer(t, opponentIn(round, *seat))->number.value;
    past.colour = seat->colour;
    return past;
}

RoundDrafted drafted(const Tournament& t, RoundNumber round, const PairedRound& paired)
{
    RoundDrafted draft{round, PairingMethod::Dutch, {}, {}};
    const auto player = [&](int number) { return t.numbers[static_cast<std::size_t>(number - 1)]; };
    for (const auto& board : paired.boards) draft.boards.push_back({player(board.white), player(board.black)});
    if (paired.bye) draft.unpaired.push_back({player(*paired.bye), Bye::PairingAllocated});
    for (const auto id : t.numbers)
        if (const auto* p = findPlayer(t, id); presenceIn(*p, round) == Presence::HasBye)
            draft.unpaired.push_back({id, p->byes.at(round)});
    return draft;
}

Result<RoundDrafted> draftNext(const Tournament& t)
{
    const auto round = lastPaired(t).next();
    const auto entrants = entrantsFor(t, round);
    const auto present = std::count_if(entrants.begin(), entrants.end(), [](const Entrant& e) { return e.present; });
    if (present < 2) return refuse(Why::TooFewPlayers, {std::to_string(present)});
    const auto paired = pairDutch(entrants, roundToPair(t, round));
    if (!paired) return tl::unexpected{whyImpossible(paired.error(), round.value)};
    return drafted(t, round, *paired);
}

/// The facts so far and the state they lead to.
struct Act {
    Tournament t;
    std::vector<Fact> facts;

    std::optional<Refusal> add(Fact fact)
    {
        if (auto why = objection(t, fact)) return why;
        apply(t, fact, t.head.next());
        facts.push_back(std::move(fact));
        return {};
    }
};

/// C.04.7: group A is drawn up with round 1, from those whom it pairs (VCL 111); its last player stays the last.
std::optional<Refusal> accelerate(Act& act)
{
    if (act.t.acceleration != Acceleration::Baku || !act.t.rounds.empty()) return {};
    std::vector<PlayerId> paired;
    for (const auto id : act.t.numbers)
        if (presenceIn(*findPlayer(act.t, id), RoundNumber{1}) == Presence::Plays) paired.push_back(id);
    if (paired.empty()) return {};
    const auto size = std::min(static_cast<std::size_t>(bakuGroupA(static_cast<int>(paired.size()))), paired.size());
    const auto& scoring = act.t.settings.scoring;
    const int rounds = act.t.settings.rounds;
    const auto points = [&](int r) { return bakuVirtualPoints(r, rounds, {scoring.win, scoring.draw, scoring.loss}); };
    for (int first = 1, last = 1; points(first) != Points{}; first = last = last + 1) {
        while (last < rounds && points(last + 1) == points(first)) ++last;
        const VirtualPointsGiven given{RoundNumber{first}, RoundNumber{last}, {}, paired[size - 1], points(first)};
        if (auto why = act.add(given)) return why;
        if (last == rounds) break;
    }
    return {};
}

/// What must be settled before the engine is asked: open games, the lot, the numbers.
std::optional<Refusal> settle(Act& act, const PairingWishes& wishes)
{
    if (act.t.rounds.empty() && activePlayers(act.t).size() < 2)
        return Refusal{Why::TooFewPlayers, {std::to_string(activePlayers(act.t).size())}, {}, {}};
    if (wishes.missingAsAdjourned)
        for (auto& fact : missingAsAdjourned(act.t))
            if (auto why = act.add(std::move(fact))) return why;
    if (!act.t.initialColour) {
        if (!wishes.initialColour) return Refusal{Why::InitialColourMissing, {}, {}, {}};
        if (auto why = act.add(InitialColourDrawn{*wishes.initialColour})) return why;
    }
    if (needsNumbers(act.t)) {
        auto numbers = assignNumbers(act.t);
        if (!numbers) return numbers.error();
        if (auto why = act.add(std::move(*numbers))) return why;
    }
    return accelerate(act);
}

/// Whether the round can be paired at all now, asked before the engine works: the same objection as to the draft,
/// met with an empty one.
std::optional<Refusal> tooEarly(const Tournament& t)
{
    const auto why = objection(t, RoundDrafted{lastPaired(t).next(), PairingMethod::Dutch, {}, {}});
    return why && why->why != Why::TooFewPlayers ? why : std::nullopt;
}

/// The numbers with commas; 0 is the bye.
Word listed(const std::vector<int>& numbers)
{
    Word list{""};
    for (const int n : numbers) {
        const Word one = n == 0 ? Word{Bilingual{"the bye", "轮空"}} : Word{std::to_string(n)};
        list.en += (list.en.empty() ? "" : ", ") + one.en;
        list.zh += (list.zh.empty() ? "" : "、") + one.zh;
    }
    return list;
}

/// "{1, 4, 6} {2}".
Word listedGroups(const std::vector<std::vector<int>>& groups)
{
    Word list{""};
    for (const auto& group : groups) {
        const auto one = listed(group);
        list.en += (list.en.empty() ? "{" : " {") + one.en + "}";
        list.zh += "｛" + one.zh + "｝";
    }
    return list;
}

} // namespace

PastKind pastKindOf(Score score)
{
    switch (score) {
    case Score::Win:
    case Score::Draw:
    case Score::Loss:
    case Score::UnratedWin:
    case Score::UnratedDraw:
    case Score::UnratedLoss:
    case Score::Adjourned: return PastKind::Game; // an adjourned game counts as a draw for pairing (C.04.2 3.1)
    case Score::ForfeitWin: return PastKind::ForfeitWin;
    case Score::ForfeitLoss: return PastKind::ForfeitLoss;
    case Score::PairingBye: return PastKind::PairingBye;
    case Score::FullBye: return PastKind::FullBye;
    case Score::HalfBye: return PastKind::HalfBye;
    case Score::ZeroBye:
    case Score::NotEntered:
    case Score::Absent: return PastKind::ZeroBye;
    }
    return PastKind::ZeroBye;
}

std::vector<Entrant> entrantsFor(const Tournament& t, RoundNumber round)
{
    std::vector<Entrant> entrants;
    for (const auto id : t.numbers) {
        const auto& player = *findPlayer(t, id);
        Entrant entrant;
        entrant.number = player.number.value;
        entrant.score = pointsAfter(t, player, round.previous()) - penaltyPointsAfter(t, player, round.previous());
        entrant.virtualPoints = virtualPointsIn(t, player, round);
        entrant.present = presenceIn(player, round) == Presence::Plays;
        for (RoundNumber r{1}; r < round; r = r.next()) entrant.past.push_back(pastRound(t, player, *findRound(t, r)));
        entrants.push_back(std::move(entrant));
    }
    return entrants;
}

RoundToPair roundToPair(const Tournament& t, RoundNumber round)
{
    RoundToPair to;
    to.number = round.value;
    to.rounds = t.settings.rounds;
    to.initialColour = t.initialColour.value_or(Colour::White);
    to.worth = {t.settings.scoring.win, t.settings.scoring.draw, t.settings.scoring.loss};
    for (const auto& group : t.forbidden) {
        if (round < group.first || (group.last && *group.last < round)) continue;
        for (std::size_t a = 0; a < group.players.size(); ++a)
            for (std::size_t b = a + 1; b < group.players.size(); ++b)
                to.forbidden.emplace_back(findPlayer(t, group.players[a])->number.value,
                                          findPlayer(t, group.players[b])->number.value);
    }
    return to;
}

Refusal whyImpossible(const Impossible& impossible, int round)
{
    const auto number = std::to_string(round);
    switch (impossible.reason) {
    case Impossible::Reason::NoPartner:
        return {Why::NoPartner, {number, listed(impossible.players)}, "C.04.3 1.9.3", {}};
    case Impossible::Reason::NobodyForBye: return {Why::NobodyForBye, {number}, "C.04.3 2.1.2", {}};
    case Impossible::Reason::TooFewPartners: {
        const auto groups = std::to_string(impossible.groups.size()),
                   partners = std::to_string(impossible.partners.size());
        return {Why::TooFewPartners, {number, groups, listedGroups(impossible.groups), partners}, "C.04.3 1.9.3", {}};
    }
    }
    return {Why::NoLegalPairing, {number}, "C.04.3 1.9.3", {}};
}

Result<std::vector<Fact>> pairNextRound(const Tournament& t, const PairingWishes& wishes)
{
    Act act{t, {}};
    if (auto why = settle(act, wishes)) return tl::unexpected{*why};
    if (auto why = tooEarly(act.t)) return tl::unexpected{*why};
    auto draft = draftNext(act.t);
    if (!draft) return tl::unexpected{draft.error()};
    const auto round = draft->round;
    if (auto why = act.add(std::move(*draft))) return tl::unexpected{*why};
    if (wishes.publish)
        if (auto why = act.add(RoundPublished{round})) return tl::unexpected{*why};
    return std::move(act.facts);
}

} // namespace arbiter
