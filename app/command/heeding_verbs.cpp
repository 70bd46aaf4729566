// Verbs about what the pairings of an event must heed: accelerate, forbid.
#include "app/command/deciding.h"
#include "app/command/rules_verbs.h"

namespace arbiter {

Result<int> accelerateVerb(const Given& given, Console& console)
{
    const auto method = given.choice("METHOD", {"none", "baku"});
    if (!method) return tl::unexpected{method.error()};
    return decideOne(given, console, [&](const Tournament& t) {
        return decided(t, AccelerationAnnounced{*method == 1 ? Acceleration::Baku : Acceleration::None});
    });
}

Result<int> forbidVerb(const Given& given, Console& console)
{
    const auto from = given.maybeRound("--from");
    if (!from) return tl::unexpected{from.error()};
    const auto to = given.maybeRound("--to");
    if (!to) return tl::unexpected{to.error()};
    return decideOne(given, console, [&](const Tournament& t) -> Result<Fact> {
        PairsForbidden forbidden{from->value_or(lastPaired(t).next()), *to, {}, given.text("--reason")};
        for (const auto& word : given.all("PLAYER")) {
            const auto player = playerMeant(t, word);
            if (!player) return tl::unexpected{player.error()};
            forbidden.players.push_back(*player);
        }
        return decided(t, std::move(forbidden));
    });
}

} // namespace arbiter
