// What a man attacks. The men that step have tables; the men that slide are looked up by the occupied squares on
// their lines, by PEXT where the processor has it and by a multiplication ("magic") otherwise.
// Who may move there is in legal_moves.h.
#pragma once

#include "domain/chess/square.h"

namespace arbiter {

struct StepTables {
    PerColour<PerSquare<Bitboard>> pawn; ///< captures of a pawn of that colour
    PerSquare<Bitboard> knight, king;
    PerSquare<Bitboard> rookRays, bishopRays;        ///< on an empty board
    std::array<PerSquare<Bitboard>, 6> onEmptyBoard; ///< by role; nothing for the pawn
};
extern const StepTables steps;

extern const PerSquare<PerSquare<Bitboard>> betweenTable;

/// The squares strictly between two squares of one line; empty where they share none.
inline Bitboard between(Square a, Square b) { return betweenTable[a][b]; }

/// The four lines through a square: rank, file and two diagonals. A slider's attacks on one line depend on the six
/// inner squares of the line, which a multiplication gathers into six bits.
struct Line {
    Bitboard inner;
    Bitboard multiplier;
};
struct LineTables {
    std::array<PerSquare<Line>, 4> lines;
    std::array<PerSquare<std::array<Bitboard, 64>>, 4> attacks;
};
extern const LineTables lineTables;

/// Where the attacks of one man on one square start in `pextAttacks`, and which occupied squares count.
struct PextEntry {
    Bitboard inner;
    std::uint32_t start;
};
struct PextTables {
    PerSquare<PextEntry> rook, bishop;
};
inline constexpr std::size_t pextSize = 102400 + 5248;
extern const PextTables pextTables;
extern const std::array<Bitboard, pextSize> pextAttacks;

/// Any processor.
struct AnyProcessor {
    static Bitboard lineAttacks(std::size_t line, Square s, Bitboard occupied)
    {
        const Line& l = lineTables.lines[line][s];
        return lineTables.attacks[line][s][((occupied & l.inner) * l.multiplier) >> 58];
    }
    static Bitboard rook(Square s, Bitboard occupied)
    {
        return lineAttacks(0, s, occupied) | lineAttacks(1, s, occupied);
    }
    static Bitboard bishop(Square s, Bitboard occupied)
    {
        return lineAttacks(2, s, occupied) | lineAttacks(3, s, occupied);
    }
    static int count(Bitboard set) { return std::popcount(set); }
};

#if defined(__x86_64__)
/// x86-64 with BMI2 and POPCNT. The two instructions are written out, so that one build runs everywhere and the
/// compiler still folds the look-up into its caller.
struct PextProcessor {
    static Bitboard extract(Bitboard from, Bitboard mask)
    {
        Bitboard result;
        asm("pextq %2, %1, %0" : "=r"(result) : "r"(from), "rm"(mask));
        return result;
    }
    static Bitboard rook(Square s, Bitboard occupied) { return find(pextTables.rook[s], occupied); }
    static Bitboard bishop(Square s, Bitboard occupied) { return find(pextTables.bishop[s], occupied); }
    static int count(Bitboard set)
    {
        Bitboard result;
        asm("popcntq %1, %0" : "=r"(result) : "rm"(set) : "cc");
        return static_cast<int>(result);
    }

private:
    static Bitboard find(const PextEntry& e, Bitboard occupied)
    {
        return pextAttacks[e.start + extract(occupied, e.inner)];
    }
};
#else
using PextProcessor = AnyProcessor;
#endif

/// Whether PEXT is there and quick: AMD's processors before Zen 3 have it in slow microcode.
bool hasQuickPext();
inline const bool quickPext = hasQuickPext();

/// Calls `f` with the processor this program runs on.
template <class F> auto onThisProcessor(F f) { return quickPext ? f(PextProcessor{}) : f(AnyProcessor{}); }

/// What a man of that role (no pawn) attacks from a square.
template <class Cpu> Bitboard attacksOf(Role role, Square from, Bitboard occupied)
{
    switch (role) {
    case Role::Pawn: break;
    case Role::Knight: return steps.knight[from];
    case Role::Bishop: return Cpu::bishop(from, occupied);
    case Role::Rook: return Cpu::rook(from, occupied);
    case Role::Queen: return Cpu::bishop(from, occupied) | Cpu::rook(from, occupied);
    case Role::King: return steps.king[from];
    }
    return noSquares;
}

} // namespace arbiter
