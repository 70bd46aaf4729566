// Reading the foot of a posted sheet.
#include "app/desk/posted_sheet.h"

#include <charconv>

namespace arbiter {

namespace {

std::string withoutBlanks(std::string_view text)
{
    std::string tight;
    for (const char c : text)
        if (c != ' ' && c != '\t') tight += static_cast<char>(c >= 'A' && c <= 'F' ? c - 'A' + 'a' : c);
    return tight;
}

} // namespace

Result<PostedSheet> readPostedSheet(std::string_view text)
{
    const auto wrong = refuse(Why::UnusableText, {"--sheet", text, "412:9f3c81d055aa0e27"});
    const auto tight = withoutBlanks(text);
    const auto colon = tight.find(':');
    if (colon == std::string::npos || colon == 0 || colon > 9) return wrong;
    PostedSheet sheet;
    const auto read = std::from_chars(tight.data(), tight.data() + colon, sheet.entry.value);
    sheet.digits = tight.substr(colon + 1);
    if (read.ec != std::errc{} || read.ptr != tight.data() + colon || sheet.entry.value < 1) return wrong;
    if (sheet.digits.size() != 16 || sheet.digits.find_first_not_of("0123456789abcdef") != std::string::npos)
        return wrong;
    return sheet;
}

} // namespace arbiter
