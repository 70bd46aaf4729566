// Text of unknown encoding becomes UTF-8.
#include "tests/exchange_pgn/read_text.h"

using namespace arbiter;
using namespace arbiter::encodings;

namespace {

std::string whiteOf(const std::string& text) { return *readOne(text).tag("White"); }

std::string tagOf(const std::string& name) { return "[White \"" + name + "\"]\n\n1. e4 e5 1-0\n"; }

std::string utf16(const std::string& ascii, bool bigEndian)
{
    std::string wide = bigEndian ? "\xfe\xff" : "\xff\xfe";
    for (const char c : ascii) (wide += bigEndian ? '\0' : c) += bigEndian ? c : '\0';
    return wide;
}

/// Where the bad move "Qz9" is said to be, and where it stands among the bytes.
void isFound(const std::string& bytes, const std::string& bad)
{
    for (const std::size_t piece : {std::size_t{1} << 20, std::size_t{97}}) {
        const auto games = readGames(bytes, piece);
        BOOST_TEST_REQUIRE(!games.empty());
        BOOST_TEST_REQUIRE(games.back().error.has_value());
        BOOST_TEST(games.back().error->place.byte == bytes.find(bad));
        BOOST_TEST(games.back().error->place.column == 6u);
    }
}

/// Two games, the bad move in the second; `name` as the encoding writes it.
std::string gamesWith(const std::string& name)
{
    return tagOf(name) + "\n[White \"" + name + "\"]\n\n1. d4 {" + name + "}\n1... Qz9 *\n";
}

} // namespace

BOOST_AUTO_TEST_SUITE(text_encodings)

BOOST_AUTO_TEST_CASE(utf8_with_and_without_bom)
{
    BOOST_TEST(whiteOf(tagOf("丁立人")) == "丁立人");
    BOOST_TEST(whiteOf("\xef\xbb\xbf" + tagOf("Müller")) == "Müller");
}

BOOST_AUTO_TEST_CASE(utf16_both_ways_with_and_without_bom)
{
    for (const bool bigEndian : {false, true}) {
        const std::string text = utf16(tagOf("Carlsen"), bigEndian);
        BOOST_TEST(whiteOf(text) == "Carlsen");
        BOOST_TEST(whiteOf(text.substr(2)) == "Carlsen");
    }
    BOOST_TEST(decodeText({"\x01\x4e\x3d\xd8\x00\xde", 6}, TextEncoding::Utf16LittleEndian) ==
               "\xe4\xb8\x81\xf0\x9f\x98\x80");
}

BOOST_AUTO_TEST_CASE(latin1_and_its_windows_extension)
{
    BOOST_TEST(whiteOf(tagOf("M\xfcller, J\xfcrgen")) == "Müller, Jürgen");
    BOOST_TEST(whiteOf(tagOf("\x8akoberne \x93x\x94")) == "Škoberne “x”");
    BOOST_TEST(whiteOf(tagOf("Fran\xe7ois")) == "François");
}

BOOST_AUTO_TEST_CASE(gb18030_with_two_and_four_bytes)
{
    BOOST_TEST(whiteOf(tagOf("\xb6\xa1\xc1\xa2\xc8\xcb")) == "丁立人");
    BOOST_TEST(whiteOf(tagOf("\xd6\xec\xe9\x46\xbb\xf9")) == "朱镕基");
    BOOST_TEST(decodeText("\x81\x30\x81\x30", TextEncoding::Gb18030) == "\xc2\x80");
    BOOST_TEST(decodeText("\x90\x30\x81\x30", TextEncoding::Gb18030) == "\xf0\x90\x80\x80");
    BOOST_TEST(decodeText("\x84\x31\xa4\x39", TextEncoding::Gb18030) == "\xef\xbf\xbf");
    BOOST_TEST(decodeText("\xe3\x32\x9a\x35", TextEncoding::Gb18030) == "\xf4\x8f\xbf\xbf");
}

BOOST_AUTO_TEST_CASE(a_second_byte_that_looks_like_a_brace_closes_nothing)
{
    // 0x817D is one character of GB18030; its second byte is "}" in ASCII.
    const auto game = readOne("1. e4 {\xb6\xa1\xc1\xa2\x81\x7d\xc8\xcb\xc8\xcb} e5 1-0\n");
    BOOST_TEST(game.game.plies() == 2u);
    BOOST_TEST(game.warnings.empty());
}

BOOST_AUTO_TEST_CASE(a_line_of_another_encoding_in_a_file_of_utf8_is_decoded_by_itself)
{
    const auto games = readGames("[White \"Müller\"]\n\n1. e4 *\n\n[White \"M\xfcller\"]\n\n1. d4 *\n");
    BOOST_TEST_REQUIRE(games.size() == 2u);
    BOOST_TEST(*games[0].tag("White") == "Müller");
    BOOST_TEST(*games[1].tag("White") == "Müller");
}

BOOST_AUTO_TEST_CASE(the_place_of_an_error_is_in_bytes_of_the_file_as_it_stands)
{
    isFound(gamesWith("Ding"), "Qz9");
    isFound(gamesWith("丁立人"), "Qz9");
    isFound("\xef\xbb\xbf" + gamesWith("丁立人"), "Qz9");
    isFound(gamesWith("M\xfcller, J\xfcrgen"), "Qz9");
    isFound(gamesWith("\xb6\xa1\xc1\xa2\xc8\xcb"), "Qz9");
    isFound(tagOf("Müller") + gamesWith("M\xfcller"), "Qz9");
    const std::string little{"Q\0z\0", 4}, big{"\0Q\0z", 4};
    isFound(utf16(gamesWith("Ding"), false), little);
    isFound(utf16(gamesWith("Ding"), true), big);
    isFound(utf16(gamesWith("Ding"), false).substr(2), little);
}

BOOST_AUTO_TEST_CASE(places_stay_right_in_a_file_of_many_blocks)
{
    std::string text;
    while (text.size() < 900'000) text += tagOf("\xb6\xa1\xc1\xa2\xc8\xcb") + "\n";
    isFound(text + gamesWith("\xd6\xec\xe9\x46\xbb\xf9"), "Qz9");
    std::string wide;
    while (wide.size() < 600'000) wide += tagOf("Ding") + "\n";
    isFound(utf16(wide + gamesWith("Ding"), true), std::string{"\0Q\0z", 4});
}

BOOST_AUTO_TEST_CASE(everything_said_of_a_file_is_said_in_english_and_chinese)
{
    for (int i = 0; i <= static_cast<int>(PgnFault::OtherVariant); ++i) {
        const Bilingual text = inWords(static_cast<PgnFault>(i));
        BOOST_TEST((!text.en.empty() && !text.zh.empty()), "fault " << i);
    }
    for (int i = 0; i <= static_cast<int>(PgnWarningKind::NotationLoose); ++i) {
        const Bilingual text = inWords(static_cast<PgnWarningKind>(i));
        BOOST_TEST((!text.en.empty() && !text.zh.empty()), "warning " << i);
    }
    BOOST_TEST(readOne("1. e4 e5 2. Nf4 *").error->detail.zh.starts_with("可能是"));
    BOOST_TEST(readOne("[FEN \"8/8/8 w\"]\n\n1. e4 *").error->detail.zh == "第6列：不是八条横线");
    BOOST_TEST(readOne("1. f3 e5 2. g4 Qh4# 3. a3 0-1").error->detail.zh == "将死");
}

BOOST_AUTO_TEST_SUITE_END()
