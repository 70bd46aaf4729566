// Every printed word is there in both languages, in the terms of Chinese arbiters.
#include "reports/words.h"
#include "reports/dates.h"

#include <set>

using namespace arbiter;
using namespace arbiter::reports;

namespace {

std::set<char> placesOf(std::string_view text)
{
    std::set<char> places;
    for (std::size_t i = 0; i + 2 < text.size(); ++i)
        if (text[i] == '{' && text[i + 2] == '}') places.insert(text[i + 1]);
    return places;
}

bool isJoint(Says says) { return says == Says::ListComma || says == Says::ListSemicolon || says == Says::DayAndTime; }

} // namespace

BOOST_AUTO_TEST_SUITE(words)

BOOST_AUTO_TEST_CASE(there_is_a_row_for_each_in_its_order)
{
    BOOST_TEST_REQUIRE(allWords().size() == static_cast<std::size_t>(Says::December) + 1);
    for (std::size_t i = 0; i < allWords().size(); ++i) BOOST_TEST(static_cast<std::size_t>(allWords()[i].says) == i);
}

BOOST_AUTO_TEST_CASE(both_languages_say_something_and_fill_in_the_same)
{
    for (const auto& row : allWords()) {
        BOOST_TEST(!row.text.en.empty());
        BOOST_TEST(!row.text.zh.empty(), row.text.en);
        BOOST_TEST((placesOf(row.text.en) == placesOf(row.text.zh)), row.text.en);
    }
}

BOOST_AUTO_TEST_CASE(the_chinese_text_is_chinese_and_the_english_is_not)
{
    for (const auto& row : allWords()) {
        const auto beyondLatin = [](std::string_view text) {
            return text.find_first_of("\xE3\xE4\xE5\xE6\xE7\xE8\xE9\xEF") != std::string_view::npos;
        };
        BOOST_TEST((isJoint(row.says) || beyondLatin(row.text.zh)), row.text.en);
        BOOST_TEST(!beyondLatin(row.text.en), row.text.en);
    }
}

BOOST_AUTO_TEST_CASE(titles_are_those_of_chinese_sheets)
{
    const auto zh = Language::Chinese;
    BOOST_TEST(say(Says::Pairings, zh, {"6"}) == "第6轮对阵表");
    BOOST_TEST(say(Says::StandingsAfter, zh, {"6"}) == "第6轮后名次表");
    BOOST_TEST(say(Says::FinalStandings, zh) == "最终名次表");
    BOOST_TEST(say(Says::NotFinal, zh) == "非最终名次");
    BOOST_TEST(say(Says::EnvelopeTitle, zh) == "封棋信封");
    BOOST_TEST(say(Says::RoundOf, zh, {"6", "9"}) == "第6轮（共9轮）");
    BOOST_TEST(say(Says::HeadSeal, zh, {"1"}) == "日志校验码 1");
}

BOOST_AUTO_TEST_CASE(days_are_written_out)
{
    BOOST_TEST(printedDate({2026, 11, 30}, Language::English) == "30 November 2026");
    BOOST_TEST(printedDate({2026, 11, 30}, Language::Chinese) == "2026年11月30日");
    BOOST_TEST(printedDate({2027, 1, 2}, Language::Chinese) == "2027年1月2日");
    BOOST_TEST(printedDate({2027, 12, 2}, Language::English) == "2 December 2027");
    const auto moment = readMoment("2026-11-30T14:30:05.123+08:00").value();
    BOOST_TEST(printedMoment(moment, Language::Chinese) == "2026年11月30日 14:30");
}

BOOST_AUTO_TEST_SUITE_END()
