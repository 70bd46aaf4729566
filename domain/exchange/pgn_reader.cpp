// Where games begin and end, their tags and results. Their moves are in pgn_reader_moves.cpp.
#include "domain/exchange/pgn_reader.h"

#include "domain/basics/word_filling.h"
#include "domain/chess/fen.h"

#include <algorithm>
#include <array>
#include <utility>

namespace arbiter {

namespace {

constexpr std::size_t mostWarnings = 1000; // a game: a file that is no PGN must not fill the memory
constexpr std::size_t longestQuote = 60;

/// At most as much as a message has room for, and no half characters.
std::string quote(std::string_view text)
{
    std::size_t length = std::min(text.size(), longestQuote);
    while (length > 0 && length < text.size() && (static_cast<unsigned char>(text[length]) & 0xc0) == 0x80) --length;
    return std::string{text.substr(0, length)};
}

/// Line ends in a comment are blanks, wherever its writer had to break the line.
std::string inOneLine(std::string_view text)
{
    std::string line;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool crlf = text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n';
        if (!crlf) line += text[i] == '\n' || text[i] == '\r' ? ' ' : text[i];
    }
    return line;
}

/// Rules that are played here, by the value of the tag Variant.
bool isOurVariant(std::string_view value)
{
    std::string plain;
    for (const char c : value)
        if (c != ' ' && c != '-' && c != '_') plain += static_cast<char>(c >= 'A' && c <= 'Z' ? c | 0x20 : c);
    constexpr std::array<std::string_view, 11> known{"",
                                                     "?",
                                                     "standard",
                                                     "normal",
                                                     "chess",
                                                     "fromposition",
                                                     "chess960",
                                                     "fischerandom",
                                                     "freestyle",
                                                     "fischerrandom",
                                                     "fischerrandomchess"};
    return std::find(known.begin(), known.end(), plain) != known.end();
}

} // namespace

PgnReader::PgnReader(encodings::ByteSource source, PgnReading how) : m_lexer{std::move(source)}, m_how{std::move(how)}
{
}

bool PgnReader::next(PgnGame& game)
{
    begin(game);
    for (;;) {
        if (!m_hasToken) m_token = &m_lexer.next();
        m_hasToken = m_token->kind == PgnTokenKind::End || (m_anything && startsNextGame(*m_token));
        if (m_token->kind == PgnTokenKind::End && !m_anything) return false;
        if (m_hasToken) break;
        if (!m_anything) m_start = m_lexer.byteOf(*m_token);
        m_anything = true;
        if (!handle(*m_token)) break;
    }
    finish();
    return true;
}

void PgnReader::begin(PgnGame& game)
{
    m_game = &game;
    game.tags.clear();
    game.game.restart(startPosition());
    game.line = {};
    game.result = PgnResult::Unknown;
    game.unplayed = false;
    game.warnings.clear();
    game.error.reset();
    m_branches.clear();
    m_depth = 0;
    m_anything = m_moves = m_resultRead = m_afterTag = false;
    m_dots = 0;
}

/// Where no result ended the game, the token that did is still to be read.
void PgnReader::finish()
{
    if (!m_resultRead) {
        startMoves(*m_token);
        if (m_depth > 0) warn(PgnWarningKind::VariationNotClosed, *m_token);
        if (m_game->game.plies() > 0) warn(PgnWarningKind::ResultMissing, *m_token);
        const std::string* const tagged = m_game->tag("Result");
        m_game->result = tagged ? readPgnResult(*tagged).value_or(PgnResult::Unknown) : PgnResult::Unknown;
    }
    const std::string* const termination = m_game->tag("Termination");
    m_game->unplayed = termination && *termination == "unplayed";
}

/// A tag after moves, or the tag Event once more after an empty line.
bool PgnReader::startsNextGame(const PgnToken& token) const
{
    if (token.kind != PgnTokenKind::Tag && token.kind != PgnTokenKind::BrokenTag) return false;
    if (m_moves || m_game->error) return true;
    return token.newlines > 1 && token.text == "Event" && m_game->tag("Event");
}

/// False when the game is over with this token.
bool PgnReader::handle(const PgnToken& token)
{
    const bool tagBefore = std::exchange(m_afterTag, false);
    switch (token.kind) {
    case PgnTokenKind::End: break;
    case PgnTokenKind::Tag:
    case PgnTokenKind::BrokenTag: tag(token); break;
    case PgnTokenKind::Word: m_afterTag = tagBefore; return word(token);
    case PgnTokenKind::MoveNumber:
        if (!m_moves) startMoves(token);
        checkNumber(token);
        break;
    case PgnTokenKind::Result: return result(token);
    case PgnTokenKind::Nag:
        if (PgnMove* const move = lastMove()) move->nags.push_back(token.number);
        break;
    case PgnTokenKind::DrawOffer:
        if (PgnMove* const move = lastMove()) move->drawOffered = true;
        break;
    case PgnTokenKind::Comment: note(token, false); break;
    case PgnTokenKind::Escape: note(token, true); break;
    case PgnTokenKind::CommentNotClosed:
        if (!m_moves) startMoves(token);
        fail(PgnFault::CommentNotClosed, token);
        break;
    case PgnTokenKind::VariationStart: variationStart(token); break;
    case PgnTokenKind::VariationEnd: variationEnd(token); break;
    case PgnTokenKind::StrayBracket: warn(PgnWarningKind::StrayBracket, token, quote(token.text)); break;
    case PgnTokenKind::Markup: warn(PgnWarningKind::MarkupIgnored, token, quote(token.text)); break;
    }
    return true;
}

void PgnReader::tag(const PgnToken& token)
{
    m_afterTag = true;
    if (token.kind == PgnTokenKind::BrokenTag) warn(PgnWarningKind::BrokenTag, token, quote(token.text));
    if (token.value.data() == nullptr) return;
    if (m_game->tag(token.text)) return warn(PgnWarningKind::DuplicateTag, token, quote(token.text));
    m_game->tags.push_back({std::string{token.text}, std::string{token.value}});
}

/// The tags are read: whether it is chess, and from where it starts.
void PgnReader::startMoves(const PgnToken& token)
{
    if (m_moves) return;
    m_moves = true;
    const std::string* const fen = m_game->tag("FEN");
    const std::string* const setUpTag = m_game->tag("SetUp");
    const std::string* const variant = m_game->tag("Variant");
    if (variant && !isOurVariant(*variant))
        fail(PgnFault::OtherVariant, token, *variant);
    else if (fen)
        setUp(token, *fen);
    if (setUpTag && (*setUpTag == "1") != (fen != nullptr)) warn(PgnWarningKind::SetUpConflict, token);
    const Position& start = m_game->game.now();
    if (everything()) m_branches.push_back({&m_game->line, start, start, false});
}

void PgnReader::setUp(const PgnToken& token, const std::string& fen)
{
    const auto reading = readFen(fen);
    if (!reading) {
        const FenError& e = reading.error();
        return fail(PgnFault::BadFen, token,
                    fillWord({"column {0}: {1}", "第{0}列：{1}"}, {std::to_string(e.column), inWords(e.fault)}));
    }
    m_game->game.restart(reading->position);
    for (const FenChange change : reading->changes) warn(PgnWarningKind::FenChanged, token, inWords(change));
}

/// A result ends the game, but for one inside a variation that goes on to its closing bracket.
bool PgnReader::result(const PgnToken& token)
{
    if (!m_moves) startMoves(token);
    const auto read = readPgnResult(token.text.substr(0, token.text.find_last_not_of(".,") + 1));
    if (m_depth > 0) {
        if (!m_game->error && m_lexer.variationEndIsNext()) return true;
        warn(PgnWarningKind::VariationNotClosed, token);
    }
    m_resultRead = true;
    m_game->result = read.value_or(PgnResult::Unknown);
    const std::string* const tagged = m_game->tag("Result");
    const auto tag = tagged ? readPgnResult(*tagged) : std::nullopt;
    if (tag && *tag != m_game->result)
        warn(PgnWarningKind::ResultConflict, token, *tagged + " / " + std::string{toText(m_game->result)});
    return false;
}

PgnMove* PgnReader::lastMove()
{
    if (m_branches.empty() || !followed() || m_branches.back().line->moves.empty()) return nullptr;
    return &m_branches.back().line->moves.back();
}

void PgnReader::note(const PgnToken& token, bool escaped)
{
    if (!everything() || m_game->error || (m_moves && !followed())) return;
    PgnLine& line = m_moves ? *m_branches.back().line : m_game->line;
    auto& notes = line.moves.empty() ? line.before : line.moves.back().notes;
    notes.push_back({inOneLine(token.text), escaped});
}

void PgnReader::warn(PgnWarningKind kind, const PgnToken& token, Word detail)
{
    if (m_game->warnings.size() < mostWarnings)
        m_game->warnings.push_back({kind, m_lexer.placeOf(token), std::move(detail)});
}

void PgnReader::fail(PgnFault fault, const PgnToken& token, Word detail)
{
    if (m_game->error) return;
    const std::size_t ply = m_game->game.plies() + 1;
    m_game->error = PgnError{ply, quote(token.text), fault, std::move(detail), m_lexer.placeOf(token)};
}

} // namespace arbiter
