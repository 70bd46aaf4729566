// Names for the numbers in a fact.
#include "app/desk/speaker.h"

#include "domain/tournament/query.h"

namespace arbiter {

namespace {

std::string nameFor(const Tournament& t, PlayerId id, Language language)
{
    const auto* player = findPlayer(t, id);
    return player ? nameOf(*player, language) : "?";
}

} // namespace

Speaker speakerFor(const Tournament& t, Language language)
{
    return {language, [&t, language](PlayerId id) { return nameFor(t, id, language); },
            [&t, language](const GameRef& game, Colour colour) {
                const auto* board = findBoard(t, game.round, game.board);
                return board ? nameFor(t, board->pairing.of(colour), language) : std::string{"?"};
            }};
}

} // namespace arbiter
