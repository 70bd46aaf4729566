// Plain text: widths, line breaks, alignment, and what must not get into it.
#include "reports/render/text.h"
#include "reports/render/text_table.h"
#include "reports/render/utf8.h"
#include "reports/render/values.h"
#include "reports/render/width.h"

#include <sstream>

using namespace arbiter;
using namespace arbiter::reports;

namespace {

using Lines = std::vector<std::string>;

std::string all(const Lines& lines)
{
    std::string text;
    for (const auto& line : lines) text += line + '|';
    return text;
}

Table oneColumn(std::vector<Value> values, Align align)
{
    Table table{{}, {{"Pts", align}}, {}};
    for (auto& value : values) table.rows.push_back({{std::move(value)}});
    return table;
}

} // namespace

BOOST_AUTO_TEST_SUITE(widths)

BOOST_AUTO_TEST_CASE(chinese_takes_two_columns_and_a_combining_mark_none)
{
    BOOST_TEST(columnsOf("Hou, Yifan") == 10);
    BOOST_TEST(columnsOf("侯逸凡") == 6);
    BOOST_TEST(columnsOf("（）：") == 6);
    BOOST_TEST(columnsOf("½–½") == 3);
    BOOST_TEST(columnsOf("Ångström") == 8);
    BOOST_TEST(columnsOf("A\u030Angstro\u0308m") == 8);
    BOOST_TEST(columnsOf("한국") == 4);
    BOOST_TEST(columnsOf("カﾅ") == 3);
    BOOST_TEST(columnsOf("\U00020000") == 2);
    BOOST_TEST(columnsOf("שלום") == 4);
    BOOST_TEST(columnsOf("") == 0);
}

BOOST_AUTO_TEST_CASE(lines_break_at_blanks)
{
    BOOST_TEST(all(wrapped("one two three", 7)) == "one two|three|");
    BOOST_TEST(all(wrapped("one two three", 13)) == "one two three|");
    BOOST_TEST(all(wrapped("one two", 6)) == "one|two|");
    BOOST_TEST(all(wrapped("", 6)) == "|");
}

BOOST_AUTO_TEST_CASE(a_word_longer_than_the_line_is_broken_not_cut)
{
    BOOST_TEST(all(wrapped("abcdefgh", 3)) == "abc|def|gh|");
    BOOST_TEST(all(wrapped("a bcdefgh", 4)) == "a|bcde|fgh|");
}

BOOST_AUTO_TEST_CASE(chinese_breaks_between_characters_but_not_before_a_closing_sign)
{
    BOOST_TEST(all(wrapped("第六轮对阵", 4)) == "第六|轮对|阵|");
    BOOST_TEST(all(wrapped("第六轮。", 6)) == "第六|轮。|");
    BOOST_TEST(all(wrapped("甲（乙）", 4)) == "甲|（乙|）|");
}

BOOST_AUTO_TEST_CASE(no_line_is_wider_than_asked)
{
    const std::string text = "Wexcombe 方霁月，（林知远） de la Fontaine-Fitzgerald A\u030A 。。。 ½–½ 中a文b";
    for (int width = 4; width < 60; ++width)
        for (const auto& line : wrapped(text, width)) BOOST_TEST(columnsOf(line) <= width, width << ": " << line);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(clean_text)

BOOST_AUTO_TEST_CASE(control_characters_become_blanks)
{
    BOOST_TEST(clean("a\tb\nc\x1B[31m") == "a b c [31m");
    BOOST_TEST(clean("a\xC2\x85z\xE2\x80\xA8z") == "a z z");
}

BOOST_AUTO_TEST_CASE(marks_that_turn_the_direction_of_writing_are_dropped)
{
    BOOST_TEST(clean("a\u202Eb\u202C\u200F\u2067c\u2069\uFEFF") == "abc");
    BOOST_TEST(clean("שלום") == "שלום");
}

BOOST_AUTO_TEST_CASE(bytes_that_are_no_utf8_become_replacement_characters)
{
    BOOST_TEST(clean("a\xFFz") == "a\uFFFDz");
    BOOST_TEST(clean("\xC0\xAF") == "\uFFFD\uFFFD");
    BOOST_TEST(clean("\xED\xA0\x80") == "\uFFFD\uFFFD\uFFFD");
    BOOST_TEST(clean("\xE4\xBE") == "\uFFFD\uFFFD");
    BOOST_TEST(clean("侯 Ł½") == "侯 Ł½");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(values)

BOOST_AUTO_TEST_CASE(english_points_are_halves_and_hang)
{
    const auto table = oneColumn({Points::whole(10), Points::halves(7), Points::halves(1), Points{}}, Align::Right);
    BOOST_TEST(all(tableLines(table, Language::English)) == "Pts|---|10| 3½|  ½| 0|");
}

BOOST_AUTO_TEST_CASE(chinese_points_are_decimals)
{
    const auto table = oneColumn({Points::whole(10), Points::halves(7)}, Align::Right);
    BOOST_TEST(all(tableLines(table, Language::Chinese)) == " Pts|----|10.0| 3.5|");
}

BOOST_AUTO_TEST_CASE(points_that_are_neither_whole_nor_half_are_decimals_in_the_whole_column)
{
    const auto table = oneColumn({Points::tenths(33), Points::halves(1)}, Align::Right);
    BOOST_TEST(all(tableLines(table, Language::English)) == "Pts|---|3.3|0.5|");
}

BOOST_AUTO_TEST_CASE(negative_points_keep_their_sign)
{
    BOOST_TEST(pointsText(Points::halves(-1), {true, true}) == "-½");
    BOOST_TEST(pointsText(Points::halves(-3), {true, true}) == "-1½");
    BOOST_TEST(pointsText(Points::halves(-1), {false, false}) == "-0.5");
}

BOOST_AUTO_TEST_CASE(a_shared_place_says_so)
{
    BOOST_TEST(valueText(Place{3, true}, {}, Language::English) == "=3");
    BOOST_TEST(valueText(Place{3, true}, {}, Language::Chinese) == "并列3");
    BOOST_TEST(valueText(Place{3, false}, {}, Language::Chinese) == "3");
}

BOOST_AUTO_TEST_CASE(room_to_write_in_fills_its_column)
{
    BOOST_TEST(all(tableLines(oneColumn({Blank{}}, Align::Centre), Language::English)) == " Pts|------|______|");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(forms_in_text)

BOOST_AUTO_TEST_CASE(more_than_three_signatures_stand_in_two_lines)
{
    Document d;
    d.event = "E";
    d.title = "T";
    d.body.push_back(Signatures{{"A", "B", "C", "D"}});
    const auto printed = text(d);
    BOOST_TEST(printed.find("A                           B                           C\n") != std::string::npos);
    BOOST_TEST(printed.find("\nD\n") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_fact_without_a_value_is_a_line_to_be_filled_in)
{
    Document d;
    d.body.push_back(Facts{{{"Resumption", Blank{}}}, {}});
    BOOST_TEST(text(d).find("Resumption  ________________________\n") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
