// Verbs of an adjournment, from the sealed move to the resumption (A 13-14; B guidelines I).
#include "app/command/deciding.h"

#include <array>

namespace arbiter {

namespace {

template <class Make> Result<int> atBoard(const Given& given, Console& console, Make make)
{
    return decideOne(given, console, [&](const Tournament& t) -> Result<Fact> {
        const auto game = boardOf(t, given, given.text("BOARD"));
        if (!game) return tl::unexpected{game.error()};
        return make(t, *game);
    });
}

Result<Envelope> readEnvelope(const Given& given)
{
    const auto by = given.colour("--sealed-by");
    const auto move = given.number("--move", 1, 999);
    const auto used = given.clocks("--white-used", "--black-used");
    const auto offer = given.maybeColour("--draw-offer");
    if (!by) return tl::unexpected{by.error()};
    if (!move) return tl::unexpected{move.error()};
    if (!used) return tl::unexpected{used.error()};
    if (!offer) return tl::unexpected{offer.error()};
    return Envelope{*by, *move, given.text("--position"), *used, *offer, given.text("--resumption")};
}

Result<int> adjourn(const Given& given, Console& console)
{
    const auto envelope = readEnvelope(given);
    if (!envelope) return tl::unexpected{envelope.error()};
    return atBoard(given, console, [&](const Tournament& t, const GameRef& game) {
        return decided(t, EnvelopeSealed{game, *envelope});
    });
}

Result<int> store(const Given& given, Console& console)
{
    return atBoard(given, console, [&](const Tournament& t, const GameRef& game) {
        return decided(t, EnvelopeStored{game, given.text("--custodian"), given.text("--place")});
    });
}

Result<int> openEnvelope(const Given& given, Console& console)
{
    return atBoard(given, console, [&](const Tournament& t, const GameRef& game) {
        return decided(t, EnvelopeOpened{game, given.text("--present"), given.text("--move")});
    });
}

/// The times on the envelope, where the call does not state others.
PerColour<Seconds> sealedTimes(const Tournament& t, const GameRef& game)
{
    const auto at = t.records.find(game);
    if (at == t.records.end() || at->second.adjournments.empty()) return {};
    return at->second.adjournments.back().sealed.fact.envelope.timeUsed;
}

Result<int> resume(const Given& given, Console& console)
{
    const auto stated = given.clocks("--white-used", "--black-used");
    if (!stated) return tl::unexpected{stated.error()};
    return atBoard(given, console, [&](const Tournament& t, const GameRef& game) {
        auto used = sealedTimes(t, game);
        if (given.has("--white-used")) used.white = stated->white;
        if (given.has("--black-used")) used.black = stated->black;
        return decided(t, GameResumed{game, used});
    });
}

Parameter board() { return needed("BOARD", {"board number, or ROUND.BOARD", "台号，或 轮次.台号"}); }
Parameter round() { return optional("--round", {"default: the last published round", "默认为最近公布的一轮"}); }

} // namespace

std::span<const Verb> adjournmentVerbs()
{
    static const std::array verbs{
        Verb{"adjourn",
             {"records the sealed move's envelope", "记录封棋信封"},
             deciding({board(), needed("--sealed-by", {"white or black", "封棋方：white（白）或 black（黑）"}),
                       needed("--move", {"the number of the sealed move", "封着的着数"}),
                       needed("--position", {"FEN before the sealed move", "封着前局面（FEN）"}),
                       needed("--white-used", {"White's thinking time, 2:16:12", "白方已用时间，2:16:12"}),
                       needed("--black-used", {"Black's thinking time", "黑方已用时间"}),
                       optional("--draw-offer",
                                {"whose offer is open: white or black", "未答复的提和：white（白）或 black（黑）"}),
                       optional("--resumption", {"day, time and place", "续赛的日期、时间和地点"}), round()}),
             &adjourn},
        Verb{"store",
             {"records who keeps the envelope, and where", "记录信封的保管人和地点"},
             deciding(
                 {board(), needed("--custodian", {"who", "保管人"}), needed("--place", {"where", "地点"}), round()}),
             &store},
        Verb{"open-envelope",
             {"records the opening of the envelope and the move found", "记录拆封及所见封着"},
             deciding({board(), needed("--present", {"who is present", "在场者"}),
                       needed("--move", {"the move as written", "所写着法"}), round()}),
             &openEnvelope},
        Verb{"resume",
             {"records that the game goes on", "记录续赛"},
             deciding({board(),
                       optional("--white-used", {"White's time used, as set (default: as on the envelope)",
                                                 "白方已用时间（默认按信封）"}),
                       optional("--black-used", {"Black's", "黑方已用时间"}), round()}),
             &resume},
    };
    return verbs;
}

} // namespace arbiter
