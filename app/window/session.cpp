// Opening, acting, undoing: the window's way to the desk. What the window reads of the event is session_state.cpp.
#include "app/window/session.h"

#include "app/demo/demo.h"
#include "app/desk/clock.h"
#include "app/desk/posted_sheet.h"
#include "app/desk/random.h"
#include "app/desk/speaker.h"
#include "app/window/text.h"
#include "db/verify.h"
#include "domain/tournament/verbs.h"

#include <QDir>
#include <QFileInfo>
#include <QQmlEngine>
#include <QTime>

namespace arbiter::window {

namespace {

/// How long the repaint of one row is given before the whole is folded.
constexpr int repaintMilliseconds = 30;

/// The field of a form that a refusal is about.
QString fieldFor(Why why)
{
    switch (why) {
    case Why::NameMissing: return "name";
    case Why::BadFederation: return "federation";
    case Why::BadDates: return "end";
    case Why::RoundsOutOfRange: return "rounds";
    case Why::RatingOutOfRange: return "rating";
    case Why::BadFideId:
    case Why::FideIdNotUnique: return "fideId";
    case Why::FileExists:
    case Why::CannotWrite:
    case Why::NoSuchFile:
    case Why::IsDirectory: return "path";
    default: return {};
    }
}

Result<std::optional<Date>> readDay(const QVariantMap& form, const QString& field)
{
    const auto text = typed(form, field);
    if (text.empty()) return std::optional<Date>{};
    if (const auto date = readDate(text)) return date;
    const Word day = field == u"start" ? Bilingual{"First day", "开始日期"} : Bilingual{"Last day", "结束日期"};
    return refuse(Why::UnusableText, {day, text, "2026-11-30"});
}

/// The settings as a form states them; a wrong date names its field.
struct FormSettings {
    Settings settings;
    QString wrongField;
    std::optional<Refusal> wrong;
};

FormSettings settingsOf(const QVariantMap& form)
{
    FormSettings read;
    auto& s = read.settings;
    s.name = typed(form, "name");
    s.place = typed(form, "place");
    s.federation = typed(form, "federation");
    s.chiefArbiter = typed(form, "chief");
    s.timeControl = typed(form, "timeControl");
    s.edition = form.value("edition").toString() == u"A" ? Edition::A : Edition::B;
    bool number = false;
    s.rounds = form.value("rounds").toString().trimmed().toInt(&number);
    if (!number) s.rounds = 0;
    for (const auto* field : {"start", "end"}) {
        const auto day = readDay(form, field);
        if (!day && !read.wrong) {
            read.wrong = day.error();
            read.wrongField = field;
        }
        (QString{field} == u"start" ? s.start : s.end) = day.value_or(std::nullopt);
    }
    return read;
}

QVariantMap answer(const char* came) { return {{"came", came}}; }

} // namespace

Session::Session(QQmlEngine& engine)
{
    m_settling.setSingleShot(true);
    m_settling.setInterval(repaintMilliseconds);
    connect(&m_settling, &QTimer::timeout, this, &Session::settle);
    connect(&m_preferences, &Preferences::languageChanged, this, [this, &engine] {
        engine.retranslate();
        Q_EMIT changed();
        Q_EMIT copied();
        Q_EMIT warningChanged();
        m_settling.start();
    });
}

Session::~Session() = default;

Session* Session::create(QQmlEngine* engine, QJSEngine*) { return new Session{*engine}; }

QVariantMap Session::refused(const Refusal& why, const QString& field)
{
    const auto text = toQt(sentence(why, language()));
    const auto about = field.isEmpty() ? fieldFor(why.why) : field;
    if (about.isEmpty()) Q_EMIT wasRefused(text);
    return {{"came", "refused"}, {"text", text}, {"field", about}, {"why", static_cast<int>(why.why)}};
}

QVariantMap Session::adopt(Result<Desk> desk)
{
    if (!desk) return refused(desk.error());
    closeEvent();
    m_desk = std::make_unique<Desk>(std::move(*desk));
    m_preferences.remember(path(), toQt(tournament().settings.name));
    m_round = std::max(lastPaired(), 1);
    Q_EMIT changed();
    Q_EMIT roundChanged();
    Q_EMIT copied();
    settle();
    return answer("taken");
}

QVariantMap Session::createEvent(const QVariantMap& form)
{
    auto read = settingsOf(form);
    if (read.wrong) return refused(*read.wrong, read.wrongField);
    const auto path = form.value("path").toString().trimmed();
    if (path.isEmpty()) return refused({Why::TextMissing, {}, {}, {}}, "path");
    if (const auto why = objectionTo(read.settings)) return refused(*why);
    if (!QDir{}.mkpath(QFileInfo{path}.absolutePath())) return refused({Why::CannotWrite, {toStd(path)}, {}, {}});
    const auto& chief = read.settings.chiefArbiter;
    return adopt(Desk::create(toStd(path), read.settings, randomHex(16), {now(), chief.empty() ? "-" : chief, "1"}));
}

QVariantMap Session::openEvent(const QString& path)
{
    const bool same = isOpen() && QFileInfo{path}.canonicalFilePath() == QFileInfo{this->path()}.canonicalFilePath();
    if (same) return answer("taken");
    return adopt(Desk::open(toStd(path), Access::Write, now()));
}

QVariantMap Session::practise(const QString& path)
{
    if (!QDir{}.mkpath(QFileInfo{path}.absolutePath())) return refused({Why::CannotWrite, {toStd(path)}, {}, {}});
    return adopt(makeDemonstration(toStd(path), static_cast<unsigned>(QTime::currentTime().msecsSinceStartOfDay())));
}

void Session::closeEvent()
{
    if (!m_desk) return;
    declineWarning();
    m_desk.reset();
    m_round = 0;
    Q_EMIT changed();
    Q_EMIT roundChanged();
    settle();
}

Signature Session::signature() const
{
    const auto& t = tournament();
    const auto& author = t.onDuty.empty() ? t.settings.chiefArbiter : t.onDuty;
    return {now(), author.empty() ? "-" : author, "1"};
}

QVariantMap Session::act(const Result<Fact>& fact, PersonalChanges personal)
{
    if (!fact) return refused(fact.error());
    return act(std::vector{*fact}, std::move(personal));
}

QVariantMap Session::act(std::vector<Fact> facts, PersonalChanges personal)
{
    const auto warnings = m_desk->warningsOf(facts);
    if (!warnings) return refused(warnings.error());
    if (warnings->empty()) return taken(facts, {}, personal);
    m_waiting = Waiting{std::move(facts), std::move(personal), *warnings, {}};
    Q_EMIT warningChanged();
    return answer("waiting");
}

QVariantMap Session::taken(const std::vector<Fact>& facts, const Acknowledgement& met, const PersonalChanges& personal)
{
    const int paired = lastPaired();
    const auto entries = m_desk->take(facts, met, signature(), personal);
    if (!entries) return refused(entries.error());
    const bool revocation = std::holds_alternative<Revoked>(facts.front());
    Q_EMIT changed();
    if (lastPaired() != paired) setRound(std::max(lastPaired(), 1));
    Q_EMIT acted(sentenceOf(*entries), revocation);
    m_settling.start();
    return answer("taken");
}

QString Session::sentenceOf(const std::vector<Entry>& entries) const
{
    const auto said = toQt(sentence(entries.back().fact, speakerFor(tournament(), language())));
    return entries.size() == 1 ? said : tr("%1 (%n entries)", nullptr, static_cast<int>(entries.size())).arg(said);
}

void Session::settle()
{
    const auto possible = [this](const Result<EntrySet>& set) { return set && !set->contains(EntryNumber{1}); };
    m_canUndo = isOpen() && readOnly().isEmpty() && possible(lastAct(m_desk->record()));
    m_canRedo = isOpen() && readOnly().isEmpty() && possible(lastUndo(m_desk->record()));
    Q_EMIT settled();
}

QVariantMap Session::revokeSet(const Result<EntrySet>& set, const QString& reason)
{
    if (!set) return refused(set.error());
    return act(arbiter::undo(m_desk->record(), *set, toStd(reason.trimmed())));
}

QVariantMap Session::undo() { return isOpen() ? revokeSet(lastAct(m_desk->record()), {}) : answer("refused"); }
QVariantMap Session::redo() { return isOpen() ? revokeSet(lastUndo(m_desk->record()), {}) : answer("refused"); }

QVariantMap Session::revoke(qint64 entry, const QString& reason)
{
    const auto entries = m_desk->entries();
    if (entry < 1 || entry > static_cast<qint64>(entries.size()))
        return refused({Why::NoSuchEntry, {std::to_string(entry)}, {}, {}});
    EntrySet ofTheAct;
    for (const auto& e : entries)
        if (e.act == entries[static_cast<std::size_t>(entry) - 1].act) ofTheAct.add(e.number);
    return revokeSet(ofTheAct, reason);
}

QVariantMap Session::revokeAlone(EntryNumber entry) { return revokeSet(EntrySet{entry}, {}); }

QVariantMap Session::takeDuty(const QString& arbiter)
{
    return act(decided(tournament(), DutyTaken{toStd(arbiter.trimmed())}));
}

QVariantMap Session::copyTo(const QString& target)
{
    if (auto made = m_desk->file().backup(toStd(target)); !made) return refused(made.error());
    m_preferences.keepCopy(toQt(tournament().key), toQt(wallTime(now())) + "  " + QFileInfo{target}.fileName());
    Q_EMIT copied();
    return answer("taken");
}

QVariantMap Session::verifyFile(const QString& sheet)
{
    const auto report = verify(m_desk->file().path());
    if (!report) return refused(report.error());
    if (const auto fault = faultIn(*report)) return refused(*fault);
    if (!sheet.trimmed().isEmpty()) {
        const auto posted = readPostedSheet(toStd(sheet));
        if (!posted) return refused(posted.error(), "sheet");
        const auto held = verifySheet(m_desk->file().path(), posted->entry, posted->digits);
        if (!held) return refused(held.error(), "sheet");
    }
    auto good = answer("taken");
    good["entries"] = static_cast<int>(report->entries);
    good["head"] = QString::number(report->head.number.value) + ':' + toQt(shortText(report->head.seal));
    return good;
}

QVariantMap Session::warning() const
{
    if (!m_waiting) return {};
    const auto& w = m_waiting->warnings.front();
    return {{"name", toQt(nameOf(w.about))},
            {"level", static_cast<int>(levelOf(w.about))},
            {"text", toQt(sentence(w, language()))},
            {"second", m_waiting->met.once.contains(w.about)}};
}

void Session::acceptWarning()
{
    if (!m_waiting) return;
    auto& waiting = *m_waiting;
    const auto about = waiting.warnings.front().about;
    const bool second = !waiting.met.once.insert(about).second;
    if (second) waiting.met.twice.insert(about);
    std::erase_if(waiting.warnings, [&](const Warning& w) {
        const bool twice = levelOf(w.about) == Level::ConfirmTwice;
        return waiting.met.once.contains(w.about) && (!twice || waiting.met.twice.contains(w.about));
    });
    if (waiting.warnings.empty()) {
        const auto all = std::move(waiting);
        m_waiting.reset();
        taken(all.facts, all.met, all.personal);
    }
    Q_EMIT warningChanged();
}

void Session::declineWarning()
{
    if (!m_waiting) return;
    m_waiting.reset();
    Q_EMIT warningChanged();
}

} // namespace arbiter::window
