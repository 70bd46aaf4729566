// The application of the tests, and the hands at the window.
#include "tests/window/sitting.h"

#include "app/window/window.h"

#include <boost/test/unit_test.hpp>

#include <QGuiApplication>
#include <QQmlExtensionPlugin>
#include <QSettings>
#include <QStandardPaths>
#include <QStyleHints>
#include <QTest>

Q_IMPORT_QML_PLUGIN(ArbiterPlugin)

namespace arbiter::test {

namespace {

constexpr int patience = 5000;

QStringList& printed()
{
    static QStringList lines;
    return lines;
}

void listen(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (type == QtDebugMsg || type == QtInfoMsg) return;
    const auto where = context.file ? QString{context.file} + ':' + QString::number(context.line) + ": " : QString{};
    printed().append(where + message);
    std::fprintf(stderr, "%s\n", qPrintable(where + message));
    if (type == QtFatalMsg) std::abort();
}

/// The one application of the process, on no screen at all.
struct Application {
    Application()
    {
        // A screen as large as the largest window looked at.
        m_runtime.write("screens", R"({"screens": [{"name": "1", "x": 0, "y": 0, "width": 1920, "height": 1080,
                                      "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]})");
        qputenv("QT_QPA_PLATFORM", ("offscreen:configfile=" + m_runtime.at("screens")).c_str());
        qputenv("LC_ALL", "C.UTF-8");
        qunsetenv("LANGUAGE");
        qputenv("XDG_RUNTIME_DIR", m_runtime.at("").c_str());
        qputenv("XDG_CONFIG_HOME", m_runtime.at("").c_str());
        qInstallMessageHandler(listen);
        QStandardPaths::setTestModeEnabled(true);
        m_application = std::make_unique<QGuiApplication>(m_count, m_words);
        window::setUpApplication();
        QAccessible::setActive(true);
        QGuiApplication::styleHints()->setCursorFlashTime(0);
    }

    Folder m_runtime;
    int m_count = 1;
    char m_name[12] = "test_window";
    char* m_words[2] = {m_name, nullptr};
    std::unique_ptr<QGuiApplication> m_application;
};

BOOST_TEST_GLOBAL_FIXTURE(Application);

QQuickItem* itemOf(QAccessibleInterface* face) { return face ? qobject_cast<QQuickItem*>(face->object()) : nullptr; }

void collect(QAccessibleInterface* face, QList<QAccessibleInterface*>& all)
{
    for (int i = 0; i < face->childCount(); ++i) {
        auto* child = face->child(i);
        const auto* item = itemOf(child);
        if (!item || !item->isVisible()) continue;
        all.append(child);
        collect(child, all);
    }
}

void collectTexts(const QQuickItem* item, QStringList& all)
{
    if (!item->isVisible() || item->opacity() == 0 || isPooled(item)) return;
    if (item->inherits("QQuickText") && !item->property("text").toString().isEmpty())
        all.append(item->property("text").toString());
    for (const auto* child : item->childItems()) collectTexts(child, all);
}

} // namespace

bool isPooled(const QQuickItem* item)
{
    auto* view = item->parentItem() ? item->parentItem()->parentItem() : nullptr;
    const auto index = item->property("index");
    if (!view || !view->inherits("QQuickListView") || !index.isValid()) return false;
    QQuickItem* there = nullptr;
    QMetaObject::invokeMethod(view, "itemAtIndex", Q_RETURN_ARG(QQuickItem*, there), Q_ARG(int, index.toInt()));
    return there != item;
}

QStringList takeWarnings() { return std::exchange(printed(), {}); }

Sitting::Sitting(QSize size) : m_size{size}
{
    qputenv("HOME", m_home.at("").c_str());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, QString::fromStdString(m_home.at("settings")));
    takeWarnings();
}

Sitting::~Sitting()
{
    leave();
    for (const auto& line : takeWarnings()) BOOST_ERROR("a warning was printed: " + line.toStdString());
}

void Sitting::sitDown(const QString& event)
{
    m_engine = std::make_unique<QQmlApplicationEngine>();
    window::setUpEngine(*m_engine);
    if (!event.isEmpty()) m_engine->setInitialProperties({{"openAtStart", event}});
    m_engine->load("qrc:/qt/qml/Arbiter/Main.qml");
    BOOST_REQUIRE(!m_engine->rootObjects().isEmpty());
    m_window = qobject_cast<QQuickWindow*>(m_engine->rootObjects().constFirst());
    m_session = m_engine->singletonInstance<window::Session*>(qmlTypeId("Arbiter", 1, 0, "Session"));
    m_owed = false;
    QObject::connect(m_session, &window::Session::changed, m_window, [this] { m_owed = m_session->isOpen(); });
    QObject::connect(m_session, &window::Session::settled, m_window, [this] { m_owed = false; });
    if (m_size.isValid()) m_window->resize(m_size);
    m_window->requestActivate();
    BOOST_REQUIRE(QTest::qWaitForWindowActive(m_window, patience));
    settle();
}

void Sitting::leave()
{
    if (!m_engine) return;
    m_window->close();
    QCoreApplication::processEvents();
    m_owed = false;
    m_engine.reset();
    m_window = nullptr;
    m_session = nullptr;
}

QString Sitting::page() const { return m_window->property("page").toString(); }
void Sitting::show(const QString& page)
{
    QMetaObject::invokeMethod(m_window, "show", Q_ARG(QString, page));
    settle();
}
void Sitting::keys(const QString& sequence)
{
    QTest::keySequence(m_window, QKeySequence{sequence});
    settle();
}

void Sitting::tab()
{
    QTest::keyClick(m_window, Qt::Key_Tab);
    QCoreApplication::processEvents();
}

void Sitting::type(const QString& text)
{
    for (const QChar c : text) {
        if (c.unicode() < 128) {
            QTest::keyClick(m_window, c.toLatin1());
            continue;
        }
        QTest::simulateEvent(m_window, true, 0, Qt::NoModifier, QString{c}, false);
        QTest::simulateEvent(m_window, false, 0, Qt::NoModifier, QString{c}, false);
    }
    settle();
}

QList<QAccessibleInterface*> Sitting::controls() const
{
    QList<QAccessibleInterface*> all;
    collect(QAccessible::queryAccessibleInterface(m_window), all);
    return all;
}

QQuickItem* Sitting::look(QAccessible::Role role, const QString& name) const
{
    QQuickItem* nearly = nullptr;
    for (auto* face : controls()) {
        if (face->role() != role) continue;
        const auto said = face->text(QAccessible::Name);
        if (said == name) return itemOf(face);
        if (!nearly && said.startsWith(name)) nearly = itemOf(face);
    }
    return nearly;
}

QQuickItem* Sitting::find(QAccessible::Role role, const QString& name)
{
    QQuickItem* found = nullptr;
    const bool came = QTest::qWaitFor([&] { return (found = look(role, name)) != nullptr; }, patience);
    BOOST_REQUIRE_MESSAGE(came, "there is no control with the name " + name.toStdString());
    return found;
}

void Sitting::press(const QString& name)
{
    auto* face = QAccessible::queryAccessibleInterface(find(QAccessible::Button, name));
    auto* actions = face->actionInterface();
    BOOST_REQUIRE(actions);
    BOOST_REQUIRE(actions->actionNames().contains(QAccessibleActionInterface::pressAction()));
    actions->doAction(QAccessibleActionInterface::pressAction());
    settle();
}

void Sitting::fill(const QString& field, const QString& text)
{
    find(QAccessible::EditableText, field)->forceActiveFocus(Qt::TabFocusReason);
    keys("Ctrl+A");
    type(text);
}

QString Sitting::text(const QString& field)
{
    return find(QAccessible::EditableText, field)->property("text").toString();
}

QQuickItem* Sitting::enter(const QString& table)
{
    auto* list = find(QAccessible::List, table);
    list->forceActiveFocus(Qt::TabFocusReason);
    return list;
}

window::RowsModel& Sitting::rowsOf(const QString& table)
{
    auto* model = find(QAccessible::List, table)->property("model").value<window::RowsModel*>();
    BOOST_REQUIRE(model);
    return *model;
}

QStringList Sitting::said(const QString& table)
{
    QStringList all;
    const auto& model = rowsOf(table);
    for (int row = 0; row < model.count(); ++row) all.append(model.spokenAt(row));
    return all;
}

QStringList Sitting::cells(const QString& table, int row)
{
    const auto& model = rowsOf(table);
    return model.data(model.index(row), window::RowsModel::Cells).toStringList();
}

int Sitting::currentRow(const QString& table)
{
    return find(QAccessible::List, table)->property("currentIndex").toInt();
}

QStringList Sitting::alarms() const
{
    QStringList all;
    for (auto* face : controls())
        if (face->role() == QAccessible::AlertMessage) all.append(face->text(QAccessible::Name));
    return all;
}

QStringList Sitting::texts() const
{
    QStringList all;
    collectTexts(m_window->contentItem(), all);
    return all;
}

bool Sitting::shows(const QString& part) const
{
    const auto all = texts();
    return std::any_of(all.begin(), all.end(), [&](const QString& t) { return t.contains(part); });
}

void Sitting::until(const std::function<bool()>& condition, const char* what)
{
    BOOST_REQUIRE_MESSAGE(QTest::qWaitFor(condition, patience), std::string{"it never came that "} + what);
}

void Sitting::settle()
{
    QTest::qWait(1);
    // What the window does not owe at once is folded a moment after the repaint.
    if (m_owed) until([&] { return !m_owed; }, "the window has folded what follows a decision");
    QTest::qWait(1);
}

void Sitting::newEvent(const QString& name, int rounds)
{
    keys("Ctrl+N");
    ARBITER_UNTIL(*this, page() == u"new-event");
    fill("Name", name);
    fill("Rounds", QString::number(rounds));
    fill("Chief arbiter", "Ingrid Hallstrom");
    keys("Ctrl+Return");
    ARBITER_UNTIL(*this, page() == u"players");
}

void Sitting::addPlayers(const QStringList& names, int firstRating)
{
    keys("Ctrl+N");
    for (const auto& name : names) {
        const int before = session().players();
        fill("Name", name);
        keys("Tab");
        type(QString::number(firstRating));
        keys("Return");
        ARBITER_UNTIL(*this, session().players() == before + 1);
        firstRating -= 25;
    }
    keys("Escape");
}

void Sitting::pairAndPublish()
{
    keys("F5");
    ARBITER_UNTIL(*this, session().lastPaired() > session().lastPublished());
    keys("F9");
    ARBITER_UNTIL(*this, session().lastPaired() == session().lastPublished());
}

QString Sitting::eventPath() const { return m_session->path(); }

QStringList tenNames()
{
    return {"Garroway, Edith", "Lu Qinghe",     "Okonkwo, Ade", "Brandt, Mila",   "Sorensen, Per",
            "Novak, Jana",     "Teixeira, Rui", "Kaplan, Dov",  "Ferrari, Bruno", "Iyer, Meena"};
}

} // namespace arbiter::test
