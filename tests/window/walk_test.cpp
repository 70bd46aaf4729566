// A walk over every page, as many ways as it can be looked at: both languages, three themes, two sizes; with nobody,
// three people of long names, and five hundred. What an eye would see or a keyboard would meet is asked of each.
#include "tests/window/events.h"
#include "tests/window/seen.h"

#include "domain/facts/facts.h"

#include <boost/test/unit_test.hpp>

#include <QFile>
#include <QGuiApplication>
#include <QTranslator>
#include <QXmlStreamReader>

namespace {

using namespace arbiter;
using namespace arbiter::test;

/// Every text in another "language", two fifths longer; what stands for a value stays.
class Longer : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char*, const char* source, const char*, int) const override
    {
        auto text = QString::fromUtf8(source);
        const auto more = (text.size() * 2 + 4) / 5;
        for (qsizetype i = 0; i < more; ++i) text += i % 7 == 0 ? u' ' : u'n';
        return text;
    }
};

/// Sentences that the Chinese catalogue translates, as patterns over what they say with values in them.
QList<QRegularExpression> englishSentences()
{
    QFile file{ARBITER_SOURCE_DIR "/qml/translations/arbiter_zh_CN.ts"};
    BOOST_REQUIRE(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml{&file};
    QString source;
    QList<QRegularExpression> all;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement()) continue;
        if (xml.name() == u"source") source = xml.readElementText();
        if (xml.name() != u"translation" && xml.name() != u"numerusform") continue;
        const auto text = xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
        if (text == source || source.count(QRegularExpression{"[a-z]"}) < 3) continue;
        auto pattern = QRegularExpression::escape(source);
        pattern.replace(QRegularExpression{"\\\\%(\\d|n)"}, ".*");
        all << QRegularExpression{QRegularExpression::anchoredPattern(pattern)};
    }
    BOOST_REQUIRE(all.size() > 100);
    return all;
}

class Walk : public Sitting {
public:
    Walk() : Sitting{{1024, 700}} {}

    /// Looks at what the window shows now, in every way.
    void look(const char* what)
    {
        for (const auto* language : {"en", "zh"}) {
            session().preferences()->setLanguage(language);
            settle();
            for (const auto* theme : {"light", "dark", "contrast"}) {
                session().preferences()->setTheme(theme);
                for (const QSize size : {QSize{1024, 700}, QSize{1920, 1080}}) {
                    window().resize(size);
                    paint();
                    tell(what, QString{"%1 %2 %3x%4"}.arg(language, theme).arg(size.width()).arg(size.height()),
                         clipped(*this));
                }
            }
            tell(what, language, nameless(*this));
        }
        tell(what, "zh", english());
        session().preferences()->setLanguage("en");
        settle();
        longer(what);
    }
    /// Walks Tab round what the window shows now, in each theme.
    void tabRound(const char* what)
    {
        for (const auto* theme : {"light", "dark", "contrast"}) {
            session().preferences()->setTheme(theme);
            window().resize(1024, 700);
            paint();
            tell(what, theme, unreachable(*this));
        }
    }
    void both(const char* what)
    {
        look(what);
        tabRound(what);
    }
    void go(const char* name)
    {
        show(name);
        both(name);
    }

private:
    void paint()
    {
        QCoreApplication::processEvents();
        window().grabWindow();
        QCoreApplication::processEvents();
    }
    void longer(const char* what)
    {
        Longer translator;
        QCoreApplication::installTranslator(&translator);
        const auto retranslate = [&] {
            engine().retranslate();
            Q_EMIT session().changed();
            Q_EMIT session().settled();
            settle();
            paint();
        };
        window().resize(1024, 700);
        retranslate();
        // A text may be cut there, as long as it pushes nothing out of its place.
        const auto pushed = clipped(*this).filter("outside") + clipped(*this).filter("larger");
        tell(what, "a language 40 % longer", pushed);
        QCoreApplication::removeTranslator(&translator);
        retranslate();
    }
    QStringList english()
    {
        static const auto sentences = englishSentences();
        // Three small words in a row are a sentence, wherever they come from.
        static const QRegularExpression words{"\\b[a-z]{2,} [a-z]{2,} [a-z]{2,}\\b"};
        QStringList faults;
        // What was said stays as it was said.
        hideSaid();
        session().preferences()->setLanguage("zh");
        settle();
        auto all = texts();
        for (auto* face : controls()) all << face->text(QAccessible::Name);
        for (const auto& text : all) {
            const bool known = std::any_of(sentences.begin(), sentences.end(),
                                           [&](const auto& s) { return s.match(text).hasMatch(); });
            if (known || words.match(text).hasMatch()) faults << "English in the Chinese window: " + text.left(80);
        }
        faults.removeDuplicates();
        return faults;
    }
    void tell(const char* what, const QString& how, const QStringList& faults)
    {
        BOOST_TEST_CONTEXT(what << ", " << how.toStdString())
        for (const auto& fault : faults) {
            if (m_told.contains(fault)) continue;
            m_told << fault;
            BOOST_ERROR(fault.toStdString());
        }
    }

    QStringList m_told;
};

struct WalkEvent : Walk {
    void sitDownWith(const EventShape& shape)
    {
        const auto path = home().at("event.arb");
        makeEvent(path, shape);
        sitDown(QString::fromStdString(path));
        BOOST_REQUIRE(session().isOpen());
    }
};

} // namespace

BOOST_AUTO_TEST_SUITE(walk)

BOOST_FIXTURE_TEST_CASE(before_any_event_is_open, Walk)
{
    makeEvent(home().at("one.arb"), {3, 5, 1, true, true});
    sitDown(QString::fromStdString(home().at("one.arb")));
    keys("Ctrl+W");
    both("start, with a recent event");
    go("new-event");
    keys("Ctrl+Return");
    both("new event, refused");
    go("manual");
    keys("Ctrl+,");
    both("settings");
    keys("Escape");
    keys("Ctrl+K");
    both("finder");
    keys("Escape");
    session().wasRefused(QString{"/Harbour/Open/2026 412:9f3c81d055aa0e27 "}.repeated(6));
    look("a refusal");
}

BOOST_FIXTURE_TEST_CASE(with_nobody, WalkEvent)
{
    sitDownWith({0, 5, 0, false, false});
    for (const auto* page : {"players", "pairings", "results", "standings", "log"}) go(page);
    keys("Ctrl+N");
    both("a new player");
}

BOOST_FIXTURE_TEST_CASE(with_three_people_of_long_names, WalkEvent)
{
    sitDownWith({3, 5, 0, false, true});
    go("players");
    go("pairings");
    keys("F5");
    go("pairings");
    keys("F9");
    for (const auto* page : {"pairings", "results", "standings", "log", "players"}) go(page);
    enter("Players");
    keys("Return");
    both("edit a player");
    fill("Rating", "many");
    keys("Return");
    both("edit a player, refused");
    keys("Escape");
    keys("Ctrl+3");
    enter("Results of round 1");
    type("1");
    look("results, with the undo bar");
    type("0");
    both("results, in conflict");
    type("1");
    go("standings");
    keys("F4");
    both("the log, verified");
    fill("Seal on a sheet", "4:0000000000000000");
    keys("Return");
    look("the log, with a fault");
    keys("Ctrl+K");
    type("e");
    both("finder");
    keys("Escape");
    session().preferences()->setRailCollapsed(true);
    both("the rail collapsed");
    session().preferences()->setRailCollapsed(false);
}

BOOST_FIXTURE_TEST_CASE(with_each_warning, WalkEvent)
{
    sitDownWith({3, 5, 0, true, true});
    keys("Ctrl+N");
    fill("Name", "Lu Qinghe");
    keys("Return");
    fill("Name", "Lu Qinghe");
    keys("Return");
    BOOST_TEST(session().warning()["level"].toInt() == 2);
    both("a warning of level 2");
    session().declineWarning();
    settle();
    session().act(std::vector<Fact>{PlayerExpelled{PlayerId{1}, RoundNumber{2}, "11.1", "left in anger"}});
    settle();
    BOOST_TEST(session().warning()["level"].toInt() == 3);
    both("a warning of level 3");
    session().declineWarning();
    SettingsChanged changed;
    changed.change.rounds = 7;
    session().act(std::vector<Fact>{changed});
    settle();
    BOOST_TEST(session().warning()["level"].toInt() == 4);
    both("a warning of level 4, the first question");
    session().acceptWarning();
    settle();
    both("a warning of level 4, the second question");
    session().declineWarning();
}

BOOST_FIXTURE_TEST_CASE(with_five_hundred, WalkEvent)
{
    sitDownWith({500, 9, 2, true, true});
    for (const auto* page : {"players", "pairings", "results", "standings", "log"}) go(page);
    keys("Ctrl+K");
    type("v");
    look("finder");
}

BOOST_FIXTURE_TEST_CASE(with_an_event_that_can_only_be_read, WalkEvent)
{
    const auto path = home().at("event.arb");
    makeEvent(path, {3, 5, 0, true, false});
    const auto other = Desk::open(path, Access::Write, {1'792'976'400'000, 0});
    BOOST_REQUIRE(other);
    sitDown(QString::fromStdString(path));
    BOOST_REQUIRE(!session().readOnly().isEmpty());
    for (const auto* page : {"players", "pairings", "results", "log"}) go(page);
}

BOOST_AUTO_TEST_SUITE_END()
