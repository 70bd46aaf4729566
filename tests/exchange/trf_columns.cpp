// The columns of TRF16 and TRF26 as FIDE publishes them (C.04 Annex 2; TRF26): each field where it belongs.
#include "domain/exchange/trf_query.h"
#include "tests/exchange/samples.h"

using namespace arbiter;
using samples::file;
using samples::lineOf;
using samples::player;
using samples::read;

namespace {

const std::vector<std::string> twoPlayers{player(1, "1.0", {"   2 w 1"}), player(2, "0.0", {"   1 b 0"})};

/// Two players after one round, and these records before them.
TrfReport withRecords(std::vector<std::string> records)
{
    records.insert(records.end(), twoPlayers.begin(), twoPlayers.end());
    return read(file(records));
}

std::vector<int> valuesOf(const std::vector<TrfNumber>& numbers)
{
    std::vector<int> values;
    for (const auto n : numbers) values.push_back(n.value);
    return values;
}

} // namespace

BOOST_AUTO_TEST_SUITE(trf_columns)

BOOST_AUTO_TEST_CASE(record_001_has_each_field_in_its_columns)
{
    const auto line = lineOf({{1, "001"},
                              {5, "   1"},
                              {10, "w"},
                              {11, "WGM"},
                              {15, "Hou, Yifan"},
                              {49, "2650"},
                              {54, "CHN"},
                              {58, "    8602980"},
                              {70, "1994/02/27"},
                              {81, " 1.0"},
                              {86, "   1"},
                              {92, "   2"},
                              {97, "b"},
                              {99, "1"}});
    const auto report = read(file({line, player(2, "0.0", {"   1 w 0"})}));
    const auto& p = report.players[0];
    BOOST_TEST(p.line == 1);
    BOOST_TEST(p.number.value == 1);
    BOOST_TEST((p.sex == Sex::Woman));
    BOOST_TEST((p.title == Title::WGM));
    BOOST_TEST(p.name == "Hou, Yifan");
    BOOST_TEST(p.rating == 2650);
    BOOST_TEST(p.federation == "CHN");
    BOOST_TEST(p.fideId == "8602980");
    BOOST_TEST(p.birth == "1994/02/27");
    BOOST_TEST((p.points == Points::whole(1)));
    BOOST_TEST(p.rank.value() == 1);
    BOOST_TEST_REQUIRE(p.rounds.size() == 1u);
    BOOST_TEST(p.rounds[0].opponent.value == 2);
    BOOST_TEST((p.rounds[0].colour == Colour::Black));
    BOOST_TEST((p.rounds[0].score == Score::Win));
    BOOST_TEST((p.rounds[0].at == TrfSpot{1, 92}));
}

BOOST_AUTO_TEST_CASE(columns_are_characters_not_bytes)
{
    auto line = lineOf({{1, "001"}, {8, "1"}, {15, "12345678"}, {49, "2400"}, {54, "CHN"}, {81, " 0.0"}});
    line.replace(line.find("12345678"), 8, "侯逸凡, Éé ");
    const auto report = read(file({line}));
    BOOST_TEST(report.players[0].name == "侯逸凡, Éé");
    BOOST_TEST(report.players[0].rating == 2400);
    BOOST_TEST(report.players[0].federation == "CHN");
}

BOOST_AUTO_TEST_CASE(the_second_round_stands_ten_columns_on)
{
    const auto report = read(samples::smallEvent());
    BOOST_TEST(report.paired == 2);
    BOOST_TEST((report.players[0].rounds[1].at == TrfSpot{4, 102}));
    BOOST_TEST(report.players[0].rounds[1].opponent.value == 2);
}

BOOST_AUTO_TEST_CASE(the_tournament_states_itself_in_012_to_132)
{
    const auto report = withRecords({"012 Open of Beijing", "022 Beijing", "032 CHN", "042 2026/03/01",
                                     "052 2026/03/09", "062 2", "072 0", "082 0", "092 Individual: Swiss-System",
                                     "102 Arbiter, Chief (8600000)", "112 Deputy, One", "112 Deputy, Two",
                                     "122 90 min + 30 s", lineOf({{1, "132"}, {92, "26/03/01"}, {102, "26/03/02"}})});
    BOOST_TEST(report.name.value == "Open of Beijing");
    BOOST_TEST((report.name.at == TrfSpot{1, 5}));
    BOOST_TEST(report.city.value == "Beijing");
    BOOST_TEST(report.federation.value == "CHN");
    BOOST_TEST((report.start->value == Date{2026, 3, 1}));
    BOOST_TEST((report.end->value == Date{2026, 3, 9}));
    BOOST_TEST(report.statedPlayers->value == 2);
    BOOST_TEST(report.type.value == "Individual: Swiss-System");
    BOOST_TEST(report.chiefArbiter.value == "Arbiter, Chief (8600000)");
    BOOST_TEST(report.deputies.size() == 2u);
    BOOST_TEST(report.timeControl.value == "90 min + 30 s");
    BOOST_TEST_REQUIRE(report.roundDates.size() == 2u);
    BOOST_TEST((report.roundDates[1].value == Date{2026, 3, 2}));
}

BOOST_AUTO_TEST_CASE(the_tournament_states_itself_in_142_to_222__trf26)
{
    const auto report = withRecords({"142 9", "152 B", "172 IND FIDON", "182 Arbiter", "192 FIDE_DUTCH_2025_BAKU",
                                     "202 BH/C1,BH,SB,DE", "212 PTS,BH/C1", "222 5400+30"});
    BOOST_TEST(report.rounds->value == 9);
    BOOST_TEST((report.initialColour->value == Colour::Black));
    BOOST_TEST(report.startingRank.value == "IND FIDON");
    BOOST_TEST(report.controller.value == "Arbiter");
    BOOST_TEST((report.system == TrfSystem::Dutch));
    BOOST_TEST(report.baku);
    BOOST_TEST_REQUIRE(report.tieBreaks.size() == 4u);
    BOOST_TEST(report.tieBreaks[0].value == "BH/C1");
    BOOST_TEST((report.tieBreaks[1].at.column == 11));
    BOOST_TEST(report.standingsOrder.size() == 2u);
    BOOST_TEST(report.encodedTimeControl.value == "5400+30");
}

BOOST_AUTO_TEST_CASE(record_162_has_a_code_every_nine_columns)
{
    const auto line = lineOf({{1, "162"},
                              {6, "W"},
                              {7, " 3.0"},
                              {15, "D"},
                              {16, " 1.0"},
                              {24, "L"},
                              {25, " 0.0"},
                              {33, "A"},
                              {34, " 0.0"},
                              {42, "P"},
                              {43, " 3.0"}});
    const auto report = read(file({line, player(1, "3.0", {"   2 w 1"}), player(2, "0.0", {"   1 b 0"})}));
    BOOST_TEST(
        (scoringOf(report) == Scoring{Points::whole(3), Points::whole(1), Points{}, Points{}, Points::whole(3)}));
    BOOST_TEST(report.adjustments.empty());
}

BOOST_AUTO_TEST_CASE(the_bye_is_worth_a_win_where_162_does_not_say)
{
    const auto line = lineOf({{1, "162"}, {6, "W"}, {7, " 3.0"}, {15, "D"}, {16, " 1.0"}});
    BOOST_TEST((scoringOf(read(file({line, player(1, "0.0", {})}))).pairingBye == Points::whole(3)));
}

BOOST_AUTO_TEST_CASE(record_240_names_byes_of_a_round_to_come)
{
    const auto report = withRecords({"142 5", lineOf({{1, "240"}, {5, "H"}, {7, "  2"}, {11, "   1"}, {16, "   2"}})});
    BOOST_TEST((announcedBye(report.players[0], RoundNumber{2}) == Bye::Half));
    BOOST_TEST((announcedBye(report.players[1], RoundNumber{2}) == Bye::Half));
    BOOST_TEST(!announcedBye(report.players[0], RoundNumber{3}).has_value());
}

BOOST_AUTO_TEST_CASE(record_250_gives_virtual_points)
{
    const auto report =
        withRecords({lineOf({{1, "250"}, {10, " 1.0"}, {15, "  1"}, {19, "  3"}, {23, "   1"}, {28, "   1"}})});
    BOOST_TEST((virtualPoints(report, TrfNumber{1}, RoundNumber{3}) == Points::whole(1)));
    BOOST_TEST((virtualPoints(report, TrfNumber{1}, RoundNumber{4}) == Points{}));
    BOOST_TEST((virtualPoints(report, TrfNumber{2}, RoundNumber{1}) == Points{}));
}

BOOST_AUTO_TEST_CASE(record_260_forbids_pairs_in_a_range_of_rounds)
{
    const auto report = withRecords({lineOf({{1, "260"}, {5, "  2"}, {9, "  4"}, {13, "   1"}, {18, "   2"}})});
    BOOST_TEST(report.forbidden[0].first.value == 2);
    BOOST_TEST(report.forbidden[0].last->value == 4);
    BOOST_TEST((valuesOf(report.forbidden[0].players) == std::vector<int>{1, 2}));
}

BOOST_AUTO_TEST_CASE(record_299_is_read_in_fides_columns_and_in_those_of_another_writer)
{
    const auto fide = lineOf({{1, "299"}, {14, "-0.5"}, {20, "  1"}, {24, "   1"}});
    const auto other = lineOf({{1, "299"}, {12, "-0.5"}, {17, "  1"}, {21, "   1"}});
    for (const auto& line : {fide, other}) {
        const auto report = read(file({line, player(1, "0.5", {"   2 w 1"}), player(2, "0.0", {"   1 b 0"})}));
        BOOST_TEST_REQUIRE(report.abnormal.size() == 1u);
        BOOST_TEST((report.abnormal[0].points == -Points::halves(1)));
        BOOST_TEST((pointsOf(report, report.players[0], RoundNumber{1}) == Points::halves(1)));
        BOOST_TEST(samples::adjusted(report, TrfKind::AbnormalShifted) == (line == other));
        BOOST_TEST(!samples::adjusted(report, TrfKind::PointsDiffer));
    }
}

BOOST_AUTO_TEST_CASE(a_result_of_another_worth_counts_as_299_says)
{
    const auto line = lineOf({{1, "299"}, {5, "W"}, {14, " 0.5"}, {20, "  1"}, {24, "   1"}});
    const auto report = read(file({line, player(1, "0.5", {"   2 w W"}), player(2, "0.0", {"   1 b L"})}));
    BOOST_TEST((pointsOf(report, report.players[0], RoundNumber{1}) == Points::halves(1)));
}

BOOST_AUTO_TEST_CASE(teams_stand_in_310_and_320_and_in_013)
{
    const auto team = lineOf({{1, "310"},
                              {5, "  1"},
                              {9, "Beijing"},
                              {42, "BJ"},
                              {55, "   2.0"},
                              {62, "   1.5"},
                              {69, "  1"},
                              {74, "   1"},
                              {79, "   2"}});
    const auto report = withRecords(
        {team, lineOf({{1, "320"}, {5, " 1.0"}, {10, " 3.0"}, {15, "  0"}, {19, "  1"}}), "352 WBWB",
         "362 TW 2.0   TD 1.0   TL 0.0", lineOf({{1, "330"}, {5, "+-"}, {8, "  1"}, {12, "  1"}, {16, "  2"}}),
         lineOf({{1, "300"}, {5, "  1"}, {9, "  1"}, {13, "  2"}, {17, "   2"}, {22, "   1"}})});
    BOOST_TEST_REQUIRE(report.teams.size() == 1u);
    BOOST_TEST(report.teams[0].name == "Beijing");
    BOOST_TEST(report.teams[0].nickname == "BJ");
    BOOST_TEST((report.teams[0].matchPoints == Points::whole(2)));
    BOOST_TEST((valuesOf(report.teams[0].players) == std::vector<int>{1, 2}));
    BOOST_TEST((report.teamByes[0].teams == std::vector<int>{0, 1}));
    BOOST_TEST((report.teamScoring->value.win == Points::whole(2)));
    BOOST_TEST(report.forfeitedMatches[0].whiteWins);
    BOOST_TEST((valuesOf(report.teamOrders[0].boards) == std::vector<int>{2, 1}));
    const auto old = withRecords({lineOf({{1, "013"}, {5, "Team A"}, {37, "   1"}, {42, "   2"}})});
    BOOST_TEST((valuesOf(old.oldTeams[0].players) == std::vector<int>{1, 2}));
    BOOST_TEST(samples::adjusted(old, TrfKind::TeamsAside));
}

BOOST_AUTO_TEST_CASE(the_extensions_of_javafo_are_read)
{
    const auto report =
        withRecords({"XXR 9", "XXC black1", "XXZ 2", "XXS W=3 D=1 PAB=1.0", "XXA    1  1.0  0.5", "XXP 1 2"});
    BOOST_TEST(report.rounds->value == 9);
    BOOST_TEST((report.initialColour->value == Colour::Black));
    BOOST_TEST((announcedBye(report.players[1], RoundNumber{2}) == Bye::Zero));
    BOOST_TEST(
        (scoringOf(report) == Scoring{Points::whole(3), Points::whole(1), Points{}, Points{}, Points::whole(1)}));
    BOOST_TEST((virtualPoints(report, TrfNumber{1}, RoundNumber{2}) == Points::halves(1)));
    BOOST_TEST((valuesOf(report.forbidden[0].players) == std::vector<int>{1, 2}));
}

BOOST_AUTO_TEST_CASE(the_extensions_of_bbppairings_are_read)
{
    const auto report = withRecords({"BBW  3.0", "BBD  1.0", "BBL  0.0", "BBZ  0.0", "BBF  0.0", "BBU  1.0"});
    BOOST_TEST(
        (scoringOf(report) == Scoring{Points::whole(3), Points::whole(1), Points{}, Points{}, Points::whole(1)}));
}

BOOST_AUTO_TEST_CASE(a_national_record_has_the_columns_of_a_player)
{
    const auto line = lineOf(
        {{1, "NOR"}, {8, "1"}, {11, "A"}, {15, "Name"}, {49, "1900"}, {54, "Club"}, {58, "12345"}, {70, "1990/01/01"}});
    const auto report = withRecords({line});
    BOOST_TEST(report.nationals[0].code == "NOR");
    BOOST_TEST(report.nationals[0].rating == 1900);
    BOOST_TEST(report.nationals[0].birth == "1990/01/01");
    BOOST_TEST(report.lines[0].text.find("1990") == std::string::npos); // what is kept holds no birth date
}

BOOST_AUTO_TEST_CASE(every_letter_of_a_result_is_that_of_the_classification)
{
    for (const auto& row : allScores()) {
        if (!row.paired || row.score == Score::NotEntered || row.score == Score::Absent) continue;
        for (const auto& other : allOutcomes()) {
            if (other.scores.white != row.score) continue;
            const std::string one(1, row.code), two(1, classOf(other.scores.black).code);
            const auto report = read(file({player(1, "", {"   2 w " + one}), player(2, "", {"   1 b " + two})}));
            BOOST_TEST((report.players[0].rounds[0].score == row.score), one);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
