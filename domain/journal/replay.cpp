// Replay in two passes.
#include "domain/journal/replay.h"

#include "domain/tournament/fold.h"

namespace arbiter {

namespace {

/// A revocation may name only entries before it; replay says so for a journal that does not keep to it.
std::optional<Refusal> aheadOfItself(const Entry& entry)
{
    const auto* revoked = std::get_if<Revoked>(&entry.fact);
    if (!revoked) return {};
    for (const auto& range : revoked->entries.ranges())
        if (range.last >= entry.number) return Refusal{Why::NoSuchEntry, {std::to_string(range.last.value)}, {}, {}};
    return revoked->entries.empty() ? std::optional{Refusal{Why::NothingToUndo, {}, {}, {}}} : std::nullopt;
}

void strike(std::vector<bool>& stands, const Revoked& revoked, EntryNumber before)
{
    for (const auto& range : revoked.entries.ranges())
        for (auto e = range.first; e <= range.last && e < before; e = e.next())
            stands[static_cast<std::size_t>(e.value - 1)] = false;
}

/// From the end: a revocation that stands strikes what it names, which may be a revocation again.
void settle(std::span<const Entry> entries, std::vector<bool>& stands)
{
    for (std::size_t i = entries.size(); i-- > 0;)
        if (const auto* revoked = std::get_if<Revoked>(&entries[i].fact); revoked && stands[i])
            strike(stands, *revoked, entries[i].number);
}

} // namespace

std::vector<bool> standing(std::span<const Entry> entries)
{
    std::vector<bool> stands(entries.size(), true);
    settle(entries, stands);
    return stands;
}

std::vector<bool> standing(std::span<const Entry> entries, const Revoked& next)
{
    std::vector<bool> stands(entries.size(), true);
    strike(stands, next, EntryNumber{static_cast<std::int64_t>(entries.size()) + 1});
    settle(entries, stands);
    return stands;
}

Replayed replay(std::span<const Entry> entries) { return replay(entries, standing(entries)); }

Replayed replay(std::span<const Entry> entries, const std::vector<bool>& stands)
{
    Replayed result;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const auto& entry = entries[i];
        auto why = aheadOfItself(entry);
        if (!why && stands[i]) why = objection(result.tournament, entry.fact);
        if (why) {
            result.bad = BadEntry{entry.number, *why};
            return result;
        }
        if (stands[i])
            apply(result.tournament, entry.fact, entry.number);
        else
            result.tournament.head = entry.number;
    }
    return result;
}

} // namespace arbiter
