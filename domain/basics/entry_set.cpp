// Ranges of entries.
#include "domain/basics/entry_set.h"

#include <algorithm>

namespace arbiter {

EntrySet::EntrySet(std::initializer_list<EntryNumber> entries)
{
    for (const auto entry : entries) add(entry);
}

void EntrySet::add(EntryNumber entry)
{
    const auto after =
        std::find_if(m_ranges.begin(), m_ranges.end(), [&](const Range& r) { return entry <= r.last.next(); });
    if (after == m_ranges.end() || entry.next() < after->first) {
        m_ranges.insert(after, {entry, entry});
        return;
    }
    after->first = std::min(after->first, entry);
    after->last = std::max(after->last, entry);
    const auto following = after + 1;
    if (following != m_ranges.end() && following->first == after->last.next()) {
        after->last = following->last;
        m_ranges.erase(following);
    }
}

bool EntrySet::contains(EntryNumber entry) const
{
    const auto at = std::lower_bound(m_ranges.begin(), m_ranges.end(), entry,
                                     [](const Range& r, EntryNumber e) { return r.last < e; });
    return at != m_ranges.end() && at->first <= entry;
}

std::vector<EntryNumber> EntrySet::entries() const
{
    std::vector<EntryNumber> all;
    for (const auto& r : m_ranges)
        for (auto e = r.first; e <= r.last; e = e.next()) all.push_back(e);
    return all;
}

bool EntrySet::fromRanges(std::vector<Range> ranges, EntrySet& into)
{
    EntryNumber before{-1};
    for (const auto& r : ranges) {
        if (r.first.value < 1 || r.last < r.first || (before.value > 0 && r.first <= before.next())) return false;
        before = r.last;
    }
    into.m_ranges = std::move(ranges);
    return true;
}

std::string toText(const EntrySet& set)
{
    std::string text;
    for (const auto& r : set.ranges()) {
        if (!text.empty()) text += ", ";
        text += std::to_string(r.first.value);
        if (r.first != r.last) text += "-" + std::to_string(r.last.value);
    }
    return text;
}

} // namespace arbiter
