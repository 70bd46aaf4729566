// Pairing the next round: of an event, which records it, or of a report, which is only printed.
#include "app/command/pairing_verbs.h"

#include "app/command/deciding.h"
#include "app/command/trf_verbs.h"
#include "app/desk/random.h"
#include "domain/rounds/next_round.h"
#include "domain/tournament/fold.h"
#include "domain/tournament/query.h"

#include <cstdlib>
#include <ostream>
#include <sstream>

namespace arbiter {

namespace {

/// The number of pairs, then "white black" a line by board, the bye last as "id 0"; pairing numbers.
void printPairs(const RoundDrafted& draft, const Tournament& t, std::ostream& out)
{
    const auto number = [&](PlayerId id) { return findPlayer(t, id)->number.value; };
    std::ostringstream lines;
    auto count = draft.boards.size();
    for (const auto& pairing : draft.boards) lines << number(pairing.white) << ' ' << number(pairing.black) << '\n';
    for (const auto& u : draft.unpaired)
        if (u.bye == Bye::PairingAllocated) {
            lines << number(u.player) << " 0\n";
            ++count;
        }
    out << count << '\n' << lines.str();
}

const RoundDrafted& draftIn(const std::vector<Fact>& facts)
{
    for (const auto& fact : facts)
        if (const auto* draft = std::get_if<RoundDrafted>(&fact)) return *draft;
    std::abort(); // pairNextRound gives no act without one
}

Result<std::vector<Fact>> paired(const Tournament& t, const Given& given)
{
    auto colour = given.maybeColour("--initial-colour");
    if (!colour) return tl::unexpected{colour.error()};
    PairingWishes wishes;
    wishes.initialColour = *colour ? *colour : std::optional{randomBit() ? Colour::White : Colour::Black};
    wishes.missingAsAdjourned = given.has("--missing-adjourned");
    wishes.publish = !given.has("--draft");
    return pairNextRound(t, wishes);
}

/// Numbers may be assigned by the act itself; they are those of the state after it.
Tournament after(Tournament t, const std::vector<Fact>& facts)
{
    for (const auto& fact : facts) apply(t, fact, t.head.next());
    return t;
}

/// An assumed result of an open game.
struct Assumed {
    BoardNumber board;
    Outcome outcome;
};
using Assumption = std::vector<Assumed>;

/// "3=1-0", of the last published round.
Result<Assumption> readAssumption(const Given& given)
{
    Assumption all;
    for (const auto& word : given.all("--assume")) {
        const auto sign = word.find('=');
        const auto outcome = readOutcome(sign == std::string::npos ? "" : word.substr(sign + 1));
        const auto board = readNumber("--assume", word.substr(0, sign), 1, 99'999);
        if (!outcome || !board) return refuse(Why::UnusableText, {"--assume", word, "BOARD=RESULT: 3=1-0"});
        all.push_back({BoardNumber{*board}, *outcome});
    }
    return all;
}

/// The event as it would stand; a copy, of which nothing is recorded.
Result<Tournament> assuming(Tournament t, const Assumption& assumption)
{
    for (const auto& a : assumption) {
        const Fact fact = ResultEntered{{lastPublished(t), a.board, 1}, a.outcome};
        if (auto why = objection(t, fact)) return tl::unexpected{*why};
        apply(t, fact, t.head.next());
    }
    return t;
}

/// Every way in which the open games can end, White's win first; only the one given where too many are open.
std::vector<Assumption> everyWay(const Tournament& t, const Assumption& given)
{
    constexpr std::size_t mostOpen = 3;
    std::vector<Assumption> ways{given};
    const auto open = openBoards(t, lastPublished(t), false);
    for (std::size_t i = 0; i < open.size() && open.size() <= mostOpen; ++i) {
        std::vector<Assumption> longer;
        for (const auto& way : ways)
            for (const Outcome outcome : {Outcome::WhiteWins, Outcome::Drawn, Outcome::BlackWins}) {
                longer.push_back(way);
                longer.back().push_back({open[i], outcome});
            }
        ways = std::move(longer);
    }
    return ways;
}

/// "### Preview: board 3 1-0, board 5 ½-½".
void sayAssumption(const Assumption& assumption, Console& console)
{
    const Bilingual head{"### Preview:", "### 预览："}, one{" board {0} {1}", " 第{0}台 {1}"};
    console.out << head.in(console.language);
    for (const auto& a : assumption)
        console.out << fill(one.in(console.language),
                            std::vector{std::to_string(a.board.value), std::string{textOf(a.outcome)}});
    console.out << '\n';
}

/// The next round over the results that are there and those assumed; over every end of up to three open games.
Result<int> preview(const Given& given, Console& console)
{
    const auto desk = openToRead(given, console);
    if (!desk) return tl::unexpected{desk.error()};
    const auto assumption = readAssumption(given);
    if (!assumption) return tl::unexpected{assumption.error()};
    const auto known = assuming(desk->tournament(), *assumption);
    if (!known) return tl::unexpected{known.error()};
    const Bilingual note{"A preview: nothing is recorded.\n", "预览：未作任何记录。\n"};
    const auto ways =
        given.has("--missing-adjourned") ? std::vector<Assumption>{*assumption} : everyWay(*known, *assumption);
    for (const auto& way : ways) {
        const auto t = assuming(desk->tournament(), way);
        if (!t) return tl::unexpected{t.error()};
        const auto facts = paired(*t, given);
        if (!facts) return tl::unexpected{facts.error()};
        if (&way == &ways.front()) console.err << note.in(console.language);
        if (ways.size() > 1) sayAssumption(way, console);
        printPairs(draftIn(*facts), after(*t, *facts), console.out);
    }
    return done;
}

/// The pairs go to the output alone; what was decided is said on the error stream.
Result<int> record(const Given& given, Console& console)
{
    auto desk = openToDecide(given);
    if (!desk) return tl::unexpected{desk.error()};
    const auto facts = paired(desk->tournament(), given);
    if (!facts) return tl::unexpected{facts.error()};
    Console aside{console.in, console.err, console.err, console.language};
    const auto taken = decide(*desk, *facts, given, aside);
    if (taken) printPairs(draftIn(*facts), desk->tournament(), console.out);
    return taken;
}

} // namespace

Result<int> pairRound(const Given& given, Console& console)
{
    if (looksLikeText(given.text("EVENT"))) return pairReportFile(given.text("EVENT"), console);
    if (given.has("--assume") && !given.has("--preview")) return refuse(Why::WordMissing, {"--preview", "pair"});
    return given.has("--preview") ? preview(given, console) : record(given, console);
}

} // namespace arbiter
