// The three sheets as text, against files written by hand.
#include "reports/render/text.h"
#include "reports/sheets/sheets.h"
#include "tests/reports/events.h"

#include <fstream>
#include <sstream>

using namespace arbiter;
using namespace arbiter::reports;

namespace {

std::string golden(const std::string& name)
{
    std::ifstream in{std::string{ARBITER_SOURCE_DIR} + "/tests/oracles/reports/" + name + ".txt"};
    BOOST_TEST_REQUIRE(in.good(), "there is no golden file " << name);
    std::ostringstream all;
    all << in.rdbuf();
    return all.str();
}

/// Line by line, so that a failure names the line.
void same(const Result<Document>& document, const std::string& name)
{
    BOOST_TEST_REQUIRE(document.has_value(), name);
    std::istringstream is{text(*document)}, expected{golden(name)};
    std::string a, b;
    for (int line = 1;; ++line) {
        const bool more = static_cast<bool>(std::getline(is, a)),
                   moreExpected = static_cast<bool>(std::getline(expected, b));
        BOOST_TEST_REQUIRE(more == moreExpected, name << " has another number of lines than " << line - 1);
        if (!more) return;
        BOOST_TEST(a == b, name << " line " << line << "\n  is       |" << a << "|\n  expected |" << b << "|");
    }
}

const test::Event& event()
{
    static const auto e = test::smallEvent();
    return e;
}

} // namespace

BOOST_AUTO_TEST_SUITE(sheets_as_text)

BOOST_AUTO_TEST_CASE(pairings_by_board_with_byes_at_the_foot)
{
    same(pairings(event().state(), RoundNumber{2}, event().context(Language::English)), "pairings-en");
    same(pairings(event().state(), RoundNumber{2}, event().context(Language::Chinese)), "pairings-zh");
}

BOOST_AUTO_TEST_CASE(standings_that_are_not_final__vcl_161_169_170_197)
{
    same(standings(event().state(), RoundNumber{2}, event().context(Language::English)), "standings-en");
    same(standings(event().state(), RoundNumber{2}, event().context(Language::Chinese)), "standings-zh");
}

BOOST_AUTO_TEST_CASE(the_outside_of_an_envelope__a_13_2)
{
    const GameRef game{RoundNumber{1}, BoardNumber{3}, 1};
    same(envelope(event().state(), game, event().context(Language::English)), "envelope-en");
    same(envelope(event().state(), game, event().context(Language::Chinese)), "envelope-zh");
}

BOOST_AUTO_TEST_SUITE_END()
