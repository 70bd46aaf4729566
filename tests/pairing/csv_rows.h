// The published tables that stand among the oracles, as rows of cells.
#pragma once

#include <string>
#include <vector>

namespace arbiter::test {

/// The rows of a file of tests/oracles/pairing/tables below its heading; empty where it cannot be read.
std::vector<std::vector<std::string>> tableRows(const std::string& name);

} // namespace arbiter::test
