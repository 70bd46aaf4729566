// From the rounds to what the criteria ask; C.04.3 1.2, 1.4, 1.6-1.8, 2.1.
#include "domain/pairing/field.h"

#include <algorithm>
#include <cstdlib>
#include <unordered_map>

#include "domain/pairing/criteria.h"

namespace arbiter::dutch {

namespace {

using ByNumber = std::unordered_map<int, const Entrant*>;

/// 1.6.1: unplayed rounds count as if they stood before the first game, so that only games are kept.
void readColours(Player& player, const Entrant& entrant)
{
    for (const auto& round : entrant.past)
        if (round.kind == PastKind::Game && round.colour) player.games.push_back(*round.colour);
    for (const Colour c : player.games) player.colourDifference += c == Colour::White ? 1 : -1;
    const auto n = player.games.size();
    if (n >= 2 && player.games[n - 1] == player.games[n - 2]) player.repeated = player.games.back();
}

/// 1.7: the colour that is due, and how strongly.
void readPreference(Player& player)
{
    if (player.games.empty()) return;
    const Colour due = player.colourDifference > 0 ? Colour::Black : Colour::White;
    const int difference = std::abs(player.colourDifference);
    if (difference >= 2) {
        player.preference = due;
        player.strength = Strength::Absolute;
        return;
    }
    player.preference = difference == 1 && !player.repeated ? due : opposite(player.games.back());
    player.strength = player.repeated ? Strength::Absolute : difference == 1 ? Strength::Strong : Strength::Mild;
}

Points scoreBefore(const Entrant& entrant, std::size_t round)
{
    Points sum;
    for (std::size_t i = 0; i < round && i < entrant.past.size(); ++i) sum += entrant.past[i].got;
    return round < entrant.past.size() ? sum + entrant.past[round].virtualPoints : sum;
}

/// 1.4: the float of one past round, counted from 0.
Float floatOf(const Entrant& entrant, std::size_t round, const ByNumber& all, const GamePoints& worth)
{
    if (round >= entrant.past.size()) return Float::None;
    const PastRound& past = entrant.past[round];
    if (past.kind != PastKind::Game) return past.got > worth.loss ? Float::Down : Float::None;
    const auto opponent = all.find(past.opponent);
    if (opponent == all.end()) return Float::None;
    const Points own = scoreBefore(entrant, round), other = scoreBefore(*opponent->second, round);
    return own > other ? Float::Down : own < other ? Float::Up : Float::None;
}

Player makePlayer(const Entrant& entrant, const RoundToPair& round, const ByNumber& all)
{
    Player player;
    player.number = entrant.number;
    player.score = entrant.score + entrant.virtualPoints;
    readColours(player, entrant);
    readPreference(player);
    const std::size_t before = round.number - 1;
    if (before >= 1) player.oneBack = floatOf(entrant, before - 1, all, round.worth);
    if (before >= 2) player.twoBack = floatOf(entrant, before - 2, all, round.worth);
    player.mayHaveBye = c2_mayHaveBye(entrant.past, round.worth);
    const bool last = round.number == round.rounds;
    player.topscorer = last && 2 * player.score > (round.number - 1) * round.worth.win;
    return player;
}

bool everPaired(const Entrant& entrant)
{
    return std::any_of(entrant.past.begin(), entrant.past.end(),
                       [](const auto& r) { return r.opponent != 0 || r.kind == PastKind::PairingBye; });
}

/// Effective numbers: those who have never been in a pairing, and are not now, are passed over.
std::unordered_map<int, int> effectiveNumbers(std::vector<const Entrant*> entrants)
{
    std::sort(entrants.begin(), entrants.end(), [](auto a, auto b) { return a->number < b->number; });
    std::unordered_map<int, int> numbers;
    int next = 1;
    for (const Entrant* e : entrants)
        if (e->present || everPaired(*e)) numbers[e->number] = next++;
    return numbers;
}

/// Everybody with everybody, less himself.
BitTable complete(int size)
{
    BitTable table{size};
    const Bits all{size, true};
    for (int i = 0; i < size; ++i) {
        std::copy_n(all.words(), all.wordCount(), table.row(i));
        table.dropOne(i, i);
    }
    return table;
}

/// C3 for the whole field: absolute players of one colour are kept apart, topscorers excepted.
void partAbsolutes(Field& field)
{
    for (const Colour colour : bothColours) {
        Bits kept{field.size()};
        for (int i = 0; i < field.size(); ++i) {
            const Player& p = field.players[i];
            if (p.strength == Strength::Absolute && p.preference == colour && !p.topscorer) kept.add(i);
        }
        forEach(kept, [&](int i) {
            for (int w = 0; w < kept.wordCount(); ++w) field.legal.row(i)[w] &= ~kept.words()[w];
        });
    }
}

void partPairs(Field& field, const std::vector<Entrant>& entrants, const RoundToPair& round)
{
    std::unordered_map<int, int> indexOf;
    for (int i = 0; i < field.size(); ++i) indexOf[field.players[i].number] = i;
    const auto part = [&](int a, int b) {
        const auto first = indexOf.find(a), second = indexOf.find(b);
        if (first != indexOf.end() && second != indexOf.end()) field.legal.part(first->second, second->second);
    };
    for (const auto& e : entrants)
        for (const auto& past : e.past)
            if (c1_countsAsMet(past)) part(e.number, past.opponent);
    for (const auto& [a, b] : round.forbidden) part(a, b);
}

} // namespace

Field makeField(const std::vector<Entrant>& entrants, const RoundToPair& round)
{
    ByNumber all;
    std::vector<const Entrant*> everyone;
    for (const auto& e : entrants) all[e.number] = &e, everyone.push_back(&e);
    const auto numbers = effectiveNumbers(everyone);
    Field field;
    field.roundsBefore = round.number - 1;
    field.initialColour = round.initialColour;
    for (const auto& e : entrants) {
        if (!e.present) continue;
        field.players.push_back(makePlayer(e, round, all));
        field.players.back().effectiveNumber = numbers.at(e.number);
    }
    std::sort(field.players.begin(), field.players.end(), [](const Player& a, const Player& b) {
        return a.score != b.score ? a.score > b.score : a.number < b.number;
    });
    field.legal = complete(field.size());
    partAbsolutes(field);
    partPairs(field, entrants, round);
    return field;
}

} // namespace arbiter::dutch
