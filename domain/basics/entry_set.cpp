// Ranges of entries.
#include "domain/basics/entry_set.h"

#include <algorithm>

namespace arbiter {

EntrySet::EntrySet(std::initializer_list<EntryNumber> entries)
{
    for (const auto entry : entries) add(entry);
}

void EntrySet::add(EntryNumber entry) { add(entry, entry); }

void EntrySet::add(EntryNumber first, EntryNumber last)
{
    // The ranges that touch the new one are [from, to); they become one with it.
    const auto from =
        std::find_if(m_ranges.begin(), m_ranges.end(), [&](const Range& r) { return first <= r.last.next(); });
    const auto to = std::find_if(from, m_ranges.end(), [&](const Range& r) { return last.next() < r.first; });
    Range joined{first, last};
    if (from != to) joined = {std::min(first, from->first), std::max(last, (to - 1)->last)};
    m_ranges.insert(m_ranges.erase(from, to), joined);
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
