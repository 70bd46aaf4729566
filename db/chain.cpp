// The chain of rows.
#include "db/chain.h"

#include "db/seal.h"
#include "domain/facts/kinds.h"

#include <algorithm>

namespace arbiter {

namespace {

constexpr Bilingual aMoment{"a time such as 2026-11-30T14:30:05.123+08:00", "时间，如2026-11-30T14:30:05.123+08:00"};
constexpr Bilingual nextAct{"the act before, or the next", "前一操作号或其后一号"};
constexpr Bilingual utf8{"UTF-8", "UTF-8"};

std::string text(std::int64_t number) { return std::to_string(number); }

Refusal badColumn(EntryNumber entry, const char* column, std::string_view found, Bilingual expected)
{
    return behind({Why::UnusableText, {column, found, expected}, {}, {}}, Why::BadBody, {text(entry.value)});
}

Columns columnsOf(const sql::Statement& row)
{
    return {EntryNumber{row.integer(0)},
            ActNumber{row.integer(1)},
            row.text(2),
            row.text(3),
            row.text(4),
            row.text(5),
            row.text(6)};
}

bool sameSeal(sql::Bytes stored, const Seal& seal)
{
    return std::equal(stored.begin(), stored.end(), seal.bytes.begin(), seal.bytes.end());
}

/// What was decided together has one number; numbers go up by one.
bool followsAct(ActNumber act, ActNumber before) { return act == before.next() || (act == before && act.value > 0); }

/// The entry in a row that must follow on `head`, or what is wrong with it.
Result<Entry> entryIn(const sql::Statement& row, const Head& head)
{
    const auto columns = columnsOf(row);
    const auto number = head.number.next();
    if (columns.number > number) return refuse(Why::EntryMissing, {text(number.value)});
    const auto seal = sealOf(columns, head.seal);
    if (columns.number != number || !sameSeal(row.blob(7), seal)) return refuse(Why::SealBroken, {text(number.value)});
    if (!followsAct(columns.act, head.act))
        return tl::unexpected(badColumn(number, "act", text(columns.act.value), nextAct));
    const auto at = readMoment(columns.at);
    if (!at) return tl::unexpected(badColumn(number, "at", columns.at, aMoment));
    auto decision = decode(number, columns.kind, columns.body);
    if (!decision) return tl::unexpected(decision.error());
    return Entry{number,
                 columns.act,
                 *at,
                 std::string{columns.author},
                 std::string{columns.desk},
                 std::move(decision->fact),
                 std::move(decision->restsOn),
                 std::move(decision->acknowledged),
                 seal};
}

Refusal unreadable(const sql::Error& error, EntryNumber entry)
{
    return {Why::BadBody, {text(entry.value), error.words}, {}, {}};
}

struct Texts {
    std::string at;
    std::string kind;
    std::string body;

    explicit Texts(const Entry& e) : at{toText(e.at)}, kind{storedName(kindOf(e.fact))}, body{encode(e)} {}
};

Columns columnsOf(const Entry& e, const Texts& t) { return {e.number, e.act, t.at, e.author, e.desk, t.kind, t.body}; }

/// Nothing may be written that could not be read: the same eyes read it before it is.
std::optional<Refusal> unreadableBack(const Entry& entry, const Texts& texts)
{
    const auto back = decode(entry.number, texts.kind, texts.body);
    if (!back) return back.error();
    if (back->fact != entry.fact) return badColumn(entry.number, "body", texts.body, utf8);
    if (readMoment(texts.at) != entry.at) return badColumn(entry.number, "at", texts.at, aMoment);
    return {};
}

} // namespace

Head headOf(std::span<const Entry> entries)
{
    return entries.empty() ? Head{} : Head{entries.back().number, entries.back().act, entries.back().seal};
}

Loaded readChain(sql::Connection& connection)
{
    Loaded loaded;
    auto rows =
        connection.prepare("SELECT number, act, at, author, desk, kind, body, seal FROM journal ORDER BY number");
    if (!rows) {
        loaded.bad = BadEntry{{1}, unreadable(rows.error(), {1})};
        return loaded;
    }
    while (true) {
        const auto head = headOf(loaded.entries);
        const auto next = head.number.next();
        const auto row = rows->step();
        if (row && !*row) return loaded;
        auto entry = row ? entryIn(*rows, head) : tl::unexpected(unreadable(row.error(), next));
        if (!entry) {
            loaded.bad = BadEntry{next, entry.error()};
            return loaded;
        }
        loaded.entries.push_back(std::move(*entry));
    }
}

sql::Outcome<Head> lastRow(sql::Connection& connection)
{
    auto rows = connection.prepare("SELECT number, act, seal FROM journal ORDER BY number DESC LIMIT 1");
    if (!rows) return tl::unexpected(rows.error());
    const auto row = rows->step();
    if (!row) return tl::unexpected(row.error());
    Head head;
    if (!*row) return head;
    head.number.value = rows->integer(0);
    head.act.value = rows->integer(1);
    const auto seal = rows->blob(2);
    std::copy_n(seal.begin(), std::min(seal.size(), head.seal.bytes.size()), head.seal.bytes.begin());
    return head;
}

Result<std::vector<Entry>> chained(std::span<const NewEntry> decisions, const Signature& signature, Head head)
{
    std::vector<Entry> entries;
    entries.reserve(decisions.size());
    const auto act = head.act.next();
    for (const auto& name : {signature.author, signature.desk})
        if (!isUtf8(name)) return tl::unexpected(badColumn(head.number.next(), "author, desk", "...", utf8));
    for (const auto& d : decisions) {
        Entry entry{head.number.next(), act, signature.at, signature.author, signature.desk, d.fact, d.restsOn,
                    d.acknowledged,     {}};
        const Texts texts{entry};
        if (auto why = unreadableBack(entry, texts)) return tl::unexpected(*why);
        entry.seal = sealOf(columnsOf(entry, texts), head.seal);
        head = {entry.number, act, entry.seal};
        entries.push_back(std::move(entry));
    }
    return entries;
}

sql::Outcome<void> write(sql::Connection& connection, std::span<const Entry> entries)
{
    auto insert = connection.prepare("INSERT INTO journal (number, act, at, author, desk, kind, body, seal) "
                                     "VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    if (!insert) return tl::unexpected(insert.error());
    for (const auto& e : entries) {
        const Texts texts{e};
        insert->bind(1, e.number.value).bind(2, e.act.value).bind(3, texts.at).bind(4, e.author).bind(5, e.desk);
        insert->bind(6, texts.kind).bind(7, texts.body).bind(8, sql::Bytes{e.seal.bytes});
        if (auto done = insert->run(); !done) return done;
    }
    return {};
}

} // namespace arbiter
