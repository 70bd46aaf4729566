// Finished tournaments: each round is what the engine pairs from the rounds before it, in the order of C.04.2 3.6.
#include "domain/pairing/dutch.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <tuple>

#include "plain_trf.h"

using namespace arbiter;
namespace fs = std::filesystem;

namespace {

const fs::path house = ARBITER_SOURCE_DIR;

/// What differs from the round as it was played; empty where nothing does.
std::string difference(const test::FinishedRound& finished)
{
    const auto pairing = pairDutch(finished.before.entrants, finished.before.round);
    if (!pairing) return "no legal pairing";
    std::set<std::pair<int, int>> boards;
    for (const auto& b : pairing->boards) boards.emplace(b.white, b.black);
    if (boards != std::set<std::pair<int, int>>(finished.pairs.begin(), finished.pairs.end()))
        return "other pairs or colours";
    if (pairing->bye.value_or(0) != finished.bye) return "another bye";
    return "";
}

/// C.04.2 3.6: score of the higher ranked, the sum of scores, the number of the higher ranked; virtual points count.
bool inBoardOrder(const test::FinishedRound& finished)
{
    std::map<int, Points> score;
    for (const auto& e : finished.before.entrants) score[e.number] = e.score + e.virtualPoints;
    const auto pairing = pairDutch(finished.before.entrants, finished.before.round);
    std::vector<std::tuple<Points, Points, int>> keys;
    for (const auto& b : pairing->boards) {
        const auto [first, second] =
            std::tuple{std::pair{-score[b.white], b.white}, std::pair{-score[b.black], b.black}};
        const auto higher = std::min(first, second);
        keys.emplace_back(higher.first, -(score[b.white] + score[b.black]), higher.second);
    }
    return std::is_sorted(keys.begin(), keys.end());
}

void checkFolder(const fs::path& folder)
{
    int rounds = 0;
    for (const auto& file : fs::directory_iterator{folder}) {
        if (file.path().extension() != ".trf") continue;
        for (const auto& finished : test::readRounds(test::readFile(file.path().string()))) {
            if (finished.pairs.empty()) continue;
            const std::string where =
                file.path().filename().string() + " round " + std::to_string(finished.before.round.number);
            BOOST_TEST(difference(finished) == "", where);
            BOOST_TEST(inBoardOrder(finished), where);
            ++rounds;
        }
    }
    BOOST_TEST_REQUIRE(rounds > 0, folder);
    BOOST_TEST_MESSAGE(rounds << " rounds in " << folder);
}

void checkShared(const char* folder)
{
    const fs::path path = house / "../shared/data/own/pairing" / folder;
    if (!fs::exists(path)) {
        BOOST_TEST_MESSAGE("not here: " << path);
        return;
    }
    checkFolder(path);
}

} // namespace

BOOST_AUTO_TEST_SUITE(finished_tournaments)

BOOST_AUTO_TEST_CASE(tiny_fields_with_byes_and_forfeits_are_paired_as_played)
{
    checkFolder(house / "tests/oracles/pairing/tiny");
}
BOOST_AUTO_TEST_CASE(tournaments_are_paired_as_played) { checkFolder(house / "tests/oracles/pairing/tournaments"); }
BOOST_AUTO_TEST_CASE(all_tiny_fields_are_paired_as_played) { checkShared("tiny"); }
BOOST_AUTO_TEST_CASE(all_tournaments_are_paired_as_played) { checkShared("tournaments"); }

BOOST_AUTO_TEST_SUITE_END()
