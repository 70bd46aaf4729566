// Pairing the next round: of an event, which records it, or of a report, which is only printed.
#include "app/command/pairing_verbs.h"

#include "app/command/deciding.h"
#include "app/command/trf_verbs.h"
#include "app/desk/random.h"
#include "domain/rounds/next_round.h"
#include "domain/tournament/fold.h"

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

Result<int> preview(const Given& given, Console& console)
{
    const auto desk = openToRead(given, console);
    if (!desk) return tl::unexpected{desk.error()};
    const auto facts = paired(desk->tournament(), given);
    if (!facts) return tl::unexpected{facts.error()};
    const Bilingual note{"A preview: nothing is recorded.\n", "预览：未作任何记录。\n"};
    console.err << note.in(console.language);
    printPairs(draftIn(*facts), after(desk->tournament(), *facts), console.out);
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
    return given.has("--preview") ? preview(given, console) : record(given, console);
}

} // namespace arbiter
