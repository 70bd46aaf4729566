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
    std::optional<Role> becomes;
};

constexpr bool isFile(char c) { return c >= 'a' && c <= 'h'; }
constexpr bool isRank(char c) { return c >= '1' && c <= '8'; }

constexpr std::array<std::int8_t, 128> makeRoleOfLetter()
{
    std::array<std::int8_t, 128> table{};
    for (auto& entry : table) entry = -1;
    for (const Role r : allRoles)
        if (r != Role::Pawn) table[static_cast<std::size_t>(englishLetter(r))] = static_cast<std::int8_t>(r);
    return table;
}

constexpr auto roleOfLetter = makeRoleOfLetter();

std::optional<Role> readPiece(char c)
{
    const auto code = static_cast<unsigned char>(c);
    if (code >= 128 || roleOfLetter[code] < 0) return {};
    return static_cast<Role>(roleOfLetter[code]);
}

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
    parts.becomes = readPiece(text.back());
    text.remove_suffix(1);
    if (text.back() == '=') text.remove_suffix(1);
}

bool takeOrigin(std::string_view text, Parts& parts)
{
    if (!text.empty() && text.back() == 'x') text.remove_suffix(1);
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

std::optional<Parts> readParts(std::string_view text)
{
    Parts parts;
    if (text.size() < 2) return {};
    if (const auto role = readPiece(text.front())) {
        parts.role = *role;
        text.remove_prefix(1);
    } else {
        takePromotion(text, parts);
    }
    if (text.size() < 2 || !isRank(text.back()) || !isFile(text[text.size() - 2])) return {};
    parts.to = squareAt(text[text.size() - 2] - 'a', text.back() - '1');
    text.remove_suffix(2);
    if (!takeOrigin(text, parts)) return {};
    return parts;
}

std::optional<Move> readCastling(const Position& p, std::string_view text)
{
    const bool kingSide = text == "O-O";
    if (!kingSide && text != "O-O-O") return {};
    for (const Move& m : legalMoves(p))
        if (m.kind == MoveKind::Castling && (m.to > m.from) == kingSide) return m;
    return {};
}

/// The pawn that can come to the square, and whether it takes en passant.
template <class Cpu>
std::optional<Move> findPawnMove(const Position& p, const Parts& parts)
{
    const Colour us = p.toMove;
    const Square to = parts.to;
    if (has(ownRankSet(us, 0) | ownRankSet(us, 1), to)) return {};
    const Bitboard pawns = p.of(us, Role::Pawn) & parts.origin;
    if (parts.fileWritten && !(parts.origin & fileSet(fileOf(to)))) {
        const Bitboard takers = pawns & steps.pawn[opposite(us)][to];
        if (!takers) return {};
        const Square from = first(takers);
        if (to == p.enPassant && isLegalEnPassant<Cpu>(p, from, to))
            return Move{from, to, Role::Pawn, Role::Pawn, MoveKind::EnPassant};
        if (!has(p.of(opposite(us)), to) || !isSafeAfter<Cpu>(p, Role::Pawn, from, to)) return {};
        return plainMove(Role::Pawn, from, to);
    }
    Square from = behind(to, us);
    if (!has(p.occupied(), from) && has(ownRankSet(us, 3), to)) from = behind(from, us);
    if (!has(pawns, from) || has(p.occupied(), to) || !isSafeAfter<Cpu>(p, Role::Pawn, from, to)) return {};
    return plainMove(Role::Pawn, from, to);
}

template <class Cpu>
std::optional<Move> pawnMove(const Position& p, const Parts& parts)
{
    auto move = findPawnMove<Cpu>(p, parts);
    if (!move) return {};
    const bool promotes = has(firstRank | rankSet(7), parts.to);
    if (promotes != parts.becomes.has_value()) return {};
    if (promotes && *parts.becomes == Role::King) return {};
    return promotes ? promotionMove(move->from, move->to, *parts.becomes) : move;
}

template <class Cpu>
std::optional<Move> pieceMove(const Position& p, const Parts& parts)
{
    const Bitboard own = p.of(p.toMove);
    if (has(own, parts.to)) return {};
    Bitboard candidates = attacksOf<Cpu>(parts.role, parts.to, p.occupied()) & own & p.of(parts.role) & parts.origin;
    std::optional<Move> found;
    while (candidates) {
        const Square from = takeFirst(candidates);
        if (!isSafeAfter<Cpu>(p, parts.role, from, parts.to)) continue;
        if (found) return {};
        found = plainMove(parts.role, from, parts.to);
    }
    return found;
}

/// C.10: the file is written if that tells the men apart, else the rank, else both.
std::string originText(const Position& p, const Move& m)
{
    Bitboard others = noSquares;
    for (const Move& other : legalMoves(p))
        if (other.role == m.role && other.to == m.to && other.kind == MoveKind::Plain) others |= bit(other.from);
    others &= ~bit(m.from);
    const std::string square = toText(m.from);
    if (!others) return "";
    if (!(others & fileSet(fileOf(m.from)))) return square.substr(0, 1);
    if (!(others & rankSet(rankOf(m.from)))) return square.substr(1);
    return square;
}

std::string withoutCheck(const Position& p, const Move& m)
{
    if (m.kind == MoveKind::Castling) return m.to > m.from ? "O-O" : "O-O-O";
    const bool takes = has(p.occupied(), m.to) || m.kind == MoveKind::EnPassant;
    std::string text;
    if (m.role != Role::Pawn)
        text = englishLetter(m.role) + originText(p, m);
    else if (takes)
        text = toText(m.from).substr(0, 1);
    if (takes) text += 'x';
    text += toText(m.to);
    if (m.kind == MoveKind::Promotion) (text += '=') += englishLetter(m.becomes);
    return text;
}

} // namespace

std::string toSan(const Position& p, const Move& m)
{
    const Position next = p.after(m);
    std::string text = withoutCheck(p, m);
    if (isInCheck(next, next.toMove)) text += hasLegalMove(next) ? '+' : '#';
    return text;
}

std::optional<Move> readSan(const Position& p, std::string_view text)
{
    text = withoutMarks(text);
    if (!text.empty() && text.front() == 'O') return readCastling(p, text);
    const auto parts = readParts(text);
    if (!parts) return {};
    return onThisProcessor([&]<class Cpu>(Cpu) {
        return parts->role == Role::Pawn ? pawnMove<Cpu>(p, *parts) : pieceMove<Cpu>(p, *parts);
    });
}

} // namespace arbiter
