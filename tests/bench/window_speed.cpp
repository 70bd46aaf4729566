// How quick the window is, offscreen: start to first frame, a frame while a table scrolls, a decision from key to
// repainted row; each beside its baseline. Ends with 1 where a figure is over what was promised. bench_window; no
// arguments.
#include "app/desk/clock.h"
#include "app/window/rows_model.h"
#include "app/window/session.h"
#include "app/window/window.h"
#include "tests/support/program.h"
#include "tests/window/events.h"

#include <QAccessible>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QProcess>
#include <QQmlApplicationEngine>
#include <QQmlExtensionPlugin>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSet>
#include <QSettings>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <memory>

Q_IMPORT_QML_PLUGIN(ArbiterPlugin)

namespace {

using namespace arbiter;
using Times = std::vector<double>; // milliseconds

bool allHeld = true;

double at(Times times, double share)
{
    std::sort(times.begin(), times.end());
    return times.empty() ? 0 : times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
}

void tell(const char* what, const Times& times, double median = 0, double worst = 0)
{
    const double half = at(times, 0.5), most = at(times, 0.99);
    const bool held = (median == 0 || half < median) && (worst == 0 || most < worst);
    allHeld = allHeld && held;
    std::printf("%-58s %5zu times  median %7.2f ms  99th %7.2f ms  %s\n", what, times.size(), half, most,
                median == 0 && worst == 0 ? ""
                : held                    ? "held"
                                          : "OVER");
    std::fflush(stdout);
}

double since(const QElapsedTimer& timer) { return static_cast<double>(timer.nsecsElapsed()) / 1e6; }

/// The window with an event, as the program makes it.
class Shown {
public:
    explicit Shown(const std::string& event)
    {
        window::setUpEngine(m_engine);
        m_engine.setInitialProperties({{"openAtStart", QString::fromStdString(event)}});
        m_engine.load("qrc:/qt/qml/Arbiter/Main.qml");
        m_window = qobject_cast<QQuickWindow*>(m_engine.rootObjects().value(0));
        if (!m_window) std::exit(2);
        m_window->resize(1280, 800);
        m_window->requestActivate();
        if (!QTest::qWaitForWindowActive(m_window)) std::exit(2);
        QTest::qWait(300);
    }

    QQuickWindow& window() { return *m_window; }
    window::Session& session()
    {
        return *m_engine.singletonInstance<window::Session*>(qmlTypeId("Arbiter", 1, 0, "Session"));
    }
    void page(const char* name)
    {
        QMetaObject::invokeMethod(m_window, "show", Q_ARG(QString, name));
        QTest::qWait(300);
    }
    /// The list that has the keyboard: the table of the page.
    QQuickItem& table()
    {
        auto* item = m_window->activeFocusItem();
        if (!item || !item->inherits("QQuickListView")) std::exit(2);
        return *item;
    }

private:
    QQmlApplicationEngine m_engine;
    QQuickWindow* m_window = nullptr;
};

struct Frame {
    double gui = 0; ///< until the picture can be drawn: bindings, delegates, polish, synchronising
    double all = 0; ///< with the drawing, which a display with a graphics card does elsewhere
};

/// Does something and waits for the frame that shows it.
template <class Act> Frame frameOf(QQuickWindow& window, Act act)
{
    Frame frame;
    bool swapped = false;
    QElapsedTimer timer;
    QObject context;
    QObject::connect(&window, &QQuickWindow::beforeRendering, &context, [&] { frame.gui = since(timer); });
    QObject::connect(&window, &QQuickWindow::frameSwapped, &context, [&] { swapped = true; });
    timer.start();
    act();
    window.requestUpdate();
    while (!swapped) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    frame.all = since(timer);
    return frame;
}

/// Scrolls the table of a page to its end, three rows a frame.
void scroll(Shown& shown, const char* page, const std::string& what)
{
    shown.page(page);
    auto& list = shown.table();
    auto* content = list.property("contentItem").value<QQuickItem*>();
    QSet<QQuickItem*> delegates;
    Times gui, all;
    const auto step = 84.0, end = list.property("contentHeight").toReal() - list.height();
    for (int pass = 0; pass < 3; ++pass)
        for (double y = 0; y < end; y += step) {
            const auto frame = frameOf(shown.window(), [&] { list.setProperty("contentY", y); });
            gui.push_back(frame.gui);
            all.push_back(frame.all);
            for (auto* item : content->childItems())
                if (QByteArray{item->metaObject()->className()}.startsWith("TableLine")) delegates.insert(item);
        }
    const auto rows = list.property("count").toInt();
    tell((what + ", GUI thread a frame").c_str(), gui, 8, 16);
    tell((what + ", with software drawing").c_str(), all);
    const auto most = static_cast<qsizetype>(2 * (list.height() / 28 + 2));
    const bool reused = delegates.size() <= most;
    allHeld = allHeld && reused;
    std::printf("    %d rows, %lld delegates made, at most %lld wanted: %s\n", rows,
                static_cast<long long>(delegates.size()), static_cast<long long>(most), reused ? "held" : "OVER");
}

/// The baseline of a scrolled frame: the window drawn again with nothing changed.
void drawAgain(Shown& shown)
{
    Times gui;
    for (int i = 0; i < 200; ++i) gui.push_back(frameOf(shown.window(), [&] { shown.window().update(); }).gui);
    tell("baseline: the same window drawn again, GUI thread", gui);
}

/// What one result costs to store, without any window.
Times commits(const std::string& path, RoundNumber round, int boards)
{
    Times times;
    auto desk = Desk::open(path, Access::Write, now());
    if (!desk) std::exit(2);
    for (int board = 1; board <= boards; ++board) {
        const std::vector<Fact> facts{ResultEntered{{round, BoardNumber{board}, 1}, Outcome::WhiteWins}};
        QElapsedTimer timer;
        timer.start();
        if (!desk->take(facts, {}, {now(), "-", "1"})) std::exit(2);
        times.push_back(since(timer));
    }
    return times;
}

/// A result typed on board after board: from the key to the frame that shows it.
void decide(const std::string& path, const std::string& copy)
{
    Times gui, all;
    {
        Shown shown{path};
        shown.page("standings");
        shown.page("log");
        shown.page("results");
        for (int board = 0; board < 250; ++board) {
            const auto frame = frameOf(shown.window(), [&] { QTest::keyClick(&shown.window(), '1'); });
            gui.push_back(frame.gui);
            all.push_back(frame.all);
            frameOf(shown.window(), [&] { QTest::keyClick(&shown.window(), Qt::Key_Return); });
            QTest::qWait(60); // what follows after the repaint
        }
        if (shown.session().openBoards() != 0) std::exit(2);
    }
    const auto commit = commits(copy, RoundNumber{4}, 250);
    tell("baseline: one result stored, without a window", commit);
    tell("a result, key to row, GUI thread, commit and all", gui);
    tell("a result, key to row, with software drawing", all);
    const double own = at(all, 0.5) - at(commit, 0.5), most = at(all, 0.99) - at(commit, 0.5);
    const bool held = own < 30 && most < 30;
    allHeld = allHeld && held;
    std::printf("    beside the commit: median %.2f ms, 99th %.2f ms, 30 wanted: %s\n", own, most,
                held ? "held" : "OVER");
}

/// In a process of its own: the window, until it has shown its first frame.
int untilFirstFrame(QGuiApplication& application, const QString& event)
{
    QQmlApplicationEngine engine;
    window::setUpEngine(engine);
    if (event == u"-") {
        engine.loadData("import QtQuick; Window { visible: true; width: 1280; height: 800; Text { text: 'a' } }");
    } else {
        engine.setInitialProperties({{"openAtStart", event}});
        engine.load("qrc:/qt/qml/Arbiter/Main.qml");
    }
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
    if (!window) return 2;
    QObject::connect(window, &QQuickWindow::frameSwapped, &application, [] {
        std::puts("shown");
        std::fflush(stdout);
        std::_Exit(0);
    });
    return QGuiApplication::exec();
}

Times starts(const QString& event)
{
    Times times;
    for (int i = 0; i < 7; ++i) {
        QProcess child;
        QElapsedTimer timer;
        timer.start();
        child.start(QCoreApplication::applicationFilePath(), {"--start", event});
        if (!child.waitForReadyRead(60'000)) std::exit(2);
        times.push_back(since(timer));
        child.waitForFinished();
    }
    return times;
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("LC_ALL", "C.UTF-8");
    QGuiApplication application{argc, argv};
    window::setUpApplication();
    const auto words = QGuiApplication::arguments();
    if (words.size() == 3) return untilFirstFrame(application, words[2]);

    const test::Folder home;
    qputenv("XDG_CONFIG_HOME", home.at("").c_str());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, QString::fromStdString(home.at("settings")));
    for (const auto* name : {"500", "500-copy"}) test::makeEvent(home.at(name), {500, 9, 3, true, false});
    test::makeEvent(home.at("2000"), {2000, 9, 3, true, false});

    tell("baseline: a window with one letter, start to first frame", starts("-"));
    tell("500 players, start to first frame", starts(QString::fromStdString(home.at("500"))));
    {
        Shown shown{home.at("500")};
        drawAgain(shown);
        for (const auto* page : {"players", "standings"}) scroll(shown, page, std::string{"500 players, "} + page);
    }
    {
        Shown shown{home.at("2000")};
        for (const auto* page : {"players", "results", "standings"})
            scroll(shown, page, std::string{"2,000 players, "} + page);
    }
    decide(home.at("500"), home.at("500-copy"));
    return allHeld ? 0 : 1;
}
