// What may follow what: claims, clocks, penalties, incidents and adjournments. Here only what any edition of the Laws
// demands of the record (an article, a running game, an envelope before its opening); judging is domain/laws'.
#include "domain/chess/diagram.h"
#include "domain/tournament/objections.h"
#include "domain/tournament/query.h"

namespace arbiter {

namespace {

constexpr Seconds aDay{24 * 3600};

std::vector<Word> place(const GameRef& g) { return {std::to_string(g.round.value), std::to_string(g.board.value)}; }

bool blank(const std::string& s) { return s.find_first_not_of(' ') == std::string::npos; }

Objection missingGame(const Tournament& t, const GameRef& game)
{
    const auto board = gameAt(t, game);
    if (!board) return board.error();
    if (!findRound(t, game.round)->published) return object(Why::RoundNotPublished, {std::to_string(game.round.value)});
    return {};
}

/// The game must be there and not over; an adjourned one is not over.
Objection notRunning(const Tournament& t, const GameRef& game)
{
    if (auto o = missingGame(t, game)) return o;
    const auto& outcome = findBoard(t, game.round, game.board)->game.outcome;
    if (!outcome || !isFinal(*outcome)) return {};
    auto values = place(game);
    values.emplace_back(textOf(*outcome));
    return object(Why::GameIsOver, values);
}

Objection badArticle(const std::string& article)
{
    if (blank(article)) return object(Why::ArticleMissing);
    return isArticleNumber(article) ? std::nullopt : object(Why::BadArticle, {article});
}

Objection tooMuch(const ClockChange& change)
{
    for (const Colour c : bothColours)
        if (change[c] > aDay || change[c] < -aDay) return object(Why::TooMuchTime, {clockText(change[c])});
    return {};
}

/// A clock cannot have used less than nothing, nor more than a day.
Objection badTimeUsed(const PerColour<Seconds>& used)
{
    for (const Colour c : bothColours)
        if (used[c] < Seconds{} || used[c] > aDay) return object(Why::BadTimeUsed, {clockText(used[c])});
    return {};
}

/// The article in the event's edition of the Laws: 13-14 of A, guidelines I of B.
std::string cite(const Tournament& t, const char* inA, const char* inB)
{
    return t.settings.edition == Edition::A ? inA : inB;
}

bool isDraw(Outcome o) { return o == Outcome::Drawn || o == Outcome::DrawnUnrated; }

const Adjournment* currentAdjournment(const Tournament& t, const GameRef& game)
{
    const auto at = t.records.find(game);
    return at == t.records.end() || at->second.adjournments.empty() ? nullptr : &at->second.adjournments.back();
}

/// Each kind of penalty must carry what it consists of.
Objection incomplete(const PenaltyImposed& f)
{
    const bool changesClocks = f.clocks != ClockChange{};
    const bool ofAGame = f.kind == PenaltyKind::Time || f.kind == PenaltyKind::Loss || changesClocks || f.outcome ||
                         f.opponentPoints != Points{};
    if (ofAGame && !f.game) return object(Why::PenaltyNeedsGame);
    switch (f.kind) {
    case PenaltyKind::Time: return changesClocks ? std::nullopt : object(Why::PenaltyNeedsTime);
    case PenaltyKind::Loss: return f.outcome && isFinal(*f.outcome) ? std::nullopt : object(Why::PenaltyNeedsResult);
    case PenaltyKind::Points:
        return f.points != Points{} || f.opponentPoints != Points{} ? std::nullopt : object(Why::PenaltyNeedsPoints);
    case PenaltyKind::Warning:
    case PenaltyKind::ExclusionFromRound:
    case PenaltyKind::Fine: return {};
    }
    return {};
}

Objection notInGame(const Tournament& t, PlayerId id, const GameRef& game)
{
    const auto& pairing = findBoard(t, game.round, game.board)->pairing;
    if (pairing.white == id || pairing.black == id) return {};
    auto values = place(game);
    values.insert(values.begin(), findPlayer(t, id)->card.name);
    return object(Why::PlayerNotInGame, values);
}

} // namespace

Objection against(const Tournament& t, const ClaimRuled& f)
{
    if (auto o = notRunning(t, f.game)) return o;
    if (auto o = badArticle(f.article)) return o;
    if (f.correct && !(f.outcome && isDraw(*f.outcome))) return object(Why::ClaimNeedsDraw, {}, f.article);
    return tooMuch(f.clocks);
}

Objection against(const Tournament& t, const ClockCorrected& f)
{
    if (auto o = notRunning(t, f.game)) return o;
    if (auto o = badArticle(f.article)) return o;
    if (blank(f.reason)) return object(Why::ReasonMissing);
    if (f.change == ClockChange{}) return object(Why::NothingChanges);
    return tooMuch(f.change);
}

Objection against(const Tournament& t, const PenaltyImposed& f)
{
    const auto* player = findPlayer(t, f.player);
    if (!player) return object(Why::NoSuchPlayer, {std::to_string(f.player.value)});
    if (auto o = badArticle(f.article)) return o;
    if (auto o = incomplete(f)) return o;
    if (!f.game) return {};
    const bool touchesGame = f.outcome || f.clocks != ClockChange{};
    if (auto o = touchesGame ? notRunning(t, *f.game) : missingGame(t, *f.game)) return o;
    if (auto o = notInGame(t, f.player, *f.game)) return o;
    return tooMuch(f.clocks);
}

Objection against(const Tournament& t, const IncidentNoted& f)
{
    const auto* round = findRound(t, f.round);
    if (!round) return object(Why::NoSuchRound, {std::to_string(f.round.value)});
    if (!round->published) return object(Why::RoundNotPublished, {std::to_string(f.round.value)});
    if (f.board && !findBoard(t, f.round, *f.board)) return object(Why::NoSuchBoard, place({f.round, *f.board, 1}));
    if (!f.article.empty() && !isArticleNumber(f.article)) return object(Why::BadArticle, {f.article});
    return blank(f.text) ? object(Why::TextMissing) : std::nullopt;
}

Objection against(const Tournament& t, const EnvelopeSealed& f)
{
    if (auto o = notRunning(t, f.game)) return o;
    const auto* last = currentAdjournment(t, f.game);
    if (last && !last->resumed) return object(Why::AlreadySealed, place(f.game));
    const auto& e = f.envelope;
    const auto diagram = readDiagram(e.position);
    if (!diagram) return object(Why::BadPosition, {e.position}, cite(t, "13.2", "I.2"));
    if (diagram->toMove != e.sealedBy) return object(Why::WrongSideToMove, {}, cite(t, "13.1", "I.1"));
    if (e.moveNumber < 1 || e.moveNumber > 999)
        return object(Why::BadMoveNumber, {std::to_string(e.moveNumber)}, cite(t, "13.2", "I.2"));
    return badTimeUsed(e.timeUsed);
}

Objection against(const Tournament& t, const EnvelopeStored& f)
{
    if (auto o = missingGame(t, f.game)) return o;
    const auto* last = currentAdjournment(t, f.game);
    if (!last) return object(Why::NotSealed, place(f.game));
    if (last->opened) return object(Why::AlreadyOpened, place(f.game));
    return blank(f.custodian) || blank(f.place) ? object(Why::PlaceMissing, {}, cite(t, "13.3", "I.2")) : std::nullopt;
}

Objection against(const Tournament& t, const EnvelopeOpened& f)
{
    if (auto o = missingGame(t, f.game)) return o;
    const auto* last = currentAdjournment(t, f.game);
    if (!last) return object(Why::NotSealed, place(f.game));
    if (last->opened) return object(Why::AlreadyOpened, place(f.game));
    if (blank(f.present)) return object(Why::NameMissing, {}, cite(t, "14.2", "I.7"));
    return blank(f.move) ? object(Why::TextMissing) : std::nullopt;
}

Objection against(const Tournament& t, const GameResumed& f)
{
    if (auto o = notRunning(t, f.game)) return o;
    const auto* last = currentAdjournment(t, f.game);
    if (!last) return object(Why::NotSealed, place(f.game));
    if (!last->opened) return object(Why::NotOpened, place(f.game), cite(t, "14.2", "I.7"));
    if (last->resumed) return object(Why::AlreadyResumed, place(f.game));
    return badTimeUsed(f.timeUsed);
}

} // namespace arbiter
