// An event as a report: the columns, what is never written, and that our own output is our own input, byte for byte.
#include "domain/exchange/trf_writer.h"

#include "domain/exchange/text_lines.h"
#include "domain/tournament/query.h"
#include "tests/exchange/random_event.h"
#include "tests/exchange/samples.h"

#include <algorithm>
#include <set>
#include <sstream>

using namespace arbiter;
using samples::emptyEvent;
using samples::file;
using samples::folded;
using samples::imported;
using samples::lineOf;
using samples::player;

namespace {

Tournament eventOf(const std::string& bytes) { return folded(emptyEvent(), imported(bytes).facts); }

std::string written(const Tournament& t, TrfFormat format = TrfFormat::Trf26) { return writeTrf(t, {format, {}}).text; }

std::vector<std::string> linesOf(const std::string& text, const std::string& id = "")
{
    std::vector<std::string> lines;
    std::stringstream in{text};
    for (std::string line; std::getline(in, line);)
        if (line.starts_with(id)) lines.push_back(line);
    return lines;
}

bool says(const TrfText& text, TrfKind kind)
{
    return std::any_of(text.notes.begin(), text.notes.end(), [&](const TrfNotice& n) { return n.kind == kind; });
}

/// Written, read, written again: the same bytes; and the points are those of the event.
void comesBack(const Tournament& t, TrfFormat format, const std::string& name)
{
    const auto once = written(t, format);
    const auto report = samples::read(once);
    BOOST_TEST(!samples::adjusted(report, TrfKind::PointsDiffer), name << "\n" << once);
    const auto import = importTrf(emptyEvent(), report, {"own.trf"});
    BOOST_TEST_REQUIRE(import.has_value(), name << (import ? "" : sentence(import.error(), Language::English)) << "\n"
                                                << once);
    const auto twice = written(folded(emptyEvent(), import->facts), format);
    BOOST_TEST(once == twice, name << "\n" << once << "----\n" << twice);
}

const std::string twoAndABye = file(
    {"142 4", "152 W", player(1, "1.0", {"   2 w +"}), player(2, "0.0", {"   1 b -"}), player(3, "1.0", {"0000 - U"})});

} // namespace

BOOST_AUTO_TEST_SUITE(trf_writer)

BOOST_AUTO_TEST_CASE(record_001_has_each_field_in_its_columns)
{
    auto line = lineOf({{1, "001"},
                        {5, "   1"},
                        {10, "w"},
                        {11, "WGM"},
                        {15, "Hou, Yifan"},
                        {49, "2650"},
                        {54, "CHN"},
                        {58, "    8602980"},
                        {81, " 1.0"},
                        {86, "   1"},
                        {92, "   2"},
                        {97, "b"},
                        {99, "1"}});
    const auto lines = linesOf(written(eventOf(file({"142 3", line, player(2, "0.0", {"   1 w 0"})}))), "001");
    BOOST_TEST_REQUIRE(lines.size() == 2u);
    BOOST_TEST(lines[0] == line);
    BOOST_TEST(lines[1] == lineOf({{1, "001    2 m    Player 2"}, {82, "0.0"}, {89, "2"}, {95, "1 w 0"}}));
}

BOOST_AUTO_TEST_CASE(the_tournament_states_itself__trf26)
{
    const auto text = written(
        eventOf(file({"012 Open", "042 2026/03/01", "142 5", "152 B", "202 BH/C1,BH",
                      lineOf({{1, "162"}, {6, "W"}, {7, " 3.0"}, {15, "D"}, {16, " 1.0"}}), player(1, "0.0", {})})));
    for (const char* line : {"012 Open\n", "042 2026/03/01\n", "062 1\n", "072 0\n", "142 5\n", "152 B\n",
                             "162  W 3.0    D 1.0    L 0.0    A 0.0    P 3.0\n", "202 BH/C1,BH\n"})
        BOOST_TEST(text.find(line) != std::string::npos, line << " in\n" << text);
}

BOOST_AUTO_TEST_CASE(the_usual_scoring_needs_no_162)
{
    BOOST_TEST(linesOf(written(eventOf(twoAndABye)), "162").empty());
}

BOOST_AUTO_TEST_CASE(trf16_says_rounds_colour_and_scoring_in_the_extensions)
{
    const auto t = eventOf(file({"XXR 5", "XXC black1", "BBW  3.0", "BBD  1.0", "BBU  1.0", player(1, "0.0", {})}));
    const auto text = written(t, TrfFormat::Trf16);
    for (const char* line :
         {"XXR 5\n", "XXC black1\n", "BBW  3.0\n", "BBD  1.0\n", "BBL  0.0\n", "BBU  1.0\n", "BBF  0.0\n"})
        BOOST_TEST(text.find(line) != std::string::npos, line << " in\n" << text);
    BOOST_TEST(linesOf(text, "142").empty());
}

BOOST_AUTO_TEST_CASE(a_pairing_allocated_bye_is_u_and_an_absence_after_the_pairing_a_forfeit__faults_a)
{
    const auto lines = linesOf(written(eventOf(twoAndABye)), "001");
    BOOST_TEST(lines[0].substr(91) == "   2 w +");
    BOOST_TEST(lines[1].substr(91) == "   1 b -");
    BOOST_TEST(lines[2].substr(91) == "0000 - U");
}

BOOST_AUTO_TEST_CASE(no_bye_has_an_opponent_and_all_lines_have_one_length__faults_a_10_11)
{
    std::mt19937 chance{11};
    for (int i = 0; i < 200; ++i) {
        const auto t = samples::randomEvent(chance);
        for (const auto format : {TrfFormat::Trf26, TrfFormat::Trf16}) {
            std::set<int> lengths;
            for (const auto& line : linesOf(written(t, format), "001")) {
                const int size = charactersIn(line);
                lengths.insert(size);
                const ColumnLine columns{1, line};
                for (int at = 92; at < size; at += 10) {
                    const bool bye = std::string_view{"HFUZ"}.find(columns.at(at + 7)) != std::string_view::npos;
                    if (bye) BOOST_TEST(columns.columns(at, at + 6) == "0000 - ");
                }
            }
            BOOST_TEST(lengths.size() <= 1u);
        }
    }
}

BOOST_AUTO_TEST_CASE(an_adjourned_game_is_a_question_mark_in_trf26_and_a_reported_draw_in_trf16)
{
    const auto t = eventOf(file({"142 3", player(1, "0.5", {"   2 w ?"}), player(2, "0.5", {"   1 b ?"})}));
    BOOST_TEST(linesOf(written(t), "001")[0].substr(91) == "   2 w ?");
    const auto old = writeTrf(t, {TrfFormat::Trf16, {}});
    BOOST_TEST(linesOf(old.text, "001")[0].substr(91) == "   2 w =");
    BOOST_TEST(std::count_if(old.notes.begin(), old.notes.end(),
                             [](const auto& n) { return n.kind == TrfKind::AdjournedAsDraw; }) == 1);
}

BOOST_AUTO_TEST_CASE(byes_to_come_stand_in_240_and_in_the_next_column_of_trf16)
{
    const auto t = eventOf(file({"142 4", "152 W", "240 H   2    3", "240 Z   3    1", player(1, "1.0", {"   2 w 1"}),
                                 player(2, "0.0", {"   1 b 0"}), player(3, "1.0", {"0000 - U"})}));
    const std::vector<std::string> both{"240 H   2    3", "240 Z   3    1"}, later{"240 Z   3    1"};
    BOOST_TEST(linesOf(written(t), "240") == both, boost::test_tools::per_element());
    const auto old = written(t, TrfFormat::Trf16);
    BOOST_TEST(linesOf(old, "240") == later, boost::test_tools::per_element());
    BOOST_TEST(linesOf(old, "001")[2].substr(91) == "0000 - U  0000 - H");
}

BOOST_AUTO_TEST_CASE(points_by_decision_stand_in_299_and_add_up)
{
    const auto bytes = file({lineOf({{1, "299"}, {14, "-0.5"}, {20, "  1"}, {24, "   1"}}),
                             player(1, "0.5", {"   2 w 1"}), player(2, "0.0", {"   1 b 0"})});
    BOOST_TEST(linesOf(written(eventOf(bytes)), "299").front() ==
               lineOf({{1, "299"}, {14, "-0.5"}, {22, "1"}, {27, "1"}}));
}

BOOST_AUTO_TEST_CASE(kept_records_and_comments_are_written_back)
{
    const auto text = written(eventOf(file({"### Import @ Round 1", "142 4", "192 FIDE_DUTCH_2025", "ABC unknown",
                                            "260   1   4    1    2", player(1, "0.0", {}), player(2, "0.0", {})})));
    for (const char* line : {"192 FIDE_DUTCH_2025\n", "260   1   4    1    2\n", "ABC unknown\n### Import @ Round 1\n"})
        BOOST_TEST(text.find(line) != std::string::npos, line << " in\n" << text);
}

BOOST_AUTO_TEST_CASE(a_birth_date_is_written_only_where_it_is_given)
{
    const auto line = lineOf({{1, player(1, "0.0", {})}, {70, "1990/05/17"}});
    const auto import = imported(file({"142 3", line}));
    const auto t = folded(emptyEvent(), import.facts);
    BOOST_TEST(written(t).find("1990") == std::string::npos);
    const TrfWriting with{TrfFormat::Trf26, {{import.births[0].player, import.births[0].text}}};
    BOOST_TEST(linesOf(writeTrf(t, with).text, "001")[0].substr(69, 10) == "1990/05/17");
}

BOOST_AUTO_TEST_CASE(ranks_are_by_points_and_then_by_number)
{
    const auto lines = linesOf(written(eventOf(samples::smallEvent())), "001");
    std::vector<std::string> ranks;
    for (const auto& line : lines) ranks.push_back(line.substr(85, 4));
    BOOST_TEST((ranks == std::vector<std::string>{"   1", "   2", "   3", "   4"}));
}

BOOST_AUTO_TEST_CASE(a_time_control_is_encoded_only_where_it_was_announced_in_that_code)
{
    const auto with = [](const std::string& control) {
        return !linesOf(written(eventOf(file({"122 " + control, player(1, "0.0", {})}))), "222").empty();
    };
    BOOST_TEST(with("5400+30"));
    BOOST_TEST(with("40/6000+30:900+30"));
    BOOST_TEST(!with("90+30")); // minutes
    BOOST_TEST(!with("90 min + 30 s"));
    BOOST_TEST(!with("5400"));
}

BOOST_AUTO_TEST_CASE(what_cannot_be_written_as_it_is_is_said)
{
    auto t = eventOf(twoAndABye);
    t.players[0].card.name = std::string(40, 'x');
    const auto text = writeTrf(t, {});
    BOOST_TEST(says(text, TrfKind::NameShortened));
    BOOST_TEST(linesOf(text.text, "001")[0].substr(14, 33) == std::string(33, 'x'));
    t.settings.tieBreaks = {"BH"};
    BOOST_TEST(says(writeTrf(t, {TrfFormat::Trf16, {}}), TrfKind::TieBreaksLeftOut));
    t.numbers.clear();
    for (auto& p : t.players) p.number = {};
    BOOST_TEST(says(writeTrf(t, {}), TrfKind::NumbersProvisional));
}

BOOST_AUTO_TEST_CASE(a_file_for_registration_is_valid_before_round_1__faults_a_16)
{
    const auto t = folded(emptyEvent(5), {PlayerEntered{PlayerId{1},
                                                        {"One", "", "CHN", Title::None, Sex::Man, "", ""},
                                                        {RoundNumber{1}, 1500, ""},
                                                        RoundNumber{1},
                                                        {},
                                                        {}}});
    comesBack(t, TrfFormat::Trf26, "registration");
    comesBack(t, TrfFormat::Trf16, "registration");
    comesBack(emptyEvent(5), TrfFormat::Trf26, "nobody");
}

BOOST_AUTO_TEST_CASE(whole_events_come_back_byte_for_byte)
{
    for (const auto& path : samples::wholeEvents())
        for (const auto format : {TrfFormat::Trf26, TrfFormat::Trf16})
            comesBack(eventOf(samples::contentOf(path)), format, path.filename().string());
}

BOOST_AUTO_TEST_CASE(random_events_come_back_byte_for_byte)
{
    std::mt19937 chance{2026};
    for (int i = 0; i < 400; ++i) {
        const auto t = samples::randomEvent(chance);
        for (const auto format : {TrfFormat::Trf26, TrfFormat::Trf16})
            comesBack(t, format, "random event " + std::to_string(i));
    }
}

BOOST_AUTO_TEST_SUITE_END()
