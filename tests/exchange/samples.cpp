// Reports for the tests.
#include "tests/exchange/samples.h"

#include "domain/tournament/fold.h"

#include <algorithm>
#include <fstream>
#include <sstream>

namespace samples {

using namespace arbiter;

std::string contentOf(const fs::path& file)
{
    std::ifstream in{file, std::ios::binary};
    BOOST_TEST_REQUIRE(in.good(), file);
    std::stringstream all;
    all << in.rdbuf();
    return all.str();
}

std::vector<fs::path> reportsIn(const fs::path& folder)
{
    std::vector<fs::path> files;
    if (!fs::exists(folder)) return files;
    for (const auto& item : fs::directory_iterator{folder})
        if (item.path().extension() == ".trf") files.push_back(item.path());
    std::sort(files.begin(), files.end());
    return files;
}

fs::path oracles() { return fs::path{ARBITER_SOURCE_DIR} / "tests/oracles/trf"; }

fs::path shared()
{
    const auto folder = fs::path{ARBITER_SOURCE_DIR}.parent_path() / "shared";
    return fs::exists(folder) ? folder : fs::path{};
}

std::vector<fs::path> wholeEvents()
{
    auto files = reportsIn(oracles() / "events");
    if (shared().empty())
        BOOST_TEST_MESSAGE("../shared is not there: only the copies in tests/oracles are tried");
    else
        for (const char* folder : {"pairing/tournaments", "pairing/tiny", "standings"})
            for (const auto& f : reportsIn(shared() / "data/own" / folder)) files.push_back(f);
    return files;
}

std::string lineOf(std::vector<std::pair<int, std::string>> fields)
{
    std::string line;
    for (const auto& [column, text] : fields) {
        const auto at = static_cast<std::size_t>(column - 1);
        if (line.size() < at + text.size()) line.resize(at + text.size(), ' ');
        line.replace(at, text.size(), text);
    }
    return line;
}

std::string player(int number, const std::string& points, const std::vector<std::string>& entries)
{
    const auto n = std::to_string(number);
    std::vector<std::pair<int, std::string>> fields{{1, "001"},
                                                    {9 - static_cast<int>(n.size()), n},
                                                    {10, "m"},
                                                    {15, "Player " + n},
                                                    {85 - static_cast<int>(points.size()), points}};
    for (std::size_t i = 0; i < entries.size(); ++i) fields.emplace_back(92 + 10 * static_cast<int>(i), entries[i]);
    return lineOf(fields);
}

std::string file(const std::vector<std::string>& lines)
{
    std::string all;
    for (const auto& line : lines) all += line + '\n';
    return all;
}

std::string smallEvent()
{
    return file({"012 Small", "142 3", "152 W", player(1, "1.5", {"   3 w 1", "   2 b ="}),
                 player(2, "1.5", {"   4 b 1", "   1 w ="}), player(3, "0.5", {"   1 b 0", "   4 b ="}),
                 player(4, "0.5", {"   2 w 0", "   3 w ="})});
}

TrfReport read(const std::string& bytes)
{
    auto report = readTrf(bytes);
    if (!report)
        for (const auto& e : report.error()) BOOST_TEST_MESSAGE(sentence(e, Language::English));
    BOOST_TEST_REQUIRE(report.has_value());
    return std::move(*report);
}

TrfNotice firstError(const std::string& bytes)
{
    const auto report = readTrf(bytes);
    BOOST_TEST_REQUIRE(!report.has_value());
    BOOST_TEST_REQUIRE(!report.error().empty());
    return report.error().front();
}

bool adjusted(const TrfReport& report, TrfKind kind)
{
    return std::any_of(report.adjustments.begin(), report.adjustments.end(),
                       [&](const TrfNotice& n) { return n.kind == kind; });
}

Tournament emptyEvent(int rounds)
{
    Settings settings;
    settings.name = "Empty";
    settings.rounds = rounds;
    return folded({}, {EventOpened{settings, std::string(32, '0')}});
}

Tournament folded(Tournament t, const std::vector<Fact>& facts)
{
    for (const auto& fact : facts) {
        const auto o = objection(t, fact);
        BOOST_TEST_REQUIRE(!o.has_value(), (o ? sentence(*o, Language::English) : ""));
        apply(t, fact, t.head.next());
    }
    return t;
}

TrfImport imported(const std::string& bytes)
{
    auto import = importTrf(emptyEvent(), read(bytes), {"file.trf"});
    BOOST_TEST_REQUIRE(import.has_value(), (import ? "" : sentence(import.error(), Language::English)));
    return std::move(*import);
}

} // namespace samples
