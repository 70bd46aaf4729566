// Tags and symbols.
#include "domain/exchange/pgn_tag_line.h"

#include <algorithm>
#include <array>

namespace arbiter {

namespace {

std::size_t skipSpaces(std::string_view line, std::size_t at)
{
    while (at < line.size() && (line[at] == ' ' || line[at] == '\t')) ++at;
    return at;
}

bool isNameCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' ||
           c == '?';
}

/// From behind the opening quotation mark; returns where the closing one is, or the end of the line.
std::size_t readValue(std::string_view line, std::size_t at, std::string& value)
{
    std::size_t plain = at;
    while (plain < line.size() && line[plain] != '"' && line[plain] != '\\') ++plain;
    value.assign(line.substr(at, plain - at));
    for (at = plain; at < line.size() && line[at] != '"'; ++at) {
        const bool escape = line[at] == '\\' && at + 1 < line.size() && (line[at + 1] == '"' || line[at + 1] == '\\');
        if (escape) ++at;
        value += line[at];
    }
    return at;
}

/// `[Event "Cup \"]`: the value ran over the end of the tag.
void salvage(std::string& value)
{
    while (!value.empty() && (value.back() == ']' || value.back() == '"' || value.back() == ' ')) value.pop_back();
}

struct Symbol {
    std::string_view text;
    int nag;
};

constexpr std::array<Symbol, 27> symbols{{
    {"=", 10},   {"∞", 13}, {"~", 13},   {"+=", 14},  {"+/=", 14}, {"⩲", 14},   {"=+", 15}, {"=/+", 15}, {"⩱", 15},
    {"+/-", 16}, {"±", 16}, {"+/−", 16}, {"-/+", 17}, {"∓", 17},   {"−/+", 17}, {"+-", 18}, {"+−", 18},  {"-+", 19},
    {"−+", 19},  {"□", 7},  {"⨀", 22},   {"RR", 145}, {"N", 146},  {"D", 220},  {"↑", 36},  {"→", 40},   {"⇆", 132},
}};

} // namespace

std::optional<TagLine> readTagLine(std::string_view line, std::string& value)
{
    const bool opened = line.starts_with('[');
    const std::size_t nameAt = skipSpaces(line, opened ? 1 : 0);
    std::size_t at = nameAt;
    while (at < line.size() && isNameCharacter(line[at])) ++at;
    const auto name = line.substr(nameAt, at - nameAt);
    at = skipSpaces(line, at);
    if (name.empty() || at == line.size() || line[at] != '"') return {};
    const std::size_t close = readValue(line, at + 1, value);
    const std::size_t end = skipSpaces(line, std::min(close + 1, line.size()));
    const bool closed = close < line.size() && end < line.size() && line[end] == ']';
    if (close == line.size()) salvage(value);
    return TagLine{name, closed ? end + 1 : std::min(close + 1, line.size()), opened && closed};
}

int nagOfSuffix(std::string_view text)
{
    constexpr std::array<std::string_view, 6> suffixes{"!", "?", "!!", "??", "!?", "?!"};
    const auto found = std::find(suffixes.begin(), suffixes.end(), text);
    return found == suffixes.end() ? 0 : static_cast<int>(found - suffixes.begin()) + 1;
}

std::optional<int> nagOfSymbol(std::string_view text)
{
    const auto found = std::find_if(symbols.begin(), symbols.end(), [&](const Symbol& s) { return s.text == text; });
    if (found == symbols.end()) return {};
    return found->nag;
}

bool isDetachedMark(std::string_view text)
{
    constexpr std::array<std::string_view, 8> marks{"+", "#", "++", "e.p.", "ep", "e.p", "mate", ","};
    return std::find(marks.begin(), marks.end(), text) != marks.end();
}

} // namespace arbiter
