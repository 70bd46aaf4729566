// The checker reads tag by tag.
#include "tests/reports/markup.h"

#include <algorithm>
#include <map>
#include <set>

namespace arbiter::reports::test {

namespace {

const std::set<std::string> empties{"meta", "br"};
const std::map<std::string, std::set<std::string>> parents{
    {"td", {"tr"}},
    {"th", {"tr"}},
    {"tr", {"thead", "tbody"}},
    {"thead", {"table"}},
    {"tbody", {"table"}},
    {"caption", {"table"}},
    {"dt", {"div"}},
    {"dd", {"div"}},
    {"head", {"html"}},
    {"body", {"html"}},
    {"title", {"head"}},
    {"style", {"head"}},
    {"figcaption", {"figure"}},
    {"symbol", {"defs"}},
    {"use", {"svg"}},
};

bool isName(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-'; }

class Checker {
public:
    explicit Checker(const std::string& page) : m_page{page} {}

    void run()
    {
        if (m_page.rfind("<!DOCTYPE html>\n", 0) != 0) fault("no doctype");
        m_at = std::min(m_page.size(), std::string{"<!DOCTYPE html>"}.size());
        while (m_at < m_page.size()) {
            if (m_page[m_at] == '<')
                tag();
            else
                text();
        }
        for (const auto& name : m_open) fault("not closed: " + name);
    }

    std::vector<std::string> faults, texts;

private:
    void fault(const std::string& what) { faults.push_back(what + " at byte " + std::to_string(m_at)); }

    std::string name()
    {
        std::string found;
        while (m_at < m_page.size() && isName(m_page[m_at])) found += m_page[m_at++];
        return found;
    }

    void tag()
    {
        ++m_at;
        if (m_at < m_page.size() && m_page[m_at] == '/') return closing();
        const auto tag = name();
        if (tag.empty()) return fault("bare <");
        const auto needs = parents.find(tag);
        if (needs != parents.end() && (m_open.empty() || !needs->second.contains(m_open.back())))
            fault(tag + " out of its place");
        const bool selfClosed = attributes();
        if (tag == "style") return style();
        if (!selfClosed && !empties.contains(tag)) m_open.push_back(tag);
    }

    void closing()
    {
        ++m_at;
        const auto tag = name();
        if (m_open.empty() || m_open.back() != tag)
            fault("closes " + tag);
        else
            m_open.pop_back();
        if (m_at >= m_page.size() || m_page[m_at] != '>') fault("no >");
        m_at = std::min(m_at + 1, m_page.size());
    }

    /// True where the tag closes itself.
    bool attributes()
    {
        std::set<std::string> seen;
        while (m_at < m_page.size() && m_page[m_at] == ' ') {
            ++m_at;
            const auto key = name();
            if (key.empty() || !seen.insert(key).second) fault("attribute twice or empty");
            const auto end = m_page.find('"', m_at + 2);
            if (m_page.compare(m_at, 2, "=\"") != 0 || end == std::string::npos) {
                fault("attribute without quotes");
                m_at = std::min(m_page.find('>', m_at), m_page.size());
                break;
            }
            const auto value = m_page.substr(m_at + 2, end - m_at - 2);
            entities(value);
            if (value.find('<') != std::string::npos) fault("< in an attribute");
            if (key == "id" && !m_ids.insert(value).second) fault("id twice: " + value);
            m_at = end + 1;
        }
        const bool self = m_at < m_page.size() && m_page[m_at] == '/';
        m_at += self ? 1 : 0;
        if (m_at >= m_page.size() || m_page[m_at] != '>') fault("tag does not end");
        m_at = std::min(m_at + 1, m_page.size());
        return self;
    }

    void style()
    {
        const auto end = std::min(m_page.find('<', m_at), m_page.size());
        if (m_page.compare(end, 8, "</style>") != 0) fault("< in the style");
        m_at = std::min(end + 8, m_page.size());
    }

    void text()
    {
        const auto end = std::min(m_page.find('<', m_at), m_page.size());
        const auto raw = m_page.substr(m_at, end - m_at);
        const bool inBody = std::find(m_open.begin(), m_open.end(), "body") != m_open.end();
        const auto read = entities(raw);
        if (inBody && read.find_first_not_of(" \n") != std::string::npos) texts.push_back(read);
        m_at = end;
    }

    std::string entities(const std::string& raw)
    {
        static const std::map<std::string, std::string> known{{"amp", "&"},   {"lt", "<"},  {"gt", ">"},
                                                              {"quot", "\""}, {"#39", "'"}, {"nbsp", " "}};
        std::string read;
        for (std::size_t i = 0; i < raw.size(); ++i) {
            if (raw[i] != '&') {
                read += raw[i];
                continue;
            }
            const auto end = raw.find(';', i);
            const auto found = end == std::string::npos ? known.end() : known.find(raw.substr(i + 1, end - i - 1));
            if (found == known.end()) {
                fault("bare &");
                continue;
            }
            read += found->second;
            i = end;
        }
        return read;
    }

    const std::string& m_page;
    std::size_t m_at = 0;
    std::vector<std::string> m_open;
    std::set<std::string> m_ids;
};

} // namespace

std::vector<std::string> faultsOf(const std::string& page)
{
    Checker checker{page};
    checker.run();
    return checker.faults;
}

std::vector<std::string> textsOf(const std::string& page)
{
    Checker checker{page};
    checker.run();
    return checker.texts;
}

} // namespace arbiter::reports::test
