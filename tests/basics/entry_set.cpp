// A set of entries is kept as ranges that never touch.
#include "domain/basics/entry_set.h"

#include <random>
#include <set>

using namespace arbiter;

BOOST_AUTO_TEST_SUITE(a_set_of_entries)

BOOST_AUTO_TEST_CASE(joins_what_touches)
{
    EntrySet set{EntryNumber{5}, EntryNumber{3}, EntryNumber{9}};
    BOOST_TEST(toText(set) == "3, 5, 9");
    set.add(EntryNumber{4});
    BOOST_TEST(toText(set) == "3-5, 9");
    set.add(EntryNumber{6}, EntryNumber{8});
    BOOST_TEST(toText(set) == "3-9");
}

BOOST_AUTO_TEST_CASE(is_read_only_where_its_ranges_ascend_and_do_not_touch)
{
    const auto fits = [](std::vector<EntrySet::Range> ranges) {
        EntrySet set;
        return EntrySet::fromRanges(std::move(ranges), set);
    };
    const auto range = [](int a, int b) { return EntrySet::Range{EntryNumber{a}, EntryNumber{b}}; };
    BOOST_TEST(fits({}));
    BOOST_TEST(fits({range(1, 1)}));
    BOOST_TEST(fits({range(1, 3), range(5, 5)}));
    BOOST_TEST(!fits({range(0, 3)}));
    BOOST_TEST(!fits({range(3, 1)}));
    BOOST_TEST(!fits({range(1, 3), range(4, 5)}));
    BOOST_TEST(!fits({range(5, 5), range(1, 3)}));
}

BOOST_AUTO_TEST_CASE(holds_what_a_plain_set_holds)
{
    std::mt19937 random{7};
    for (int round = 0; round < 200; ++round) {
        EntrySet set;
        std::set<std::int64_t> plain;
        for (int i = 0; i < 40; ++i) {
            const int first = 1 + static_cast<int>(random() % 60), last = first + static_cast<int>(random() % 4);
            set.add(EntryNumber{first}, EntryNumber{last});
            for (int e = first; e <= last; ++e) plain.insert(e);
        }
        for (int e = 1; e <= 70; ++e) BOOST_REQUIRE_EQUAL(set.contains(EntryNumber{e}), plain.contains(e));
        BOOST_REQUIRE_EQUAL(set.entries().size(), plain.size());
        EntrySet again;
        BOOST_REQUIRE(EntrySet::fromRanges(set.ranges(), again));
        BOOST_REQUIRE(again == set);
    }
}

BOOST_AUTO_TEST_SUITE_END()
