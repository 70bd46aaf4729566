// Widths and line breaks.
#include "reports/render/width.h"

#include "reports/render/utf8.h"
#include "reports/render/width_table.h"

#include <algorithm>

namespace arbiter::reports {

namespace {

template <class Ranges> bool within(const Ranges& ranges, char32_t c)
{
    const auto after =
        std::upper_bound(ranges.begin(), ranges.end(), c, [](char32_t x, const Range& r) { return x < r.first; });
    return after != ranges.begin() && c <= std::prev(after)->last;
}

/// Signs that do not begin a line.
bool closes(char32_t c) { return std::u32string_view{U"，。：；、）》”！？"}.find(c) != std::u32string_view::npos; }
/// Signs that do not end one.
bool opens(char32_t c) { return std::u32string_view{U"（《“"}.find(c) != std::u32string_view::npos; }

class Wrapper {
public:
    explicit Wrapper(int width) : m_width{width} {}

    void add(const Character& c)
    {
        const int columns = columnsOf(c.code);
        if (c.code == U' ') return addBlank();
        const bool besideWide = columns == 2 || m_lastWide;
        if (besideWide && !m_line.empty() && !closes(c.code) && !m_lastOpens && columns > 0) m_breakAt = m_line.size();
        while (m_used + columns > m_width && !m_line.empty()) breakLine();
        m_line += c.bytes;
        m_used += columns;
        if (columns == 0) return;
        m_lastWide = columns == 2;
        m_lastOpens = opens(c.code);
    }

    std::vector<std::string> finish()
    {
        push(m_line);
        return std::move(m_lines);
    }

private:
    /// A blank at the start of a line after the first says nothing.
    void addBlank()
    {
        m_lastWide = m_lastOpens = false;
        if (m_line.empty() && !m_lines.empty()) return;
        if (m_used + 1 > m_width) {
            m_breakAt = 0;
            return breakLine();
        }
        m_line += ' ';
        ++m_used;
        m_breakAt = m_line.size();
    }

    void breakLine()
    {
        const auto at = m_breakAt > 0 ? m_breakAt : m_line.size();
        push(m_line.substr(0, at));
        m_line.erase(0, at);
        m_used = columnsOf(m_line);
        m_breakAt = 0;
    }

    void push(std::string line)
    {
        line.erase(line.find_last_not_of(' ') + 1);
        m_lines.push_back(std::move(line));
    }

    int m_width;
    std::vector<std::string> m_lines;
    std::string m_line;
    int m_used = 0;
    std::size_t m_breakAt = 0; ///< bytes of the line before its last possible break; 0 where there is none
    bool m_lastWide = false;
    bool m_lastOpens = false;
};

} // namespace

int columnsOf(char32_t character)
{
    if (character < 0x300) return character == 0xAD ? 0 : 1;
    if (within(zeroRanges, character)) return 0;
    return within(wideRanges, character) ? 2 : 1;
}

int columnsOf(std::string_view text)
{
    int columns = 0;
    while (const auto c = takeCharacter(text)) columns += columnsOf(c->code);
    return columns;
}

std::vector<std::string> wrapped(std::string_view text, int width)
{
    Wrapper wrapper{width};
    while (const auto c = takeCharacter(text)) wrapper.add(*c);
    return wrapper.finish();
}

} // namespace arbiter::reports
