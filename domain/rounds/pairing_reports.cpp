// The blocks of an explanation: a bracket, a board, a player.
#include "domain/rounds/pairing_words.h"

#include <algorithm>

namespace arbiter {

std::string PairingWords::bracket(int index) const
{
    const auto& b = m_ruled.brackets[static_cast<std::size_t>(index)];
    const bool last = index + 1 == static_cast<int>(m_ruled.brackets.size());
    std::string text =
        fill({"Bracket {0}: scoregroup {1}\n", "第{0}区段：{1}分组\n"}, {std::to_string(index + 1), toText(b.score)});
    text += fill({"  moved down: {0}; residents: {1}\n", "  下调棋手：{0}；本组棋手：{1}\n"},
                 {players(b.movedDown), players(b.residents)});
    text += fill(
        {"  pairs {0}, with moved-down players {1}, exchanges {2}\n", "  配成{0}对，其中含下调棋手{1}对，互换{2}人\n"},
        {std::to_string(b.pairs), std::to_string(b.movedDownPaired), std::to_string(b.exchanges)});
    if (!b.downfloaters.empty())
        text +=
            fill(last ? Bilingual{"  the bye: {0}\n", "  轮空：{0}\n"} : Bilingual{"  go down: {0}\n", "  下调：{0}\n"},
                 {players(b.downfloaters)});
    return text + fill({"  criteria: {0}\n", "  标准：{0}\n"}, {criteria(b.criteria)});
}

std::string PairingWords::board(std::size_t index) const
{
    const auto& b = m_ruled.boards[index];
    return fill({"Board {0}: {1}; bracket {2}; {3}\n", "第{0}台：{1}；第{2}区段；{3}\n"},
                {std::to_string(index + 1), pair(b.white, b.black), std::to_string(b.bracket + 1),
                 std::string{nameOf(b.rule).in(m_language)}});
}

std::string PairingWords::seat(const PlayerReport& r) const
{
    if (!r.opponent) return fill({"He has the bye.\n", "本轮轮空。\n"});
    const auto made = std::find_if(m_ruled.boards.begin(), m_ruled.boards.end(),
                                   [&](const PairedBoard& b) { return b.white == r.number || b.black == r.number; });
    return fill({"Paired in bracket {0} with {1}; he has {2}: {3}.\n", "在第{0}区段与{1}配对，执{2}：{3}。\n"},
                {std::to_string(r.pairedIn + 1), player(*r.opponent),
                 fill(made->white == r.number ? Bilingual{"White", "白"} : Bilingual{"Black", "黑"}),
                 std::string{nameOf(*r.colourRule).in(m_language)}});
}

std::string PairingWords::floating(const PlayerReport& r, const FloatReport& down) const
{
    const bool last = down.bracket + 1 == static_cast<int>(m_ruled.brackets.size());
    std::string text =
        fill(last ? Bilingual{"Not paired in bracket {0}, has the bye: {1}.", "在第{0}区段未配对而轮空：{1}。"}
                  : Bilingual{"Goes down from bracket {0}: {1}.", "自第{0}区段下调：{1}。"},
             {std::to_string(down.bracket + 1), std::string{nameOf(down.why).in(m_language)}});
    if (down.insteadOf && *down.insteadOf != r.number)
        text += fill({" Not {0} in his place: {1}.", "不由{0}代替：{1}。"},
                     {player(*down.insteadOf), against(down.against)});
    return text + '\n';
}

std::string PairingWords::report(const PlayerReport& r) const
{
    const auto& home = m_ruled.brackets[static_cast<std::size_t>(r.homeBracket)];
    std::string text = fill(
        {"{0}: {1} points, scoregroup of {2} players, bracket {3}.\n", "{0}：{1}分，同分组共{2}人，第{3}区段。\n"},
        {player(r.number), toText(r.score), std::to_string(home.residents.size()), std::to_string(r.homeBracket + 1)});
    for (const auto& down : r.floats) text += floating(r, down);
    text += seat(r);
    if (!r.obviousOpponent || r.obvious.obstacle == Obstacle::None) return text;
    return text + fill({"Not with {0}, the first in question: {1}.\n", "不与首选对手{0}配对：{1}。\n"},
                       {player(*r.obviousOpponent), against(r.obvious)});
}

} // namespace arbiter
