// Points are exact, and are read as people write them.
#include "domain/basics/points.h"

using namespace arbiter;

BOOST_TEST_DONT_PRINT_LOG_VALUE(arbiter::Points)

BOOST_AUTO_TEST_SUITE(points)

BOOST_AUTO_TEST_CASE(half_points_add_up_exactly)
{
    Points sum;
    for (int i = 0; i < 11; ++i) sum += Points::halves(1);
    BOOST_TEST(toText(sum) == "5.5");
}

BOOST_AUTO_TEST_CASE(are_written_with_one_decimal)
{
    BOOST_TEST(toText(Points::whole(10)) == "10.0");
    BOOST_TEST(toText(Points::halves(-1)) == "-0.5");
}

BOOST_AUTO_TEST_CASE(are_read_as_people_write_them)
{
    const auto reads = [](const char* text, int tenths) {
        const auto points = readPoints(text);
        BOOST_TEST_REQUIRE(points.has_value(), text);
        BOOST_TEST(points->inTenths() == tenths, text);
    };
    reads("6.5", 65);
    reads(" 6,5 ", 65);
    reads("6½", 65);
    reads("½", 5);
    reads("11", 110);
    reads("-1.5", -15);
}

BOOST_AUTO_TEST_CASE(what_is_no_number_of_tenths_is_not_read)
{
    for (const char* text : {"", " ", "-", "6.", ".5", "6.55", "6.5.", "1e3", "six", "½½", "123456", "6 5", "+1"})
        BOOST_TEST(!readPoints(text).has_value(), text);
}

BOOST_AUTO_TEST_SUITE_END()
