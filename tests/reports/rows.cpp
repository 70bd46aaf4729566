// Properties: whoever is in the event is on the sheet exactly once, in order, however large the event; and the time it
// takes grows with the rows.
#include "domain/tournament/query.h"
#include "reports/render/html.h"
#include "reports/render/text.h"
#include "reports/render/width.h"
#include "reports/sheets/sheets.h"
#include "tests/reports/events.h"

#include <rapidcheck/boost_test.h>

#include <algorithm>
#include <chrono>
#include <set>
#include <sstream>

using namespace arbiter;
using namespace arbiter::reports;

namespace {

/// One round of an event with random names, results, byes and one who leaves.
test::Event randomEvent(const std::vector<std::string>& names)
{
    Settings settings;
    settings.name = "Random";
    settings.rounds = 3;
    test::Event e{settings};
    int i = 0;
    for (const auto& name : names)
        e.enter({"P" + std::to_string(++i) + ' ' + name, i % 3 == 0 ? name : "", {}, Title::None, {}, {}, {}},
                2000 - i);
    e.openPlay();
    const int players = static_cast<int>(names.size());
    const int resting = *rc::gen::inRange(0, players - 1);
    for (int p = 1; p <= resting; ++p)
        e.take(ByeGranted{PlayerId{p}, RoundNumber{1}, p % 2 == 0 ? Bye::Half : Bye::Zero});
    std::vector<Unpaired> unpaired;
    for (int p = 1; p <= resting; ++p) unpaired.push_back({PlayerId{p}, p % 2 == 0 ? Bye::Half : Bye::Zero});
    std::vector<Pairing> boards;
    for (int p = resting + 1; p + 1 <= players; p += 2) boards.push_back({PlayerId{p}, PlayerId{p + 1}});
    if ((players - resting) % 2 == 1) unpaired.push_back({PlayerId{players}, Bye::PairingAllocated});
    e.draft(boards, unpaired);
    e.publish();
    for (std::size_t b = 0; b < boards.size(); ++b)
        if (*rc::gen::arbitrary<bool>())
            e.result(static_cast<int>(b) + 1,
                     *rc::gen::element(Outcome::WhiteWins, Outcome::Drawn, Outcome::Adjourned, Outcome::BothForfeit));
    const PlayerId leaving{*rc::gen::inRange(1, players + 1)};
    if (*rc::gen::arbitrary<bool>())
        e.take(PlayerExpelled{leaving, RoundNumber{2}, "", "conduct"});
    else
        e.take(PlayerWithdrew{leaving, RoundNumber{2}, ""});
    return e;
}

const Table& tableOf(const Document& d, std::size_t which)
{
    std::vector<const Table*> tables;
    for (const auto& block : d.body)
        if (const auto* table = std::get_if<Table>(&block)) tables.push_back(table);
    return *tables.at(which);
}

std::string name(const Cell& cell) { return std::get<std::string>(cell.value); }

void inWidth(const std::string& printed)
{
    std::istringstream lines{printed};
    for (std::string line; std::getline(lines, line);) {
        RC_ASSERT(columnsOf(line) <= 100);
        RC_ASSERT((line.empty() || line.back() != ' '));
    }
}

/// Names of any characters at all, some far too long, none empty.
rc::Gen<std::vector<std::string>> anyNames()
{
    const auto name = rc::gen::map(rc::gen::arbitrary<std::string>(), [](const std::string& s) { return s + 'x'; });
    const auto special = rc::gen::elementOf(std::vector<std::string>{
        "Ångström, Øystein", "侯逸凡", "方 霁月", "<b>&\"'</b>", std::string(150, 'W'),
        "Wexcombe-Fitzgerald de la Fontaine, Lucian Bartholomew Maria", "马格努斯·卡尔森", "\u202Eabc",
        "A\u030Angstro\u0308m", "欧阳若溪欧阳若溪欧阳若溪欧阳若溪欧阳若溪欧阳若溪欧阳若溪欧阳若溪"});
    return rc::gen::scale(0.3,
                          rc::gen::suchThat(rc::gen::container<std::vector<std::string>>(rc::gen::oneOf(name, special)),
                                            [](const auto& v) { return v.size() >= 3; }));
}

} // namespace

BOOST_AUTO_TEST_SUITE(rows)

RC_BOOST_PROP(everybody_in_the_standings_stands_there_once_in_order_of_points, ())
{
    const auto e = randomEvent(*anyNames());
    const auto sheet = standings(e.state(), RoundNumber{1}, e.context(Language::English)).value();
    std::multiset<int> numbers, expected;
    for (const auto& p : e.state().players)
        if (standingIn(p, RoundNumber{2}) != Standing::Expelled) expected.insert(p.number.value);
    const auto& table = tableOf(sheet, 0).rows;
    for (std::size_t i = 0; i < table.size(); ++i) {
        const int number = std::get<int>(table[i][1].value);
        const auto points = std::get<Points>(table[i][6].value);
        numbers.insert(number);
        RC_ASSERT(points == pointsAfter(e.state(), *findPlayer(e.state(), PlayerId{number}), RoundNumber{1}));
        if (i > 0) RC_ASSERT(std::get<Points>(table[i - 1][6].value) >= points);
        const auto place = std::get<Place>(table[i][0].value);
        const auto better = std::count_if(table.begin(), table.end(),
                                          [&](const auto& row) { return std::get<Points>(row[6].value) > points; });
        const auto equal = std::count_if(table.begin(), table.end(),
                                         [&](const auto& row) { return std::get<Points>(row[6].value) == points; });
        RC_ASSERT((place == Place{static_cast<int>(better) + 1, equal > 1}));
    }
    RC_ASSERT(numbers == expected);
}

RC_BOOST_PROP(every_board_and_every_bye_of_a_round_is_there_once_in_order, ())
{
    const auto e = randomEvent(*anyNames());
    const auto& round = *findRound(e.state(), RoundNumber{1});
    const auto sheet = pairings(e.state(), RoundNumber{1}, e.context(Language::English)).value();
    const auto& boards = tableOf(sheet, 0).rows;
    RC_ASSERT(boards.size() == round.boards.size());
    for (std::size_t i = 0; i < boards.size(); ++i) {
        RC_ASSERT(std::get<int>(boards[i][0].value) == static_cast<int>(i) + 1);
        RC_ASSERT(name(boards[i][3]) == findPlayer(e.state(), round.boards[i].pairing.white)->card.name);
        RC_ASSERT(name(boards[i][8]) == findPlayer(e.state(), round.boards[i].pairing.black)->card.name);
        RC_ASSERT(std::holds_alternative<Blank>(boards[i][5].value) == !round.boards[i].game.outcome.has_value());
    }
    if (round.unpaired.empty()) return;
    std::multiset<std::pair<std::string, std::string>> byes, expected;
    for (const auto& row : tableOf(sheet, 1).rows) byes.insert({name(row[2]), name(row[4])});
    for (const auto& u : round.unpaired)
        expected.insert({findPlayer(e.state(), u.player)->card.name, std::string{classOf(scoreOf(u.bye)).name.en}});
    RC_ASSERT(byes == expected);
}

RC_BOOST_PROP(no_line_of_text_is_wider_than_a_hundred_columns, ())
{
    const auto e = randomEvent(*anyNames());
    for (const auto language : {Language::English, Language::Chinese}) {
        auto context = e.context(language);
        context.bothScripts = true;
        inWidth(text(standings(e.state(), RoundNumber{1}, context).value()));
        inWidth(text(pairings(e.state(), RoundNumber{1}, context).value()));
    }
}

BOOST_AUTO_TEST_CASE(three_players_and_five_hundred)
{
    for (const int players : {3, 500}) {
        const auto e = test::largeEvent(players);
        const auto sheet = pairings(e.state(), RoundNumber{1}, e.context(Language::Chinese)).value();
        const auto page = html(sheet), printed = text(sheet);
        for (const auto& p : e.state().players) {
            const auto once = [&](const std::string& in, const std::string& what) {
                const auto at = in.find(what);
                return at != std::string::npos && in.find(what, at + 1) == std::string::npos;
            };
            BOOST_TEST(once(page, ">" + p.card.name + "<"), p.card.name);
            BOOST_TEST(once(printed, " " + p.card.name + " "), p.card.name);
        }
    }
}

BOOST_AUTO_TEST_CASE(time_grows_with_the_rows_and_not_with_their_square)
{
    const auto took = [](int players) {
        const auto e = test::largeEvent(players);
        auto least = std::chrono::steady_clock::duration::max();
        for (int i = 0; i < 3; ++i) {
            const auto start = std::chrono::steady_clock::now();
            const auto sheet = standings(e.state(), RoundNumber{1}, e.context(Language::English)).value();
            BOOST_TEST(html(sheet).size() + text(sheet).size() > 0u);
            least = std::min(least, std::chrono::steady_clock::now() - start);
        }
        return least;
    };
    // Eight times the rows: eight times the time where it is linear, sixty-four times where it is quadratic.
    BOOST_TEST(took(2000) < 24 * took(250));
}

BOOST_AUTO_TEST_SUITE_END()
