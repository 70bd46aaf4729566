// The manual: whole in both languages, and no key is kept from it. What stands in a chapter is for eyes.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace fs = std::filesystem;

namespace {

const fs::path qml = fs::path{ARBITER_SOURCE_DIR} / "qml";
const std::vector<std::string> languages{"en", "zh"};

std::string textOf(const fs::path& file)
{
    std::ifstream in{file};
    return {std::istreambuf_iterator<char>{in}, {}};
}

/// The first group of each match.
std::set<std::string> allOf(const std::string& text, const std::string& pattern)
{
    std::set<std::string> found;
    const std::regex wanted{pattern};
    for (std::sregex_iterator at{text.begin(), text.end(), wanted}, end; at != end; ++at) found.insert((*at)[1]);
    return found;
}

/// The chapters that the manual's page offers.
std::set<std::string> chapters()
{
    return allOf(textOf(qml / "pages/ManualPage.qml"), R"rx(\{ id: "([^"]+)", name:)rx");
}

/// The keys of the commands, and those in the legends of the pages ("Ctrl Z" there is "Ctrl+Z").
std::set<std::string> keys()
{
    std::set<std::string> found;
    const auto commands = textOf(qml / "shell/Commands.qml");
    for (const auto& said : allOf(commands, R"(keys: ([^{}]*?), enabled:)"))
        found.merge(allOf(said, R"rx("([^"]+)")rx"));
    for (const auto& page : fs::directory_iterator{qml / "pages"})
        for (const auto& key : allOf(textOf(page.path()), R"rx(\bkey: "([^"]+)")rx"))
            found.insert(std::regex_replace(key, std::regex{" "}, "+"));
    return found;
}

/// As a chapter writes a key: bold, and the star with a stroke before it.
std::string written(const std::string& key) { return "**" + (key == "*" ? "\\*" : key) + "**"; }

} // namespace

BOOST_AUTO_TEST_SUITE(manual)

BOOST_AUTO_TEST_CASE(every_chapter_is_there_in_both_languages_and_begins_with_its_heading)
{
    BOOST_TEST(chapters().size() >= 8u);
    for (const auto& language : languages)
        for (const auto& chapter : chapters()) {
            const auto text = textOf(qml / "manual" / language / (chapter + ".md"));
            BOOST_TEST(text.starts_with("# "), language << "/" << chapter << ".md is missing or has no heading");
            BOOST_TEST(text.size() > 200u, language << "/" << chapter << ".md says nothing");
        }
}

BOOST_AUTO_TEST_CASE(every_file_is_a_chapter_that_the_page_offers)
{
    for (const auto& language : languages)
        for (const auto& file : fs::directory_iterator{qml / "manual" / language})
            BOOST_TEST(chapters().contains(file.path().stem().string()), file.path() << " is offered nowhere");
}

BOOST_AUTO_TEST_CASE(both_languages_have_the_same_sections)
{
    for (const auto& chapter : chapters()) {
        std::vector<std::ptrdiff_t> sections;
        const std::regex heading{"(^|\n)#+ "};
        for (const auto& language : languages) {
            const auto text = textOf(qml / "manual" / language / (chapter + ".md"));
            sections.push_back(std::distance(std::sregex_iterator{text.begin(), text.end(), heading}, {}));
        }
        BOOST_TEST(sections[0] == sections[1], chapter);
    }
}

BOOST_AUTO_TEST_CASE(every_key_that_the_window_shows_is_in_the_chapter_of_keys)
{
    BOOST_TEST(keys().size() >= 25u);
    for (const auto& language : languages) {
        const auto text = textOf(qml / "manual" / language / "keys.md");
        for (const auto& key : keys())
            BOOST_TEST(text.find(written(key)) != std::string::npos, language << "/keys.md does not name " << key);
    }
}

BOOST_AUTO_TEST_SUITE_END()
