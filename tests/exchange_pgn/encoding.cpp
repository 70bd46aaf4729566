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

BOOST_AUTO_TEST_SUITE_END()
