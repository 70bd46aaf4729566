// Verbs about players: add, edit, withdraw, return, expel, byes, list, and the erasing of personal data.
#include "app/command/deciding.h"
#include "app/command/json_text.h"

#include "domain/basics/plain_text.h"

#include <fmt/format.h>

#include <array>
#include <ostream>

namespace arbiter {

namespace {

Result<PlayerId> playerGiven(const Tournament& t, const Given& given) { return playerMeant(t, given.text("PLAYER")); }

Result<Title> readTitleWord(const Given& given)
{
    const auto title = readTitle(given.text("--title"));
    if (!title)
        return refuse(Why::UnusableText,
                      {"--title", given.text("--title"), "GM | IM | WGM | FM | WIM | CM | WFM | WCM"});
    return *title;
}

Result<Sex> readSex(const Given& given)
{
    if (!given.has("--sex")) return Sex::Unstated;
    return given.choice("--sex", {"m", "w"}).map([](std::size_t i) { return i == 0 ? Sex::Man : Sex::Woman; });
}

Result<Bye> readMissed(const Given& given)
{
    if (!given.has("--missed")) return Bye::Zero;
    return given.choice("--missed", {"zero", "half"}).map([](std::size_t i) { return i == 0 ? Bye::Zero : Bye::Half; });
}

Result<Entering> readEntering(const Given& given)
{
    Entering e;
    e.card.name = given.text("NAME");
    e.card.chineseName = given.text("--chinese-name");
    e.card.federation = given.text("--federation");
    e.card.fideId = given.text("--fide-id");
    e.card.club = given.text("--club");
    e.ratingSource = given.text("--rating-source");
    const auto title = readTitleWord(given);
    const auto sex = readSex(given);
    const auto rating = given.number("--rating", 0, 4000, 0);
    const auto from = given.maybeRound("--from");
    const auto missed = readMissed(given);
    if (!title) return tl::unexpected{title.error()};
    if (!sex) return tl::unexpected{sex.error()};
    if (!rating) return tl::unexpected{rating.error()};
    if (!from) return tl::unexpected{from.error()};
    if (!missed) return tl::unexpected{missed.error()};
    e.card.title = *title;
    e.card.sex = *sex;
    e.rating = *rating;
    e.from = *from;
    e.missed = *missed;
    return e;
}

/// The personal data of the call, sealed into a row of their own; nothing where none were given.
Result<PersonalChanges> readPersonal(const Given& given, Entering& entering)
{
    PersonalChanges changes;
    if (!given.has("--birth") && !given.has("--phone") && !given.has("--email")) return changes;
    const auto birth = given.maybe("--birth");
    const bool year = birth && birth->size() == 4 && readNumber("--birth", *birth, 1900, 2100);
    if (birth && !year && !readDate(*birth)) return refuse(Why::UnusableText, {"--birth", *birth, "2009-03-14 | 2009"});
    PersonalData data;
    data.birth = birth;
    data.phone = given.text("--phone");
    data.email = given.text("--email");
    auto row = personalRow(data);
    if (!row) return tl::unexpected{row.error()};
    entering.personal = row->ref;
    changes.store.push_back(std::move(*row));
    return changes;
}

Result<int> addPlayer(const Given& given, Console& console)
{
    auto entering = readEntering(given);
    if (!entering) return tl::unexpected{entering.error()};
    const auto personal = readPersonal(given, *entering);
    if (!personal) return tl::unexpected{personal.error()};
    auto desk = openToDecide(given);
    if (!desk) return tl::unexpected{desk.error()};
    const auto fact = enterPlayer(desk->tournament(), *entering);
    if (!fact) return tl::unexpected{fact.error()};
    return decide(*desk, std::span{&*fact, 1}, given, console, *personal);
}

Result<Fact> amended(const Tournament& t, const Given& given)
{
    const auto player = playerGiven(t, given);
    if (!player) return tl::unexpected{player.error()};
    CardChange c;
    c.name = given.maybe("--name");
    c.chineseName = given.maybe("--chinese-name");
    c.federation = given.maybe("--federation");
    c.fideId = given.maybe("--fide-id");
    c.club = given.maybe("--club");
    if (given.has("--title")) {
        const auto title = readTitleWord(given);
        if (!title) return tl::unexpected{title.error()};
        c.title = *title;
    }
    if (given.has("--sex")) {
        const auto sex = readSex(given);
        if (!sex) return tl::unexpected{sex.error()};
        c.sex = *sex;
    }
    return decided(t, PlayerAmended{*player, c});
}

Result<int> editPlayer(const Given& given, Console& console)
{
    return decideOne(given, console, [&](const Tournament& t) { return amended(t, given); });
}

Result<int> recordRating(const Given& given, Console& console)
{
    const auto rating = given.number("RATING", 0, 4000);
    if (!rating) return tl::unexpected{rating.error()};
    const auto from = given.number("--from", 1, 99, 1);
    if (!from) return tl::unexpected{from.error()};
    return decideOne(given, console, [&](const Tournament& t) -> Result<Fact> {
        const auto player = playerGiven(t, given);
        if (!player) return tl::unexpected{player.error()};
        return decided(t, RatingRecorded{*player, {RoundNumber{*from}, *rating, given.text("--rating-source")}});
    });
}

/// A verb on one player from a round on.
template <class Make> Result<int> fromRound(const Given& given, Console& console, Make make)
{
    const auto from = given.maybeRound("--from");
    if (!from) return tl::unexpected{from.error()};
    return decideOne(given, console, [&](const Tournament& t) -> Result<Fact> {
        const auto player = playerGiven(t, given);
        if (!player) return tl::unexpected{player.error()};
        return make(t, *player, *from);
    });
}

Result<int> withdraw(const Given& given, Console& console)
{
    return fromRound(given, console, [&](const auto& t, auto player, auto from) {
        return withdrawPlayer(t, player, from, given.text("--reason"));
    });
}

Result<int> comeBack(const Given& given, Console& console)
{
    return fromRound(given, console,
                     [](const auto& t, auto player, auto from) { return returnPlayer(t, player, from); });
}

Result<int> expel(const Given& given, Console& console)
{
    return fromRound(given, console, [&](const auto& t, auto player, auto from) {
        return decided(t, PlayerExpelled{player, from.value_or(lastPaired(t).next()), given.text("--article"),
                                         given.text("--reason")});
    });
}

Result<int> removePlayer(const Given& given, Console& console)
{
    return fromRound(given, console,
                     [](const auto& t, auto player, auto) { return decided(t, PlayerRemoved{player}); });
}

Result<int> bye(const Given& given, Console& console)
{
    const auto round = given.number("ROUND", 1, 99);
    if (!round) return tl::unexpected{round.error()};
    const auto kind = given.choice("KIND", {"half", "zero", "full", "none"});
    if (!kind) return tl::unexpected{kind.error()};
    return decideOne(given, console, [&](const Tournament& t) -> Result<Fact> {
        const auto player = playerGiven(t, given);
        if (!player) return tl::unexpected{player.error()};
        constexpr std::array byes{Bye::Half, Bye::Zero, Bye::Full};
        if (*kind == byes.size()) return decided(t, ByeCancelled{*player, RoundNumber{*round}});
        return decided(t, ByeGranted{*player, RoundNumber{*round}, byes[*kind]});
    });
}

Result<int> erasePersonal(const Given& given, Console& console)
{
    auto desk = openToDecide(given);
    if (!desk) return tl::unexpected{desk.error()};
    const auto player = playerGiven(desk->tournament(), given);
    if (!player) return tl::unexpected{player.error()};
    const auto fact = decided(desk->tournament(), PersonalDataErased{*player});
    if (!fact) return tl::unexpected{fact.error()};
    const auto ref = findPlayer(desk->tournament(), *player)->personal;
    return decide(*desk, std::span{&*fact, 1}, given, console, PersonalChanges{{}, {*ref}});
}

/// " (withdrawn from round 5 on)"; nothing for those who play.
std::string standingWord(const Player& p, Language language)
{
    if (p.standings.empty()) return {};
    const std::vector from{std::to_string(p.standings.back().from.value)};
    constexpr Bilingual withdrawn{"  (withdrawn from round {0} on)", "（自第{0}轮起退赛）"};
    constexpr Bilingual expelled{"  (expelled from round {0} on)", "（自第{0}轮起取消比赛资格）"};
    switch (p.standings.back().standing) {
    case Standing::Plays: return {};
    case Standing::Withdrawn: return fill(withdrawn.in(language), from);
    case Standing::Expelled: return fill(expelled.in(language), from);
    }
    return {};
}

Result<int> listPlayers(const Given& given, Console& console)
{
    const auto desk = openToRead(given, console);
    if (!desk) return tl::unexpected{desk.error()};
    const auto& t = desk->tournament();
    if (given.has("--json")) {
        console.out << playersJson(t);
        return done;
    }
    for (const auto* p : activePlayers(t)) {
        const auto number = p->number.value > 0 ? p->number.value : p->id.value;
        console.out << fmt::format("{:>5}  {:<4} {:>4}  {:<3}  {}{}\n", number, textOf(p->card.title),
                                   ratingFor(*p, lastPaired(t).next()).rating, p->card.federation,
                                   visible(nameOf(*p, console.language)), standingWord(*p, console.language));
    }
    return done;
}

Parameter player()
{
    return needed("PLAYER",
                  {"number, name or its beginning, or id:FIDE-ID", "编号、姓名（或开头），或 id:国际棋联编号"});
}
Parameter from()
{
    return optional("--from", {"from this round on (default: the next to be paired)", "自该轮起（默认为下一轮）"});
}
Parameter reason() { return optional("--reason", {"why", "理由"}); }

std::vector<Parameter> cardWords(std::vector<Parameter> before)
{
    for (auto& p : std::vector{
             optional("--chinese-name", {"the name in Chinese", "中文姓名"}),
             optional("--federation", {"three-letter code", "协会三字母代码"}),
             optional("--title", {"GM IM WGM FM WIM CM WFM WCM", "称号：GM IM WGM FM WIM CM WFM WCM"}),
             optional("--sex", {"m or w", "性别：m（男）或 w（女）"}),
             optional("--fide-id", {"FIDE ID", "国际棋联编号"}),
             optional("--club", {"club", "单位"}),
         })
        before.push_back(p);
    return before;
}

} // namespace

std::span<const Verb> playerVerbs()
{
    static const std::array verbs{
        Verb{"add-player",
             {"enters a player; once the event has begun, a late entry", "棋手报名；比赛开始后为补报"},
             deciding(cardWords({needed("NAME", {"\"Family name, Given name\"", "姓名"}),
                                 optional("--rating", {"0 to 4000, 0 for unrated", "等级分，0至4000，0为无等级分"}),
                                 optional("--rating-source", {"the list and its month", "等级分来源（名单与月份）"}),
                                 optional("--from", {"first round (late entry)", "首次参赛轮次（补报）"}),
                                 optional("--missed", {"byes of the rounds missed: zero (default) or half",
                                                       "缺席各轮：zero（零分，默认）或 half（半分）"}),
                                 optional("--birth", {"2009-03-14 or 2009; kept apart, erasable",
                                                      "出生日期 2009-03-14 或 2009；单独保存，可删除"}),
                                 optional("--phone", {"kept apart, erasable", "电话；单独保存，可删除"}),
                                 optional("--email", {"kept apart, erasable", "电子邮箱；单独保存，可删除"})})),
             &addPlayer},
        Verb{"edit-player",
             {"changes a player's particulars", "更改棋手资料"},
             deciding(cardWords({player(), optional("--name", {"name", "姓名"})})),
             &editPlayer},
        Verb{"rating",
             {"records a player's rating, from a round on", "登记棋手等级分（自某轮起）"},
             deciding({player(), needed("RATING", {"0 to 4000", "0至4000"}),
                       optional("--from", {"from this round on (default 1)", "自该轮起（默认第1轮）"}),
                       optional("--rating-source", {"the list and its month", "等级分来源（名单与月份）"})}),
             &recordRating},
        Verb{"players",
             {"lists the players", "列出棋手"},
             {eventFile(), flag("--json", {"as JSON", "JSON格式"})},
             &listPlayers},
        Verb{"withdraw", {"a player withdraws", "棋手退赛"}, deciding({player(), from(), reason()}), &withdraw},
        Verb{"return", {"a withdrawn player comes back", "退赛棋手恢复参赛"}, deciding({player(), from()}), &comeBack},
        Verb{"expel",
             {"expels a player", "取消棋手比赛资格"},
             deciding({player(), from(), optional("--article", {"of the Laws", "规则条款"}),
                       needed("--reason", {"why", "理由"})}),
             &expel},
        Verb{"remove-player",
             {"removes a player before round 1 is paired", "第1轮编排前删除棋手"},
             deciding({player()}),
             &removePlayer},
        Verb{"bye",
             {"grants or cancels a bye", "批准或取消轮空"},
             deciding({player(), needed("ROUND", {"the round", "轮次"}),
                       needed("KIND", {"half, zero, full; none cancels",
                                       "half（半分）、zero（零分）、full（一分）；none为取消"})}),
             &bye},
        Verb{"erase-personal",
             {"erases a player's birth date and contacts from the file", "从文件中删除棋手的出生日期和联系方式"},
             deciding({player()}),
             &erasePersonal},
    };
    return verbs;
}

} // namespace arbiter
