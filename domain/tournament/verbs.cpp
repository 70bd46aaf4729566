// Verbs that fill in what the state knows.
#include "domain/tournament/verbs.h"

#include "domain/tournament/fold.h"

#include <algorithm>
#include <tuple>

namespace arbiter {

namespace {

RoundNumber nextRound(const Tournament& t) { return lastPaired(t).next(); }

/// C.04.2 2.2.
bool ranksBefore(const Player* a, const Player* b)
{
    const auto key = [](const Player* p) {
        return std::tuple{-ratingFor(*p, RoundNumber{1}).rating, p->card.title, std::string_view{p->card.name}, p->id};
    };
    return key(a) < key(b);
}

/// A number of up to nine digits that fills the text.
std::optional<int> readNumber(std::string_view text)
{
    int value = 0;
    if (text.empty() || text.size() > 9) return {};
    for (const char c : text) {
        if (c < '0' || c > '9') return {};
        value = 10 * value + (c - '0');
    }
    return value;
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool beginsWith(std::string_view name, std::string_view text)
{
    return name.size() >= text.size() &&
           std::equal(text.begin(), text.end(), name.begin(), [](char a, char b) { return lower(a) == lower(b); });
}

Result<PlayerId> byNumber(const Tournament& t, int number)
{
    const auto at = static_cast<std::size_t>(number) - 1;
    if (number >= 1 && !t.numbers.empty() && at < t.numbers.size()) return t.numbers[at];
    const auto* player = t.numbers.empty() ? findPlayer(t, PlayerId{number}) : nullptr;
    if (!player || player->removed) return refuse(Why::NoSuchPlayer, {std::to_string(number)});
    return player->id;
}

Result<PlayerId> byName(const Tournament& t, std::string_view text)
{
    std::vector<const Player*> fit;
    for (const auto* player : activePlayers(t)) {
        if (player->card.name == text || player->card.chineseName == text)
            fit.insert(fit.begin(), player);
        else if (beginsWith(player->card.name, text) || beginsWith(player->card.chineseName, text))
            fit.push_back(player);
    }
    if (fit.empty()) return refuse(Why::NoSuchPlayer, {text});
    const auto exact = [&](const Player* p) { return p->card.name == text || p->card.chineseName == text; };
    const bool clear = fit.size() == 1 || (exact(fit[0]) && !exact(fit[1]));
    if (clear) return fit[0]->id;
    std::string who;
    for (std::size_t i = 0; i < fit.size() && i < 5; ++i)
        who += (i ? ", " : "") + std::to_string(fit[i]->number.value ? fit[i]->number.value : fit[i]->id.value) + " " +
               fit[i]->card.name;
    return refuse(Why::AmbiguousPlayer, {text, who});
}

} // namespace

Result<Fact> decided(const Tournament& t, Fact fact)
{
    if (auto why = objection(t, fact)) return tl::unexpected{*why};
    return fact;
}

Result<Fact> enterPlayer(const Tournament& t, const Entering& e)
{
    PlayerEntered f;
    f.player = PlayerId{static_cast<int>(t.players.size()) + 1};
    f.card = e.card;
    f.firstRound = e.from.value_or(nextRound(t));
    f.rating = {RoundNumber{1}, e.rating, e.ratingSource};
    f.missed.assign(static_cast<std::size_t>(std::clamp(f.firstRound.value, 1, 100) - 1), e.missed);
    f.personal = e.personal;
    return decided(t, f);
}

Result<Fact> withdrawPlayer(const Tournament& t, PlayerId player, std::optional<RoundNumber> from, std::string reason)
{
    return decided(t, PlayerWithdrew{player, from.value_or(nextRound(t)), std::move(reason)});
}

Result<Fact> returnPlayer(const Tournament& t, PlayerId player, std::optional<RoundNumber> from)
{
    return decided(t, PlayerReturned{player, from.value_or(nextRound(t))});
}

Result<Fact> enterResult(const Tournament& t, const GameRef& game, Outcome outcome)
{
    return decided(t, ResultEntered{game, outcome});
}

Result<Fact> correctResult(const Tournament& t, const GameRef& game, Outcome to, std::string reason)
{
    const auto board = gameAt(t, game);
    if (!board) return tl::unexpected{board.error()};
    return decided(t, ResultCorrected{game, (*board)->game.outcome.value_or(to), to, std::move(reason)});
}

bool needsNumbers(const Tournament& t)
{
    const auto players = activePlayers(t);
    return std::any_of(players.begin(), players.end(), [](const Player* p) { return p->number.value == 0; });
}

Result<Fact> assignNumbers(const Tournament& t)
{
    auto players = activePlayers(t);
    std::stable_sort(players.begin(), players.end(), ranksBefore);
    NumbersAssigned f;
    if (lastPaired(t).value >= 4) {
        f.order = t.numbers;
        std::erase_if(players, [](const Player* p) { return p->number.value > 0; });
    }
    for (const auto* player : players) f.order.push_back(player->id);
    return decided(t, f);
}

std::vector<Fact> missingAsAdjourned(const Tournament& t)
{
    std::vector<Fact> facts;
    for (const auto board : openBoards(t, lastPublished(t), false))
        facts.push_back(ResultEntered{{lastPublished(t), board, 1}, Outcome::Adjourned});
    return facts;
}

Result<PlayerId> playerMeant(const Tournament& t, std::string_view text)
{
    if (const auto number = readNumber(text)) return byNumber(t, *number);
    if (!text.starts_with("id:")) return text.empty() ? Result<PlayerId>{refuse(Why::NameMissing)} : byName(t, text);
    const auto at = t.fideIds.find(std::string{text.substr(3)});
    if (at == t.fideIds.end()) return refuse(Why::NoSuchPlayer, {text});
    return at->second;
}

} // namespace arbiter
