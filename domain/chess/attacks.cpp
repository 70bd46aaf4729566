// The tables of attacks, all computed by the compiler. They are walked square by square, as one would with a finger.
#include "domain/chess/attacks.h"

namespace arbiter {

namespace {

struct Step {
    int file, rank;
};

constexpr std::array<Step, 8> knightSteps{{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};
constexpr std::array<Step, 8> kingSteps{{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};

/// The lines of a slider, each by its step upwards; the order is that of LineTables.
constexpr std::array<Step, 4> lineSteps{{{1, 0}, {0, 1}, {1, 1}, {-1, 1}}};

constexpr Bitboard bitIfOnBoard(int file, int rank)
{
    return file < 0 || file > 7 || rank < 0 || rank > 7 ? noSquares : bit(squareAt(file, rank));
}

/// From `s` (not included) step by step up to and including the first occupied square.
constexpr Bitboard walk(Square s, Step step, Bitboard occupied)
{
    Bitboard reached = noSquares;
    int file = fileOf(s) + step.file, rank = rankOf(s) + step.rank;
    while (const Bitboard here = bitIfOnBoard(file, rank)) {
        reached |= here;
        if (here & occupied) break;
        file += step.file;
        rank += step.rank;
    }
    return reached;
}

constexpr Step back(Step s) { return {-s.file, -s.rank}; }

constexpr Bitboard walkLine(Square s, Step step, Bitboard occupied)
{
    return walk(s, step, occupied) | walk(s, back(step), occupied);
}

/// The last square of a ray has no say: whether it is occupied or not, it is attacked.
constexpr Bitboard innerRay(Square s, Step step)
{
    Bitboard inner = noSquares;
    int file = fileOf(s) + step.file, rank = rankOf(s) + step.rank;
    while (bitIfOnBoard(file + step.file, rank + step.rank)) {
        inner |= bit(squareAt(file, rank));
        file += step.file;
        rank += step.rank;
    }
    return inner;
}

constexpr Bitboard innerLine(Square s, Step step) { return innerRay(s, step) | innerRay(s, back(step)); }

template <class Steps> constexpr Bitboard stepsFrom(Square s, const Steps& list)
{
    Bitboard reached = noSquares;
    for (const Step step : list) reached |= bitIfOnBoard(fileOf(s) + step.file, rankOf(s) + step.rank);
    return reached;
}

constexpr StepTables makeSteps()
{
    StepTables t;
    for (int i = 0; i < 64; ++i) {
        const auto s = static_cast<Square>(i);
        t.pawn.white[s] = stepsFrom(s, std::array<Step, 2>{{{-1, 1}, {1, 1}}});
        t.pawn.black[s] = stepsFrom(s, std::array<Step, 2>{{{-1, -1}, {1, -1}}});
        t.knight[s] = stepsFrom(s, knightSteps);
        t.king[s] = stepsFrom(s, kingSteps);
        t.rookRays[s] = walkLine(s, lineSteps[0], 0) | walkLine(s, lineSteps[1], 0);
        t.bishopRays[s] = walkLine(s, lineSteps[2], 0) | walkLine(s, lineSteps[3], 0);
        const std::array byRole{noSquares, t.knight[s], t.bishopRays[s], t.rookRays[s], t.rookRays[s] | t.bishopRays[s],
                                t.king[s]};
        for (std::size_t role = 0; role < 6; ++role) t.onEmptyBoard[role][s] = byRole[role];
    }
    return t;
}

constexpr PerSquare<PerSquare<Bitboard>> makeBetween()
{
    PerSquare<PerSquare<Bitboard>> t;
    for (int i = 0; i < 64; ++i)
        for (const Step step : kingSteps) {
            const auto s = static_cast<Square>(i);
            Bitboard passed = noSquares;
            for (Bitboard ray = walk(s, step, 0); ray != 0;) {
                const Bitboard next = walk(s, step, ray) & ~passed;
                t[s][first(next)] = passed;
                passed |= next;
                ray &= ~next;
            }
        }
    return t;
}

/// On a rank and on the diagonals each square has a file of its own: the b-file as multiplier adds the ranks up into
/// the eighth. On a file, 57 - 7k - f takes the square of rank k on file f to bit 57 + k.
constexpr Bitboard multiplierOf(std::size_t line, Square s)
{
    if (line != 1) return fileSet(1);
    Bitboard m = noSquares;
    for (int rank = 1; rank < 7; ++rank) m |= Bitboard{1} << (57 - 7 * rank - fileOf(s));
    return m;
}

constexpr LineTables makeLines()
{
    LineTables t;
    for (std::size_t line = 0; line < 4; ++line)
        for (int i = 0; i < 64; ++i) {
            const auto s = static_cast<Square>(i);
            const Line l{innerLine(s, lineSteps[line]), multiplierOf(line, s)};
            t.lines[line][s] = l;
            Bitboard occupied = noSquares;
            do {
                t.attacks[line][s][(occupied * l.multiplier) >> 58] = walkLine(s, lineSteps[line], occupied);
                occupied = (occupied - l.inner) & l.inner;
            } while (occupied != 0);
        }
    return t;
}

constexpr PextTables makePext()
{
    PextTables t;
    std::uint32_t start = 0;
    const auto place = [&start](Square s, std::size_t line) {
        const Bitboard inner = innerLine(s, lineSteps[line]) | innerLine(s, lineSteps[line + 1]);
        const PextEntry entry{inner, start};
        start += std::uint32_t{1} << std::popcount(inner);
        return entry;
    };
    for (int i = 0; i < 64; ++i) t.rook[static_cast<Square>(i)] = place(static_cast<Square>(i), 0);
    for (int i = 0; i < 64; ++i) t.bishop[static_cast<Square>(i)] = place(static_cast<Square>(i), 2);
    return t;
}

constexpr LineTables lineTablesNow = makeLines();
constexpr PextTables pextTablesNow = makePext();

/// Subsets of `inner` in the order in which PEXT numbers them; each is the join of the attacks on its two lines.
constexpr void fillPext(std::array<Bitboard, pextSize>& table, const PextEntry& entry, Square s, std::size_t line)
{
    const auto onLine = [s](std::size_t l, Bitboard occupied) {
        const Line& which = lineTablesNow.lines[l][s];
        return lineTablesNow.attacks[l][s][((occupied & which.inner) * which.multiplier) >> 58];
    };
    std::size_t at = entry.start;
    Bitboard occupied = noSquares;
    do {
        table[at++] = onLine(line, occupied) | onLine(line + 1, occupied);
        occupied = (occupied - entry.inner) & entry.inner;
    } while (occupied != 0);
}

constexpr std::array<Bitboard, pextSize> makePextAttacks()
{
    std::array<Bitboard, pextSize> table{};
    for (int i = 0; i < 64; ++i) {
        const auto s = static_cast<Square>(i);
        fillPext(table, pextTablesNow.rook[s], s, 0);
        fillPext(table, pextTablesNow.bishop[s], s, 2);
    }
    return table;
}

} // namespace

constexpr StepTables steps = makeSteps();
constexpr PerSquare<PerSquare<Bitboard>> betweenTable = makeBetween();
constexpr LineTables lineTables = lineTablesNow;
constexpr PextTables pextTables = pextTablesNow;
constexpr std::array<Bitboard, pextSize> pextAttacks = makePextAttacks();

bool hasQuickPext()
{
#if defined(__x86_64__)
    const bool slow = __builtin_cpu_is("znver1") || __builtin_cpu_is("znver2") || __builtin_cpu_is("amdfam15h");
    return __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt") && !slow;
#else
    return false;
#endif
}

} // namespace arbiter
