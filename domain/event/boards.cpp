// The form of article numbers. Whether an edition has the article is domain/laws' matter.
#include "domain/event/boards.h"

#include <algorithm>

namespace arbiter {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isPartLetter(char c) { return c >= 'A' && c <= 'Z'; }

/// One part between points: "10", "10(1)", "III".
bool isPart(std::string_view part, bool first)
{
    const auto digits = std::find_if_not(part.begin(), part.end(), isDigit);
    if (digits == part.begin())
        return first && !part.empty() && part.size() <= 3 && std::all_of(part.begin(), part.end(), isPartLetter);
    const std::string_view rest{digits, part.end()};
    if (rest.empty()) return true;
    return rest.size() >= 3 && rest.front() == '(' && rest.back() == ')' &&
           std::all_of(rest.begin() + 1, rest.end() - 1, [](char c) { return isDigit(c) || (c >= 'a' && c <= 'z'); });
}

} // namespace

bool isArticleNumber(std::string_view text)
{
    if (text.size() > 20) return false;
    for (std::size_t from = 0; from <= text.size();) {
        const auto point = std::min(text.find('.', from), text.size());
        if (!isPart(text.substr(from, point - from), from == 0)) return false;
        from = point + 1;
    }
    return true;
}

} // namespace arbiter
