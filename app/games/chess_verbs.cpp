// perft, notation and can-mate; replay is in replay_verb.cpp.
#include "app/games/chess_verbs.h"

#include "domain/chess/can_mate.h"
#include "domain/chess/fen.h"
#include "domain/chess/notation.h"
#include "domain/chess/perft.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <fstream>
#include <optional>
#include <vector>

namespace arbiter {

namespace {

int usage(const char* text)
{
    fmt::print(stderr, "usage: arbiter {}\n", text);
    return 2;
}

using Row = std::vector<std::string>;

/// A line of a table; with `quotes`, a cell may stand in quotation marks, which are doubled inside.
Row splitRow(const std::string& line, char delimiter, bool quotes)
{
    Row cells(1);
    bool inside = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (quotes && c == '"') {
            const bool doubled = inside && i + 1 < line.size() && line[i + 1] == '"';
            if (doubled)
                cells.back() += line[++i];
            else
                inside = !inside;
        } else if (c == delimiter && !inside) {
            cells.emplace_back();
        } else {
            cells.back() += c;
        }
    }
    return cells;
}

/// A table with a header line. Its delimiter is a tab where the header has one, else a comma.
struct Table {
    Row header;
    std::vector<Row> rows;

    [[nodiscard]] std::optional<std::size_t> column(std::string_view name) const
    {
        const auto at = std::find(header.begin(), header.end(), name);
        if (at == header.end()) return {};
        return static_cast<std::size_t>(at - header.begin());
    }
};

std::optional<Table> readTable(const std::string& path)
{
    std::ifstream in{path, std::ios::binary};
    std::string line;
    if (!in || !std::getline(in, line)) return {};
    const auto chomp = [](std::string& text) {
        if (!text.empty() && text.back() == '\r') text.pop_back();
    };
    chomp(line);
    if (line.starts_with("\xef\xbb\xbf")) line.erase(0, 3);
    const char delimiter = line.find('\t') == line.npos ? ',' : '\t';
    Table table{splitRow(line, delimiter, delimiter == ','), {}};
    while (std::getline(in, line)) {
        chomp(line);
        if (!line.empty()) table.rows.push_back(splitRow(line, delimiter, delimiter == ','));
    }
    return table;
}

std::string cell(const Row& row, std::optional<std::size_t> column)
{
    return column && *column < row.size() ? row[*column] : std::string{};
}

/// The table and its fen column; a message where one of the two is missing.
std::optional<Table> readFenTable(const std::string& path)
{
    auto table = readTable(path);
    if (!table) {
        fmt::print(stderr, "{}: cannot be read\n", path);
        return {};
    }
    if (!table->column("fen")) {
        fmt::print(stderr, "{}: line 1: no column \"fen\" in the header\n", path);
        return {};
    }
    return table;
}

/// Prints a line for each row; a FEN that is none is named on stderr.
template <class Answer> int answerRows(const std::string& path, const Table& table, Answer answer)
{
    int status = 0;
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const auto reading = readFen(cell(table.rows[i], table.column("fen")));
        if (reading) {
            fmt::print("{}\n", answer(reading->position, table.rows[i]));
            continue;
        }
        const FenError& e = reading.error();
        fmt::print("error:fen\n");
        fmt::print(stderr, "{}: line {}: FEN, column {}: {}\n", path, i + 2, e.column, inWords(e.fault));
        status = 2;
    }
    return status;
}

std::string_view inWords(MateVerdict verdict)
{
    switch (verdict) {
    case MateVerdict::Yes: return "yes";
    case MateVerdict::No: return "no";
    case MateVerdict::Unknown: return "unknown";
    }
    return {};
}

} // namespace

int canMateVerb(std::span<const std::string> arguments)
{
    if (arguments.size() != 1) return usage("can-mate ROWS.csv");
    const auto table = readFenTable(arguments[0]);
    if (!table) return 2;
    return answerRows(arguments[0], *table, [](const Position& p, const Row&) {
        return fmt::format("{},{}", inWords(canMate(p, Colour::White)), inWords(canMate(p, Colour::Black)));
    });
}

int perftVerb(std::span<const std::string> arguments)
{
    int depth = 0;
    if (arguments.size() == 2) std::from_chars(arguments[1].data(), arguments[1].data() + arguments[1].size(), depth);
    if (depth < 1) return usage("perft \"FEN\" DEPTH");
    const auto reading = readFen(arguments[0]);
    if (!reading) {
        fmt::print(stderr, "FEN, column {}: {}\n", reading.error().column, inWords(reading.error().fault));
        return 2;
    }
    fmt::print("{}\n", perft(reading->position, depth));
    return 0;
}

int notationVerb(std::span<const std::string> arguments)
{
    if (arguments.size() != 1) return usage("notation ROWS.tsv");
    const auto table = readFenTable(arguments[0]);
    if (!table) return 2;
    return answerRows(arguments[0], *table, [&](const Position& p, const Row& row) {
        const auto reading = readNotation(p, cell(row, table->column("text")), cell(row, table->column("language")));
        return reading ? toCoordinates(reading->move) : fmt::format("error:{}", keyOf(reading.error().fault));
    });
}

} // namespace arbiter
