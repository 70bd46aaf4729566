// Laws 3.1 to 3.10 on a plain board of 64 letters.
#include "tests/chess/literal.h"

#include <array>
#include <vector>

using namespace arbiter;

namespace literal {

namespace {

struct Board {
    std::array<char, 64> men{}; ///< '.' or a letter, capital for White
    bool white = true;
    int passed = -1; ///< the en passant square
    std::set<int> castlingRooks;
};

bool isWhite(char man) { return man >= 'A' && man <= 'Z'; }
char lower(char man) { return static_cast<char>(man | 0x20); }
bool onBoard(int file, int rank) { return file >= 0 && file < 8 && rank >= 0 && rank < 8; }

Board boardOf(const Position& p)
{
    Board b;
    for (int i = 0; i < 64; ++i) {
        const auto s = static_cast<Square>(i);
        b.men[static_cast<std::size_t>(i)] = '.';
        if (!has(p.occupied(), s)) continue;
        const char letter = englishLetter(p.roleOn(s));
        b.men[static_cast<std::size_t>(i)] = has(p.of(Colour::White), s) ? letter : lower(letter);
    }
    b.white = p.toMove == Colour::White;
    if (p.enPassant) b.passed = index(*p.enPassant);
    for (int i = 0; i < 64; ++i)
        if (has(p.castling, static_cast<Square>(i))) b.castlingRooks.insert(i);
    return b;
}

char at(const Board& b, int square) { return b.men[static_cast<std::size_t>(square)]; }

constexpr std::array<std::array<int, 2>, 8> around{
    {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};
constexpr std::array<std::array<int, 2>, 8> jumps{
    {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};

/// The squares a man (no pawn) on `from` attacks.
std::vector<int> attacked(const Board& b, int from, char man)
{
    std::vector<int> squares;
    const auto go = [&](const std::array<int, 2>& step, bool far) {
        int file = from % 8 + step[0], rank = from / 8 + step[1];
        while (onBoard(file, rank)) {
            squares.push_back(8 * rank + file);
            if (!far || at(b, 8 * rank + file) != '.') return;
            file += step[0];
            rank += step[1];
        }
    };
    if (lower(man) == 'n')
        for (const auto& step : jumps) go(step, false);
    for (const auto& step : around) {
        const bool straight = step[0] == 0 || step[1] == 0;
        if (lower(man) == 'k') go(step, false);
        if (lower(man) == 'q' || (lower(man) == 'r' && straight) || (lower(man) == 'b' && !straight)) go(step, true);
    }
    return squares;
}

bool isAttacked(const Board& b, int square, bool byWhite)
{
    for (int from = 0; from < 64; ++from) {
        const char man = at(b, from);
        if (man == '.' || isWhite(man) != byWhite) continue;
        if (lower(man) == 'p') {
            const int rank = from / 8 + (byWhite ? 1 : -1);
            if (square / 8 == rank && (square % 8 == from % 8 + 1 || square % 8 == from % 8 - 1)) return true;
            continue;
        }
        for (const int to : attacked(b, from, man))
            if (to == square) return true;
    }
    return false;
}

bool kingIsSafe(const Board& b, bool white)
{
    for (int i = 0; i < 64; ++i)
        if (at(b, i) == (white ? 'K' : 'k')) return !isAttacked(b, i, !white);
    return true;
}

std::string name(int square) { return toText(static_cast<Square>(square)); }

struct Moves {
    Board board;
    std::set<std::string> found;

    void tryMove(int from, int to, int alsoEmpty = -1)
    {
        Board after = board;
        after.men[static_cast<std::size_t>(to)] = at(board, from);
        after.men[static_cast<std::size_t>(from)] = '.';
        if (alsoEmpty >= 0) after.men[static_cast<std::size_t>(alsoEmpty)] = '.';
        if (!kingIsSafe(after, board.white)) return;
        const bool promotes = lower(at(board, from)) == 'p' && (to / 8 == 0 || to / 8 == 7);
        for (const char* piece : {"q", "r", "b", "n"})
            if (promotes) found.insert(name(from) + name(to) + piece);
        if (!promotes) found.insert(name(from) + name(to));
    }

    void pawn(int from)
    {
        const int ahead = board.white ? 8 : -8;
        const int home = board.white ? 1 : 6;
        if (at(board, from + ahead) == '.') {
            tryMove(from, from + ahead);
            if (from / 8 == home && at(board, from + 2 * ahead) == '.') tryMove(from, from + 2 * ahead);
        }
        for (const int side : {-1, 1}) {
            if (!onBoard(from % 8 + side, 0)) continue;
            const int to = from + ahead + side;
            if (at(board, to) != '.' && isWhite(at(board, to)) != board.white) tryMove(from, to);
            if (to == board.passed) tryMove(from, to, from + side);
        }
    }

    /// Laws 3.8.2 with the squares of Guidelines II.3: all squares of both ways free, the king's not attacked.
    void castle(int king, int rook)
    {
        const int rank = king / 8 * 8;
        const int kingTo = rank + (rook > king ? 6 : 2), rookTo = rank + (rook > king ? 5 : 3);
        Board empty = board;
        empty.men[static_cast<std::size_t>(king)] = empty.men[static_cast<std::size_t>(rook)] = '.';
        const auto way = [](int a, int b) { return std::pair{std::min(a, b), std::max(a, b)}; };
        for (const auto& [low, high] : {way(king, kingTo), way(rook, rookTo)})
            for (int s = low; s <= high; ++s)
                if (at(empty, s) != '.') return;
        const auto [low, high] = way(king, kingTo);
        Board withoutKing = board;
        withoutKing.men[static_cast<std::size_t>(king)] = '.';
        for (int s = low; s <= high; ++s)
            if (isAttacked(withoutKing, s, !board.white)) return;
        Board after = empty;
        after.men[static_cast<std::size_t>(kingTo)] = at(board, king);
        after.men[static_cast<std::size_t>(rookTo)] = at(board, rook);
        if (kingIsSafe(after, board.white)) found.insert(name(king) + name(rook));
    }
};

} // namespace

std::set<std::string> legalMoves(const Position& p)
{
    Moves moves{boardOf(p), {}};
    const Board& b = moves.board;
    for (int from = 0; from < 64; ++from) {
        const char man = at(b, from);
        if (man == '.' || isWhite(man) != b.white) continue;
        if (lower(man) == 'p')
            moves.pawn(from);
        else
            for (const int to : attacked(b, from, man))
                if (at(b, to) == '.' || isWhite(at(b, to)) != b.white) moves.tryMove(from, to);
        if (lower(man) == 'k')
            for (const int rook : b.castlingRooks)
                if (isWhite(at(b, rook)) == b.white) moves.castle(from, rook);
    }
    return moves.found;
}

std::string sameness(const Position& p)
{
    const Board b = boardOf(p);
    std::string text(b.men.begin(), b.men.end());
    text += b.white ? 'w' : 'b';
    for (const int rook : b.castlingRooks) text += name(rook);
    if (b.passed >= 0) {
        Moves moves{b, {}};
        for (int from = 0; from < 64; ++from)
            if (lower(at(b, from)) == 'p' && isWhite(at(b, from)) == b.white) moves.pawn(from);
        for (const auto& m : moves.found)
            if (m.substr(2) == name(b.passed) && m[0] != m[2]) text += "ep" + name(b.passed);
    }
    return text;
}

} // namespace literal
