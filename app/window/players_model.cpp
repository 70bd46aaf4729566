// Rows of players, and the decisions on one of them.
#include "app/window/players_model.h"

#include "app/window/text.h"
#include "domain/tournament/verbs.h"

#include <algorithm>

namespace arbiter::window {

namespace {

QString sexText(Sex sex)
{
    switch (sex) {
    case Sex::Man: return "m";
    case Sex::Woman: return "w";
    case Sex::Unstated: break;
    }
    return {};
}

Sex sexOf(const QVariantMap& form)
{
    const auto text = form.value("sex").toString();
    return text == u"m" ? Sex::Man : text == u"w" ? Sex::Woman : Sex::Unstated;
}

struct ReadForm {
    PlayerCard card;
    int rating = 0;
};

struct WrongField {
    Refusal why;
    QString field;
};

tl::expected<ReadForm, WrongField> readForm(const QVariantMap& form)
{
    ReadForm read;
    read.card = {typed(form, "name"), typed(form, "chineseName"), typed(form, "federation"), Title::None,
                 sexOf(form),         typed(form, "fideId"),      typed(form, "club")};
    const auto title = readTitle(typed(form, "title"));
    if (!title)
        return tl::unexpected{WrongField{
            {Why::UnusableText,
             {Word{Bilingual{"Title", "称号"}}, typed(form, "title"), "GM | IM | WGM | FM | WIM | CM | WFM | WCM"},
             {},
             {}},
            "title"}};
    read.card.title = *title;
    const auto rating = typed(form, "rating");
    bool number = rating.empty();
    if (!number) read.rating = toQt(rating).toInt(&number);
    if (!number)
        return tl::unexpected{WrongField{
            {Why::UnusableNumber, {Word{Bilingual{"Rating", "等级分"}}, rating, "0", "4000"}, {}, {}}, "rating"}};
    return read;
}

template <class T> std::optional<T> ifOther(const T& now, const T& then)
{
    return now == then ? std::nullopt : std::optional{then};
}

CardChange difference(const PlayerCard& now, const PlayerCard& then)
{
    return {ifOther(now.name, then.name),
            ifOther(now.chineseName, then.chineseName),
            ifOther(now.federation, then.federation),
            ifOther(now.title, then.title),
            ifOther(now.sex, then.sex),
            ifOther(now.fideId, then.fideId),
            ifOther(now.club, then.club)};
}

QString resultText(const Tournament& t, const Player& player, RoundNumber round, Language language)
{
    const auto score = scoreIn(t, player, round);
    if (!score) return {};
    if (!classOf(*score).paired) return toQt(classOf(*score).name.in(language));
    return pointsText(pointsFor(*score, t.settings.scoring), language);
}

} // namespace

void PlayersModel::setSearch(const QString& search)
{
    if (search == m_search) return;
    m_search = search;
    Q_EMIT searchChanged();
    refresh();
}

RoundNumber PlayersModel::nextRound() const { return lastPaired(t()).next(); }

bool PlayersModel::matches(const Player& player) const
{
    const auto wanted = m_search.trimmed();
    if (wanted.isEmpty()) return true;
    if (QString::number(player.number.value) == wanted) return true;
    const auto& c = player.card;
    for (const auto* text : {&c.name, &c.chineseName, &c.federation, &c.fideId, &c.club})
        if (toQt(*text).contains(wanted, Qt::CaseInsensitive)) return true;
    return false;
}

QString PlayersModel::stateOf(const Player& player) const
{
    switch (presenceIn(player, nextRound())) {
    case Presence::Plays: return "plays";
    case Presence::HasBye: {
        const auto bye = player.byes.find(nextRound());
        return bye != player.byes.end() && bye->second == Bye::Half ? "half" : "zero";
    }
    case Presence::NotEntered: return "late";
    case Presence::Withdrawn: return "withdrawn";
    case Presence::Expelled: return "expelled";
    case Presence::Removed: break;
    }
    return "removed";
}

TableRow PlayersModel::rowOf(const Player& player) const
{
    const auto state = stateOf(player);
    struct Shown {
        const char* state;
        QString text;
        const char* tone;
    };
    const std::array shown{Shown{"plays", tr("plays"), "green"},    Shown{"half", tr("half-point bye"), "amber"},
                           Shown{"zero", tr("absent"), "amber"},    Shown{"late", tr("late entry"), ""},
                           Shown{"withdrawn", tr("withdrawn"), ""}, Shown{"expelled", tr("expelled"), "red"},
                           Shown{"removed", tr("removed"), ""}};
    const auto* chip = std::find_if(shown.begin(), shown.end(), [&](const auto& s) { return state == s.state; });
    const auto last = lastPublished(t());
    const auto name = nameText(player, language());
    const auto number = player.number.value ? QString::number(player.number.value) : QStringLiteral("–");
    const auto rating = ratingText(player, nextRound());
    const auto points = last.value ? pointsText(pointsAfter(t(), player, last), language()) : QString{};
    return {player.id.value,
            {number, titleText(player), name, toQt(player.card.federation), rating, points, chip->text},
            {"muted", "muted", "", "", "", "strong", chip->tone},
            tr("%1, number %2, rating %3, %4").arg(name, number, rating, chip->text),
            {{"state", state}}};
}

std::vector<TableRow> PlayersModel::fold() const
{
    std::vector<TableRow> rows;
    for (const auto* player : activePlayers(t()))
        if (matches(*player)) rows.push_back(rowOf(*player));
    return rows;
}

QString PlayersModel::summarise() const
{
    const auto players = activePlayers(t());
    const auto plays = std::count_if(players.begin(), players.end(),
                                     [&](const auto* p) { return presenceIn(*p, nextRound()) == Presence::Plays; });
    return tr("%n entered", nullptr, static_cast<int>(players.size())) + QStringLiteral(" · ") +
           tr("%n for the next round", nullptr, static_cast<int>(plays));
}

QVariantList PlayersModel::gamesOf(const Player& player) const
{
    QVariantList games;
    for (const auto& round : t().rounds) {
        const auto seat = seatIn(*round, player.id);
        if (!round->published || !seat) continue;
        const auto* opponent = seat->paired() ? findPlayer(t(), opponentIn(*round, *seat)) : nullptr;
        games.append(QVariantMap{{"round", round->number.value},
                                 {"colour", !opponent                       ? ""
                                            : seat->colour == Colour::White ? "white"
                                                                            : "black"},
                                 {"opponent", opponent ? nameText(*opponent, language()) : QString{}},
                                 {"result", resultText(t(), player, round->number, language())}});
    }
    return games;
}

QVariantMap PlayersModel::card(qint64 key) const
{
    const auto* player = ready() ? findPlayer(t(), PlayerId{static_cast<std::int32_t>(key)}) : nullptr;
    if (!player) return {};
    const auto& c = player->card;
    const int rating = ratingFor(*player, nextRound()).rating;
    return {{"name", toQt(c.name)},
            {"chineseName", toQt(c.chineseName)},
            {"federation", toQt(c.federation)},
            {"title", titleText(*player)},
            {"rating", rating ? QString::number(rating) : QString{}},
            {"fideId", toQt(c.fideId)},
            {"sex", sexText(c.sex)},
            {"club", toQt(c.club)},
            {"number", player->number.value},
            {"shownName", nameText(*player, language())},
            {"state", stateOf(*player)},
            {"fixed", lastPaired(t()).value > 0},
            {"nextRound", nextRound().value},
            {"games", gamesOf(*player)}};
}

QVariantMap PlayersModel::add(const QVariantMap& form)
{
    const auto read = readForm(form);
    if (!read) return session()->refused(read.error().why, read.error().field);
    Entering entering;
    entering.card = read->card;
    entering.rating = read->rating;
    return session()->act(enterPlayer(t(), entering));
}

QVariantMap PlayersModel::edit(qint64 key, const QVariantMap& form)
{
    const PlayerId id{static_cast<std::int32_t>(key)};
    const auto* player = findPlayer(t(), id);
    const auto read = readForm(form);
    if (!player) return session()->refused({Why::NoSuchPlayer, {std::to_string(key)}, {}, {}});
    if (!read) return session()->refused(read.error().why, read.error().field);
    std::vector<Fact> facts;
    if (const auto change = difference(player->card, read->card); change != CardChange{})
        facts.emplace_back(PlayerAmended{id, change});
    if (read->rating != ratingFor(*player, nextRound()).rating)
        facts.emplace_back(RatingRecorded{id, {nextRound(), read->rating, {}}});
    if (facts.empty()) return {{"came", "taken"}};
    return session()->act(std::move(facts));
}

QVariantMap PlayersModel::withdraw(qint64 key)
{
    return session()->act(withdrawPlayer(t(), PlayerId{static_cast<std::int32_t>(key)}, {}, {}));
}

QVariantMap PlayersModel::comeBack(qint64 key)
{
    return session()->act(returnPlayer(t(), PlayerId{static_cast<std::int32_t>(key)}, {}));
}

QVariantMap PlayersModel::remove(qint64 key)
{
    return session()->act(decided(t(), PlayerRemoved{PlayerId{static_cast<std::int32_t>(key)}}));
}

QVariantMap PlayersModel::bye(qint64 key, const QString& kind)
{
    const PlayerId id{static_cast<std::int32_t>(key)};
    if (kind == u"none") return session()->act(decided(t(), ByeCancelled{id, nextRound()}));
    return session()->act(decided(t(), ByeGranted{id, nextRound(), kind == u"half" ? Bye::Half : Bye::Zero}));
}

QStringList PlayersModel::federations(const QString& beginning) const
{
    QStringList known;
    if (!ready()) return known;
    for (const auto* player : activePlayers(t())) {
        const auto federation = toQt(player->card.federation);
        if (!federation.isEmpty() && !known.contains(federation) &&
            federation.startsWith(beginning.trimmed(), Qt::CaseInsensitive))
            known.append(federation);
    }
    known.sort();
    return known;
}

QStringList PlayersModel::titles() const { return {"", "GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"}; }

} // namespace arbiter::window
