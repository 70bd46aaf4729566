// The table of codes, and reading one.
#include "domain/standings/tie_break_code.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace arbiter {

namespace {

using enum TieBreakSort;

// clang-format off
constexpr std::array rows{
    TieBreakRow{TieBreak::PTS,   "PTS",   "4.2",    HigherFirst, false, false, {"points", "积分"}},
    TieBreakRow{TieBreak::GPTS,  "GPTS",  "11",     HigherFirst, true,  false, {"game points", "局分"}},
    TieBreakRow{TieBreak::MPvGP, "MPVGP", "13.1",   HigherFirst, true,  false, {"match points or game points, whichever does not rank first", "场分或局分（非首要者）"}},
    TieBreakRow{TieBreak::DE,    "DE",    "6",      Stage,       false, false, {"direct encounter", "直接胜负"}},
    TieBreakRow{TieBreak::EDE,   "EDE",   "13.3",   Stage,       true,  false, {"extended direct encounter", "扩展直接胜负"}},
    TieBreakRow{TieBreak::EDEBT, "EDEBT", "13.3.2", Stage,       true,  false, {"extended direct encounter, then boards of the match from the top", "扩展直接胜负，再比台次分与前台"}},
    TieBreakRow{TieBreak::EDEBB, "EDEBB", "13.3.2", Stage,       true,  false, {"extended direct encounter, then without the bottom boards", "扩展直接胜负，再比台次分与去末台"}},
    TieBreakRow{TieBreak::EDET,  "EDET",  "13.3.2", Stage,       true,  false, {"extended direct encounter, then from the top board", "扩展直接胜负，再比前台"}},
    TieBreakRow{TieBreak::EDEB,  "EDEB",  "13.3.2", Stage,       true,  false, {"extended direct encounter, then without the bottom board", "扩展直接胜负，再比去末台"}},
    TieBreakRow{TieBreak::TBR,   "TBR",   "12.2",   Stage,       true,  false, {"top board results", "前台成绩"}},
    TieBreakRow{TieBreak::BBE,   "BBE",   "12.3",   Stage,       true,  false, {"bottom board elimination", "去末台成绩"}},
    TieBreakRow{TieBreak::WIN,   "WIN",   "7.1",    HigherFirst, false, false, {"number of wins", "胜局数"}},
    TieBreakRow{TieBreak::WON,   "WON",   "7.2",    HigherFirst, false, false, {"games won over the board", "实战胜局数"}},
    TieBreakRow{TieBreak::BPG,   "BPG",   "7.3",    HigherFirst, false, false, {"games with Black", "执黑局数"}},
    TieBreakRow{TieBreak::BWG,   "BWG",   "7.4",    HigherFirst, false, false, {"wins with Black", "执黑胜局数"}},
    TieBreakRow{TieBreak::PS,    "PS",    "7.5",    HigherFirst, false, false, {"progressive score", "累进分"}},
    TieBreakRow{TieBreak::REP,   "REP",   "7.6",    HigherFirst, false, false, {"rounds one elected to play", "选择参赛轮数"}},
    TieBreakRow{TieBreak::STD,   "STD",   "7.7",    HigherFirst, false, false, {"standard points", "标准分"}},
    TieBreakRow{TieBreak::TPN,   "TPN",   "7.8",    LowerFirst,  false, false, {"pairing number", "编号"}},
    TieBreakRow{TieBreak::BH,    "BH",    "8.1",    HigherFirst, false, false, {"Buchholz", "对手分"}},
    TieBreakRow{TieBreak::FB,    "FB",    "8.3",    HigherFirst, false, false, {"fore Buchholz", "预计对手分"}},
    TieBreakRow{TieBreak::AOB,   "AOB",   "8.2",    HigherFirst, false, false, {"average of the opponents' Buchholz", "对手的平均对手分"}},
    TieBreakRow{TieBreak::SB,    "SB",    "9.1",    HigherFirst, false, false, {"Sonneborn-Berger", "索伯分"}},
    TieBreakRow{TieBreak::KS,    "KS",    "9.2",    HigherFirst, false, false, {"Koya", "柯亚分"}},
    TieBreakRow{TieBreak::ARO,   "ARO",   "10.1",   HigherFirst, false, true,  {"average rating of opponents", "对手平均等级分"}},
    TieBreakRow{TieBreak::TPR,   "TPR",   "10.2",   HigherFirst, false, true,  {"performance rating", "表现分"}},
    TieBreakRow{TieBreak::PTP,   "PTP",   "10.3",   HigherFirst, false, true,  {"perfect performance", "完全表现分"}},
    TieBreakRow{TieBreak::APRO,  "APRO",  "10.4",   HigherFirst, false, true,  {"average performance rating of opponents", "对手平均表现分"}},
    TieBreakRow{TieBreak::APPO,  "APPO",  "10.5",   HigherFirst, false, true,  {"average perfect performance of opponents", "对手平均完全表现分"}},
    TieBreakRow{TieBreak::RTNG,  "RTNG",  "10.6",   HigherFirst, false, true,  {"rating", "等级分"}},
    TieBreakRow{TieBreak::EMMSB, "EMMSB", "13.2",   HigherFirst, true,  false, {"Sonneborn-Berger, match points by match points", "索伯分（场分×场分）"}},
    TieBreakRow{TieBreak::EMGSB, "EMGSB", "13.2",   HigherFirst, true,  false, {"Sonneborn-Berger, match points by game points", "索伯分（场分×局分）"}},
    TieBreakRow{TieBreak::EGMSB, "EGMSB", "13.2",   HigherFirst, true,  false, {"Sonneborn-Berger, game points by match points", "索伯分（局分×场分）"}},
    TieBreakRow{TieBreak::EGGSB, "EGGSB", "13.2",   HigherFirst, true,  false, {"Sonneborn-Berger, game points by game points", "索伯分（局分×局分）"}},
    TieBreakRow{TieBreak::SSSC,  "SSSC",  "13.4",   HigherFirst, true,  false, {"score and schedule strength", "积分与对手强度"}},
    TieBreakRow{TieBreak::BC,    "BC",    "12.1",   LowerFirst,  true,  false, {"board count", "台次分"}},
};
// clang-format on

std::string inCapitals(std::string_view text)
{
    std::string capitals;
    for (const char c : text) capitals += static_cast<char>(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
    return capitals;
}

/// The number after a letter; nothing where something else stands there.
std::optional<int> numberIn(std::string_view text)
{
    if (text.starts_with('+')) text.remove_prefix(1);
    int number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    return !text.empty() && read.ec == std::errc{} && read.ptr == text.data() + text.size() ? std::optional{number}
                                                                                            : std::nullopt;
}

/// One modifier, without its stroke (14); false where it is none.
bool readModifier(std::string_view text, TieBreakCode& code)
{
    if (text == "P") return code.forfeitsAsGames = true;
    if (text == "F") return code.fore = true;
    if (text == "R") return code.reversed = true;
    if (text.size() < 2) return false;
    const auto number = numberIn(text.substr(1));
    if (!number) return false;
    switch (text.front()) {
    case 'C': code.cutLow = *number; return *number >= 1 && *number <= 9;
    case 'M': code.cutLow = code.cutHigh = *number; return *number >= 1 && *number <= 9;
    case 'L': code.limit = *number; return *number >= -99 && *number <= 99;
    case 'K': code.divisor = *number; return *number >= 1;
    default: return false;
    }
}

/// The name with its score, "BH:GP"; false where there is no such code.
bool readName(std::string_view text, TieBreakCode& code)
{
    const auto colon = text.find(':');
    const auto name = text.substr(0, colon);
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const auto& r) { return r.name == name; });
    if (row == rows.end()) return false;
    code.which = row->which;
    if (colon == std::string_view::npos) return true;
    const auto kind = text.substr(colon + 1);
    code.kind = kind == "MP" ? ScoreKind::Match : ScoreKind::Game;
    return kind == "MP" || kind == "GP";
}

} // namespace

std::span<const TieBreakRow> allTieBreaks() { return rows; }
const TieBreakRow& rowOf(TieBreak which) { return rows[static_cast<std::size_t>(which)]; }

Result<TieBreakCode> readTieBreak(std::string_view text)
{
    auto capitals = inCapitals(text);
    TieBreakCode code;
    code.text = std::string{text};
    // The handbook prints "BH-C1"; a minus after /L is a sign.
    if (capitals.find('/') == std::string::npos) std::replace(capitals.begin(), capitals.end(), '-', '/');
    std::string_view rest = capitals;
    const auto stroke = rest.find('/');
    bool good = !rest.ends_with('/') && readName(rest.substr(0, stroke), code);
    rest = stroke == std::string_view::npos ? std::string_view{} : rest.substr(stroke + 1);
    while (good && !rest.empty()) {
        const auto next = rest.find('/');
        good = readModifier(rest.substr(0, next), code);
        rest = next == std::string_view::npos ? std::string_view{} : rest.substr(next + 1);
    }
    if (!good)
        return refuse(Why::UnusableText,
                      {Word{Bilingual{"tie-break", "破同分"}}, std::string{text}, "BH, BH/C1, SB, DE, ..."});
    return code;
}

} // namespace arbiter
