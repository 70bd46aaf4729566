// The house's layers: which folder may include which. A wrong include turns this red and is named with file and line.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace fs = std::filesystem;

namespace {

const fs::path house = ARBITER_SOURCE_DIR;

struct Include {
    std::string file; ///< relative to the house
    int line;
    std::string what; ///< the text between quotes or angles
    bool quoted;
};

bool isCode(const fs::path& p) { return p.extension() == ".h" || p.extension() == ".cpp"; }

/// What a line includes, and whether between quotes; nothing where it includes nothing.
std::optional<Include> readInclude(const std::string& line)
{
    const auto hash = line.find_first_not_of(" \t");
    if (hash == std::string::npos || line.compare(hash, 8, "#include") != 0) return {};
    const auto open = line.find_first_of("\"<", hash);
    if (open == std::string::npos) return {};
    const auto close = line.find_first_of("\">", open + 1);
    if (close == std::string::npos) return {};
    return Include{{}, 0, line.substr(open + 1, close - open - 1), line[open] == '"'};
}

std::vector<Include> includesBelow(const std::string& folder)
{
    std::vector<Include> found;
    for (const auto& item : fs::recursive_directory_iterator{house / folder}) {
        if (!isCode(item.path())) continue;
        std::ifstream in{item.path()};
        std::string text;
        for (int line = 1; std::getline(in, text); ++line)
            if (auto include = readInclude(text)) {
                include->file = fs::relative(item.path(), house).string();
                include->line = line;
                found.push_back(*include);
            }
    }
    return found;
}

std::string where(const Include& i) { return i.file + ":" + std::to_string(i.line) + " includes " + i.what; }

std::string topOf(const std::string& path) { return path.substr(0, path.find('/')); }

/// "domain/basics" of "domain/basics/points.h".
std::string roomOf(const std::string& path) { return path.substr(0, path.rfind('/')); }

bool startsWithAny(const std::string& text, const std::vector<std::string>& starts)
{
    return std::any_of(starts.begin(), starts.end(), [&](const auto& s) { return text.starts_with(s); });
}

/// Follows the arrows between rooms from `room`; the first room that leads back to itself is named.
bool reaches(const std::map<std::string, std::set<std::string>>& arrows, const std::string& from, const std::string& to,
             std::set<std::string>& seen)
{
    const auto at = arrows.find(from);
    if (at == arrows.end()) return false;
    return std::any_of(at->second.begin(), at->second.end(), [&](const auto& next) {
        return next == to || (seen.insert(next).second && reaches(arrows, next, to, seen));
    });
}

} // namespace

BOOST_AUTO_TEST_SUITE(layers)

BOOST_AUTO_TEST_CASE(a_folder_includes_only_what_stands_below_it)
{
    const std::map<std::string, std::set<std::string>> allowed{
        {"domain", {"domain"}},
        {"db", {"db", "domain"}},
        {"reports", {"reports", "domain"}},
        {"app", {"app", "reports", "db", "domain"}},
    };
    for (const auto& [folder, below] : allowed)
        for (const auto& i : includesBelow(folder))
            if (i.quoted) BOOST_TEST(below.contains(topOf(i.what)), where(i));
}

BOOST_AUTO_TEST_CASE(an_include_names_its_room)
{
    for (const char* folder : {"domain", "db", "reports", "app"})
        for (const auto& i : includesBelow(folder))
            if (i.quoted) BOOST_TEST(fs::exists(house / i.what), where(i));
}

BOOST_AUTO_TEST_CASE(the_domain_knows_no_window_no_database_no_cryptography)
{
    const std::vector<std::string> strangers{"Q", "sqlite", "nlohmann", "sodium", "expat", "CLI", "boost", "thread"};
    for (const auto& i : includesBelow("domain"))
        if (!i.quoted) BOOST_TEST(!startsWithAny(i.what, strangers), where(i));
    const std::vector<std::string> notInReports{"sqlite", "nlohmann", "sodium", "expat", "CLI", "boost"};
    for (const auto& i : includesBelow("reports"))
        if (!i.quoted) BOOST_TEST(!startsWithAny(i.what, notInReports), where(i));
}

BOOST_AUTO_TEST_CASE(of_the_reports_only_paper_knows_qt_and_the_verbs_know_neither)
{
    const auto isQt = [](const Include& i) { return !i.quoted && i.what.starts_with('Q'); };
    bool paperDoes = false;
    for (const auto& i : includesBelow("reports")) {
        const bool paper = i.file.starts_with("reports/paper/");
        paperDoes = paperDoes || (paper && isQt(i));
        BOOST_TEST((paper || !isQt(i)), where(i));
        BOOST_TEST((paper || !i.what.starts_with("reports/paper/")), where(i));
    }
    BOOST_TEST(paperDoes);
    for (const char* room : {"app/command", "app/desk", "app/demo", "app/games"})
        for (const auto& i : includesBelow(room))
            BOOST_TEST((!isQt(i) && !i.what.starts_with("reports/paper/")), where(i));
}

BOOST_AUTO_TEST_CASE(headers_that_cost_seconds_are_included_in_two_files_at_most)
{
    for (const std::string heavy : {"nlohmann/json.hpp", "CLI/CLI.hpp"}) {
        std::set<std::string> users;
        for (const char* folder : {"domain", "db", "reports", "app"})
            for (const auto& i : includesBelow(folder))
                if (i.what == heavy) users.insert(i.file);
        BOOST_TEST(users.size() <= 2u, heavy << " is included in " << users.size() << " files");
    }
}

BOOST_AUTO_TEST_CASE(only_basics_is_included_by_everybody)
{
    std::set<std::string> rooms;
    std::map<std::string, std::set<std::string>> users;
    for (const char* folder : {"domain", "db", "reports", "app"})
        for (const auto& i : includesBelow(folder)) {
            rooms.insert(roomOf(i.file));
            if (i.quoted) users[i.what].insert(roomOf(i.file));
        }
    for (const auto& [header, by] : users)
        if (roomOf(header) != "domain/basics")
            BOOST_TEST(2 * by.size() <= rooms.size(),
                       header << " is included by " << by.size() << " of " << rooms.size() << " rooms");
}

BOOST_AUTO_TEST_CASE(the_command_line_program_links_no_qt)
{
    auto* libraries = ::popen("ldd " ARBITER_PROGRAM, "r");
    BOOST_TEST_REQUIRE(libraries != nullptr);
    std::string text;
    for (int c = std::fgetc(libraries); c != EOF; c = std::fgetc(libraries)) text += static_cast<char>(c);
    BOOST_TEST(::pclose(libraries) == 0);
    BOOST_TEST(text.find("libsqlite3") != std::string::npos);
    BOOST_TEST(text.find("Qt") == std::string::npos, text);
}

BOOST_AUTO_TEST_CASE(there_is_no_circle_between_rooms)
{
    std::map<std::string, std::set<std::string>> arrows;
    for (const char* folder : {"domain", "db", "reports", "app"})
        for (const auto& i : includesBelow(folder))
            if (i.quoted && roomOf(i.file) != roomOf(i.what)) arrows[roomOf(i.file)].insert(roomOf(i.what));
    for (const auto& [room, unused] : arrows) {
        std::set<std::string> seen;
        BOOST_TEST(!reaches(arrows, room, room, seen), room << " leads back to itself");
    }
}

BOOST_AUTO_TEST_SUITE_END()
