// Which of the readings of a text is legal, and what is to be said about it.
#include "domain/chess/notation.h"

#include "domain/chess/legal_moves.h"
#include "domain/chess/notation_letters.h"
#include "domain/chess/notation_parse.h"
#include "domain/chess/san.h"

#include <algorithm>
#include <numeric>

namespace arbiter {

namespace {

using Answer = tl::expected<NotationReading, NotationError>;
using Moves = std::vector<Move>;

bool isCapture(const Position& p, Move m)
{
    return m.kind() == MoveKind::EnPassant || (m.kind() != MoveKind::Castling && has(p.occupied(), m.to()));
}

/// A pawn that is not said to take goes straight on; one that is takes.
bool fitsPawn(const MovePattern& pattern, Move m)
{
    const bool straight = fileOf(m.from()) == fileOf(m.to());
    if (pattern.capture) return !straight;
    return pattern.originWritten || straight;
}

bool fits(const Position& p, const MovePattern& pattern, Move m)
{
    if (m.kind() == MoveKind::Castling) return false;
    if (pattern.role && *pattern.role != m.role()) return false;
    if (!has(pattern.from, m.from()) || !has(pattern.to, m.to())) return false;
    if (!pattern.role && !pattern.originWritten) return isCapture(p, m);
    return pattern.role != Role::Pawn || fitsPawn(pattern, m);
}

/// "e1g1", "Kg1": the king on the square where castling brings him; in Chess960 also king takes rook.
bool fitsCastling(const MovePattern& pattern, Move m)
{
    if (m.kind() != MoveKind::Castling || (pattern.role && *pattern.role != Role::King)) return false;
    if (!pattern.role && !pattern.originWritten) return false;
    const bool takesRook = pattern.originWritten && has(pattern.to, m.to());
    return has(pattern.from, m.from()) && (takesRook || has(pattern.to, castledKing(m)));
}

Moves select(const MoveList& legal, auto condition)
{
    Moves found;
    std::copy_if(legal.begin(), legal.end(), std::back_inserter(found), condition);
    return found;
}

/// The legal moves a pattern can mean; castling only where no plain move of the king fits.
Moves movesOf(const Position& p, const MoveList& legal, const MovePattern& pattern)
{
    Moves found = select(legal, [&](Move m) { return fits(p, pattern, m); });
    if (found.empty()) found = select(legal, [&](Move m) { return fitsCastling(pattern, m); });
    return found;
}

std::string plainText(const std::u32string& text)
{
    std::string plain;
    for (const char32_t c : text)
        plain += c >= firstRoleSign ? englishLetter(static_cast<Role>(c - firstRoleSign))
                 : c < 128          ? static_cast<char>(c)
                                    : '?';
    return plain;
}

/// How many characters must be changed, put in or left out to make one text of the other.
std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t change = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({change, row[j] + 1, diagonal + 1});
        }
    }
    return row[b.size()];
}

/// Legal moves whose SAN or coordinates differ from the text by one or two characters.
Moves suggest(const Position& p, const MoveList& legal, const std::u32string& text)
{
    constexpr std::size_t atMost = 5;
    const std::string written = plainText(text).substr(0, 16);
    std::vector<std::pair<std::size_t, Move>> near;
    for (const Move m : legal) {
        std::string san = toSan(p, m);
        while (san.back() == '+' || san.back() == '#') san.pop_back();
        const std::size_t distance = std::min(editDistance(written, san), editDistance(written, toCoordinates(m)));
        if (distance <= (written.size() > 2 ? 2u : 1u)) near.emplace_back(distance, m);
    }
    std::stable_sort(near.begin(), near.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    Moves moves;
    for (const auto& [distance, m] : near)
        if (moves.size() < atMost) moves.push_back(m);
    return moves;
}

/// Compares the signs with what the move does.
void judgeMarks(const Position& p, Move m, const MoveMarks& marks, NotationReading& reading)
{
    const auto warnIf = [&](bool condition, NotationWarning w) {
        if (condition) reading.warnings.push_back(w);
    };
    const bool takes = isCapture(p, m);
    warnIf(takes && !marks.capture, NotationWarning::CaptureSignMissing);
    warnIf(!takes && marks.capture, NotationWarning::FalseCaptureSign);
    warnIf(marks.enPassant && m.kind() != MoveKind::EnPassant, NotationWarning::FalseEnPassantSign);
    const Position next = p.after(m);
    const bool check = isInCheck(next, next.toMove), mate = check && !hasLegalMove(next);
    warnIf(check && !mate && !marks.check && !marks.mate, NotationWarning::CheckSignMissing);
    warnIf(!check && marks.check, NotationWarning::FalseCheckSign);
    warnIf(mate && !marks.mate, NotationWarning::MateSignMissing);
    warnIf(!mate && marks.mate, NotationWarning::FalseMateSign);
}

NotationError fault(NotationFault why) { return {why, {}, {}}; }

/// What a pattern that fits some legal moves comes to.
Answer decide(const MovePattern& pattern, const Moves& found)
{
    const bool promotes = found.front().kind() == MoveKind::Promotion;
    if (!promotes) {
        if (found.size() > 1) return tl::unexpected{NotationError{NotationFault::Ambiguous, found, {}}};
        return NotationReading{found.front(), false, pattern.warnings};
    }
    Moves chosen;
    for (const Move m : found)
        if (m.becomes() == pattern.becomes) chosen.push_back(m);
    if (chosen.empty()) return tl::unexpected{NotationError{NotationFault::PromotionMissing, {}, found}};
    if (chosen.size() > 1) return tl::unexpected{NotationError{NotationFault::Ambiguous, chosen, {}}};
    return NotationReading{chosen.front(), false, pattern.warnings};
}

bool promotionFits(const MovePattern& pattern, const Moves& found)
{
    return !found.empty() && (!pattern.becomes || found.front().kind() == MoveKind::Promotion);
}

Answer readMove(const Position& p, const std::u32string& text, std::string_view language, MoveMarks& marks)
{
    const MoveList legal = legalMoves(p);
    if (const auto kingSide = readCastling(text)) {
        if (const Move m = legalCastling(p, *kingSide)) return NotationReading{m, false, {}};
        return tl::unexpected{NotationError{NotationFault::Illegal, {}, suggest(p, legal, text)}};
    }
    const auto patterns = readPatterns(text, language);
    for (const MovePattern& pattern : patterns) {
        const Moves found = movesOf(p, legal, pattern);
        if (!promotionFits(pattern, found)) continue;
        marks.capture = marks.capture || pattern.capture;
        auto answer = decide(pattern, found);
        if (answer && answer->move.kind() == MoveKind::Castling)
            answer->warnings.push_back(NotationWarning::CastlingAsKingMove);
        return answer;
    }
    const auto why = patterns.empty() ? NotationFault::Syntax : NotationFault::Illegal;
    return tl::unexpected{NotationError{why, {}, suggest(p, legal, text)}};
}

} // namespace

Answer readNotation(const Position& p, std::string_view written, std::string_view language)
{
    constexpr std::size_t longest = 64; // bytes; no move is as long, and a text is not worth comparing beyond it
    auto text = written.size() <= longest ? foldNotation(written) : std::nullopt;
    if (!text) return tl::unexpected{fault(NotationFault::Syntax)};
    if (isResult(*text)) return tl::unexpected{fault(NotationFault::Result)};
    takeMoveNumber(*text);
    if (isNullMove(*text)) return tl::unexpected{fault(NotationFault::NullMove)};
    MoveMarks marks = takeMarks(*text);
    if (text->empty()) return tl::unexpected{fault(marks.drawOffer ? NotationFault::DrawOffer : NotationFault::Syntax)};
    auto answer = readMove(p, *text, language, marks);
    if (!answer) return answer;
    answer->drawOffered = marks.drawOffer;
    judgeMarks(p, answer->move, marks, *answer);
    return answer;
}

} // namespace arbiter
