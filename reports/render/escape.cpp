// Escaping.
#include "reports/render/escape.h"

#include "reports/render/utf8.h"

#include <fmt/format.h>

namespace arbiter::reports {

std::string escaped(std::string_view text)
{
    std::string result;
    for (const char c : clean(text)) {
        switch (c) {
        case '&': result += "&amp;"; break;
        case '<': result += "&lt;"; break;
        case '>': result += "&gt;"; break;
        case '"': result += "&quot;"; break;
        case '\'': result += "&#39;"; break;
        default: result += c;
        }
    }
    return result;
}

std::string cssEscaped(std::string_view text)
{
    std::string result;
    for (const char c : clean(text)) {
        const bool harmless =
            c == ' ' || (c & 0x80) != 0 || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
        if (harmless)
            result += c;
        else
            result += fmt::format("\\{:x} ", static_cast<unsigned>(static_cast<unsigned char>(c)));
    }
    return result;
}

} // namespace arbiter::reports
