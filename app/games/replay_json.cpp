// A game as a line of JSON, written by hand here: the names of its fields are fixed.
#include "app/games/replay_json.h"

#include "app/games/game_messages.h"
#include "domain/basics/word_filling.h"
#include "domain/chess/fen.h"

#include <fmt/format.h>

namespace arbiter {

namespace {

std::string jsonText(std::string_view text)
{
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            (out += '\\') += c;
        else if (static_cast<unsigned char>(c) < 0x20)
            out += fmt::format("\\u{:04x}", static_cast<int>(c));
        else
            out += c;
    }
    return out += '"';
}

/// [a, b, ...] of what `value` gives for each ply that `wanted` holds for.
template <class Wanted, class Value> std::string jsonPlies(const Game& game, Wanted wanted, Value value)
{
    std::string out = "[";
    for (std::size_t ply = 0; ply <= game.plies(); ++ply)
        if (wanted(ply)) out += fmt::format("{}{}", out.size() > 1 ? "," : "", value(ply));
    return out += ']';
}

std::string jsonTags(const PgnGame& game)
{
    std::string out = "{";
    for (const PgnTag& tag : game.tags)
        out += fmt::format("{}{}: {}", out.size() > 1 ? ", " : "", jsonText(tag.name), jsonText(tag.value));
    return out += '}';
}

/// What is wrong, with what more is known of it.
Word inFull(Bilingual what, const Word& detail)
{
    return isEmpty(detail) ? Word{what} : messageOf(GameMessage::WithDetail, {what, detail});
}

std::string jsonError(const std::optional<PgnError>& error, Language language)
{
    if (!error) return "null";
    return fmt::format(R"({{"ply": {}, "text": {}, "why": {}, "line": {}, "column": {}, "byte": {}}})", error->ply,
                       jsonText(error->text), jsonText(inFull(inWords(error->fault), error->detail).in(language)),
                       error->place.line, error->place.column, error->place.byte);
}

std::string jsonWarnings(const PgnGame& game, Language language)
{
    std::string out = "[";
    for (const PgnWarning& w : game.warnings) {
        const Word text = messageOf(GameMessage::AtPlace, {std::to_string(w.place.line), std::to_string(w.place.column),
                                                           inFull(inWords(w.kind), w.detail)});
        out += (out.size() > 1 ? ", " : "") + jsonText(text.in(language));
    }
    return out += ']';
}

} // namespace

void printReplayJson(std::size_t number, const PgnGame& read, Language language)
{
    const Game& game = read.game;
    const auto all = [](std::size_t) { return true; };
    const auto itself = [](std::size_t ply) { return ply; };
    const auto claims = [&](bool (*holds)(const Game&, std::size_t, ClaimLimits)) {
        return jsonPlies(
            game, [&](std::size_t ply) { return holds(game, ply, {}); }, itself);
    };
    fmt::print("{{\"game\": {}, \"tags\": {}, \"result\": {}, \"plies\": {}, \"finalFen\": {}, ", number,
               jsonTags(read), jsonText(toText(read.result)), game.plies(), jsonText(toFen(game.now())));
    fmt::print("\"occurrences\": {}, \"moveCount\": {}, ",
               jsonPlies(game, all, [&](std::size_t ply) { return game.occurrences(ply); }),
               jsonPlies(game, all, [&](std::size_t ply) { return game.at(ply).moveCount; }));
    fmt::print("\"repetitionNow\": {}, \"repetitionByMove\": {}, \"fiftyNow\": {}, \"fiftyByMove\": {}, ",
               claims(repetitionHoldsNow), claims(repetitionByMove), claims(moveCountHoldsNow),
               claims(moveCountByMove));
    fmt::print("\"error\": {}, \"warnings\": {}}}\n", jsonError(read.error, language), jsonWarnings(read, language));
}

void printNoGameJson()
{
    fmt::print(R"({{"game": 0, "tags": {{}}, "result": "*", "plies": 0, "finalFen": "", "occurrences": [], )");
    fmt::print(R"("moveCount": [], "repetitionNow": [], "repetitionByMove": [], "fiftyNow": [], "fiftyByMove": [], )");
    fmt::print(R"("error": null, "warnings": []}})"
               "\n");
}

} // namespace arbiter
