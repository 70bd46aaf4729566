// Exact values as text.
#include "domain/standings/exact.h"

#include <string>

namespace arbiter {

std::string toText(Exact value)
{
    const auto plain = Exact::reduced(value.over(), value.under());
    auto rest = plain.under();
    for (const int prime : {2, 5})
        while (rest % prime == 0) rest /= prime;
    if (rest != 1) return std::to_string(plain.over()) + '/' + std::to_string(plain.under());
    const auto size = plain.over() < 0 ? -plain.over() : plain.over();
    std::string text = plain.over() < 0 ? "-" : "";
    text += std::to_string(size / plain.under());
    auto left = size % plain.under();
    if (left != 0) text += '.';
    for (; left != 0; left %= plain.under()) text += static_cast<char>('0' + (left *= 10) / plain.under());
    return text;
}

std::string toDecimals(Exact value, int decimals)
{
    std::int64_t scale = 1;
    for (int i = 0; i < decimals; ++i) scale *= 10;
    const auto scaled = roundedHalfUp(value * Exact{scale});
    const auto size = scaled < 0 ? -scaled : scaled;
    auto fraction = std::to_string(size % scale);
    fraction.insert(
        0, static_cast<std::size_t>(decimals) - std::min(fraction.size(), static_cast<std::size_t>(decimals)), '0');
    std::string text = scaled < 0 ? "-" : "";
    text += std::to_string(size / scale);
    return decimals > 0 ? text + '.' + fraction : text;
}

} // namespace arbiter
