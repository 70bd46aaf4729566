// Everything that is refused or warned about is said in English and in Chinese.
#include "domain/basics/refusal.h"

#include <algorithm>
#include <set>

using namespace arbiter;

namespace {

bool hasChinese(const std::string& text)
{
    // Chinese characters are three bytes in UTF-8, the first of them E3 to E9.
    return std::any_of(text.begin(), text.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte >= 0xE3 && byte <= 0xE9;
    });
}

/// The numbers of the places {0}, {1} ... in a text.
std::set<char> places(const std::string& text)
{
    std::set<char> found;
    for (std::size_t i = 0; i + 2 < text.size(); ++i)
        if (text[i] == '{' && text[i + 2] == '}') found.insert(text[i + 1]);
    return found;
}

const auto whyCount = static_cast<int>(Why::SheetDiffers) + 1;

} // namespace

BOOST_AUTO_TEST_SUITE(refusals)

BOOST_AUTO_TEST_CASE(have_a_sentence_in_both_languages_with_the_same_places)
{
    for (int i = 0; i < whyCount; ++i) {
        const Refusal refusal{static_cast<Why>(i), {}, {}, {}};
        const auto en = sentence(refusal, Language::English), zh = sentence(refusal, Language::Chinese);
        BOOST_TEST(!en.empty(), "reason " << i);
        BOOST_TEST(hasChinese(zh), en);
        BOOST_TEST(!hasChinese(en), en);
        BOOST_TEST((places(en) == places(zh)), en << " / " << zh);
    }
}

BOOST_AUTO_TEST_CASE(cite_the_article_where_the_laws_refuse)
{
    const Refusal refusal{Why::ClaimNeedsDraw, {}, "9.2", {}};
    BOOST_TEST(sentence(refusal, Language::English) == "A correct claim ends the game as a draw. (article 9.2)");
    BOOST_TEST(sentence(refusal, Language::Chinese) == "要求成立即为和棋。（第9.2条）");
}

BOOST_AUTO_TEST_CASE(fill_in_words_in_the_language_that_is_spoken)
{
    const Refusal refusal{Why::RestsOnIt, {"3", "7", Bilingual{"result", "结果"}}, {}, {}};
    BOOST_TEST(sentence(refusal, Language::English) == "Entry 3 cannot be undone: entry 7 rests on it (result).");
    BOOST_TEST(sentence(refusal, Language::Chinese) == "不能撤销第3条：第7条以它为据（结果）。");
}

BOOST_AUTO_TEST_CASE(carry_the_one_behind_them)
{
    const auto refusal = behind({Why::NoSuchRound, {"9"}, {}, {}}, Why::DoesNotFollow, {"12"});
    BOOST_TEST(sentence(refusal, Language::English) ==
               "Entry 12 does not follow from those before it. There is no round 9.");
}

BOOST_AUTO_TEST_CASE(do_not_fill_in_what_was_filled_in)
{
    BOOST_TEST(sentence(Refusal{Why::AmbiguousPlayer, {"{1}", "{0}"}, {}, {}}, Language::English) ==
               "{1} can mean {0}; give the number.");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(cautions)

BOOST_AUTO_TEST_CASE(have_a_name_a_level_and_a_sentence_in_both_languages)
{
    std::set<std::string_view> names;
    for (const auto caution : allCautions()) {
        const Warning warning{caution, {}};
        BOOST_TEST(names.insert(nameOf(caution)).second, nameOf(caution));
        BOOST_TEST(hasChinese(sentence(warning, Language::Chinese)), nameOf(caution));
        BOOST_TEST((places(sentence(warning, Language::English)) == places(sentence(warning, Language::Chinese))),
                   nameOf(caution));
    }
}

BOOST_AUTO_TEST_CASE(are_met_at_the_level_of_fides_checklist__vcl_q42_66_159_163_172_177)
{
    BOOST_TEST((levelOf(Caution::RoundsAfterStart) == Level::ConfirmTwice));
    BOOST_TEST((levelOf(Caution::RematchByHand) == Level::Confirm));
    BOOST_TEST((levelOf(Caution::GamesAdjourned) == Level::Acknowledge));
    BOOST_TEST((levelOf(Caution::AdjournedGameNotDrawn) == Level::Confirm));
    BOOST_TEST((levelOf(Caution::SecondHalfPointBye) == Level::Confirm));
    BOOST_TEST((levelOf(Caution::FullPointBye) == Level::Acknowledge));
}

BOOST_AUTO_TEST_SUITE_END()
