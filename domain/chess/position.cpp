// Playing a move on the board, and what two positions have in common (Laws 3, 9.2.3).
#include "domain/chess/position.h"

#include "domain/chess/attackers.h"
#include "domain/chess/hash_numbers.h"

namespace arbiter {

namespace {

void setEnPassant(Position& p, std::optional<Square> square)
{
    if (p.enPassant) p.hash ^= hashNumbers.enPassantFile[static_cast<std::size_t>(fileOf(*p.enPassant))];
    p.enPassant = square;
    if (square) p.hash ^= hashNumbers.enPassantFile[static_cast<std::size_t>(fileOf(*square))];
}

void loseCastling(Position& p, Bitboard rooks)
{
    Bitboard lost = p.castling & rooks;
    p.castling ^= lost;
    while (lost) p.hash ^= hashNumbers.castlingRook[takeFirst(lost)];
}

void castle(Position& p, Move m)
{
    p.toggle(p.toMove, Role::King, m.from());
    p.toggle(p.toMove, Role::Rook, m.to());
    p.toggle(p.toMove, Role::King, castledKing(m));
    p.toggle(p.toMove, Role::Rook, castledRook(m));
}

void moveMan(Position& p, Move m)
{
    const Colour us = p.toMove, them = opposite(us);
    if (has(p.of(them), m.to())) {
        p.toggle(them, p.roleOn(m.to()), m.to());
        p.moveCount = 0;
    } else if (m.kind() == MoveKind::EnPassant) {
        p.toggle(them, Role::Pawn, behind(m.to(), us));
    }
    if (m.role() == Role::Pawn) p.moveCount = 0;
    if (m.kind() == MoveKind::Promotion) {
        p.toggle(us, Role::Pawn, m.from());
        p.toggle(us, m.becomes(), m.to());
        return;
    }
    p.roles[static_cast<std::size_t>(m.role())] ^= bit(m.from()) | bit(m.to());
    p.colours[static_cast<std::size_t>(us)] ^= bit(m.from()) | bit(m.to());
    p.hash ^= hashNumbers.of(us, m.role(), m.from()) ^ hashNumbers.of(us, m.role(), m.to());
}

template <class Cpu> bool someEnPassantIsLegal(const Position& p, Square to)
{
    Bitboard takers = steps.pawn[opposite(p.toMove)][to] & p.of(p.toMove, Role::Pawn);
    while (takers)
        if (isLegalEnPassant<Cpu>(p, takeFirst(takers), to)) return true;
    return false;
}

Bitboard ownFirstRank(Colour c) { return ownRankSet(c, 0); }

} // namespace

void Position::toggle(Colour c, Role r, Square s)
{
    roles[static_cast<std::size_t>(r)] ^= bit(s);
    colours[static_cast<std::size_t>(c)] ^= bit(s);
    hash ^= hashNumbers.of(c, r, s);
}

void Position::play(Move m)
{
    const Colour us = toMove;
    ++moveCount;
    if (us == Colour::Black) ++moveNumber;
    setEnPassant(*this, {});
    if (m.kind() == MoveKind::Castling)
        castle(*this, m);
    else
        moveMan(*this, m);
    if (castling)
        loseCastling(*this, bit(m.from()) | bit(m.to()) | (m.role() == Role::King ? ownFirstRank(us) : noSquares));
    toMove = opposite(us);
    hash ^= hashNumbers.blackToMove;
    const bool doubleStep = m.role() == Role::Pawn && (index(m.from()) ^ index(m.to())) == 16;
    if (doubleStep) offerEnPassant(*this, behind(m.to(), us));
}

Position Position::after(Move move) const
{
    Position next = *this;
    next.play(move);
    return next;
}

std::optional<Position> Position::afterNullMove() const
{
    if (isInCheck(*this, toMove)) return {};
    Position next = *this;
    setEnPassant(next, {});
    next.toMove = opposite(toMove);
    next.hash ^= hashNumbers.blackToMove;
    ++next.moveCount;
    if (toMove == Colour::Black) ++next.moveNumber;
    return next;
}

PositionHash hashOf(const Position& p)
{
    PositionHash h = p.toMove == Colour::Black ? hashNumbers.blackToMove : 0;
    for (const Colour c : bothColours)
        for (const Role r : allRoles)
            for (Bitboard men = p.of(c, r); men != 0;) h ^= hashNumbers.of(c, r, takeFirst(men));
    for (Bitboard rooks = p.castling; rooks != 0;) h ^= hashNumbers.castlingRook[takeFirst(rooks)];
    if (p.enPassant) h ^= hashNumbers.enPassantFile[static_cast<std::size_t>(fileOf(*p.enPassant))];
    return h;
}

void offerEnPassant(Position& p, Square behindThePawn)
{
    const Bitboard takers = steps.pawn[opposite(p.toMove)][behindThePawn] & p.of(p.toMove, Role::Pawn);
    if (!takers) return;
    if (onThisProcessor([&]<class Cpu>(Cpu) { return someEnPassantIsLegal<Cpu>(p, behindThePawn); }))
        setEnPassant(p, behindThePawn);
}

bool isInCheck(const Position& p, Colour side)
{
    return onThisProcessor(
        [&]<class Cpu>(Cpu) { return attackersOf<Cpu>(p, p.king(side), opposite(side), p.occupied()) != 0; });
}

} // namespace arbiter
