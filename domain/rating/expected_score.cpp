// The table of 8.1.2, by the largest difference of each row.
#include "domain/rating/expected_score.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace arbiter {

namespace {

/// The i-th row is 50 + i hundredths for the higher rated.
constexpr std::array largest{3,   10,  17,  25,  32,  39,  46,  53,  61,  68,  76,  83,  91,  98,  106, 113, 121,
                             129, 137, 145, 153, 162, 170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278,
                             290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735};

} // namespace

int expectedHundredths(int difference)
{
    const auto row = std::lower_bound(largest.begin(), largest.end(), std::abs(difference)) - largest.begin();
    const int higher = 50 + static_cast<int>(row);
    return difference < 0 ? 100 - higher : higher;
}

} // namespace arbiter
