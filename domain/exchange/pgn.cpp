// Results, clocks in comments, and the words for what is wrong.
#include "domain/exchange/pgn.h"

#include "domain/chess/notation.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace arbiter {

namespace {

struct ResultText {
    std::string_view text;
    PgnResult result;
};

constexpr std::array<ResultText, 10> resultTexts{{
    {"1-0", PgnResult::WhiteWins},
    {"0-1", PgnResult::BlackWins},
    {"1/2-1/2", PgnResult::Draw},
    {"0-0", PgnResult::BothLose},
    {"*", PgnResult::Unknown},
    {"1/2", PgnResult::Draw},
    {"½-½", PgnResult::Draw},
    {"½", PgnResult::Draw},
    {"0.5-0.5", PgnResult::Draw},
    {"0,5-0,5", PgnResult::Draw},
}};

/// Hyphens and dashes of U+2010 to U+2015 and the minus sign as "-".
std::string withPlainDashes(std::string_view text)
{
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto three = text.substr(i, 3);
        const bool dash =
            three.size() == 3 && three.starts_with("\xe2\x80") && three[2] >= '\x90' && three[2] <= '\x95';
        if (dash || three == "\xe2\x88\x92") {
            plain += '-';
            i += 2;
        } else {
            plain += text[i];
        }
    }
    return plain;
}

} // namespace

std::string_view toText(PgnResult result)
{
    for (const auto& known : resultTexts)
        if (known.result == result) return known.text;
    return "*";
}

std::optional<PgnResult> readPgnResult(std::string_view text)
{
    if (text.size() > 16) return {};
    const std::string plain = withPlainDashes(text);
    for (const auto& known : resultTexts)
        if (known.text == plain) return known.result;
    return {};
}

const std::string* PgnGame::tag(std::string_view name) const
{
    const auto same = [&](const PgnTag& t) { return t.name[0] == name[0] && t.name == name; };
    const auto found = std::find_if(tags.begin(), tags.end(), same);
    return found == tags.end() ? nullptr : &found->value;
}

std::optional<std::chrono::milliseconds> readClock(std::string_view comment, std::string_view command)
{
    std::string opening{"[%"};
    (opening += command) += ' ';
    const auto start = comment.find(opening);
    const auto end = start == comment.npos ? start : comment.find(']', start);
    if (end == comment.npos) return {};
    const auto value = comment.substr(start + opening.size(), end - start - opening.size());
    long long hours = 0, minutes = 0;
    double seconds = 0;
    const char* at = value.data();
    const char* const stop = at + value.size();
    const auto number = [&](auto& n) {
        const auto [next, error] = std::from_chars(at, stop, n);
        at = next;
        return error == std::errc{} && n >= 0 && n < 1'000'000;
    };
    const auto colon = [&] { return at != stop && *at++ == ':'; };
    if (!number(hours) || !colon() || !number(minutes) || !colon() || !number(seconds)) return {};
    return std::chrono::milliseconds{(hours * 60 + minutes) * 60'000 + static_cast<long long>(seconds * 1000 + 0.5)};
}

Bilingual inWords(PgnWarningKind kind)
{
    switch (kind) {
    case PgnWarningKind::BrokenTag: return {"broken tag line", "标签行残缺"};
    case PgnWarningKind::DuplicateTag: return {"a tag stands twice, the first counts", "标签重复，以第一个为准"};
    case PgnWarningKind::TextAfterTag: return {"text after a tag", "标签后面有文字"};
    case PgnWarningKind::StrayBracket: return {"stray bracket or brace", "多余的括号"};
    case PgnWarningKind::MarkupIgnored: return {"markup that is no PGN was passed over", "不属于PGN的标记已略过"};
    case PgnWarningKind::VariationNotClosed: return {"variation not closed", "变着没有结束括号"};
    case PgnWarningKind::VariationUnreadable: return {"a variation is read up to here", "变着只读到这里"};
    case PgnWarningKind::ResultMissing: return {"no result at the end of the moves", "着法末尾没有结果"};
    case PgnWarningKind::ResultConflict: return {"result of tag and text differ", "标签与正文的结果不一致"};
    case PgnWarningKind::MoveNumberWrongSide:
        return {"the move number speaks of the other player", "回合号指的是另一方"};
    case PgnWarningKind::SetUpConflict: return {"SetUp and FEN contradict each other", "SetUp与FEN互相矛盾"};
    case PgnWarningKind::FenChanged: return {"FEN", "FEN"};
    case PgnWarningKind::NotationLoose: return {"notation", "记谱"};
    }
    return {};
}

Bilingual inWords(PgnFault fault)
{
    switch (fault) {
    case PgnFault::Syntax: return inWords(NotationFault::Syntax);
    case PgnFault::Illegal: return inWords(NotationFault::Illegal);
    case PgnFault::Ambiguous: return inWords(NotationFault::Ambiguous);
    case PgnFault::PromotionMissing: return inWords(NotationFault::PromotionMissing);
    case PgnFault::NullMove: return inWords(NotationFault::NullMove);
    case PgnFault::GameIsOver: return {"the game was over", "对局已经结束"};
    case PgnFault::CommentNotClosed: return {"comment not closed", "注释没有结束"};
    case PgnFault::BadFen: return {"bad FEN", "FEN有误"};
    case PgnFault::OtherVariant: return {"rules of another game", "另一种棋的规则"};
    }
    return {};
}

} // namespace arbiter
