// SAN is read without a list of legal moves: only the men that could come to the square are looked at.
#include "domain/chess/san.h"

#include "domain/chess/attackers.h"
#include "domain/chess/legal_moves.h"

#include <algorithm>

namespace arbiter {

namespace {

struct Parts {
    Role role = Role::Pawn;
    Square to{};
    Bitboard origin = allSquares; ///< file and rank as far as they are written
    bool fileWritten = false;
    bool takes = false; ///< "x" is written
    bool promotes = false;
    Role becomes = Role::Pawn;
};

constexpr bool isFile(char c) { return c >= 'a' && c <= 'h'; }
constexpr bool isRank(char c) { return c >= '1' && c <= '8'; }

/// The role a letter stands for; a pawn where it is no letter of a piece.
constexpr std::array<Role, 256> makeRoleOfLetter()
{
    std::array<Role, 256> table{};
    for (const Role r : allRoles)
        if (r != Role::Pawn) table[static_cast<std::size_t>(englishLetter(r))] = r;
    return table;
}

constexpr auto roleOfLetter = makeRoleOfLetter();

Role readPiece(char c) { return roleOfLetter[static_cast<unsigned char>(c)]; }

std::string_view withoutMarks(std::string_view text)
{
    while (!text.empty() && (text.back() == '+' || text.back() == '#' || text.back() == '!' || text.back() == '?'))
        text.remove_suffix(1);
    return text;
}

/// "=Q" or "Q" at the end of a pawn move.
void takePromotion(std::string_view& text, Parts& parts)
{
    if (text.size() < 3 || isRank(text.back())) return;
    parts.promotes = true;
    parts.becomes = readPiece(text.back());
    text.remove_suffix(1);
    if (text.back() == '=') text.remove_suffix(1);
}

bool takeOrigin(std::string_view text, Parts& parts)
{
    parts.takes = !text.empty() && text.back() == 'x';
    if (parts.takes) text.remove_suffix(1);
    if (!text.empty() && isRank(text.back())) {
        parts.origin = rankSet(text.back() - '1');
        text.remove_suffix(1);
    }
    if (!text.empty() && isFile(text.back())) {
        parts.origin &= fileSet(text.back() - 'a');
        parts.fileWritten = true;
        text.remove_suffix(1);
    }
    return text.empty();
}

/// False where the text is no SAN.
bool readParts(std::string_view text, Parts& parts)
{
    if (text.size() < 2) return false;
    parts.role = readPiece(text.front());
    if (parts.role != Role::Pawn)
        text.remove_prefix(1);
    else
        takePromotion(text, parts);
    if (text.size() < 2 || !isRank(text.back()) || !isFile(text[text.size() - 2])) return false;
    parts.to = squareAt(text[text.size() - 2] - 'a', text.back() - '1');
    text.remove_suffix(2);
    return text.empty() || takeOrigin(text, parts);
}

Move readCastling(const Position& p, std::string_view text)
{
    const bool kingSide = text == "O-O";
    if (!kingSide && text != "O-O-O") return {};
    return legalCastling(p, kingSide);
}

template <class Cpu> Move pawnCapture(const Position& p, Bitboard pawns, Square to)
{
    const Colour us = p.toMove;
    const Bitboard takers = pawns & steps.pawn[opposite(us)][to];
    if (!takers) return {};
    const Square from = first(takers);
    if (to == p.enPassant && isLegalEnPassant<Cpu>(p, from, to))
        return {from, to, Role::Pawn, Role::Pawn, MoveKind::EnPassant};
    const bool legal = has(p.of(opposite(us)), to) && isSafeAfter<Cpu>(p, Role::Pawn, from, to);
    return legal ? plainMove(Role::Pawn, from, to) : Move{};
}

template <class Cpu> Move pawnPush(const Position& p, Bitboard pawns, Square to)
{
    Square from = behind(to, p.toMove);
    if (!has(p.occupied(), from) && has(ownRankSet(p.toMove, 3), to)) from = behind(from, p.toMove);
    const bool legal = has(pawns, from) && !has(p.occupied(), to) && isSafeAfter<Cpu>(p, Role::Pawn, from, to);
    return legal ? plainMove(Role::Pawn, from, to) : Move{};
}

template <class Cpu> Move pawnMove(const Position& p, const Parts& parts)
{
    const Square to = parts.to;
    const bool promotes = has(firstRank | rankSet(7), to);
    const bool toPiece = parts.becomes != Role::Pawn && parts.becomes != Role::King;
    if (promotes != parts.promotes || promotes != toPiece || has(ownRankSet(p.toMove, 0) | ownRankSet(p.toMove, 1), to))
        return {};
    const Bitboard pawns = p.of(p.toMove, Role::Pawn) & parts.origin;
    const bool captures = parts.fileWritten && !(parts.origin & fileSet(fileOf(to)));
    if (parts.takes && !captures) return {};
    const Move move = captures ? pawnCapture<Cpu>(p, pawns, to) : pawnPush<Cpu>(p, pawns, to);
    return promotes && move ? promotionMove(move.from(), to, parts.becomes) : move;
}

/// Men are few: it is quicker to look whether the way is free for each than to find all that the square can be seen
/// from.
template <class Cpu> Move pieceMove(const Position& p, const Parts& parts)
{
    const Bitboard own = p.of(p.toMove), occupied = p.occupied();
    const Square to = parts.to;
    Bitboard candidates =
        steps.onEmptyBoard[static_cast<std::size_t>(parts.role)][to] & own & p.of(parts.role) & parts.origin;
    if (has(own, to)) return {};
    Move found;
    while (candidates) {
        const Square from = takeFirst(candidates);
        if ((between(from, to) & occupied) || !isSafeAfter<Cpu>(p, parts.role, from, to)) continue;
        if (found) return {};
        found = plainMove(parts.role, from, to);
    }
    return found;
}

/// C.10: the file is written if that tells the men apart, else the rank, else both.
std::string originText(const Position& p, Move m)
{
    Bitboard others = noSquares;
    for (const Move other : legalMoves(p))
        if (other.role() == m.role() && other.to() == m.to() && other.kind() == MoveKind::Plain)
            others |= bit(other.from());
    others &= ~bit(m.from());
    const std::string square = toText(m.from());
    if (!others) return "";
    if (!(others & fileSet(fileOf(m.from())))) return square.substr(0, 1);
    if (!(others & rankSet(rankOf(m.from())))) return square.substr(1);
    return square;
}

std::string withoutCheck(const Position& p, Move m)
{
    if (m.kind() == MoveKind::Castling) return m.to() > m.from() ? "O-O" : "O-O-O";
    const bool takes = has(p.occupied(), m.to()) || m.kind() == MoveKind::EnPassant;
    std::string text;
    if (m.role() != Role::Pawn)
        text = englishLetter(m.role()) + originText(p, m);
    else if (takes)
        text = toText(m.from()).substr(0, 1);
    if (takes) text += 'x';
    text += toText(m.to());
    if (m.kind() == MoveKind::Promotion) (text += '=') += englishLetter(m.becomes());
    return text;
}

} // namespace

std::string toSan(const Position& p, Move m)
{
    const Position next = p.after(m);
    std::string text = withoutCheck(p, m);
    if (isInCheck(next, next.toMove)) text += hasLegalMove(next) ? '+' : '#';
    return text;
}

Move readSan(const Position& p, std::string_view text)
{
    text = withoutMarks(text);
    if (!text.empty() && text.front() == 'O') return readCastling(p, text);
    Parts parts;
    if (!readParts(text, parts)) return {};
    return onThisProcessor(
        [&]<class Cpu>(Cpu) { return parts.role == Role::Pawn ? pawnMove<Cpu>(p, parts) : pieceMove<Cpu>(p, parts); });
}

} // namespace arbiter
