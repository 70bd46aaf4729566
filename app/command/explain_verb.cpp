// The verb `explain`: the brackets and boards of a round with what decided them, or everything about one player.
#include "app/command/deciding.h"
#include "app/command/rules_verbs.h"
#include "app/command/trf_verbs.h"
#include "domain/rounds/next_round.h"
#include "domain/rounds/pairing_words.h"
#include "domain/tournament/fold.h"

#include <algorithm>
#include <ostream>

namespace arbiter {

namespace {

/// A round in which the differences from what was recorded are known.
struct Explained {
    const RoundPosition& position;
    const RoundCheck& check;
    PairingWords words;
};

/// What was recorded is said first where it is not what the rules give.
void sayDifferences(const Explained& e, std::optional<int> player, Console& console)
{
    if (!e.position.recorded || e.check.agrees()) return;
    console.out << e.words.fill(
        {"The round as it was paired is not what the rules give; explained is what they give.\n",
         "实际编排与规则不符；以下说明规则所得的编排。\n"});
    for (const auto& d : e.check.differences)
        if (!player || d.first == *player || d.second == *player) console.out << "  " << e.words.difference(d) << '\n';
}

void sayRound(const Explained& e, Console& console)
{
    const auto& ruled = *e.check.ruled;
    for (std::size_t b = 0; b < ruled.brackets.size(); ++b) console.out << e.words.bracket(static_cast<int>(b));
    for (std::size_t i = 0; i < ruled.boards.size(); ++i) console.out << e.words.board(i);
    if (ruled.bye) console.out << e.words.fill({"The bye: {0}\n", "轮空：{0}\n"}, {e.words.player(*ruled.bye)});
}

/// Why a player who is present does not have the bye, where somebody has.
void sayNoBye(const Explained& e, int player, Console& console)
{
    const auto& ruled = *e.check.ruled;
    if (!ruled.bye || *ruled.bye == player) return;
    const auto against = whyNoBye(e.position.entrants, e.position.round, ruled, player);
    console.out << e.words.fill({"Not the bye: {0}.\n", "不轮空：{0}。\n"}, {e.words.against(against)});
}

Result<int> explain(const RoundPosition& position, std::optional<int> player, Console& console)
{
    RoundCheck check;
    if (position.recorded) {
        check = checkRound(position);
    } else {
        auto paired = pairDutch(position.entrants, position.round);
        if (paired)
            check.ruled = std::move(*paired);
        else
            check.impossible = paired.error();
    }
    if (check.impossible) return tl::unexpected{whyImpossible(*check.impossible, position.round.number)};
    if (!check.ruled) return refuse(Why::TooFewPlayers, {std::to_string(position.present())});
    const Explained e{position, check, PairingWords{position, *check.ruled, console.language}};
    sayDifferences(e, player, console);
    if (!player) {
        sayRound(e, console);
        return done;
    }
    console.out << e.words.report(explainPlayer(position.entrants, position.round, *check.ruled, *player));
    sayNoBye(e, *player, console);
    return done;
}

/// The player by the engine's number, present in the round.
Result<int> presentOne(const RoundPosition& position, std::size_t at, const std::string& text)
{
    if (at >= position.called.size()) return refuse(Why::NoSuchPlayer, {text});
    if (!position.entrants[at].present)
        return refuse(Why::PlayerNotPresent, {text, std::to_string(position.round.number)});
    return static_cast<int>(at) + 1;
}

Result<std::optional<int>> playerIn(const RoundPosition& position, const Given& given)
{
    if (!given.has("--player")) return std::optional<int>{};
    const auto text = given.text("--player");
    const bool digits =
        !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    std::size_t at = position.called.size();
    for (std::size_t i = 0; i < position.called.size() && at == position.called.size(); ++i)
        if (digits ? std::to_string(position.called[i]) == text : position.names[i] == text) at = i;
    const auto found = presentOne(position, at, text);
    if (!found) return tl::unexpected{found.error()};
    return std::optional{*found};
}

/// The round asked for, else the last one paired, else the first; the next one may be asked for.
Result<RoundNumber> roundWanted(const Given& given, int paired, int rounds)
{
    const auto asked = given.maybeRound("--round");
    if (!asked) return tl::unexpected{asked.error()};
    const RoundNumber round = asked->value_or(RoundNumber{std::max(paired, 1)});
    if (round.value > std::min(paired + 1, std::max(rounds, paired)))
        return refuse(Why::NoSuchRound, {std::to_string(round.value)});
    return round;
}

Result<int> explainIn(const RoundPosition& position, const Given& given, Console& console)
{
    const auto player = playerIn(position, given);
    if (!player) return tl::unexpected{player.error()};
    return explain(position, *player, console);
}

Result<int> explainReport(const Given& given, Console& console)
{
    const auto report = reportIn(given.text("FILE"), console);
    if (!report) return tl::unexpected{report.error()};
    if (!*report) return unusableWords;
    const auto& r = **report;
    const auto round = roundWanted(given, r.paired, r.rounds ? r.rounds->value : r.paired);
    if (!round) return tl::unexpected{round.error()};
    auto obstacles = obstaclesToPairing(r);
    if (round->value <= r.paired)
        std::erase_if(obstacles, [](const TrfNotice& n) {
            return n.kind != TrfKind::NotDutch && n.kind != TrfKind::TeamsNotPaired;
        });
    say(obstacles, console);
    if (!obstacles.empty()) return unusableWords;
    return explainIn(ReportRounds{r}.at(*round), given, console);
}

Result<int> explainEvent(const Given& given, Console& console)
{
    const auto desk = openToRead(given, console);
    if (!desk) return tl::unexpected{desk.error()};
    const auto& t = desk->tournament();
    const auto round = roundWanted(given, lastPaired(t).value, t.settings.rounds);
    if (!round) return tl::unexpected{round.error()};
    if (*round > lastPaired(t)) {
        if (const auto why = objection(t, RoundDrafted{*round, PairingMethod::Dutch, {}, {}});
            why && why->why != Why::TooFewPlayers)
            return tl::unexpected{*why};
    }
    return explainIn(positionIn(t, *round, console.language), given, console);
}

} // namespace

Result<int> explainVerb(const Given& given, Console& console)
{
    const auto path = given.text("FILE");
    return looksLikeText(path) ? explainReport(given, console) : explainEvent(given.with("EVENT", {path}), console);
}

} // namespace arbiter
