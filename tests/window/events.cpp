// Rounds by rotation, as in tests/support/large_event.cpp, taken through the desk as one act.
#include "tests/window/events.h"

#include "app/desk/desk.h"

#include <array>
#include <stdexcept>

namespace arbiter::test {

namespace {

const std::array longNames = {
    "Wolfeschlegelsteinhausenbergerdorff-Papadimitriou, Maximiliana Theodora",
    "Rakotondramanantsoa Andriamasinavalona, Jean-Baptiste Emmanuel Marie",
    "Venkatanarasimharajuvaripeta Subrahmanyam, Lakshminarayana Krishnamurthy",
};

PlayerEntered entered(int number, bool longName)
{
    PlayerEntered f;
    f.player = PlayerId{number};
    f.card.name = "Familyname" + std::to_string(number) + ", Givenname";
    if (longName) {
        f.card.name = longNames[static_cast<std::size_t>(number) % longNames.size()] + std::to_string(number);
        f.card.chineseName = number % 2 ? "欧阳·阿不都热合曼·艾力肯江·吐尔逊" : "";
        f.card.club = "Gesellschaft der Freunde des Schachspiels von 1847 zu Neustadt an der Weinstrasse e. V.";
    }
    f.card.title = number % 3 ? Title::None : Title::WGM;
    f.card.federation = "NOR";
    f.card.fideId = std::to_string(1'000'000 + number);
    f.rating = {RoundNumber{1}, 1000 + number % 1800, "FIDE standard 2026-11"};
    return f;
}

RoundDrafted rotated(int players, int round)
{
    RoundDrafted draft{RoundNumber{round}, PairingMethod::ByHand, {}, {}};
    const int half = players / 2;
    for (int i = 0; i < half; ++i) {
        const PlayerId a{1 + i}, b{1 + half + (i + round) % half};
        draft.boards.push_back(round % 2 ? Pairing{a, b} : Pairing{b, a});
    }
    if (players % 2) draft.unpaired.push_back({PlayerId{players}, Bye::PairingAllocated});
    return draft;
}

void addRounds(std::vector<Fact>& facts, const EventShape& shape)
{
    constexpr std::array results = {Outcome::WhiteWins, Outcome::Drawn, Outcome::BlackWins};
    for (int round = 1; round <= shape.published + (shape.playing ? 1 : 0); ++round) {
        facts.emplace_back(rotated(shape.players, round));
        facts.emplace_back(RoundPublished{RoundNumber{round}});
        for (int board = 1; round <= shape.published && board <= shape.players / 2; ++board)
            facts.emplace_back(ResultEntered{{RoundNumber{round}, BoardNumber{board}, 1},
                                             results[static_cast<std::size_t>(board + round) % results.size()]});
    }
}

} // namespace

void makeEvent(const std::string& path, const EventShape& shape)
{
    Settings settings;
    settings.name = shape.longNames ? "Internationales Gedächtnisturnier der Hafenstadt und ihrer Nachbargemeinden 2026"
                                    : "Harbour Open";
    settings.rounds = shape.rounds;
    settings.chiefArbiter = shape.longNames ? "Hallstrom-Vandenbroucke, Ingrid Alexandra" : "Ingrid Hallstrom";
    const Signature signature{{1'792'976'400'000, 480}, settings.chiefArbiter, "1"};
    auto desk = Desk::create(path, settings, std::string(32, '7'), signature);
    if (!desk) throw std::runtime_error{sentence(desk.error(), Language::English)};
    if (shape.players == 0) return;
    std::vector<Fact> facts;
    NumbersAssigned numbers;
    for (int i = 1; i <= shape.players; ++i) {
        facts.emplace_back(entered(i, shape.longNames));
        numbers.order.push_back(PlayerId{i});
    }
    if (shape.published > 0 || shape.playing) {
        facts.emplace_back(InitialColourDrawn{Colour::White});
        facts.emplace_back(numbers);
    }
    addRounds(facts, shape);
    const auto taken = desk->take(facts, {}, signature);
    if (!taken) throw std::runtime_error{sentence(taken.error(), Language::English)};
}

} // namespace arbiter::test
