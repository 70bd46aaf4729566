// The classification table.
#include "domain/event/score.h"

#include <algorithm>
#include <string>

namespace arbiter {

namespace {

// clang-format off
//                score              code  worth            paired played rated  bars   final
constexpr std::array scores{
    ScoreClass{Score::Win,          '1', Worth::Win,        true,  true,  true,  false, true,  {"win", "胜"}},
    ScoreClass{Score::Draw,         '=', Worth::Draw,       true,  true,  true,  false, true,  {"draw", "和"}},
    ScoreClass{Score::Loss,         '0', Worth::Loss,       true,  true,  true,  false, true,  {"loss", "负"}},
    ScoreClass{Score::UnratedWin,   'W', Worth::Win,        true,  true,  false, false, true,  {"win, not rated", "胜（不计等级分）"}},
    ScoreClass{Score::UnratedDraw,  'D', Worth::Draw,       true,  true,  false, false, true,  {"draw, not rated", "和（不计等级分）"}},
    ScoreClass{Score::UnratedLoss,  'L', Worth::Loss,       true,  true,  false, false, true,  {"loss, not rated", "负（不计等级分）"}},
    ScoreClass{Score::ForfeitWin,   '+', Worth::Win,        true,  false, false, true,  true,  {"forfeit win", "弃权胜"}},
    ScoreClass{Score::ForfeitLoss,  '-', Worth::Absence,    true,  false, false, false, true,  {"forfeit loss", "弃权负"}},
    ScoreClass{Score::Adjourned,    '?', Worth::Draw,       true,  true,  false, false, false, {"adjourned", "封棋"}},
    ScoreClass{Score::PairingBye,   'U', Worth::PairingBye, false, false, false, true,  true,  {"pairing-allocated bye", "编排轮空"}},
    ScoreClass{Score::FullBye,      'F', Worth::Win,        false, false, false, true,  true,  {"full-point bye", "一分轮空"}},
    ScoreClass{Score::HalfBye,      'H', Worth::Draw,       false, false, false, false, true,  {"half-point bye", "半分轮空"}},
    ScoreClass{Score::ZeroBye,      'Z', Worth::Absence,    false, false, false, false, true,  {"zero-point bye", "零分轮空"}},
    ScoreClass{Score::NotEntered,   'Z', Worth::Absence,    false, false, false, false, true,  {"not yet entered", "尚未报名"}},
    ScoreClass{Score::Absent,       'Z', Worth::Absence,    false, false, false, false, true,  {"absent", "缺席"}},
};

constexpr std::array outcomes{
    OutcomeClass{Outcome::WhiteWins,          "1-0", {Score::Win, Score::Loss}},
    OutcomeClass{Outcome::Drawn,              "½-½", {Score::Draw, Score::Draw}},
    OutcomeClass{Outcome::BlackWins,          "0-1", {Score::Loss, Score::Win}},
    OutcomeClass{Outcome::WhiteHalfBlackNone, "½-0", {Score::Draw, Score::Loss}},
    OutcomeClass{Outcome::WhiteNoneBlackHalf, "0-½", {Score::Loss, Score::Draw}},
    OutcomeClass{Outcome::BothLose,           "0-0", {Score::Loss, Score::Loss}},
    OutcomeClass{Outcome::WhiteWinsUnrated,   "W-L", {Score::UnratedWin, Score::UnratedLoss}},
    OutcomeClass{Outcome::DrawnUnrated,       "D-D", {Score::UnratedDraw, Score::UnratedDraw}},
    OutcomeClass{Outcome::BlackWinsUnrated,   "L-W", {Score::UnratedLoss, Score::UnratedWin}},
    OutcomeClass{Outcome::WhiteWinsByForfeit, "+:-", {Score::ForfeitWin, Score::ForfeitLoss}},
    OutcomeClass{Outcome::BlackWinsByForfeit, "-:+", {Score::ForfeitLoss, Score::ForfeitWin}},
    OutcomeClass{Outcome::BothForfeit,        "-:-", {Score::ForfeitLoss, Score::ForfeitLoss}},
    OutcomeClass{Outcome::Adjourned,          "*",   {Score::Adjourned, Score::Adjourned}},
};

struct Spelling {
    std::string_view text;
    Outcome outcome;
};

/// Besides the texts of the table: what hands write. A single sign is White's.
constexpr std::array spellings{
    Spelling{"1", Outcome::WhiteWins}, Spelling{"1:0", Outcome::WhiteWins},
    Spelling{"0", Outcome::BlackWins}, Spelling{"0:1", Outcome::BlackWins},
    Spelling{"=", Outcome::Drawn}, Spelling{"=-=", Outcome::Drawn}, Spelling{"½", Outcome::Drawn},
    Spelling{"1/2", Outcome::Drawn}, Spelling{"1/2-1/2", Outcome::Drawn}, Spelling{"½:½", Outcome::Drawn},
    Spelling{"0.5-0.5", Outcome::Drawn}, Spelling{"0,5-0,5", Outcome::Drawn}, Spelling{"0.5", Outcome::Drawn},
    Spelling{"1/2-0", Outcome::WhiteHalfBlackNone}, Spelling{"0-1/2", Outcome::WhiteNoneBlackHalf},
    Spelling{"0:0", Outcome::BothLose},
    Spelling{"+", Outcome::WhiteWinsByForfeit}, Spelling{"+-", Outcome::WhiteWinsByForfeit},
    Spelling{"-", Outcome::BlackWinsByForfeit}, Spelling{"-+", Outcome::BlackWinsByForfeit},
    Spelling{"--", Outcome::BothForfeit},
    Spelling{"adj", Outcome::Adjourned}, Spelling{"?", Outcome::Adjourned},
    Spelling{"w-l", Outcome::WhiteWinsUnrated}, Spelling{"d-d", Outcome::DrawnUnrated}, Spelling{"l-w", Outcome::BlackWinsUnrated},
};
// clang-format on

template <class Rows, class Key> consteval bool inOrder(const Rows& rows, Key key)
{
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (static_cast<std::size_t>(rows[i].*key) != i) return false;
    return true;
}

static_assert(scores.size() == static_cast<std::size_t>(Score::Absent) + 1 && inOrder(scores, &ScoreClass::score));
static_assert(outcomes.size() == static_cast<std::size_t>(Outcome::Adjourned) + 1 &&
              inOrder(outcomes, &OutcomeClass::outcome));

} // namespace

const ScoreClass& classOf(Score score) { return scores[static_cast<std::size_t>(score)]; }
std::span<const ScoreClass> allScores() { return scores; }
const OutcomeClass& classOf(Outcome outcome) { return outcomes[static_cast<std::size_t>(outcome)]; }
std::span<const OutcomeClass> allOutcomes() { return outcomes; }

Points pointsFor(Score score, const Scoring& scoring)
{
    switch (classOf(score).worth) {
    case Worth::Win: return scoring.win;
    case Worth::Draw: return scoring.draw;
    case Worth::Loss: return scoring.loss;
    case Worth::Absence: return scoring.absence;
    case Worth::PairingBye: return scoring.pairingBye;
    }
    return {};
}

namespace {

/// The dashes that sheets and other programs print between the scores, as the hyphen that is typed.
std::string withHyphens(std::string_view text)
{
    std::string plain{text};
    for (const std::string_view dash : {"\u2013", "\u2212", "\u2010", "\u2011"})
        for (auto at = plain.find(dash); at != std::string::npos; at = plain.find(dash))
            plain.replace(at, dash.size(), "-");
    return plain;
}

} // namespace

std::optional<Outcome> readOutcome(std::string_view given)
{
    const auto text = withHyphens(given);
    for (const auto& row : outcomes)
        if (row.text == text) return row.outcome;
    for (const auto& row : spellings)
        if (row.text == text) return row.outcome;
    return {};
}

Score scoreOf(Bye bye)
{
    switch (bye) {
    case Bye::PairingAllocated: return Score::PairingBye;
    case Bye::Full: return Score::FullBye;
    case Bye::Half: return Score::HalfBye;
    case Bye::Zero: return Score::ZeroBye;
    }
    return Score::Absent;
}

std::optional<Bye> readBye(char code)
{
    for (const Bye bye : {Bye::PairingAllocated, Bye::Full, Bye::Half, Bye::Zero})
        if (codeOf(bye) == code || codeOf(bye) == code - 'a' + 'A') return bye;
    return {};
}

} // namespace arbiter
