// Verbs at the boards: rulings on claims, clock corrections, penalties, incidents. The arbiter states the ruling and
// its article; what the Laws say of it is domain/laws'.
#include "app/command/deciding.h"

#include <array>

namespace arbiter {

namespace {

/// A verb on one game: its board, and the fact made from it.
template <class Make> Result<int> atBoard(const Given& given, Console& console, Make make)
{
    return decideOne(given, console, [&](const Tournament& t) -> Result<Fact> {
        const auto game = boardOf(t, given, given.text("BOARD"));
        if (!game) return tl::unexpected{game.error()};
        return make(t, *game);
    });
}

Result<ClaimRuled> readClaim(const Given& given)
{
    const auto by = given.colour("--by");
    const auto kind = given.choice("--kind", {"repetition", "fifty", "other"});
    const auto verdict = given.choice("VERDICT", {"correct", "incorrect"});
    const auto clocks = given.clocks("--white-time", "--black-time");
    const auto outcome = given.maybeOutcome("--result");
    if (!verdict) return tl::unexpected{verdict.error()};
    if (!by) return tl::unexpected{by.error()};
    if (!kind) return tl::unexpected{kind.error()};
    if (!clocks) return tl::unexpected{clocks.error()};
    if (!outcome) return tl::unexpected{outcome.error()};
    ClaimRuled f{};
    f.claimant = *by;
    f.kind = std::array{ClaimKind::Repetition, ClaimKind::FiftyMoves, ClaimKind::Other}[*kind];
    f.correct = *verdict == 0;
    f.article = given.text("--article");
    f.reason = given.text("--reason");
    f.clocks = *clocks;
    f.outcome = *outcome ? *outcome : f.correct ? std::optional{Outcome::Drawn} : std::nullopt;
    f.mustPlay = given.text("--must-play");
    return f;
}

Result<int> claim(const Given& given, Console& console)
{
    auto ruling = readClaim(given);
    if (!ruling) return tl::unexpected{ruling.error()};
    return atBoard(given, console, [&](const Tournament& t, const GameRef& game) {
        ruling->game = game;
        ruling->edition = t.settings.edition;
        return decided(t, *ruling);
    });
}

Result<int> clock(const Given& given, Console& console)
{
    const auto change = given.clocks("--white", "--black");
    if (!change) return tl::unexpected{change.error()};
    return atBoard(given, console, [&](const Tournament& t, const GameRef& game) {
        return decided(t, ClockCorrected{game, *change, given.text("--article"), given.text("--reason")});
    });
}

Result<PenaltyImposed> readPenalty(const Given& given)
{
    const auto kind = given.choice("KIND", {"warning", "time", "loss", "points", "exclusion", "fine"});
    const auto clocks = given.clocks("--white-time", "--black-time");
    const auto points = given.points("--points"), opponents = given.points("--opponent-points");
    const auto outcome = given.maybeOutcome("--result");
    if (!kind) return tl::unexpected{kind.error()};
    if (!clocks) return tl::unexpected{clocks.error()};
    if (!points) return tl::unexpected{points.error()};
    if (!opponents) return tl::unexpected{opponents.error()};
    if (!outcome) return tl::unexpected{outcome.error()};
    PenaltyImposed f{};
    f.kind = static_cast<PenaltyKind>(*kind);
    f.article = given.text("--article");
    f.reason = given.text("--reason");
    f.clocks = *clocks;
    f.points = *points;
    f.opponentPoints = *opponents;
    f.outcome = *outcome;
    return f;
}

/// A game declared lost without a stated result is won by the opponent.
void completeLoss(PenaltyImposed& f, const Tournament& t)
{
    const auto* board = f.game ? findBoard(t, f.game->round, f.game->board) : nullptr;
    if (f.kind != PenaltyKind::Loss || f.outcome || !board) return;
    f.outcome = board->pairing.white == f.player ? Outcome::BlackWins : Outcome::WhiteWins;
}

/// The excluded player has a zero-point bye in the round that is named, else in the next to be paired: one act, so that
/// an undo takes both back.
Result<int> exclude(Desk& desk, const PenaltyImposed& fact, const Given& given, Console& console)
{
    const auto& t = desk.tournament();
    const auto named =
        given.has("--board") ? Result<std::optional<RoundNumber>>{std::nullopt} : given.maybeRound("--round");
    if (!named) return tl::unexpected{named.error()};
    const auto round = named->value_or(lastPaired(t).next());
    if (!*named && round.value > t.settings.rounds)
        return refuse(Why::NoRoundLeft, {std::to_string(t.settings.rounds), findPlayer(t, fact.player)->card.name});
    const std::vector<Fact> facts{fact, ByeGranted{fact.player, round, Bye::Zero}};
    return decide(desk, facts, given, console);
}

Result<int> penalty(const Given& given, Console& console)
{
    auto fact = readPenalty(given);
    if (!fact) return tl::unexpected{fact.error()};
    auto desk = openToDecide(given);
    if (!desk) return tl::unexpected{desk.error()};
    const auto& t = desk->tournament();
    const auto player = playerMeant(t, given.text("PLAYER"));
    if (!player) return tl::unexpected{player.error()};
    fact->player = *player;
    if (given.has("--board")) {
        const auto game = boardOf(t, given, given.text("--board"));
        if (!game) return tl::unexpected{game.error()};
        fact->game = *game;
    }
    completeLoss(*fact, t);
    if (fact->kind != PenaltyKind::ExclusionFromRound) return decide(*desk, decided(t, *fact), given, console);
    return exclude(*desk, *fact, given, console);
}

Result<int> incident(const Given& given, Console& console)
{
    return decideOne(given, console, [&](const Tournament& t) -> Result<Fact> {
        const auto round = roundGiven(t, given);
        if (!round) return tl::unexpected{round.error()};
        IncidentNoted f{*round, {}, given.text("--article"), given.text("TEXT")};
        if (given.has("--board")) {
            const auto game = boardOf(t, given, given.text("--board"));
            if (!game) return tl::unexpected{game.error()};
            f.round = game->round;
            f.board = game->board;
        }
        return decided(t, f);
    });
}

Parameter board() { return needed("BOARD", {"board number, or ROUND.BOARD", "台号，或 轮次.台号"}); }
Parameter round() { return optional("--round", {"default: the last published round", "默认为最近公布的一轮"}); }
Parameter article()
{
    return needed("--article", {"of the Laws: 9.5.3, 10.10(1), I.8", "规则条款：9.5.3、10.10(1)、I.8"});
}
Parameter reason() { return optional("--reason", {"why", "理由"}); }
Parameter result() { return optional("--result", {"1-0 0-1 ½-½ ...", "结果：1-0 0-1 ½-½ ……"}); }

} // namespace

std::span<const Verb> boardVerbs()
{
    static const std::array verbs{
        Verb{"claim",
             {"records the ruling on a claim of a draw", "记录对判和要求的裁决"},
             deciding({board(), needed("VERDICT", {"correct or incorrect", "correct（成立）或 incorrect（不成立）"}),
                       needed("--by", {"white or black", "要求方：white（白）或 black（黑）"}),
                       needed("--kind", {"repetition, fifty or other",
                                         "repetition（重复局面）、fifty（50回合）或 other（其他）"}),
                       article(),
                       optional("--white-time",
                                {"added to White's time, as +2:00 or -5:00", "白方加减时间，如 +2:00、-5:00"}),
                       optional("--black-time", {"added to Black's time", "黑方加减时间"}), result(),
                       optional("--must-play", {"the declared move that must be played", "必须走的声明着法"}), reason(),
                       round()}),
             &claim},
        Verb{"clock",
             {"records a correction of the clocks", "记录棋钟更正"},
             deciding(
                 {board(),
                  optional("--white", {"added to White's time, as +2:00 or -5:00", "白方加减时间，如 +2:00、-5:00"}),
                  optional("--black", {"added to Black's time", "黑方加减时间"}), article(),
                  needed("--reason", {"why", "理由"}), round()}),
             &clock},
        Verb{
            "penalty",
            {"records a penalty", "记录处罚"},
            deciding(
                {needed("PLAYER", {"number or name", "编号或姓名"}),
                 needed(
                     "KIND",
                     {"warning, time, loss, points, exclusion, fine",
                      "warning（警告）、time（罚时）、loss（判负）、points（扣分）、exclusion（停赛）、fine（罚款）"}),
                 article(), reason(), optional("--board", {"the game: board or ROUND.BOARD", "对局：台号或 轮次.台号"}),
                 optional("--white-time", {"added to White's time", "白方加减时间"}),
                 optional("--black-time", {"added to Black's time", "黑方加减时间"}),
                 optional("--points", {"added to the player's score, as -0.5", "棋手得分增减，如 -0.5"}),
                 optional("--opponent-points", {"added to the opponent's score", "对方得分增减"}), result(),
                 optional("--round", {"of the board (default: the last published); of an exclusion: the round missed "
                                      "(default: the next)",
                                      "台次所在轮（默认最近公布的一轮）；停赛时为缺席轮次（默认下一轮）"})}),
            &penalty},
        Verb{"incident",
             {"notes what happened", "记录赛场情况"},
             deciding({needed("TEXT", {"in words", "情况说明"}),
                       optional("--board", {"board or ROUND.BOARD", "台号或 轮次.台号"}), round(),
                       optional("--article", {"of the Laws", "规则条款"})}),
             &incident},
    };
    return verbs;
}

} // namespace arbiter
