// FIDE's conversion tables 8.1.1 and 8.1.2. They do not invert each other exactly; the rows count, no formula does.
#pragma once

#include <array>

namespace arbiter {

/// 8.1.1: rating difference for a score of 50, 51 ... 100 hundredths; below 50 the same with the sign turned.
inline constexpr std::array differenceFor{0,   7,   14,  21,  29,  36,  43,  50,  57,  65,  72,  80,  87,
                                          95,  102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193,
                                          202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336,
                                          351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800};

/// 8.1.2: the largest difference at which the higher rated is still expected 50, 51 ... 99 hundredths; above, 100.
inline constexpr std::array largestDifference{3,   10,  17,  25,  32,  39,  46,  53,  61,  68,  76,  83,  91,
                                              98,  106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188, 197,
                                              206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344,
                                              357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735};

/// dp for a score in hundredths, 0 to 100.
constexpr int ratingDifference(int hundredths)
{
    return hundredths >= 50 ? differenceFor[static_cast<std::size_t>(hundredths - 50)]
                            : -differenceFor[static_cast<std::size_t>(50 - hundredths)];
}

/// Expected score in hundredths of who is `difference` rating points above the other; no cap at 400.
constexpr int expectedScore(int difference)
{
    const int size = difference < 0 ? -difference : difference;
    int higher = 50;
    for (const int largest : largestDifference) {
        if (size <= largest) break;
        ++higher;
    }
    return difference < 0 ? 100 - higher : higher;
}

} // namespace arbiter
