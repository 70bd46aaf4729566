// perft, notation and can-mate; replay is in replay_verb.cpp.
#include "app/games/chess_verbs.h"

#include "app/games/game_messages.h"
#include "domain/basics/word_filling.h"
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

void say(const Word& words, Language language) { fmt::print(stderr, "{}\n", words.in(language)); }

int usage(const char* call, Language language)
{
    say(messageOf(GameMessage::Usage, {call}), language);
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
std::optional<Table> readFenTable(const std::string& path, Language language)
{
    auto table = readTable(path);
    if (table && table->column("fen")) return table;
    say(messageOf(table ? GameMessage::NoFenColumn : GameMessage::CannotBeRead, {path}), language);
    return {};
}

/// One answer, and what is to be said about it.
struct RowAnswer {
    std::string text;
    Word remark{""};
};

/// Prints a line for each row; a FEN that is none is named on stderr.
template <class Answer> int answerRows(const std::string& path, Language language, Answer answer)
{
    const auto table = readFenTable(path, language);
    if (!table) return 2;
    int status = 0;
    for (std::size_t i = 0; i < table->rows.size(); ++i) {
        const std::string line = std::to_string(i + 2);
        const auto reading = readFen(cell(table->rows[i], table->column("fen")));
        if (!reading) {
            const FenError& e = reading.error();
            fmt::print("error:fen\n");
            say(messageOf(GameMessage::BadFenInRow, {path, line, std::to_string(e.column), inWords(e.fault)}),
                language);
            status = 2;
            continue;
        }
        const auto cellOf = [&](std::string_view name) { return cell(table->rows[i], table->column(name)); };
        const RowAnswer row = answer(reading->position, cellOf);
        fmt::print("{}\n", row.text);
        if (!isEmpty(row.remark))
            say(messageOf(GameMessage::BadMoveInRow, {path, line, cellOf("text"), row.remark}), language);
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

int canMateVerb(std::span<const std::string> arguments, Language language)
{
    if (arguments.size() != 1) return usage("can-mate ROWS.csv", language);
    return answerRows(arguments[0], language, [](const Position& p, const auto&) {
        const auto verdict = [&](Colour c) { return inWords(canMate(p, c)); };
        return RowAnswer{fmt::format("{},{}", verdict(Colour::White), verdict(Colour::Black)), ""};
    });
}

int perftVerb(std::span<const std::string> arguments, Language language)
{
    int depth = 0;
    if (arguments.size() == 2) std::from_chars(arguments[1].data(), arguments[1].data() + arguments[1].size(), depth);
    if (depth < 1) return usage("perft \"FEN\" DEPTH", language);
    const auto reading = readFen(arguments[0]);
    if (!reading) {
        const FenError& e = reading.error();
        say(messageOf(GameMessage::BadFen, {std::to_string(e.column), inWords(e.fault)}), language);
        return 2;
    }
    fmt::print("{}\n", perft(reading->position, depth));
    return 0;
}

int notationVerb(std::span<const std::string> arguments, Language language)
{
    if (arguments.size() != 1) return usage("notation ROWS.tsv", language);
    return answerRows(arguments[0], language, [](const Position& p, const auto& cellOf) {
        const auto reading = readNotation(p, cellOf("text"), cellOf("language"));
        if (reading) return RowAnswer{toCoordinates(reading->move), ""};
        const NotationError& e = reading.error();
        const Word why = inWords(e.fault), moves = movesInWords(p, e);
        return RowAnswer{fmt::format("error:{}", keyOf(e.fault)),
                         isEmpty(moves) ? why : messageOf(GameMessage::WithDetail, {why, moves})};
    });
}

} // namespace arbiter
