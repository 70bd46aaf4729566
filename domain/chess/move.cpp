// Moves in coordinates.
#include "domain/chess/move.h"

namespace arbiter {

namespace {

/// King on the e-file, rook on the a- or h-file.
bool isOrdinaryCastling(Move m) { return fileOf(m.from()) == 4 && (fileOf(m.to()) == 0 || fileOf(m.to()) == 7); }

} // namespace

std::string toCoordinates(Move m)
{
    const bool castling = m.kind() == MoveKind::Castling;
    std::string text = toText(m.from()) + toText(castling && isOrdinaryCastling(m) ? castledKing(m) : m.to());
    if (m.kind() == MoveKind::Promotion) text += static_cast<char>(englishLetter(m.becomes()) - 'A' + 'a');
    return text;
}

} // namespace arbiter
