// The gate for new decisions: their texts, field by field, and what the state of the event makes senseless.
#include "domain/tournament/new_decision.h"

#include "domain/basics/plain_text.h"
#include "domain/facts/fields.h"
#include "domain/tournament/query.h"

#include <algorithm>
#include <cstdlib>
#include <sstream>

namespace arbiter {

namespace {

constexpr std::size_t nameLength = 200;
constexpr std::size_t paragraphLength = 4000;

struct TextField {
    std::string_view name; ///< as in facts/fields.h
    Bilingual word;
    std::size_t longest;
};

/// `kept` and `adjustments` are what an imported file says, as it stood there; they are not here.
constexpr std::array textFields{
    TextField{"name", {"name", "名称"}, nameLength},
    TextField{"chineseName", {"Chinese name", "中文姓名"}, nameLength},
    TextField{"federation", {"federation", "协会"}, nameLength},
    TextField{"fideId", {"FIDE ID", "国际棋联编号"}, nameLength},
    TextField{"club", {"club", "单位"}, nameLength},
    TextField{"place", {"place", "地点"}, nameLength},
    TextField{"chiefArbiter", {"chief arbiter", "裁判长"}, nameLength},
    TextField{"deputyArbiters", {"deputy", "副裁判长"}, nameLength},
    TextField{"timeControl", {"time control", "时限"}, paragraphLength},
    TextField{"tieBreaks", {"tie-break", "破同分办法"}, nameLength},
    TextField{"arbiter", {"arbiter", "裁判员"}, nameLength},
    TextField{"file", {"file", "文件"}, nameLength},
    TextField{"format", {"format", "格式"}, nameLength},
    TextField{"source", {"source of the rating", "等级分来源"}, nameLength},
    TextField{"reason", {"reason", "理由"}, paragraphLength},
    TextField{"article", {"article", "条款"}, nameLength},
    TextField{"text", {"text", "情况说明"}, paragraphLength},
    TextField{"mustPlay", {"move that must be played", "必须走的着法"}, nameLength},
    TextField{"position", {"position", "局面"}, nameLength},
    TextField{"resumption", {"resumption", "续赛安排"}, paragraphLength},
    TextField{"custodian", {"custodian", "保管人"}, nameLength},
    TextField{"present", {"who is present", "在场者"}, paragraphLength},
    TextField{"move", {"move", "着法"}, nameLength},
};

Word text(std::size_t n) { return std::to_string(n); }

std::optional<Refusal> unfit(const Word& what, std::string_view value, std::size_t longest)
{
    if (const auto odd = oddCharacterIn(value))
        return Refusal{Why::OddCharacter, {what, odd->name, text(odd->place)}, {}, {}};
    const auto length = lengthInCharacters(value);
    if (length > longest) return Refusal{Why::TextTooLong, {what, text(length), text(longest)}, {}, {}};
    return {};
}

/// Goes through a value down to its texts and keeps the first objection.
class TextJudge {
public:
    std::optional<Refusal> found;

    void look(std::string_view field, const std::string& value)
    {
        const auto at =
            std::find_if(textFields.begin(), textFields.end(), [&](const TextField& f) { return f.name == field; });
        if (!found && at != textFields.end()) found = unfit(at->word, value, at->longest);
    }
    template <class T> void look(std::string_view field, const std::optional<T>& value)
    {
        if (value) look(field, *value);
    }
    template <class T> void look(std::string_view field, const std::vector<T>& values)
    {
        for (const auto& value : values) look(field, value);
    }
    template <class T> void look(std::string_view, const T& value)
    {
        if constexpr (Described<T>)
            eachField(value, [&](std::string_view name, const auto& member) { look(name, member); });
    }
};

} // namespace

std::optional<Refusal> objectionToText(const Word& what, std::string_view value)
{
    return unfit(what, value, nameLength);
}

namespace {

template <class F> std::optional<Refusal> senseless(const Tournament&, const F&) { return {}; }

/// Who withdraws later only cannot come back before he has gone.
std::optional<Refusal> senseless(const Tournament& t, const PlayerReturned& f)
{
    const auto* player = findPlayer(t, f.player);
    if (!player || player->standings.empty()) return {};
    const auto& last = player->standings.back();
    if (last.standing != Standing::Withdrawn || last.from <= f.from) return {};
    const std::vector<Word> who{player->card.name, std::to_string(last.from.value), std::to_string(f.from.value)};
    return Refusal{Why::NotYetWithdrawn, who, {}, {}};
}

/// Nobody can lose or be given more than all rounds together are worth.
std::optional<Refusal> senseless(const Tournament& t, const PenaltyImposed& f)
{
    const auto most = t.settings.rounds * t.settings.scoring.win.inTenths();
    for (const auto points : {f.points, f.opponentPoints})
        if (std::abs(points.inTenths()) > most)
            return Refusal{Why::PointsBeyondEvent, {toText(points), toText(Points::tenths(most))}, {}, {}};
    return {};
}

/// The number of the move to come, the sixth word of a full FEN.
std::optional<int> moveNumberOf(const std::string& fen)
{
    std::istringstream in{fen};
    std::string word;
    int number = 0;
    for (int i = 0; i < 5; ++i) in >> word;
    return in >> number ? std::optional{number} : std::nullopt;
}

std::optional<Refusal> senseless(const Tournament&, const EnvelopeSealed& f)
{
    const auto number = moveNumberOf(f.envelope.position);
    if (!number || *number == f.envelope.moveNumber) return {};
    const std::vector<Word> numbers{std::to_string(f.envelope.moveNumber), std::to_string(*number)};
    return Refusal{Why::MoveNumberDiffers, numbers, {}, {}};
}

} // namespace

std::optional<Refusal> objectionToNew(const Tournament& t, const Fact& fact)
{
    TextJudge texts;
    std::visit([&](const auto& f) { texts.look({}, f); }, fact);
    if (texts.found) return texts.found;
    return std::visit([&](const auto& f) { return senseless(t, f); }, fact);
}

} // namespace arbiter
