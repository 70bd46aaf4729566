// Rows of boards, then of those without an opponent.
#include "app/window/pairings_model.h"

#include "app/desk/random.h"
#include "app/window/text.h"
#include "domain/rounds/next_round.h"

namespace arbiter::window {

namespace {

/// Rows without an opponent come after all boards; their keys do too.
constexpr qint64 unpairedKeys = 1'000'000;

/// One side of a board: points, title, name, rating.
struct Side {
    QString points, title, name, rating;
};

Side sideOf(const Tournament& t, PlayerId id, RoundNumber round, Language language)
{
    const auto& player = *findPlayer(t, id);
    return {pointsText(pointsAfter(t, player, round.previous()), language), titleText(player),
            nameText(player, language), ratingText(player, round)};
}

TableRow boardRow(const Tournament& t, RoundNumber round, int number, const Pairing& pairing, Language language)
{
    const auto w = sideOf(t, pairing.white, round, language), b = sideOf(t, pairing.black, round, language);
    return {number,
            {QString::number(number), w.points, w.title, w.name, w.rating, b.points, b.title, b.name, b.rating},
            {"strong", "", "muted", "", "muted", "", "muted", "", "muted"},
            PairingsModel::tr("Board %1: %2 with White against %3").arg(QString::number(number), w.name, b.name),
            {}};
}

TableRow unpairedRow(const Tournament& t, RoundNumber round, const Unpaired& unpaired, Language language)
{
    const auto side = sideOf(t, unpaired.player, round, language);
    const auto bye = toQt(classOf(scoreOf(unpaired.bye)).name.in(language));
    return {unpairedKeys + unpaired.player.value,
            {"–", side.points, side.title, side.name, side.rating, "", "", bye, ""},
            {"muted", "", "muted", "", "muted", "", "", "amber", ""},
            PairingsModel::tr("No opponent: %1, %2").arg(side.name, bye),
            {}};
}

} // namespace

QString PairingsModel::state() const
{
    const auto* shown = ready() ? findRound(t(), round()) : nullptr;
    return !shown ? "bare" : shown->published ? "published" : "draft";
}

int PairingsModel::nextRound() const
{
    if (!ready()) return 0;
    const int next = lastPaired(t()).value + 1;
    return next > t().settings.rounds ? 0 : next;
}

std::vector<TableRow> PairingsModel::fold() const
{
    std::vector<TableRow> rows;
    const auto* shown = findRound(t(), round());
    if (!shown) return rows;
    int number = 0;
    for (const auto& board : shown->boards) rows.push_back(boardRow(t(), round(), ++number, board.pairing, language()));
    for (const auto& unpaired : shown->unpaired) rows.push_back(unpairedRow(t(), round(), unpaired, language()));
    return rows;
}

QString PairingsModel::summarise() const
{
    const auto* shown = findRound(t(), round());
    const auto head = tr("Round %1").arg(round().value);
    if (!shown) return head;
    return head + QStringLiteral(" · ") + tr("%n boards", nullptr, static_cast<int>(shown->boards.size())) +
           QStringLiteral(" · ") + tr("%n without an opponent", nullptr, static_cast<int>(shown->unpaired.size()));
}

QVariantMap PairingsModel::pair(bool missingAsAdjourned)
{
    PairingWishes wishes;
    wishes.initialColour = randomBit() ? Colour::White : Colour::Black;
    wishes.missingAsAdjourned = missingAsAdjourned;
    wishes.publish = false;
    auto facts = pairNextRound(t(), wishes);
    if (!facts) {
        const bool missing = facts.error().why == Why::ResultsMissing;
        return session()->refused(facts.error(), missing ? "missing" : "pairing");
    }
    return session()->act(std::move(*facts));
}

QVariantMap PairingsModel::publish()
{
    std::vector<Fact> facts{RoundPublished{lastPaired(t())}};
    return session()->act(std::move(facts));
}

QVariantMap PairingsModel::discardDraft()
{
    const auto& entries = session()->desk().entries();
    const auto& stands = session()->desk().stands();
    for (std::size_t i = entries.size(); i-- > 0;)
        if (stands[i] && std::holds_alternative<RoundDrafted>(entries[i].fact))
            return session()->revoke(entries[i].number.value, {});
    return session()->refused({Why::NoDraft, {}, {}, {}});
}

} // namespace arbiter::window
