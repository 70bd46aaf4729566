// A set of entries of the journal, kept as ranges: the 5,000 entries of an import are one pair of numbers.
#pragma once

#include "domain/basics/id.h"

#include <initializer_list>
#include <string>
#include <vector>

namespace arbiter {

class EntrySet {
public:
    struct Range {
        EntryNumber first;
        EntryNumber last;

        friend bool operator==(const Range&, const Range&) = default;
    };

    EntrySet() = default;
    EntrySet(std::initializer_list<EntryNumber> entries);

    /// Adds one entry; any order.
    void add(EntryNumber entry);
    /// Adds a range; what it touches becomes one with it.
    void add(EntryNumber first, EntryNumber last);
    [[nodiscard]] bool contains(EntryNumber entry) const;
    [[nodiscard]] bool empty() const { return m_ranges.empty(); }
    /// Ascending, never touching.
    [[nodiscard]] const std::vector<Range>& ranges() const { return m_ranges; }
    [[nodiscard]] std::vector<EntryNumber> entries() const;

    /// From ranges as stored; false where they overlap, touch, descend or are below 1.
    static bool fromRanges(std::vector<Range> ranges, EntrySet& into);

    friend bool operator==(const EntrySet&, const EntrySet&) = default;

private:
    std::vector<Range> m_ranges;
};

/// "3-5002, 5007".
std::string toText(const EntrySet& set);

} // namespace arbiter
