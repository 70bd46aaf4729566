// One list of fields serves writing and reading: numbers as "12;", texts as "5:hello", lists with their length first, a
// choice with its place first. Whatever does not read as exactly that is refused whole.
#include "reports/handover.h"

#include <algorithm>
#include <charconv>
#include <concepts>

namespace arbiter::reports {

namespace {

constexpr std::string_view opening = "arbiter-document/1\n";

class Writer {
public:
    std::string bytes{opening};

    void number(std::int64_t n) { bytes += std::to_string(n) + ';'; }
    template <std::integral T> void integer(T& n) { number(n); }
    template <class E> void choice(E& e, E) { number(static_cast<std::int64_t>(e)); }
    void text(std::string& s) { bytes += std::to_string(s.size()) + ':' + s; }
    template <class T> void present(std::optional<T>& o) { number(o ? 1 : 0); }
    template <class T> void length(std::vector<T>& v) { number(static_cast<std::int64_t>(v.size())); }
    template <class... Ts> void alternative(std::variant<Ts...>& v) { number(static_cast<std::int64_t>(v.index())); }
};

class Reader {
public:
    explicit Reader(std::string_view bytes) : m_rest{bytes} { m_good = take(opening.size()) == opening; }

    [[nodiscard]] bool whole() const { return m_good && m_rest.empty(); }

    template <std::integral T> void integer(T& n) { n = static_cast<T>(upTo(';')); }
    template <class E> void choice(E& e, E last)
    {
        const auto n = upTo(';');
        m_good = m_good && n >= 0 && n <= static_cast<std::int64_t>(last);
        if (m_good) e = static_cast<E>(n);
    }
    void text(std::string& s)
    {
        const auto size = upTo(':');
        m_good = m_good && size >= 0;
        if (m_good) s = take(static_cast<std::size_t>(size));
    }
    template <class T> void present(std::optional<T>& o)
    {
        if (upTo(';') == 1 && m_good) o.emplace();
    }
    /// Each item takes a byte at least, so that no length asks for more memory than bytes were given.
    template <class T> void length(std::vector<T>& v)
    {
        const auto n = upTo(';');
        m_good = m_good && n >= 0 && n <= static_cast<std::int64_t>(m_rest.size());
        if (m_good) v.resize(static_cast<std::size_t>(n));
    }
    template <class... Ts> void alternative(std::variant<Ts...>& v)
    {
        const auto n = upTo(';');
        std::int64_t at = 0;
        bool found = false;
        ((at++ == n ? (v.template emplace<Ts>(), found = true) : false), ...);
        m_good = m_good && found;
    }

private:
    std::string_view m_rest;
    bool m_good = true;

    std::string_view take(std::size_t size)
    {
        m_good = m_good && size <= m_rest.size();
        const auto taken = m_rest.substr(0, m_good ? size : 0);
        m_rest.remove_prefix(taken.size());
        return taken;
    }

    std::int64_t upTo(char end)
    {
        std::int64_t n = 0;
        const char* const to = m_rest.data() + m_rest.size();
        const auto read = std::from_chars(m_rest.data(), to, n);
        m_good = m_good && read.ec == std::errc{} && read.ptr != to && *read.ptr == end;
        if (m_good) m_rest.remove_prefix(static_cast<std::size_t>(read.ptr - m_rest.data()) + 1);
        return m_good ? n : 0;
    }
};

template <class A> void fields(A& a, std::string& s) { a.text(s); }
template <class A> void fields(A& a, int& n) { a.integer(n); }
template <class A> void fields(A& a, bool& b) { a.integer(b); }
template <class A> void fields(A& a, Language& l) { a.choice(l, Language::Chinese); }
template <class A> void fields(A& a, Paper& p) { a.choice(p, Paper::C5); }
template <class A> void fields(A& a, Align& x) { a.choice(x, Align::Right); }
template <class A> void fields(A& a, Emphasis& e) { a.choice(e, Emphasis::Small); }
template <class A> void fields(A& a, Colour& c) { a.choice(c, Colour::Black); }
template <class A, class T, class R> void fields(A& a, Id<T, R>& id) { a.integer(id.value); }

template <class A> void fields(A& a, Points& p)
{
    int tenths = p.inTenths();
    a.integer(tenths);
    p = Points::tenths(tenths);
}

template <class A, class T> void fields(A& a, std::optional<T>& o);
template <class A, class T> void fields(A& a, std::vector<T>& v);
template <class A, class... Ts> void fields(A& a, std::variant<Ts...>& v);

template <class A, class... Ts> void all(A& a, Ts&... members) { (fields(a, members), ...); }

template <class A> void fields(A& a, Moment& m)
{
    a.integer(m.utcMilliseconds);
    a.integer(m.offsetMinutes);
}

template <class A> void fields(A& a, Diagram& d)
{
    std::string men(d.men.begin(), d.men.end());
    all(a, men, d.toMove);
    men.resize(d.men.size());
    std::copy(men.begin(), men.end(), d.men.begin());
}

template <class A> void fields(A& a, Place& p) { all(a, p.place, p.shared); }
template <class A> void fields(A&, Blank&) {}
template <class A> void fields(A&, NewPage&) {}
template <class A> void fields(A& a, Cell& c) { all(a, c.value, c.emphasis, c.dot); }
template <class A> void fields(A& a, Column& c) { all(a, c.head, c.align, c.dot, c.wideOnly, c.grows); }
template <class A> void fields(A& a, Table& t) { all(a, t.caption, t.columns, t.rows, t.repeatHead, t.close); }
template <class A> void fields(A& a, Figure& f) { all(a, f.title, f.diagram, f.lines); }
template <class A> void fields(A& a, Labelled& l) { all(a, l.label, l.value, l.dot, l.wide); }
template <class A> void fields(A& a, Facts& f) { all(a, f.items, f.figure); }
template <class A> void fields(A& a, Notes& n) { all(a, n.lines, n.emphasis); }
template <class A> void fields(A& a, Signatures& s) { all(a, s.labels); }
template <class A> void fields(A& a, Footer& f) { all(a, f.event, f.document, f.printedAt, f.entry, f.seal); }
template <class A> void fields(A& a, Document& d)
{
    all(a, d.language, d.paper, d.event, d.title, d.round, d.draft, d.standing, d.corner, d.body, d.footer);
}

template <class A, class T> void fields(A& a, std::optional<T>& o)
{
    a.present(o);
    if (o) fields(a, *o);
}

template <class A, class T> void fields(A& a, std::vector<T>& v)
{
    a.length(v);
    for (auto& item : v) fields(a, item);
}

template <class A, class... Ts> void fields(A& a, std::variant<Ts...>& v)
{
    a.alternative(v);
    std::visit([&a](auto& chosen) { fields(a, chosen); }, v);
}

/// Every row of a table has a cell for each column: the renderers rely on it.
bool square(const Block& block)
{
    const auto* table = std::get_if<Table>(&block);
    return !table || std::all_of(table->rows.begin(), table->rows.end(),
                                 [&](const auto& row) { return row.size() == table->columns.size(); });
}

} // namespace

std::string handedOver(Document document)
{
    Writer writer;
    fields(writer, document);
    return std::move(writer.bytes);
}

std::optional<Document> readDocument(std::string_view bytes)
{
    Reader reader{bytes};
    Document document;
    fields(reader, document);
    if (!reader.whole() || !std::all_of(document.body.begin(), document.body.end(), square)) return {};
    return document;
}

} // namespace arbiter::reports
