// The tables of GB18030; they stand in text_encoding_gb18030.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace arbiter::encodings {

/// The characters of two bytes, 190 for each lead byte from 0x81.
extern const std::u16string_view gb18030Pairs;

/// Codes of four bytes in a row, counted from 81 30 81 30, that stand for code points in a row.
struct Gb18030Range {
    std::uint16_t first;
    char16_t codePoint;
};
extern const std::array<Gb18030Range, 206> gb18030Ranges;

} // namespace arbiter::encodings
