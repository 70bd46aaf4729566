// The writing that all sheets share.
#include "reports/sheets/print.h"

#include "domain/tournament/query.h"

#include <array>

namespace arbiter::reports {

namespace {

/// 侯逸凡, however it was typed in: Chinese names take no blank and no comma.
std::string withoutGaps(std::string_view name)
{
    constexpr std::array<std::string_view, 4> gaps{" ", ",", "，", "　"};
    std::string tight;
    for (std::size_t i = 0; i < name.size();) {
        std::size_t skip = 0;
        for (const auto gap : gaps)
            if (name.substr(i).starts_with(gap)) skip = gap.size();
        if (skip == 0) tight += name[i];
        i += skip == 0 ? 1 : skip;
    }
    return tight;
}

std::string replaced(std::string_view text, char what, std::string_view with)
{
    std::string result;
    for (const char c : text) {
        if (c == what)
            result += with;
        else
            result += c;
    }
    return result;
}

/// The signs of an outcome without regard to whether it is rated.
std::string_view signsOf(Outcome outcome)
{
    switch (outcome) {
    case Outcome::WhiteWinsUnrated: return textOf(Outcome::WhiteWins);
    case Outcome::DrawnUnrated: return textOf(Outcome::Drawn);
    case Outcome::BlackWinsUnrated: return textOf(Outcome::BlackWins);
    case Outcome::WhiteWins:
    case Outcome::Drawn:
    case Outcome::BlackWins:
    case Outcome::WhiteHalfBlackNone:
    case Outcome::WhiteNoneBlackHalf:
    case Outcome::BothLose:
    case Outcome::WhiteWinsByForfeit:
    case Outcome::BlackWinsByForfeit:
    case Outcome::BothForfeit:
    case Outcome::Adjourned: break;
    }
    return textOf(outcome);
}

} // namespace

std::string printedName(const PlayerCard& card, const Context& context)
{
    const auto chinese = withoutGaps(card.chineseName);
    if (chinese.empty()) return card.name;
    if (!context.bothScripts) return context.language == Language::Chinese ? chinese : card.name;
    return context.language == Language::Chinese ? chinese + ' ' + card.name : card.name + ' ' + chinese;
}

std::string printedOutcome(Outcome outcome, Language language)
{
    const auto& row = classOf(outcome);
    const auto signs = signsOf(outcome);
    const bool unrated = classOf(row.scores.white).played && !classOf(row.scores.white).rated && isFinal(outcome);
    const std::string mark = unrated ? "†" : "";
    if (language == Language::English) return replaced(replaced(signs, '-', "–"), ':', "/") + mark;
    return replaced(signs, ':', " : ") + mark;
}

Value printedRating(const Player& player, RoundNumber round)
{
    const int rating = ratingFor(player, round).rating;
    return rating > 0 ? Value{rating} : Value{std::string{}};
}

std::string numberText(RoundNumber round) { return std::to_string(round.value); }
std::string numberText(BoardNumber board) { return std::to_string(board.value); }

std::string joined(const std::vector<std::string>& parts, Says comma, Language language)
{
    std::string all;
    for (const auto& part : parts) {
        if (!all.empty()) all += say(comma, language);
        all += part;
    }
    return all;
}

std::string roundAndPlace(const Tournament& t, RoundNumber round, Language language)
{
    const auto of = say(Says::RoundOf, language, {numberText(round), std::to_string(t.settings.rounds)});
    return t.settings.place.empty() ? of : of + " · " + t.settings.place;
}

std::optional<Stamp> stampOf(const Context& context, EntryNumber entry)
{
    return context.stampOf ? context.stampOf(entry) : std::nullopt;
}

Document frame(const Tournament& t, std::string title, RoundNumber round, const Context& context)
{
    Document d;
    d.language = context.language;
    d.paper = isEnvelope(context.paper) ? Paper::A4 : context.paper;
    d.event = t.settings.name;
    d.title = std::move(title);
    d.round = round;
    d.footer = {d.event, d.title, context.printedAt, context.head, shortText(context.headSeal)};
    return d;
}

Result<const Round*> publishedRound(const Tournament& t, RoundNumber round)
{
    const auto* r = findRound(t, round);
    if (!r) return refuse(Why::NoSuchRound, {numberText(round)});
    if (!r->published) return refuse(Why::RoundNotPublished, {numberText(round)});
    return r;
}

} // namespace arbiter::reports
