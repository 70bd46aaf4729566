// A report as decisions: what the file says of rounds and points is what the event says after folding them.
#include "domain/exchange/trf_import.h"

#include "domain/exchange/text_lines.h"
#include "domain/exchange/trf_query.h"
#include "domain/facts/fields.h"
#include "domain/facts/kinds.h"
#include "domain/tournament/query.h"
#include "tests/exchange/samples.h"

#include <algorithm>
#include <random>
#include <sstream>

using namespace arbiter;
using samples::emptyEvent;
using samples::file;
using samples::folded;
using samples::imported;
using samples::lineOf;
using samples::player;

namespace {

template <class F> std::vector<F> all(const std::vector<Fact>& facts)
{
    std::vector<F> found;
    for (const auto& fact : facts)
        if (const auto* f = std::get_if<F>(&fact)) found.push_back(*f);
    return found;
}

Refusal refusalOf(const std::string& bytes, const Tournament& t = emptyEvent())
{
    const auto import = importTrf(t, samples::read(bytes), {"file.trf"});
    BOOST_TEST_REQUIRE(!import.has_value());
    return import.error();
}

/// The facts but the first, which names the file and its adjustments.
std::vector<Fact> factsOf(const std::string& bytes)
{
    auto facts = imported(bytes).facts;
    facts.erase(facts.begin());
    return facts;
}

/// Each entry of the report is what the event has in that round; and so are the points.
void holdsTheSame(const TrfReport& report, const Tournament& t, const std::string& name)
{
    BOOST_TEST_REQUIRE(t.players.size() == report.players.size(), name);
    BOOST_TEST(lastPublished(t).value == report.paired, name);
    for (std::size_t i = 0; i < report.players.size(); ++i) {
        const auto& p = report.players[i];
        for (std::size_t r = 0; r < p.rounds.size(); ++r) {
            const RoundNumber round{static_cast<int>(r) + 1};
            BOOST_TEST((scoreIn(t, t.players[i], round) == p.rounds[r].score),
                       name << " player " << p.number.value << " round " << round.value);
            const auto seat = *seatIn(*findRound(t, round), t.players[i].id);
            BOOST_TEST(seat.paired() == p.rounds[r].paired());
            if (!seat.paired()) continue;
            BOOST_TEST((seat.colour == p.rounds[r].colour));
            BOOST_TEST(findPlayer(t, opponentIn(*findRound(t, round), seat))->number.value ==
                       p.rounds[r].opponent.value);
        }
        BOOST_TEST((pointsAfter(t, t.players[i], RoundNumber{report.paired}) == p.points),
                   name << " player " << p.number.value);
    }
}

} // namespace

BOOST_AUTO_TEST_SUITE(trf_import)

BOOST_AUTO_TEST_CASE(the_act_tells_the_event_in_the_order_in_which_it_happened)
{
    const auto facts = imported(samples::smallEvent()).facts;
    std::vector<std::string> kinds;
    for (const auto& f : facts)
        if (const std::string name{kindOf(f).name}; kinds.empty() || kinds.back() != name) kinds.push_back(name);
    const std::vector<std::string> expected{
        "FileImported",   "SettingsChanged", "PlayerEntered", "NumbersAssigned", "InitialColourDrawn", "RoundDrafted",
        "RoundPublished", "ResultEntered",   "RoundDrafted",  "RoundPublished",  "ResultEntered"};
    BOOST_TEST(kinds == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(whole_events_are_held_as_they_stand)
{
    for (const auto& path : samples::wholeEvents()) {
        const auto bytes = samples::contentOf(path);
        const auto report = samples::read(bytes);
        const auto import = importTrf(emptyEvent(), report, {path.filename().string()});
        BOOST_TEST_REQUIRE(import.has_value(), path << (import ? "" : sentence(import.error(), Language::English)));
        holdsTheSame(report, folded(emptyEvent(), import->facts), path.filename().string());
    }
}

BOOST_AUTO_TEST_CASE(what_the_file_states_of_the_event_replaces_what_the_event_states)
{
    const auto t = folded(
        emptyEvent(9),
        imported(file({"012 Open", "022 Beijing", "032 CHN", "042 2026/03/01", "102 Chief", "112 Deputy", "122 90+30",
                       "142 5", "202 BH,SB", lineOf({{1, "162"}, {6, "W"}, {7, " 3.0"}, {15, "D"}, {16, " 1.0"}}),
                       player(1, "0.0", {})}))
            .facts);
    BOOST_TEST(t.settings.name == "Open");
    BOOST_TEST(t.settings.place == "Beijing");
    BOOST_TEST(t.settings.federation == "CHN");
    BOOST_TEST((t.settings.start == Date{2026, 3, 1}));
    BOOST_TEST(t.settings.chiefArbiter == "Chief");
    BOOST_TEST((t.settings.deputyArbiters == std::vector<std::string>{"Deputy"}));
    BOOST_TEST(t.settings.rounds == 5);
    BOOST_TEST((t.settings.tieBreaks == std::vector<std::string>{"BH", "SB"}));
    BOOST_TEST((t.settings.scoring.win == Points::whole(3)));
}

BOOST_AUTO_TEST_CASE(rounds_that_are_not_stated_grow_to_what_the_file_needs)
{
    const auto bytes =
        file({player(1, "1.0", {"   2 w 1"}), player(2, "0.0", {"   1 b 0"}), player(3, "0.0", {"", "", "0000 - H"})});
    const auto report = samples::read(bytes);
    BOOST_TEST(folded(emptyEvent(1), importTrf(emptyEvent(1), report, {"f"})->facts).settings.rounds == 3);
    BOOST_TEST(folded(emptyEvent(7), importTrf(emptyEvent(7), report, {"f"})->facts).settings.rounds == 7);
}

BOOST_AUTO_TEST_CASE(birth_dates_stand_beside_the_facts_and_never_in_them)
{
    auto line = player(1, "0.0", {});
    line = lineOf({{1, line}, {70, "1990/05/17"}});
    const auto import = imported(file({line}));
    BOOST_TEST_REQUIRE(import.births.size() == 1u);
    BOOST_TEST(import.births[0].text == "1990/05/17");
    BOOST_TEST(import.births[0].player.value == 1);
    for (const auto& f : import.facts)
        if (const auto* entered = std::get_if<PlayerEntered>(&f)) BOOST_TEST(!entered->personal.has_value());
    for (const auto& kept : std::get<FileImported>(import.facts[0]).kept)
        BOOST_TEST(kept.find("1990") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(boards_stand_by_score_of_the_higher_then_sum_then_number__c_04_2_3_6)
{
    const auto drafts = all<RoundDrafted>(
        factsOf(file({player(1, "2.0", {"   4 w 1", "   6 b 1"}), player(2, "2.0", {"   5 b 1", "   3 w 1"}),
                      player(3, "0.5", {"   6 w =", "   2 b 0"}), player(4, "1.0", {"   1 b 0", "   5 w 1"}),
                      player(5, "0.0", {"   2 w 0", "   4 b 0"}), player(6, "0.5", {"   3 b =", "   1 w 0"})})));
    BOOST_TEST_REQUIRE(drafts.size() == 2u);
    const std::vector<Pairing> first{
        {PlayerId{1}, PlayerId{4}}, {PlayerId{5}, PlayerId{2}}, {PlayerId{3}, PlayerId{6}}};
    const std::vector<Pairing> second{
        {PlayerId{6}, PlayerId{1}}, {PlayerId{2}, PlayerId{3}}, {PlayerId{4}, PlayerId{5}}};
    BOOST_TEST((drafts[0].boards == first));
    BOOST_TEST((drafts[1].boards == second));
}

BOOST_AUTO_TEST_CASE(virtual_points_count_for_the_order_of_boards__vcl_187)
{
    const auto drafts = all<RoundDrafted>(
        factsOf(file({lineOf({{1, "250"}, {10, " 1.0"}, {15, "  1"}, {19, "  1"}, {23, "   3"}, {28, "   4"}}),
                      player(1, "1.0", {"   2 w 1"}), player(2, "0.0", {"   1 b 0"}), player(3, "1.0", {"   4 w 1"}),
                      player(4, "0.0", {"   3 b 0"})})));
    BOOST_TEST((drafts.front().boards.front() == Pairing{PlayerId{3}, PlayerId{4}}));
}

BOOST_AUTO_TEST_CASE(an_adjourned_game_stays_adjourned)
{
    const auto results =
        all<ResultEntered>(factsOf(file({player(1, "0.5", {"   2 w ?"}), player(2, "0.5", {"   1 b X"})})));
    BOOST_TEST_REQUIRE(results.size() == 1u);
    BOOST_TEST((results[0].outcome == Outcome::Adjourned));
}

BOOST_AUTO_TEST_CASE(a_game_still_going_on_has_no_result)
{
    BOOST_TEST(all<ResultEntered>(factsOf(file({player(1, "0.0", {"   2 w"}), player(2, "0.0", {"   1 b"})}))).empty());
}

BOOST_AUTO_TEST_CASE(byes_announced_for_the_next_rounds_are_granted)
{
    const auto t = folded(emptyEvent(),
                          imported(file({"142 5", "152 W", "XXZ 2", lineOf({{1, "240"}, {5, "H"}, {9, "3"}, {14, "1"}}),
                                         player(1, "1.0", {"   2 w 1"}), player(2, "0.0", {"   1 b 0"})}))
                              .facts);
    BOOST_TEST((t.players[1].byes.at(RoundNumber{2}) == Bye::Zero));
    BOOST_TEST((t.players[0].byes.at(RoundNumber{3}) == Bye::Half));
}

BOOST_AUTO_TEST_CASE(points_of_299_are_decisions_on_points)
{
    const auto import = imported(file({lineOf({{1, "299"}, {14, "-0.5"}, {20, "  1"}, {27, "1"}}),
                                       player(1, "0.5", {"   2 w 1"}), player(2, "0.0", {"   1 b 0"})}));
    const auto penalties = all<PenaltyImposed>(import.facts);
    BOOST_TEST_REQUIRE(penalties.size() == 1u);
    BOOST_TEST((penalties[0].points == -Points::halves(1)));
    BOOST_TEST((penalties[0].game == GameRef{RoundNumber{1}, BoardNumber{1}, 1}));
    BOOST_TEST((pointsAfter(folded(emptyEvent(), import.facts), folded(emptyEvent(), import.facts).players[0],
                            RoundNumber{1}) == Points::halves(1)));
}

BOOST_AUTO_TEST_CASE(an_event_with_players_takes_no_file)
{
    const auto t = folded(emptyEvent(), imported(samples::smallEvent()).facts);
    BOOST_TEST((refusalOf(samples::smallEvent(), t).why == Why::EventNotEmpty));
}

BOOST_AUTO_TEST_CASE(what_the_event_cannot_hold_is_refused_with_its_place)
{
    const auto scoring =
        file({lineOf({{1, "162"}, {6, "W"}, {7, " 1.0"}, {15, "D"}, {16, " 1.0"}}), player(1, "0.0", {})});
    BOOST_TEST((refusalOf(scoring).why == Why::BadScoring));
    const auto team = lineOf({{1, "013"}, {5, "Team"}, {37, "   1"}, {42, "   3"}});
    BOOST_TEST((refusalOf(file({team, player(1, "0.0", {}), player(3, "0.0", {})})).why == Why::UnusableText));
}

BOOST_AUTO_TEST_CASE(forbidden_pairs_and_acceleration_are_decisions_on_players_whatever_their_numbers)
{
    const auto facts = factsOf(file({"142 5", "XXP 1 3", "XXA    3  1.0", player(1, "0.0", {}), player(3, "0.0", {})}));
    const auto forbidden = all<PairsForbidden>(facts);
    const auto given = all<VirtualPointsGiven>(facts);
    BOOST_TEST_REQUIRE(forbidden.size() == 1u);
    BOOST_TEST_REQUIRE(given.size() == 1u);
    BOOST_TEST((forbidden[0].players == std::vector<PlayerId>{PlayerId{1}, PlayerId{2}}));
    BOOST_TEST((given[0].from == PlayerId{2} && given[0].to == PlayerId{2}));
}

BOOST_AUTO_TEST_CASE(a_round_in_which_nobody_played_is_history_and_held)
{
    const auto t = folded(
        emptyEvent(),
        imported(file({player(1, "1.5", {"0000 - H", "   2 w 1"}), player(2, "0.0", {"0000 - Z", "   1 b 0"})})).facts);
    BOOST_TEST(lastPublished(t).value == 2);
    BOOST_TEST((pointsAfter(t, t.players[0], RoundNumber{2}) == Points::tenths(15)));
    BOOST_TEST((t.initialColour == Colour::White));
}

BOOST_AUTO_TEST_CASE(numbers_with_gaps_are_closed_up_and_that_is_said)
{
    const auto import = imported(file({player(2, "1.0", {"   7 w 1"}), player(7, "0.0", {"   2 b 0"})}));
    const auto t = folded(emptyEvent(), import.facts);
    BOOST_TEST(t.players[0].number.value == 1);
    BOOST_TEST(t.players[1].number.value == 2);
    const auto& said = std::get<FileImported>(import.facts[0]).adjustments;
    BOOST_TEST(std::count_if(said.begin(), said.end(),
                             [](const auto& s) { return s.find("closed up") != std::string::npos; }) == 2);
}

BOOST_AUTO_TEST_CASE(every_adjustment_of_the_report_stands_in_the_record_of_the_file)
{
    for (const auto& path : samples::reportsIn(samples::oracles() / "odd")) {
        const auto report = readTrf(samples::contentOf(path));
        if (!report) continue;
        const auto import = importTrf(emptyEvent(), *report, {"odd"});
        if (!import) continue;
        BOOST_TEST(import->adjustments.size() >= report->adjustments.size());
        BOOST_TEST(std::get<FileImported>(import->facts[0]).adjustments.size() == import->adjustments.size());
    }
}

BOOST_AUTO_TEST_CASE(records_that_the_event_does_not_use_and_comments_are_kept_as_they_stood)
{
    const auto import = imported(file({"### Import @ Round 1", "192 FIDE_DUTCH_2025", "142 5", "801 anything",
                                       "ABC unknown  ", player(1, "0.0", {}), "XXP 1 1"}));
    const std::vector<std::string> kept{"### Import @ Round 1", "192 FIDE_DUTCH_2025", "801 anything", "ABC unknown",
                                        "XXP 1 1"};
    BOOST_TEST(std::get<FileImported>(import.facts[0]).kept == kept, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(trf_metamorphic)

BOOST_AUTO_TEST_CASE(the_order_of_records_and_of_players_changes_no_round)
{
    std::mt19937 chance{7};
    for (const auto& path : samples::reportsIn(samples::oracles() / "events")) {
        const auto bytes = samples::contentOf(path);
        std::vector<std::string> lines;
        std::stringstream in{bytes};
        for (std::string line; std::getline(in, line);) lines.push_back(line);
        std::shuffle(lines.begin(), lines.end(), chance);
        const auto t = folded(emptyEvent(), imported(bytes).facts),
                   u = folded(emptyEvent(), imported(file(lines)).facts);
        BOOST_TEST((t.settings == u.settings), path);
        const auto number = [](const Tournament& e, PlayerId id) { return findPlayer(e, id)->number.value; };
        for (std::size_t r = 0; r < t.rounds.size(); ++r)
            for (std::size_t b = 0; b < t.rounds[r]->boards.size(); ++b) {
                const auto &one = t.rounds[r]->boards[b], &two = u.rounds[r]->boards[b];
                BOOST_TEST(number(t, one.pairing.white) == number(u, two.pairing.white));
                BOOST_TEST(number(t, one.pairing.black) == number(u, two.pairing.black));
                BOOST_TEST((one.game.outcome == two.game.outcome));
            }
    }
}

BOOST_AUTO_TEST_CASE(renamed_players_change_only_their_names)
{
    for (const auto& path : samples::reportsIn(samples::oracles() / "events")) {
        std::stringstream in{samples::contentOf(path)};
        std::vector<std::string> lines;
        for (std::string line; std::getline(in, line);) {
            const ColumnLine columns{1, line};
            if (line.starts_with("001"))
                line = std::string{columns.columns(1, 14)} + "侯逸凡 " + std::string{columns.columns(5, 8)} +
                       std::string(25, ' ') + std::string{columns.columns(48, columns.size())};
            lines.push_back(line);
        }
        auto renamed = factsOf(file(lines)), before = factsOf(samples::contentOf(path));
        BOOST_TEST_REQUIRE(renamed.size() == before.size(), path);
        for (std::size_t i = 0; i < before.size(); ++i) {
            if (auto* entered = std::get_if<PlayerEntered>(&renamed[i]))
                entered->card.name = std::get<PlayerEntered>(before[i]).card.name;
            BOOST_TEST((renamed[i] == before[i]), path << " fact " << i);
        }
    }
}

BOOST_AUTO_TEST_CASE(trf16_trf26_and_the_extensions_spell_the_same_event)
{
    const std::vector<std::string> players{player(1, "3.0", {"   2 w 1"}), player(2, "0.0", {"   1 b 0"}),
                                           player(3, "1.0", {"0000 - U"})};
    const auto with = [&](std::vector<std::string> records, std::vector<std::string> behind = {}) {
        records.insert(records.end(), players.begin(), players.end());
        records.insert(records.end(), behind.begin(), behind.end());
        return factsOf(file(records));
    };
    const auto trf26 =
        with({"142 5", "152 B",
              lineOf({{1, "162"}, {6, "W"}, {7, " 3.0"}, {15, "D"}, {16, " 1.0"}, {24, "P"}, {25, " 1.0"}}),
              lineOf({{1, "240"}, {5, "Z"}, {9, "2"}, {14, "3"}})});
    const auto javafo = with({"XXR 5", "XXC black1", "XXS W=3.0 D=1.0 PAB=1.0"}, {"XXZ 3"});
    const auto bbp = with({"XXR 5", "XXC black1", "BBW  3.0", "BBD  1.0", "BBU  1.0"},
                          {lineOf({{1, "240"}, {5, "Z"}, {9, "2"}, {14, "3"}})});
    BOOST_TEST((trf26 == javafo));
    BOOST_TEST((trf26 == bbp));
}

BOOST_AUTO_TEST_SUITE_END()
