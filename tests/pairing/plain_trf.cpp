// See plain_trf.h; columns are those of the report format, counted from 0.
#include "plain_trf.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>

namespace arbiter::test {

namespace {

struct Cell {
    int opponent = 0;
    char colour = '-';
    char result = ' ';
};

struct Forbidden {
    int first, last;
    std::vector<int> players;
};

struct File {
    std::map<int, std::vector<Cell>> cells;
    int rounds = 0;
    Colour initialColour = Colour::White;
    std::map<char, Points> worth{
        {'W', Points::whole(1)}, {'D', Points::halves(1)}, {'L', {}}, {'Z', {}}, {'-', {}}, {'P', Points::whole(1)},
        {'F', Points::whole(1)}, {'H', Points::halves(1)}};
    std::map<std::pair<int, int>, Points> acceleration; ///< player, round from 1
    std::vector<Forbidden> forbidden;
    std::map<std::pair<int, int>, char> byes; ///< announced ones: player, round from 1
    std::vector<int> absent;                  ///< from the round to pair
};

int number(const std::string& line, std::size_t at, std::size_t count)
{
    return at < line.size() ? std::atoi(line.substr(at, count).c_str()) : 0;
}

Points points(const std::string& text) { return readPoints(text).value_or(Points{}); }

std::vector<int> numbersFrom(const std::string& line, std::size_t at)
{
    std::vector<int> list;
    std::istringstream in{at < line.size() ? line.substr(at) : ""};
    for (int n = 0; in >> n;) list.push_back(n);
    return list;
}

void readPlayer(File& file, const std::string& line)
{
    auto& cells = file.cells[number(line, 4, 4)];
    for (std::size_t at = 91; at + 7 < line.size() || at + 4 <= line.size(); at += 10) {
        Cell cell;
        cell.opponent = number(line, at, 4);
        if (at + 5 < line.size()) cell.colour = static_cast<char>(std::tolower(line[at + 5]));
        if (at + 7 < line.size()) cell.result = static_cast<char>(std::toupper(line[at + 7]));
        cells.push_back(cell);
    }
}

void readWorth(File& file, char code, Points value)
{
    file.worth[code] = value;
    if (code == 'W') file.worth['F'] = value;
    if (code == 'D') file.worth['H'] = value;
    if (code == 'A' || code == 'Z') file.worth['Z'] = file.worth['-'] = value;
}

void readPointSystem(File& file, const std::string& line)
{
    bool byeGiven = false;
    for (std::size_t at = 5; at < line.size(); at += 9) {
        readWorth(file, line[at], points(line.substr(at + 1, 4)));
        byeGiven = byeGiven || line[at] == 'P';
    }
    if (!byeGiven) file.worth['P'] = file.worth['W'];
}

void readAcceleration(File& file, const std::string& line)
{
    if (line.starts_with("XXA")) {
        for (std::size_t at = 9, round = 1; at < line.size(); at += 5, ++round)
            file.acceleration[{number(line, 4, 4), static_cast<int>(round)}] = points(line.substr(at, 4));
        return;
    }
    for (int p = number(line, 22, 4); p <= number(line, 27, 4); ++p)
        for (int r = number(line, 14, 3); r <= number(line, 18, 3); ++r)
            file.acceleration[{p, r}] = points(line.substr(9, 4));
}

void readBoundary(File& file, const std::string& line, const std::string& id)
{
    if (id == "BBW") readWorth(file, 'W', points(line.substr(4)));
    if (id == "BBD") readWorth(file, 'D', points(line.substr(4)));
    if (id == "BBL") readWorth(file, 'L', points(line.substr(4)));
    if (id == "BBZ") file.worth['Z'] = points(line.substr(4));
    if (id == "BBF") file.worth['-'] = points(line.substr(4));
    if (id == "BBU") file.worth['P'] = points(line.substr(4));
}

void readLine(File& file, const std::string& line)
{
    const std::string id = line.substr(0, 3);
    if (id == "001") readPlayer(file, line);
    if (id == "142" || id == "XXR") file.rounds = number(line, 4, 6);
    if (id == "152" && line.size() > 4) file.initialColour = line[4] == 'W' ? Colour::White : Colour::Black;
    if (id == "XXC" && line.find("black1") != std::string::npos) file.initialColour = Colour::Black;
    if (id == "162") readPointSystem(file, line);
    if (id == "250" || id == "XXA") readAcceleration(file, line);
    if (id == "260") file.forbidden.push_back({number(line, 4, 3), number(line, 8, 3), numbersFrom(line, 12)});
    if (id == "XXP") file.forbidden.push_back({1, 999, numbersFrom(line, 4)});
    if (id == "XXZ") file.absent = numbersFrom(line, 4);
    if (id == "240" && line.size() > 4)
        for (const int p : numbersFrom(line, 10)) file.byes[{p, number(line, 6, 3)}] = line[4];
    readBoundary(file, line, id);
}

File readText(const std::string& text)
{
    File file;
    std::string line;
    for (const char c : text + "\n")
        if (c == '\n' || c == '\r') {
            if (line.size() >= 3) readLine(file, line);
            line.clear();
        } else if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) { // columns count characters, not bytes
            line += c;
        }
    return file;
}

PastKind kindOf(const Cell& cell)
{
    switch (cell.result) {
    case '+': return PastKind::ForfeitWin;
    case '-': return PastKind::ForfeitLoss;
    case 'U': return PastKind::PairingBye;
    case 'F': return PastKind::FullBye;
    case 'H': return PastKind::HalfBye;
    default: return cell.opponent != 0 ? PastKind::Game : PastKind::ZeroBye;
    }
}

Points pointsOf(const File& file, const Cell& cell)
{
    static const std::map<char, char> worthOf{{'1', 'W'}, {'W', 'W'}, {'+', 'W'}, {'=', 'D'}, {'D', 'D'}, {'0', 'L'},
                                              {'L', 'L'}, {'-', '-'}, {'U', 'P'}, {'F', 'F'}, {'H', 'H'}};
    const auto code = worthOf.find(cell.result);
    return file.worth.at(code == worthOf.end() ? 'Z' : code->second);
}

Points virtualOf(const File& file, int player, int round)
{
    const auto found = file.acceleration.find({player, round});
    return found == file.acceleration.end() ? Points{} : found->second;
}

PastRound pastRound(const File& file, int player, int round, const Cell& cell)
{
    PastRound past;
    past.kind = kindOf(cell);
    past.opponent = cell.opponent;
    if (cell.colour == 'w') past.colour = Colour::White;
    if (cell.colour == 'b') past.colour = Colour::Black;
    past.got = pointsOf(file, cell);
    past.virtualPoints = virtualOf(file, player, round);
    return past;
}

bool paired(const Cell& cell) { return cell.opponent != 0 || cell.result == 'U'; }

Cell cellAt(const std::vector<Cell>& cells, int round)
{
    return round <= static_cast<int>(cells.size()) ? cells[round - 1] : Cell{};
}

Position positionBefore(const File& file, int round)
{
    Position position;
    position.round.number = round;
    position.round.rounds = file.rounds;
    position.round.initialColour = file.initialColour;
    position.round.worth = {file.worth.at('W'), file.worth.at('D'), file.worth.at('L')};
    for (const auto& [id, cells] : file.cells) {
        Entrant e;
        e.number = id;
        e.virtualPoints = virtualOf(file, id, round);
        for (int r = 1; r < round; ++r) e.past.push_back(pastRound(file, id, r, cellAt(cells, r)));
        for (const auto& past : e.past) e.score += past.got;
        const Cell now = cellAt(cells, round);
        e.present = paired(now) || (now.result == ' ' && !file.byes.contains({id, round}));
        position.entrants.push_back(std::move(e));
    }
    for (const auto& f : file.forbidden)
        if (f.first <= round && round <= f.last)
            for (const int a : f.players)
                for (const int b : f.players)
                    if (a < b) position.round.forbidden.emplace_back(a, b);
    return position;
}

int lastPaired(const File& file)
{
    int last = 0;
    for (const auto& [id, cells] : file.cells)
        for (int r = 1; r <= static_cast<int>(cells.size()); ++r)
            if (paired(cells[r - 1])) last = std::max(last, r);
    return last;
}

} // namespace

Position readPosition(const std::string& text)
{
    const File file = readText(text);
    Position position = positionBefore(file, lastPaired(file) + 1);
    for (auto& e : position.entrants)
        if (std::find(file.absent.begin(), file.absent.end(), e.number) != file.absent.end()) e.present = false;
    return position;
}

std::vector<FinishedRound> readRounds(const std::string& text)
{
    const File file = readText(text);
    std::vector<FinishedRound> rounds;
    for (int r = 1; r <= lastPaired(file); ++r) {
        FinishedRound finished;
        finished.before = positionBefore(file, r);
        for (auto& e : finished.before.entrants) {
            const Cell cell = cellAt(file.cells.at(e.number), r);
            e.present = paired(cell);
            if (cell.result == 'U') finished.bye = e.number;
            if (cell.opponent != 0 && cell.colour == 'w') finished.pairs.emplace_back(e.number, cell.opponent);
        }
        rounds.push_back(std::move(finished));
    }
    return rounds;
}

std::string readFile(const std::string& path)
{
    std::ifstream in{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{in}, {}};
}

} // namespace arbiter::test
