// Undo asks three things, in this order: the rule of the kind, what rests on the entry, whether the rest still holds.
#include "domain/journal/undo.h"

#include "domain/facts/kinds.h"
#include "domain/tournament/query.h"

#include <algorithm>

namespace arbiter {

namespace {

std::string text(EntryNumber n) { return std::to_string(n.value); }

const Entry& at(const Record& record, EntryNumber n) { return record.entries[static_cast<std::size_t>(n.value - 1)]; }
bool stands(const Record& record, EntryNumber n) { return record.stands[static_cast<std::size_t>(n.value - 1)]; }

/// The round whose result the fact gave, where it gave one.
std::optional<RoundNumber> decidedRound(const Fact& fact)
{
    if (const auto* f = std::get_if<ResultEntered>(&fact)) return f->game.round;
    if (const auto* f = std::get_if<ResultCorrected>(&fact)) return f->game.round;
    const auto* claim = std::get_if<ClaimRuled>(&fact);
    return claim && claim->outcome ? std::optional{claim->game.round} : std::nullopt;
}

/// What the rule of its kind says against undoing the entry now.
std::optional<Refusal> ruledOut(const Record& record, const Entry& entry)
{
    const auto paired = lastPaired(record.tournament);
    switch (kindOf(entry.fact).undo) {
    case UndoRule::Never: return Refusal{Why::NeverUndone, {text(entry.number)}, {}, {}};
    case UndoRule::WhileItHolds: return {};
    case UndoRule::WithinTwoRounds: {
        const auto round = decidedRound(entry.fact);
        if (!round || paired.value - round->value < 2) return {};
        return Refusal{Why::ResultTooOld, {std::to_string(round->value), std::to_string(paired.value)}, {}, {}};
    }
    case UndoRule::BeforeRoundFour:
        return paired.value < 4 ? std::nullopt : std::optional{Refusal{Why::NumbersFixed, {}, "C.04.2 2.3", {}}};
    }
    return {};
}

bool touches(const EntrySet& a, const EntrySet& b)
{
    return std::any_of(a.ranges().begin(), a.ranges().end(), [&](const auto& range) {
        return std::any_of(b.ranges().begin(), b.ranges().end(),
                           [&](const auto& other) { return range.first <= other.last && other.first <= range.last; });
    });
}

/// A standing entry outside the set that rests on one inside it.
const Entry* dependant(const Record& record, const EntrySet& entries)
{
    const auto first = static_cast<std::size_t>(entries.ranges().front().first.value);
    for (std::size_t i = first; i < record.entries.size(); ++i) {
        const auto& later = record.entries[i];
        if (record.stands[i] && !entries.contains(later.number) && touches(later.restsOn, entries)) return &later;
    }
    return nullptr;
}

/// The one of `entries` that `dependant` names, to speak of.
EntryNumber restedOn(const Entry& dependant, const EntrySet& entries)
{
    for (const auto e : entries.entries())
        if (dependant.restsOn.contains(e)) return e;
    return entries.ranges().front().first;
}

/// True where every entry that it takes back is itself a revocation.
bool isRedo(const Record& record, const Entry& entry)
{
    const auto targets = std::get<Revoked>(entry.fact).entries.entries();
    return std::all_of(targets.begin(), targets.end(),
                       [&](EntryNumber e) { return std::holds_alternative<Revoked>(at(record, e).fact); });
}

std::optional<Refusal> unfit(const Record& record, const EntrySet& entries)
{
    for (const auto e : entries.entries()) {
        if (e.value < 1 || static_cast<std::size_t>(e.value) > record.entries.size())
            return Refusal{Why::NoSuchEntry, {text(e)}, {}, {}};
        if (!stands(record, e)) return Refusal{Why::NotStanding, {text(e)}, {}, {}};
        if (auto why = ruledOut(record, at(record, e))) return why;
    }
    return {};
}

/// Every standing entry after the last standing draft whose kind feeds a pairing.
EntrySet sinceLastDraft(const Record& record)
{
    EntrySet grounds;
    for (std::size_t i = record.entries.size(); i-- > 0;) {
        if (!record.stands[i]) continue;
        const auto& entry = record.entries[i];
        if (kindOf(entry.fact).feedsPairing) grounds.add(entry.number);
        if (std::holds_alternative<RoundDrafted>(entry.fact)) break;
    }
    return grounds;
}

} // namespace

EntrySet grounds(const Record& record, const Fact& fact)
{
    if (std::holds_alternative<RoundDrafted>(fact)) return sinceLastDraft(record);
    const auto* correction = std::get_if<ResultCorrected>(&fact);
    const auto* board =
        correction ? findBoard(record.tournament, correction->game.round, correction->game.board) : nullptr;
    if (board && board->game.outcome) return {board->game.decidedBy};
    return {};
}

Result<Fact> undo(const Record& record, const EntrySet& entries, const std::string& reason)
{
    if (entries.empty()) return refuse(Why::NothingToUndo);
    if (auto why = unfit(record, entries)) return tl::unexpected{*why};
    if (const auto* later = dependant(record, entries))
        return refuse(Why::RestsOnIt,
                      {text(restedOn(*later, entries)), text(later->number), kindOf(later->fact).title});
    Revoked revoked{entries, reason};
    if (const auto bad = replay(record.entries, standing(record.entries, revoked)).bad)
        return tl::unexpected{
            behind(bad->why, Why::NoLongerHolds, {text(entries.ranges().front().first), text(bad->entry)})};
    return revoked;
}

Result<EntrySet> lastAct(const Record& record)
{
    for (std::size_t i = record.entries.size(); i-- > 0;) {
        if (!record.stands[i] || std::holds_alternative<Revoked>(record.entries[i].fact)) continue;
        EntrySet act;
        for (std::size_t k = i + 1; k-- > 0 && record.entries[k].act == record.entries[i].act;)
            if (record.stands[k]) act.add(record.entries[k].number);
        return act;
    }
    return refuse(Why::NothingToUndo);
}

Result<EntrySet> lastUndo(const Record& record)
{
    for (std::size_t i = record.entries.size(); i-- > 0;) {
        if (!record.stands[i]) continue;
        if (!std::holds_alternative<Revoked>(record.entries[i].fact)) break;
        if (!isRedo(record, record.entries[i])) return EntrySet{record.entries[i].number};
    }
    return refuse(Why::NothingToRedo);
}

} // namespace arbiter
