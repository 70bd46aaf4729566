// Makes the journal that is kept for this format of the file: make_kept_journal FILE.arb. Once kept, it is never made
// again; a new format gets a file of its own.
#include "db/journal_file.h"
#include "domain/facts/kinds.h"
#include "tests/support/every_kind.h"

#include <iostream>
#include <set>

using namespace arbiter;

namespace {

/// The acts of the book, each signed as the book has it.
Result<void> write(JournalFile& file, const std::vector<Entry>& entries)
{
    for (std::size_t from = 0; from < entries.size();) {
        std::vector<NewEntry> act;
        const auto& first = entries[from];
        for (; from < entries.size() && entries[from].act == first.act; ++from)
            act.push_back({entries[from].fact, entries[from].restsOn, {}});
        if (first.number.value == 2) act.front().acknowledged = {Caution::FullPointBye};
        if (auto stored = file.append(act, {first.at, first.author, first.desk}); !stored)
            return tl::unexpected(stored.error());
    }
    return {};
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::cerr << "usage: make_kept_journal FILE.arb\n";
        return 2;
    }
    const test::EveryKind event;
    std::set<std::size_t> kinds;
    for (const auto& e : event.book.entries) kinds.insert(e.fact.index());
    auto file = JournalFile::create(argv[1], {"kept", 1, "kept", event.book.entries.front().at});
    const auto done = file ? write(*file, event.book.entries) : tl::unexpected(file.error());
    if (!done || kinds.size() != allKinds().size()) {
        std::cerr << (done ? "not every kind is in it" : sentence(done.error(), Language::English)) << '\n';
        return 1;
    }
    std::cout << event.book.entries.size() << ':' << toText(file->head().seal) << '\n' << test::stated(event.book.t);
    return 0;
}
