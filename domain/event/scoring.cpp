// Which values of results can stand together (VCL 71-84).
#include "domain/event/scoring.h"

namespace arbiter {

namespace {

/// The bye must be worth something that the results of one round can give (VCL 84).
bool reachable(const Scoring& s) { return s.pairingBye == s.win || s.pairingBye == s.draw || s.pairingBye == s.loss; }

Refusal because(std::string what) { return {Why::BadScoring, {std::move(what)}, {}, {}}; }

} // namespace

std::optional<Refusal> objectionTo(const Scoring& s)
{
    const Points most = Points::whole(99);
    for (const Points p : {s.win, s.draw, s.loss, s.absence, s.pairingBye})
        if (p < Points{} || p > most) return because(toText(p));
    const auto text = toText(s.win) + " / " + toText(s.draw) + " / " + toText(s.loss);
    if (s.win <= s.draw || s.draw < s.loss || s.absence > s.loss) return because(text);
    if (s.draw + s.draw > s.win + s.loss) return because(text + ", 2 D > W + L");
    if (s.pairingBye > s.win || !reachable(s)) return because(text + ", P = " + toText(s.pairingBye));
    return {};
}

} // namespace arbiter
