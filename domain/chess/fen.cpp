// Reading and writing FEN.
#include "domain/chess/fen.h"

#include <algorithm>
#include <charconv>

namespace arbiter {

namespace {

struct Field {
    std::string_view text;
    std::size_t column; ///< from 1
};

std::vector<Field> splitFields(std::string_view text)
{
    std::vector<Field> fields;
    for (std::size_t at = 0; at < text.size();) {
        const auto start = text.find_first_not_of(" \t\r\n", at);
        if (start == text.npos) break;
        at = std::min(text.find_first_of(" \t\r\n", start), text.size());
        fields.push_back({text.substr(start, at - start), start + 1});
    }
    return fields;
}

struct Man {
    Colour colour;
    Role role;
};

std::optional<Man> readMan(char c)
{
    for (const Role r : allRoles) {
        if (c == englishLetter(r)) return Man{Colour::White, r};
        if (c == englishLetter(r) - 'A' + 'a') return Man{Colour::Black, r};
    }
    return {};
}

using Fault = std::optional<FenError>;

/// The first field, rank 8 first.
Fault placeMen(const Field& field, Position& p)
{
    int file = 0, rank = 7;
    for (std::size_t i = 0; i < field.text.size(); ++i) {
        const char c = field.text[i];
        const std::size_t column = field.column + i;
        if (c == '/') {
            if (file != 8) return FenError{FenFault::RankNotEightFiles, column};
            if (rank == 0) return FenError{FenFault::NotEightRanks, column};
            file = 0;
            --rank;
        } else if (c >= '1' && c <= '8') {
            file += c - '0';
        } else if (const auto man = readMan(c); !man) {
            return FenError{FenFault::UnknownMan, column};
        } else if (file < 8) {
            p.toggle(man->colour, man->role, squareAt(file++, rank));
        } else {
            file = 9;
        }
        if (file > 8) return FenError{FenFault::RankNotEightFiles, column};
    }
    if (file != 8) return FenError{FenFault::RankNotEightFiles, field.column + field.text.size()};
    if (rank != 0) return FenError{FenFault::NotEightRanks, field.column + field.text.size()};
    return {};
}

Fault checkMen(const Position& p, std::size_t column)
{
    for (const Colour c : bothColours) {
        if (std::popcount(p.of(c, Role::King)) != 1) return FenError{FenFault::NotOneKingEach, column};
        if (std::popcount(p.of(c)) > 16) return FenError{FenFault::TooManyMen, column};
    }
    if (p.of(Role::Pawn) & (firstRank | rankSet(7))) return FenError{FenFault::PawnOnLastRank, column};
    return {};
}

/// The rook a castling letter speaks of, if king and rook can have stood there from the start.
std::optional<Square> castlingRook(const Position& p, char letter)
{
    const Colour c = letter >= 'A' && letter <= 'Z' ? Colour::White : Colour::Black;
    const char lower = static_cast<char>(letter | 0x20);
    const Square king = p.king(c);
    const Bitboard home = ownRankSet(c, 0);
    if (!has(home, king)) return {};
    Bitboard rooks = p.of(c, Role::Rook) & home;
    const Bitboard kingSide = home & ~((bit(king) << 1) - 1), queenSide = home & (bit(king) - 1);
    if (lower == 'k') rooks &= kingSide;
    if (lower == 'q') rooks &= queenSide;
    if (lower >= 'a' && lower <= 'h') rooks &= fileSet(lower - 'a');
    if (!rooks || !((lower >= 'a' && lower <= 'h') || lower == 'k' || lower == 'q')) return {};
    return lower == 'k' ? static_cast<Square>(63 - std::countl_zero(rooks)) : first(rooks);
}

/// One rook each side of each king.
Bitboard sameSide(const Position& p, Square rook)
{
    const Colour c = has(p.of(Colour::White), rook) ? Colour::White : Colour::Black;
    const Bitboard below = bit(p.king(c)) - 1;
    return ownRankSet(c, 0) & (rook < p.king(c) ? below : ~below);
}

void readCastling(std::string_view text, FenReading& reading)
{
    Position& p = reading.position;
    if (text == "-") return;
    bool dropped = false;
    for (const char letter : text) {
        const auto rook = castlingRook(p, letter);
        if (rook && !(p.castling & sameSide(p, *rook) & ~bit(*rook)))
            p.castling |= bit(*rook);
        else
            dropped = true;
    }
    if (dropped) reading.changes.push_back(FenChange::CastlingImpossible);
}

/// The double step must have been possible: the pawn is there, and the squares it came over are empty.
bool canHavePassed(const Position& p, Square s)
{
    const Colour mover = opposite(p.toMove);
    if (!has(ownRankSet(mover, 2), s)) return false;
    const int forward = mover == Colour::White ? 8 : -8;
    const auto pawn = static_cast<Square>(index(s) + forward), start = static_cast<Square>(index(s) - forward);
    return has(p.of(mover, Role::Pawn), pawn) && !has(p.occupied(), s) && !has(p.occupied(), start);
}

void readEnPassant(std::string_view text, FenReading& reading)
{
    if (text == "-") return;
    const auto square = readSquare(text);
    if (square && canHavePassed(reading.position, *square)) offerEnPassant(reading.position, *square);
    if (!reading.position.enPassant) reading.changes.push_back(FenChange::EnPassantDropped);
}

std::uint32_t readNumber(std::string_view text, std::uint32_t fallback, FenReading& reading)
{
    std::uint32_t n = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
    if (error == std::errc{} && end == text.data() + text.size() && n < 1'000'000'000) return n;
    reading.changes.push_back(FenChange::NumberUnreadable);
    return fallback;
}

std::string castlingText(const Position& p)
{
    std::string text;
    for (const Colour c : bothColours)
        for (const bool kingSide : {true, false}) {
            const Bitboard side = kingSide ? ~(bit(p.king(c)) - 1) : bit(p.king(c)) - 1;
            const Bitboard right = p.castling & ownRankSet(c, 0) & side;
            if (!right) continue;
            const bool outermost =
                castlingRook(p, c == Colour::White ? (kingSide ? 'K' : 'Q') : (kingSide ? 'k' : 'q')) == first(right);
            const char letter = outermost ? (kingSide ? 'K' : 'Q') : static_cast<char>('A' + fileOf(first(right)));
            text += c == Colour::White ? letter : static_cast<char>(letter | 0x20);
        }
    return text.empty() ? "-" : text;
}

std::string menText(const Position& p)
{
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        int gap = 0;
        const auto closeGap = [&] {
            if (gap) text += static_cast<char>('0' + gap);
            gap = 0;
        };
        for (int file = 0; file < 8; ++file) {
            const Square s = squareAt(file, rank);
            if (!has(p.occupied(), s)) {
                ++gap;
                continue;
            }
            closeGap();
            const char letter = englishLetter(p.roleOn(s));
            text += has(p.of(Colour::White), s) ? letter : static_cast<char>(letter | 0x20);
        }
        closeGap();
        if (rank) text += '/';
    }
    return text;
}

/// The fields after the men; a missing one has its usual value.
Fault readState(const std::vector<Field>& fields, FenReading& reading)
{
    Position& p = reading.position;
    const auto field = [&](std::size_t i, std::string_view usual) {
        return i < fields.size() ? fields[i].text : usual;
    };
    const auto player = field(1, "w");
    if (player != "w" && player != "b") return FenError{FenFault::UnknownPlayer, fields[1].column};
    p.toMove = player == "b" ? Colour::Black : Colour::White;
    if (isInCheck(p, opposite(p.toMove))) return FenError{FenFault::WaitingKingInCheck, fields[0].column};
    readCastling(field(2, "-"), reading);
    readEnPassant(field(3, "-"), reading);
    p.moveCount = readNumber(field(4, "0"), 0, reading);
    p.moveNumber = std::max(1u, readNumber(field(5, "1"), 1, reading));
    if (fields.size() < 6) reading.changes.push_back(FenChange::FieldMissing);
    if (fields.size() > 6) reading.changes.push_back(FenChange::RestIgnored);
    return {};
}

} // namespace

tl::expected<FenReading, FenError> readFen(std::string_view text)
{
    const auto fields = splitFields(text);
    if (fields.empty()) return tl::unexpected{FenError{FenFault::NotEightRanks, 1}};
    FenReading reading;
    auto fault = placeMen(fields[0], reading.position);
    if (!fault) fault = checkMen(reading.position, fields[0].column);
    if (!fault) fault = readState(fields, reading);
    if (fault) return tl::unexpected{*fault};
    reading.position.hash = hashOf(reading.position);
    return reading;
}

std::string toFen(const Position& p)
{
    return menText(p) + (p.toMove == Colour::White ? " w " : " b ") + castlingText(p) + ' ' +
           (p.enPassant ? toText(*p.enPassant) : "-") + ' ' + std::to_string(p.moveCount) + ' ' +
           std::to_string(p.moveNumber);
}

} // namespace arbiter
