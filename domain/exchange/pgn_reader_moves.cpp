// The moves of a game and its variations, each read on the board it is played on.
#include "domain/exchange/pgn_reader.h"

#include "domain/basics/word_filling.h"
#include "domain/chess/legal_moves.h"
#include "domain/chess/san.h"
#include "domain/exchange/pgn_tag_line.h"

#include <algorithm>
#include <utility>

namespace arbiter {

namespace {

constexpr std::size_t deepestVariation = 100;

PgnFault faultOf(NotationFault fault)
{
    switch (fault) {
    case NotationFault::Illegal: return PgnFault::Illegal;
    case NotationFault::Ambiguous: return PgnFault::Ambiguous;
    case NotationFault::PromotionMissing: return PgnFault::PromotionMissing;
    case NotationFault::NullMove: return PgnFault::NullMove;
    case NotationFault::Syntax:
    case NotationFault::Result:
    case NotationFault::DrawOffer: return PgnFault::Syntax;
    }
    return PgnFault::Syntax;
}

/// Whether x, + and # say what the move does; then there is nothing to warn of.
bool signsFit(const Position& before, Move m, std::string_view text)
{
    const Position after = before.after(m);
    const bool takes =
        m.kind() == MoveKind::EnPassant || (m.kind() != MoveKind::Castling && has(before.occupied(), m.to()));
    const bool check = isInCheck(after, after.toMove), mate = check && !hasLegalMove(after);
    return (text.find('x') != text.npos) == takes && (text.find('+') != text.npos) == (check && !mate) &&
           (text.find('#') != text.npos) == mate;
}

/// "Nf3!?" has $5.
std::vector<int> suffixNag(std::string_view text)
{
    const int nag = nagOfSuffix(text.substr(text.find_last_not_of("!?") + 1));
    return nag ? std::vector{nag} : std::vector<int>{};
}

/// Laws C.13 leaves these signs to the player.
bool isOptional(NotationWarning w)
{
    return w == NotationWarning::CaptureSignMissing || w == NotationWarning::CheckSignMissing ||
           w == NotationWarning::MateSignMissing;
}

Word warningText(std::string_view text, const std::vector<NotationWarning>& warnings)
{
    Word joined{""};
    for (const NotationWarning w : warnings) {
        if (isOptional(w)) continue;
        append(joined, isEmpty(joined) ? Word{std::string{text} + ": "} : Word{Bilingual{"; ", "；"}});
        append(joined, inWords(w));
    }
    return joined;
}

} // namespace

Move PgnReader::readStrictly(const Position& p, std::string_view text) const
{
    return m_english ? readSan(p, text) : Move{};
}

/// False when the word ended the game.
bool PgnReader::word(const PgnToken& token)
{
    if (m_afterTag && isTextAfterTag(token)) {
        warn(PgnWarningKind::TextAfterTag, token, std::string{token.text.substr(0, 20)});
        return true;
    }
    m_afterTag = false;
    if (!m_moves) startMoves(token);
    if (token.text[0] == '0' && m_depth == 0 && mayBeDoubleLoss(token)) {
        PgnToken zeros = token;
        zeros.text = "0-0";
        if (m_lexer.tagOrEndIsNext()) return result(zeros);
        if (!m_game->error) mainMove(zeros);
    } else if (m_game->error) {
        return true;
    } else if (m_depth > 0) {
        variationMove(token);
    } else {
        mainMove(token);
    }
    return true;
}

bool PgnReader::isTextAfterTag(const PgnToken& token) const
{
    if (m_moves || token.newlines > 0) return false;
    const auto reading = readNotation(startPosition(), token.text, m_how.language);
    return !reading && reading.error().fault == NotationFault::Syntax;
}

/// "0-0" is castling where that is legal, unless the game ends here and its tag says that both lost.
bool PgnReader::mayBeDoubleLoss(const PgnToken& token) const
{
    if (readPgnResult(token.text) != PgnResult::BothLose) return false;
    const std::string* const tag = m_game->tag("Result");
    return (tag && readPgnResult(*tag) == PgnResult::BothLose) || !readNotation(m_game->game.now(), token.text);
}

void PgnReader::mainMove(const PgnToken& token)
{
    const Position& p = m_game->game.now();
    const auto move = readStrictly(p, token.text);
    if (!move || (everything() && !signsFit(p, move, token.text))) return looseMove(token);
    if (everything() && numberContradicts()) warn(PgnWarningKind::MoveNumberWrongSide, token);
    play(token, move, false);
}

/// A symbol of evaluation, a sign that stands apart, or a move that is not written as the standard has it.
void PgnReader::looseMove(const PgnToken& token)
{
    if (const auto nag = nagOfSymbol(token.text)) {
        if (PgnMove* const move = lastMove()) move->nags.push_back(*nag);
        return;
    }
    if (isDetachedMark(token.text)) return;
    const auto reading = readNotation(m_game->game.now(), token.text, m_how.language);
    if (!reading) return failMove(token, reading.error());
    if (auto text = warningText(token.text, reading->warnings); !isEmpty(text))
        warn(PgnWarningKind::NotationLoose, token, std::move(text));
    if (numberContradicts()) warn(PgnWarningKind::MoveNumberWrongSide, token);
    play(token, reading->move, reading->drawOffered);
}

void PgnReader::play(const PgnToken& token, Move move, bool drawOffered)
{
    m_dots = 0;
    m_game->game.play(move);
    if (!everything()) return;
    Branch& main = m_branches.front();
    main.before = main.now;
    main.now = m_game->game.now();
    main.line->moves.push_back({move, suffixNag(token.text), {}, {}, drawOffered});
}

void PgnReader::failMove(const PgnToken& token, const NotationError& error)
{
    const Position& p = m_game->game.now();
    const BoardEnd end = boardEnd(p);
    if (end != BoardEnd::None && error.fault != NotationFault::Syntax)
        return fail(PgnFault::GameIsOver, token,
                    end == BoardEnd::Checkmate ? Bilingual{"checkmate", "将死"} : Bilingual{"stalemate", "逼和"});
    Word detail{""};
    if (numberContradicts())
        detail =
            fillWord(p.toMove == Colour::White
                         ? Bilingual{"move number {0} of Black, White is to move", "第{0}回合写的是黑方，轮到白方走"}
                         : Bilingual{"move number {0} of White, Black is to move", "第{0}回合写的是白方，轮到黑方走"},
                     {std::to_string(m_number)});
    const Word moves = movesInWords(p, error);
    if (!isEmpty(detail) && !isEmpty(moves)) append(detail, Bilingual{"; ", "；"});
    append(detail, moves);
    fail(faultOf(error.fault), token, std::move(detail));
}

void PgnReader::checkNumber(const PgnToken& token)
{
    if (m_depth > 0) return;
    if (token.number > 0) m_number = token.number;
    m_dots = std::max(token.dots, token.number > 0 ? 0 : m_dots + token.dots);
}

/// One dot speaks of White, more of Black.
bool PgnReader::numberContradicts() const
{
    const bool white = m_game->game.now().toMove == Colour::White;
    return white ? m_dots > 1 : m_dots == 1;
}

void PgnReader::variationStart(const PgnToken& token)
{
    if (!m_moves) startMoves(token);
    const bool follow = everything() && followed() && !m_game->error && m_depth < deepestVariation;
    ++m_depth;
    if (!follow) return;
    Branch& parent = m_branches.back();
    if (parent.line->moves.empty() || parent.unreadable) return warn(PgnWarningKind::VariationUnreadable, token);
    PgnLine& line = parent.line->moves.back().variations.emplace_back();
    const Position start = parent.before;
    m_branches.push_back({&line, start, start, false});
}

void PgnReader::variationEnd(const PgnToken& token)
{
    if (m_depth == 0) return warn(PgnWarningKind::StrayBracket, token, ")");
    if (followed() && m_branches.size() > 1) m_branches.pop_back();
    --m_depth;
}

/// A variation is no part of the game: where it cannot be read on, it ends.
void PgnReader::variationMove(const PgnToken& token)
{
    if (!everything() || !followed() || m_branches.back().unreadable) return;
    Branch& branch = m_branches.back();
    PgnMove entry;
    entry.move = readStrictly(branch.now, token.text);
    if (!entry.move) {
        if (const auto nag = nagOfSymbol(token.text)) {
            if (PgnMove* const move = lastMove()) move->nags.push_back(*nag);
            return;
        }
        if (isDetachedMark(token.text)) return;
        const auto reading = readNotation(branch.now, token.text, m_how.language);
        if (reading) entry.move = reading->move;
        const auto passed = branch.now.afterNullMove();
        const bool null = !reading && reading.error().fault == NotationFault::NullMove && passed;
        if (!reading && !null) {
            branch.unreadable = true;
            return warn(PgnWarningKind::VariationUnreadable, token, std::string{token.text.substr(0, 20)});
        }
    }
    entry.nags = suffixNag(token.text);
    branch.before = branch.now;
    branch.now = entry.move ? branch.now.after(entry.move) : *branch.now.afterNullMove();
    branch.line->moves.push_back(std::move(entry));
}

} // namespace arbiter
