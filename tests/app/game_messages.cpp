// What the verbs about games say: every sentence in both languages, with the same places to fill.
#include "app/games/game_messages.h"

#include <boost/test/unit_test.hpp>

#include <string>

using namespace arbiter;

BOOST_AUTO_TEST_SUITE(messages_about_games)

BOOST_AUTO_TEST_CASE(everything_is_said_in_english_and_chinese)
{
    for (int i = 0; i <= static_cast<int>(lastGameMessage); ++i) {
        const Bilingual text = textOf(static_cast<GameMessage>(i));
        BOOST_TEST((!text.en.empty() && !text.zh.empty() && text.en != text.zh), "row " << i);
        for (char n = '0'; n <= '9'; ++n) {
            const std::string place{'{', n, '}'};
            BOOST_TEST((text.en.find(place) == text.en.npos) == (text.zh.find(place) == text.zh.npos),
                       text.en << place);
        }
    }
    BOOST_TEST(messageOf(GameMessage::CannotBeRead, {"x.pgn"}).zh == "x.pgn：无法读取");
}

BOOST_AUTO_TEST_SUITE_END()
