// Looking into documents, for the tests of sheets.
#pragma once

#include "reports/document.h"

#include <stdexcept>
#include <string>
#include <string_view>

namespace arbiter::reports::test {

inline constexpr auto en = Language::English;
inline constexpr auto zh = Language::Chinese;

inline bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

inline const Table& tableOf(const Document& d, std::size_t which = 0)
{
    for (const auto& block : d.body)
        if (const auto* table = std::get_if<Table>(&block); table && which-- == 0) return *table;
    throw std::runtime_error("no such table");
}

inline std::string cell(const std::vector<Cell>& row, std::size_t at) { return std::get<std::string>(row[at].value); }

} // namespace arbiter::reports::test
