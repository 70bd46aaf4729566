// Writing JSON. With db/codec.cpp the only file that knows nlohmann-json.
#include "app/command/json_text.h"

#include <nlohmann/json.hpp>

namespace arbiter {

namespace {

using Json = nlohmann::ordered_json;

std::string_view statusWord(const Player& p, RoundNumber round)
{
    switch (presenceIn(p, round)) {
    case Presence::Plays: return "plays";
    case Presence::HasBye: return "bye";
    case Presence::NotEntered: return "not entered";
    case Presence::Withdrawn: return "withdrawn";
    case Presence::Expelled: return "expelled";
    case Presence::Removed: return "removed";
    }
    return {};
}

/// Names are UTF-8 when they were taken; whatever is not is shown with a replacement sign rather than thrown at.
std::string dumped(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n'; }

} // namespace

std::string playersJson(const Tournament& t)
{
    auto all = Json::array();
    for (const auto* p : activePlayers(t))
        all.push_back({{"id", p->id.value},
                       {"number", p->number.value},
                       {"name", p->card.name},
                       {"chineseName", p->card.chineseName},
                       {"federation", p->card.federation},
                       {"title", textOf(p->card.title)},
                       {"rating", ratingFor(*p, lastPaired(t).next()).rating},
                       {"fideId", p->card.fideId},
                       {"club", p->card.club},
                       {"status", statusWord(*p, lastPaired(t).next())}});
    return dumped(all);
}

std::string entryJson(const Entry& e, bool stands, const Speaker& speaker)
{
    return dumped({{"number", e.number.value},
                   {"act", e.act.value},
                   {"at", toText(e.at)},
                   {"author", e.author},
                   {"desk", e.desk},
                   {"kind", storedName(kindOf(e.fact))},
                   {"stands", stands},
                   {"sentence", sentence(e.fact, speaker)},
                   {"seal", toText(e.seal)}});
}

std::string standingsJson(const Tournament& t, RoundNumber after)
{
    Json all{{"round", after.value}, {"final", !notFinal(t, after).has_value()}, {"players", Json::array()}};
    for (const auto& row : rankedByPoints(t, after))
        all["players"].push_back({{"id", row.player->number.value},
                                  {"rank", row.place},
                                  {"name", row.player->card.name},
                                  {"points", toText(row.points)},
                                  {"withdrawn", row.withdrawn}});
    return dumped(all);
}

std::string rankingJson(const RankedEvent& event, const std::vector<RankedRow>& rows,
                        const std::vector<TieBreakCode>& list, const std::vector<std::string>& names)
{
    Json all{{"round", event.main.rounds}, {"players", Json::array()}};
    for (const auto& row : rows) {
        Json values = Json::object();
        for (std::size_t i = 0; i < list.size(); ++i) {
            const auto& value = row.values[i].value;
            values[list[i].text] = value ? Json(toText(*value)) : Json();
        }
        const auto who = static_cast<std::size_t>(row.contestant);
        all["players"].push_back({{"id", event.main.contestants[who].number},
                                  {"rank", row.rank},
                                  {"name", names[who]},
                                  {"tieBreaks", std::move(values)}});
    }
    return dumped(all);
}

} // namespace arbiter
