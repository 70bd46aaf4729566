// What must not matter to a pairing does not: the order of the lines, names, a player who never came, the spelling.
#include "domain/exchange/trf_reader.h"
#include "domain/exchange/trf_writer.h"
#include "domain/rounds/generator.h"
#include "domain/rounds/report_round.h"

#include <algorithm>
#include <random>
#include <sstream>

using namespace arbiter;

namespace {

constexpr int played = 4;

/// A report after four rounds of six.
std::string report(std::uint64_t seed, TrfFormat form)
{
    GeneratorWishes wishes;
    wishes.rounds = played;
    wishes.forbidden = 0; // "to the end" is written as the last round, which is raised below
    wishes.players = 6 + static_cast<int>(seed % 30);
    const auto made = generateEvent(wishes, seed);
    if (!made) return {};
    auto text = writeTrf(made->event, {form, {}}).text;
    for (const char* record : {"142 4\n", "XXR 4\n"})
        if (const auto at = text.find(record); at != std::string::npos) text[at + 4] = '6';
    return text;
}

std::vector<std::string> linesOf(const std::string& text)
{
    std::istringstream in{text};
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

std::string joined(const std::vector<std::string>& lines)
{
    std::string text;
    for (const auto& line : lines) text += line + '\n';
    return text;
}

/// The pairs by board, or why there are none.
std::string paired(const std::string& text)
{
    const auto read = readTrf(text);
    BOOST_REQUIRE(read.has_value());
    const auto round = pairReport(*read);
    if (!round)
        return round.error().impossible ? "impossible" : sentence(round.error().notices.front(), Language::English);
    std::string all;
    for (const auto& line : round->boards)
        all += std::to_string(line.white.value) + '-' + std::to_string(line.black.value) + ' ';
    return all + (round->bye ? std::to_string(round->bye->value) : "");
}

template <class Change> void changesNothing(Change change)
{
    int pairs = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const auto text = report(seed, TrfFormat::Trf26);
        if (text.empty()) continue;
        const auto before = paired(text);
        BOOST_TEST(paired(change(text, seed)) == before, "seed " << seed << ": " << before);
        pairs += before.find('-') != std::string::npos;
    }
    BOOST_TEST(pairs > 40);
}

} // namespace

BOOST_AUTO_TEST_SUITE(a_pairing_does_not_change)

BOOST_AUTO_TEST_CASE(with_the_order_of_the_lines)
{
    changesNothing([](const std::string& text, std::uint64_t seed) {
        auto lines = linesOf(text);
        std::mt19937_64 chance{seed};
        std::shuffle(lines.begin(), lines.end(), chance);
        return joined(lines);
    });
}

BOOST_AUTO_TEST_CASE(with_the_names_of_the_players)
{
    changesNothing([](const std::string& text, std::uint64_t) {
        auto lines = linesOf(text);
        for (auto& line : lines)
            if (line.starts_with("001")) line.replace(14, 11, "Zhu, Chen  ");
        return joined(lines);
    });
}

BOOST_AUTO_TEST_CASE(with_a_player_at_the_end_of_the_list_who_never_came)
{
    changesNothing([](const std::string& text, std::uint64_t) {
        auto lines = linesOf(text);
        const auto players =
            std::count_if(lines.begin(), lines.end(), [](auto& line) { return line.starts_with("001"); });
        std::string absent = "001 " + std::string(4 - std::to_string(players + 1).size(), ' ') +
                             std::to_string(players + 1) + "      Absent";
        absent.resize(80, ' ');
        absent += " 0.0 " + std::string(4 - std::to_string(players + 1).size(), ' ') + std::to_string(players + 1);
        for (int r = 0; r <= played; ++r) absent += "  0000 - Z";
        lines.push_back(absent);
        return joined(lines);
    });
}

BOOST_AUTO_TEST_CASE(with_the_spelling_of_the_event__trf16_trf26)
{
    changesNothing([](const std::string&, std::uint64_t seed) { return report(seed, TrfFormat::Trf16); });
}

BOOST_AUTO_TEST_SUITE_END()
