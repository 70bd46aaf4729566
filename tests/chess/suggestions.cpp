// What is said where a written move cannot be read: readings, suggestions, and every sentence in both languages.
#include "domain/chess/fen.h"
#include "domain/chess/notation.h"
#include "domain/chess/san.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace arbiter;

namespace {

struct Said {
    NotationFault fault;
    std::vector<std::string> readings, suggestions;
    Word words;
};

std::vector<std::string> sanOf(const Position& p, const std::vector<Move>& moves)
{
    std::vector<std::string> all;
    for (const Move m : moves) all.push_back(toSan(p, m));
    return all;
}

Said saidOf(const char* fen, const char* text)
{
    const Position p = readFen(fen)->position;
    const auto reading = readNotation(p, text);
    BOOST_TEST_REQUIRE(!reading.has_value(), text);
    const NotationError& e = reading.error();
    return {e.fault, sanOf(p, e.readings), sanOf(p, e.suggestions), movesInWords(p, e)};
}

constexpr const char* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr const char* twoKnights = "4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1";

bool holds(const std::vector<std::string>& all, const char* one)
{
    return std::find(all.begin(), all.end(), one) != all.end();
}

/// Every value of an enum up to its last has both languages, and no two the same.
template <class Enum> void areSaid(Enum last)
{
    std::vector<std::string_view> seen;
    for (int i = 0; i <= static_cast<int>(last); ++i) {
        const Bilingual text = inWords(static_cast<Enum>(i));
        BOOST_TEST(!text.en.empty(), "row " << i);
        BOOST_TEST((!text.zh.empty() && text.zh != text.en), text.en);
        BOOST_TEST((std::find(seen.begin(), seen.end(), text.zh) == seen.end()), text.zh);
        seen.push_back(text.zh);
    }
}

} // namespace

BOOST_AUTO_TEST_SUITE(a_move_that_cannot_be_read)

BOOST_AUTO_TEST_CASE(an_ambiguous_move_names_its_readings)
{
    const Said said = saidOf(twoKnights, "Ne2");
    BOOST_TEST((said.fault == NotationFault::Ambiguous));
    BOOST_TEST((said.readings == std::vector<std::string>{"Nce2", "Nge2"} ||
                said.readings == std::vector<std::string>{"Nge2", "Nce2"}));
    BOOST_TEST(said.suggestions.empty());
    BOOST_TEST(said.words.en.starts_with("it can be N"));
    BOOST_TEST(said.words.zh.starts_with("可指N"));
}

BOOST_AUTO_TEST_CASE(an_illegal_move_names_legal_ones_that_are_written_alike_the_likeliest_first)
{
    const Said said = saidOf(start, "Nf4");
    BOOST_TEST((said.fault == NotationFault::Illegal));
    BOOST_TEST_REQUIRE(!said.suggestions.empty());
    BOOST_TEST(said.suggestions.size() <= 5u);
    BOOST_TEST((said.suggestions.front() == "Nf3" || said.suggestions.front() == "f4"));
    BOOST_TEST(holds(said.suggestions, "Nf3"));
    BOOST_TEST(said.words.en.starts_with("perhaps "));
    BOOST_TEST(said.words.zh.starts_with("可能是"));
}

BOOST_AUTO_TEST_CASE(a_slip_of_the_pen_is_recognised)
{
    BOOST_TEST(holds(saidOf(start, "Mf3").suggestions, "Nf3"));
    BOOST_TEST(holds(saidOf(start, "e2e5").suggestions, "e4"));
    BOOST_TEST(holds(saidOf("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O-O").suggestions, "O-O"));
}

BOOST_AUTO_TEST_CASE(a_missing_promotion_names_the_four_that_are_possible__laws_3_7_3_3)
{
    const Said said = saidOf("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e8");
    BOOST_TEST((said.fault == NotationFault::PromotionMissing));
    BOOST_TEST(said.suggestions.size() == 4u);
    for (const char* san : {"e8=Q", "e8=R", "e8=B", "e8=N+"}) BOOST_TEST(holds(said.suggestions, san), san);
}

BOOST_AUTO_TEST_CASE(what_is_like_no_legal_move_suggests_nothing)
{
    const Said said = saidOf(start, "Qxh8#");
    BOOST_TEST(said.suggestions.empty());
    BOOST_TEST(said.words.en.empty());
}

BOOST_AUTO_TEST_CASE(everything_is_said_in_english_and_chinese)
{
    areSaid(FenFault::WaitingKingInCheck);
    areSaid(FenChange::RestIgnored);
    areSaid(NotationFault::DrawOffer);
    areSaid(NotationWarning::CastlingAsKingMove);
}

BOOST_AUTO_TEST_SUITE_END()
