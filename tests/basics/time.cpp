// Moments, days and clock times are written in one form and read back exactly.
#include "domain/basics/time.h"

using namespace arbiter;

BOOST_AUTO_TEST_SUITE(a_moment)

BOOST_AUTO_TEST_CASE(is_written_as_local_time_with_its_offset)
{
    BOOST_TEST(toText(Moment{1'792'976'400'123, 480}) == "2026-10-26T09:00:00.123+08:00");
    BOOST_TEST(toText(Moment{1'792'976'400'000, -210}) == "2026-10-25T21:30:00.000-03:30");
    BOOST_TEST(wallTime(Moment{1'792'976'400'000, 480}) == "09:00");
    BOOST_TEST((dayOf(Moment{1'792'976'400'000, -210}) == Date{2026, 10, 25}));
}

BOOST_AUTO_TEST_CASE(is_read_back)
{
    for (const Moment m : {Moment{0, 0}, Moment{-1, 0}, Moment{1'792'976'400'123, 480}, Moment{951'782'399'999, -690}})
        BOOST_TEST((readMoment(toText(m)) == m), toText(m));
}

BOOST_AUTO_TEST_CASE(in_any_other_form_is_not_read)
{
    for (const char* text :
         {"", "2026-10-26", "2026-10-26 09:00:00.123+08:00", "2026-10-26T09:00:00+08:00",
          "2026-02-30T09:00:00.123+08:00", "2026-10-26T24:00:00.123+08:00", "2026-10-26T09:60:00.123+08:00",
          "2026-10-26T09:00:00.123+16:00", "2026-10-26T09:00:00.123Z+08:0"})
        BOOST_TEST(!readMoment(text).has_value(), text);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(a_date)

BOOST_AUTO_TEST_CASE(is_a_day_that_exists)
{
    BOOST_TEST((readDate("2024-02-29") == Date{2024, 2, 29}));
    BOOST_TEST((readDate("2026/11/30") == Date{2026, 11, 30}));
    for (const char* text : {"2023-02-29", "2026-13-01", "2026-11-31", "2026-1-01", "2026-11/30", "26-11-30", ""})
        BOOST_TEST(!readDate(text).has_value(), text);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(a_clock_time)

BOOST_AUTO_TEST_CASE(is_written_with_hours_and_read_as_people_write_it)
{
    BOOST_TEST(clockText(Seconds{5400}) == "1:30:00");
    BOOST_TEST(clockText(Seconds{-120}) == "-0:02:00");
    BOOST_TEST(readClock("1:30:00")->count() == 5400);
    BOOST_TEST(readClock("30:00")->count() == 1800);
    BOOST_TEST(readClock("-2:00")->count() == -120);
    BOOST_TEST(readClock("+0:30")->count() == 30);
    BOOST_TEST(readClock("120")->count() == 120);
}

BOOST_AUTO_TEST_CASE(that_is_none_is_not_read)
{
    for (const char* text :
         {"", "-", ":", "1:", ":30", "1:60", "1:2:3:4", "1.5", "two", "100:00:00", "1 :00", "9999999"})
        BOOST_TEST(!readClock(text).has_value(), text);
}

BOOST_AUTO_TEST_SUITE_END()
