// Playing the demonstration event through the desk, as an arbiter would.
#include "app/demo/demo.h"

#include "app/demo/players.h"
#include "domain/rounds/next_round.h"
#include "domain/tournament/verbs.h"

#include <algorithm>
#include <optional>
#include <random>

namespace arbiter {

namespace {

constexpr std::int64_t minute = 60'000;
constexpr std::int64_t day = 24 * 60 * minute;
/// 26 October 2026, 09:00 in Shanghai.
constexpr Moment opening{1'792'976'400'000, 480};

constexpr std::string_view endgame = "8/5pk1/4r1p1/R6p/P6P/6P1/5PK1/8 w - - 3 58";
constexpr std::string_view middlegame = "2r3k1/5ppp/p3p3/1p1n4/3P4/P4N2/1P3PPP/2R3K1 b - - 1 41";

/// Goes through the event day by day; the first refusal ends it.
class Story {
public:
    Story(Desk& desk, unsigned seed) : m_desk{desk}, m_random{seed} {}

    [[nodiscard]] std::optional<Refusal> tell();

private:
    using Failed = std::optional<Refusal>;

    Desk& m_desk;
    std::mt19937 m_random;
    Moment m_now = opening;
    Failed m_failed;

    [[nodiscard]] const Tournament& t() const { return m_desk.tournament(); }
    void pass(std::int64_t milliseconds) { m_now.utcMilliseconds += milliseconds; }

    void take(std::span<const Fact> facts);
    template <class F>
    requires isOneOf<F, Fact>
    void take(const F& fact)
    {
        const Fact one{fact};
        take(std::span{&one, 1});
    }
    void take(const Result<Fact>& fact);
    void enter(const DemoPlayer& player, Bye missed = Bye::Zero);
    void pairRound();
    /// The results of the last round, but for the boards that are told by hand.
    void play(std::initializer_list<int> apart, std::size_t leaveOpen = 0);
    Outcome outcomeOf(const Board& board);
    GameRef last(int board) const { return {lastPublished(t()), BoardNumber{board}, 1}; }
    PlayerId named(std::string_view name) const;

    void registration();
    void firstRound();
    void secondRound();
    void thirdRound();
    void fourthRound();
    void fifthRound();
    void nextMorning();
};

void Story::take(std::span<const Fact> facts)
{
    if (m_failed) return;
    pass(minute + static_cast<std::int64_t>(m_random() % 40'000));
    Acknowledgement met;
    for (const auto caution : allCautions()) met.once.insert(caution);
    const auto author = t().onDuty.empty() ? t().settings.chiefArbiter : t().onDuty;
    if (const auto taken = m_desk.take(facts, met, {m_now, author, "1"}); !taken) m_failed = taken.error();
}

void Story::take(const Result<Fact>& fact)
{
    if (m_failed) return;
    if (!fact)
        m_failed = fact.error();
    else
        take(std::span{&*fact, 1});
}

PlayerId Story::named(std::string_view name) const { return playerMeant(t(), name).value_or(PlayerId{}); }

void Story::enter(const DemoPlayer& p, Bye missed)
{
    Entering e;
    e.card = {std::string{p.name}, std::string{p.chineseName}, std::string{p.federation}, p.title, Sex::Unstated, "",
              std::string{p.club}};
    e.rating = p.rating;
    e.ratingSource = "demo 2026-10";
    e.missed = missed;
    take(enterPlayer(t(), e));
}

void Story::pairRound()
{
    if (m_failed) return;
    PairingWishes wishes;
    wishes.initialColour = m_random() % 2 ? Colour::White : Colour::Black;
    wishes.missingAsAdjourned = true;
    auto facts = pairNextRound(t(), wishes);
    if (!facts)
        m_failed = facts.error();
    else
        take(*facts);
}

/// By the rating difference, with a third of the games drawn; the seed decides.
Outcome Story::outcomeOf(const Board& board)
{
    const auto rating = [&](Colour c) {
        return ratingFor(*findPlayer(t(), board.pairing.of(c)), lastPublished(t())).rating;
    };
    const int edge = std::clamp(rating(Colour::White) - rating(Colour::Black), -400, 400);
    const auto roll = static_cast<int>(m_random() % 1000);
    if (roll < 300) return Outcome::Drawn;
    return roll < 650 + edge * 3 / 4 ? Outcome::WhiteWins : Outcome::BlackWins;
}

void Story::play(std::initializer_list<int> apart, std::size_t leaveOpen)
{
    if (m_failed) return;
    auto open = openBoards(t(), lastPublished(t()), false);
    std::shuffle(open.begin(), open.end(), m_random);
    if (open.size() > leaveOpen) open.resize(open.size() - leaveOpen);
    pass(150 * minute);
    for (const auto board : open) {
        if (std::find(apart.begin(), apart.end(), board.value) != apart.end()) continue;
        take(enterResult(t(), last(board.value), outcomeOf(*findBoard(t(), lastPublished(t()), board))));
    }
}

/// Nine in the morning of the next day.
void Story::nextMorning()
{
    m_now.utcMilliseconds =
        opening.utcMilliseconds + ((m_now.utcMilliseconds - opening.utcMilliseconds) / day + 1) * day;
}

void Story::registration()
{
    take(DutyTaken{"Shen Ruilan"});
    for (const auto& player : demoPlayers) enter(player);
    take(ByeGranted{named("Ashgrove"), RoundNumber{1}, Bye::Half});
    take(ByeGranted{named("He, Jingxian"), RoundNumber{2}, Bye::Zero});
    take(ByeGranted{named("Sun, Yutong"), RoundNumber{3}, Bye::Full});
}

void Story::firstRound()
{
    pairRound();
    take(enterResult(t(), last(9), Outcome::WhiteWinsByForfeit));
    play({9});
}

void Story::secondRound()
{
    nextMorning();
    enter(demoLateEntry, Bye::Half);
    pairRound();
    ClaimRuled claim{};
    claim.game = last(4);
    claim.claimant = Colour::White;
    claim.kind = ClaimKind::Repetition;
    claim.edition = t().settings.edition;
    claim.article = "10.13";
    claim.reason = "the position stood twice only: after move 23 White could still castle";
    claim.clocks.white = Seconds{-300};
    claim.mustPlay = "Rd1";
    take(claim);
    play({});
    const auto corrected = last(2);
    if (const auto* board = m_failed ? nullptr : findBoard(t(), corrected.round, corrected.board))
        take(correctResult(t(), corrected, board->game.outcome == Outcome::Drawn ? Outcome::WhiteWins : Outcome::Drawn,
                           "the slip was filled in on the wrong side"));
}

void Story::thirdRound()
{
    nextMorning();
    take(DutyTaken{"Marek Dvořák"});
    pairRound();
    take(
        ClockCorrected{last(6), {Seconds{0}, Seconds{120}}, "12.4", "Black's clock had run on during an interruption"});
    const Envelope envelope{Colour::White,        58,
                            std::string{endgame}, {Seconds{8172}, Seconds{8020}},
                            Colour::Black,        "28 October 2026, 19:00, hall 2"};
    pass(240 * minute);
    take(EnvelopeSealed{last(5), envelope});
    take(EnvelopeStored{last(5), "Marek Dvořák", "safe 1, slot 2"});
    const auto adjourned = last(5);
    play({5});
    pass(180 * minute);
    take(EnvelopeOpened{adjourned, "both players", "Ra7"});
    take(GameResumed{adjourned, envelope.timeUsed});
    pass(70 * minute);
    take(enterResult(t(), adjourned, Outcome::Drawn));
    take(withdrawPlayer(t(), named("Brânză"), {}, "ill"));
}

void Story::fourthRound()
{
    nextMorning();
    pairRound();
    PenaltyImposed warning{};
    warning.player = m_failed ? PlayerId{} : findBoard(t(), last(3).round, last(3).board)->pairing.black;
    warning.game = last(3);
    warning.kind = PenaltyKind::Warning;
    warning.article = "16.5";
    warning.reason = "spoke to a spectator";
    take(warning);
    pass(240 * minute);
    take(EnvelopeSealed{last(7),
                        {Colour::Black,
                         41,
                         std::string{middlegame},
                         {Seconds{7011}, Seconds{7150}},
                         {},
                         "30 October 2026, 09:00, hall 2"}});
    take(EnvelopeStored{last(7), "Shen Ruilan", "safe 1, slot 3"});
    play({7});
}

void Story::fifthRound()
{
    nextMorning();
    take(DutyTaken{"Shen Ruilan"});
    pairRound();
    take(IncidentNoted{lastPublished(t()), {}, "", "power failed for four minutes; all clocks were stopped"});
    play({}, 5);
}

std::optional<Refusal> Story::tell()
{
    registration();
    firstRound();
    secondRound();
    thirdRound();
    fourthRound();
    fifthRound();
    return m_failed;
}

Settings demoSettings()
{
    Settings s;
    s.name = "Saltmarsh Harbour Open 盐沼港公开赛";
    s.place = "Saltmarsh";
    s.federation = "ENG";
    s.start = Date{2026, 10, 26};
    s.end = Date{2026, 11, 1};
    s.chiefArbiter = "Ingrid Hallström";
    s.deputyArbiters = {"Shen Ruilan", "Marek Dvořák"};
    s.edition = Edition::A;
    s.rounds = 7;
    s.timeControl = "40/2h + 20/1h";
    s.tieBreaks = {"BH/C1", "BH", "SB"};
    return s;
}

/// 32 hexadecimal digits from the seed, so that the same seed makes the same journal.
std::string keyFrom(unsigned seed)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::mt19937 random{seed};
    std::string key;
    while (key.size() < 32) key += digits[random() % 16];
    return key;
}

} // namespace

Result<Desk> makeDemonstration(const std::string& path, unsigned seed)
{
    auto desk = Desk::create(path, demoSettings(), keyFrom(seed), {opening, "Ingrid Hallström", "1"});
    if (!desk) return desk;
    if (auto failed = Story{*desk, seed}.tell()) return tl::unexpected{*failed};
    return desk;
}

} // namespace arbiter
