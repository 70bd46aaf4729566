// The oracles: tables with a header line, read by column name.
#pragma once

#include <fstream>
#include <map>
#include <string>
#include <vector>

namespace oracle {

using Row = std::map<std::string, std::string>;

inline std::vector<std::string> split(const std::string& line, char delimiter)
{
    std::vector<std::string> cells(1);
    bool inside = false;
    for (const char c : line) {
        if (c == '"' && delimiter == ',')
            inside = !inside;
        else if (c == delimiter && !inside)
            cells.emplace_back();
        else
            cells.back() += c;
    }
    return cells;
}

inline std::vector<Row> read(const std::string& file, char delimiter)
{
    std::ifstream in{std::string{ARBITER_SOURCE_DIR} + "/tests/oracles/chess/" + file};
    std::string line;
    std::getline(in, line);
    const auto header = split(line, delimiter);
    std::vector<Row> rows;
    while (std::getline(in, line)) {
        const auto cells = split(line, delimiter);
        Row row;
        for (std::size_t i = 0; i < header.size() && i < cells.size(); ++i) row[header[i]] = cells[i];
        rows.push_back(row);
    }
    return rows;
}

} // namespace oracle
