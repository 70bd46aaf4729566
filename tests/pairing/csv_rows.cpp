// See csv_rows.h.
#include "csv_rows.h"

#include <fstream>
#include <sstream>

namespace arbiter::test {

std::vector<std::vector<std::string>> tableRows(const std::string& name)
{
    std::ifstream in{std::string(ARBITER_SOURCE_DIR) + "/tests/oracles/pairing/tables/" + name};
    std::vector<std::vector<std::string>> table;
    std::string line;
    std::getline(in, line);
    while (std::getline(in, line)) {
        if (!line.empty() && line.back() == '\r') line.pop_back();
        std::istringstream cells{line};
        table.emplace_back();
        for (std::string cell; std::getline(cells, cell, ',');) table.back().push_back(cell);
    }
    return table;
}

} // namespace arbiter::test
